import { type Command, CommanderError } from 'commander'
import { brief } from '../core/clean.js'
import { UserError } from '../core/errors.js'
import type { Message } from '../core/words.js'
import { chooseLanguage, languageOf, languages } from '../i18n/locale.js'
import { builder } from './command-line/builder.js'
import { diceCommands } from './command-line/dice.js'
import { fleetCommands } from './command-line/fleets.js'
import { gameCommands } from './command-line/games.js'
import { afterCommand } from './command-line/leading.js'
import { readSettings, type Settings } from './settings.js'
import { makeTerminal, type Terminal } from './terminal.js'

/** Runs one command line; gives its exit code. UserError and our own faults are the caller's to print. */
export async function run(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; terminal: Terminal; trouble?: unknown }> {
  const flagged = flagIn(argv, '--lang')
  let terminal = await makeTerminal({}, chooseLanguage(flagged, undefined, env), env, process)
  try {
    const settings = await readSettings()
    const terms = flagIn(argv, '--terms') ?? settings.terms
    const setting = typeof settings.lang === 'string' ? settings.lang : undefined
    terminal = await makeTerminal(
      {
        color: argv.includes('--no-color') ? false : argv.includes('--color') ? true : (settings.color as boolean | undefined),
        plain: argv.includes('--plain') || settings.plain === true,
        quiet: argv.includes('--quiet') || settings.quiet === true,
        input: !argv.includes('--no-input'),
        bothTerms: terms === 'both',
      },
      chooseLanguage(flagged, setting, env),
      env,
      process,
    )
    if (flagged !== undefined && !languageOf(flagged)) throw misuse('error.language', { name: flagged, allowed: languages.join(', ') })
    if (terms !== undefined && terms !== 'one' && terms !== 'both') throw misuse('error.terms', { text: String(terms) })
    const given = Boolean(flagged ?? env.FLEETREF_LANG)
    let code = 0
    const program = build(terminal, settings, given, (result) => {
      code = result
    })
    await program.parseAsync([...afterCommand(argv)], { from: 'user' })
    return { code, terminal }
  } catch (trouble) {
    if (trouble instanceof CommanderError) {
      if (trouble.exitCode === 0) return { code: 0, terminal }
      return { code: 2, terminal, trouble: misuse('error.usage', { what: usage(trouble) }) }
    }
    return { code: trouble instanceof UserError ? trouble.exit : 1, terminal, trouble }
  }
}

const misuse = (key: string, args?: Message['args']) => new UserError(args ? { key, args } : { key }, 2)

/** The value of a flag that is needed before the command line is read. */
function flagIn(argv: readonly string[], flag: string): string | undefined {
  const at = argv.findIndex((word) => word === flag || word.startsWith(`${flag}=`))
  return at < 0 ? undefined : argv[at] === flag ? argv[at + 1] : argv[at]!.slice(flag.length + 1)
}

/** What commander says was wrong, by its code, in our words. */
function usage({ code, message }: CommanderError): Message {
  const named = /'([^']*)'/.exec(message)?.[1] ?? ''
  const known = ['unknownOption', 'unknownCommand', 'missingArgument', 'optionMissingArgument', 'excessArguments']
  const short = code.replace('commander.', '')
  return known.includes(short)
    ? { key: `usage.${short}`, args: { name: brief(named) } }
    : { key: 'usage.other', args: { what: message.replace(/^error: /, '') } }
}

/** The whole command line. */
function build(terminal: Terminal, settings: Settings, languageGiven: boolean, done: (code: number) => void): Command {
  const b = builder(terminal, settings, languageGiven, done)
  b.program.argument('[command]').action(async (word: string | undefined) => {
    if (word !== undefined) throw misuse('error.unknown-command', { name: brief(word) })
    done(await (await import('./commands/menu.js')).menu(terminal, () => b.program.helpInformation().trimEnd(), languageGiven))
  })
  gameCommands(b)
  diceCommands(b)
  fleetCommands(b)
  b.command('help [topic]').action(async (topic: string | undefined) => {
    const about = topic === undefined ? b.program : b.program.commands.find((one) => one.name() === topic)
    if (about) terminal.out(about.helpInformation().trimEnd())
    else (await import('./commands/help.js')).help(terminal, topic!)
  })
  return b.program
}
