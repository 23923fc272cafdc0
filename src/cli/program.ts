import { Command, CommanderError } from 'commander'
import { UserError } from '../core/errors.js'
import type { Message } from '../core/words.js'
import { chooseLanguage, languageOf, languages } from '../i18n/locale.js'
import { version } from './app.js'
import { whichGame } from './commands/which.js'
import { readSettings } from './settings.js'
import { makeTerminal, type Terminal } from './terminal.js'

type Flags = Readonly<Record<string, unknown>>

/** Runs one command line; gives its exit code. UserError and our own faults are the caller's to print. */
export async function run(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; terminal: Terminal; trouble?: unknown }> {
  const flagged = flagIn(argv, '--lang')
  let terminal = await makeTerminal({}, chooseLanguage(flagged, undefined, env), env, process)
  try {
    const settings = await readSettings()
    const setting = typeof settings.lang === 'string' ? settings.lang : undefined
    terminal = await makeTerminal(
      {
        color: argv.includes('--no-color') ? false : argv.includes('--color') ? true : (settings.color as boolean | undefined),
        plain: argv.includes('--plain') || settings.plain === true,
        quiet: argv.includes('--quiet') || settings.quiet === true,
        input: !argv.includes('--no-input'),
      },
      chooseLanguage(flagged, setting, env),
      env,
      process,
    )
    if (flagged !== undefined && !languageOf(flagged)) throw misuse('error.language', { name: flagged, allowed: languages.join(', ') })
    const given = Boolean(flagged ?? env.FLEETREF_LANG)
    let code = 0
    const program = build(terminal, given, (result) => {
      code = result
    })
    await program.parseAsync([...argv], { from: 'user' })
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
    ? { key: `usage.${short}`, args: { name: named } }
    : { key: 'usage.other', args: { what: message.replace(/^error: /, '') } }
}

/** Every command with its flags. Commands load when they run. */
function build(terminal: Terminal, languageGiven: boolean, done: (code: number) => void): Command {
  const say = (key: string) => terminal.say({ key })
  const program = new Command('fleetref')
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('help.usage'),
    'Arguments:': say('help.arguments'),
    'Options:': say('help.options'),
    'Commands:': say('help.commands'),
  }
  const shared = (command: Command): Command =>
    command
      .exitOverride()
      .configureHelp({ styleTitle: (title) => titles[title] ?? title, helpWidth: terminal.width })
      .configureOutput({ writeOut: (text) => terminal.out(text.trimEnd()), writeErr: () => {} })
      .helpOption('-h, --help', say('flag.help'))
      .option('--lang <en|es|pt>', say('flag.lang'))
      .option('--plain', say('flag.plain'))
      .option('--color', say('flag.color'))
      .option('--no-color', say('flag.no-color'))
      .option('--quiet', say('flag.quiet'))
      .option('--no-input', say('flag.no-input'))
  const command = (usage: string): Command => {
    const made = shared(program.command(usage)).description(say(`command.${usage.split(' ')[0]}`))
    return made
  }
  const json = (made: Command): Command => made.option('--json', say('flag.json'))
  const game = (made: Command): Command => made.option('-g, --game <game>', say('flag.game'))
  const path = (flags: Flags, given?: string) => whichGame(given ?? (flags.game as string | undefined))
  const several = (value: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), value]
  const isJson = (flags: Flags) => flags.json === true

  shared(program)
    .description(say('app.what'))
    .version(version, '-V, --version', say('flag.version'))
    .helpCommand(false)
    .enablePositionalOptions()
    .argument('[command]')
    .action(async (word: string | undefined) => {
      if (word !== undefined) throw misuse('error.unknown-command', { name: word })
      done(await (await import('./commands/menu.js')).menu(terminal, () => program.helpInformation().trimEnd()))
    })

  json(command('new [system]'))
    .option('--fleet <file>', say('flag.fleet'), several)
    .option('--name <name>', say('flag.name'))
    .option('--file <path>', say('flag.file'))
    .option('--player <side=name>', say('flag.player'), several)
    .option('--turns <n>', say('flag.turns'))
    .option('--turn <n>', say('flag.turn'))
    .option('--seed <text>', say('flag.seed'))
    .option('--dice <app|table>', say('flag.dice'), several)
    .option('--level <level>', say('flag.level'))
    .option('--option <key=value>', say('flag.option'), several)
    .option('--standing <battlegroup=value>', say('flag.standing'), several)
    .option('--layer <battlegroup=value>', say('flag.layer'), several)
    .option('--answers <file>', say('flag.answers'))
    .option('--no-play', say('flag.no-play'))
    .action(async (system: string | undefined, flags: Flags) => {
      const { newGame } = await import('./commands/new.js')
      const { play, start } = await import('./commands/play.js')
      const made = await newGame(terminal, system, flags)
      const playing = { json: isJson(flags), languageGiven, ...(typeof flags.answers === 'string' && { answers: flags.answers }) }
      if (flags.play === false) await start(terminal, made, playing)
      else done(await play(terminal, made, playing))
    })

  game(json(command('play [game]')))
    .option('--answers <file>', say('flag.answers'))
    .option('--until <line>', say('flag.until'))
    .option('--name <name>', say('flag.name'))
    .option('--file <path>', say('flag.file'))
    .action(async (given: string | undefined, flags: Flags) => {
      const { play, branch } = await import('./commands/play.js')
      let file = path(flags, given)
      if (typeof flags.until === 'string') file = branch(terminal, file, flags.until, flags)
      done(
        await play(terminal, file, {
          json: isJson(flags),
          languageGiven,
          ...(typeof flags.answers === 'string' && { answers: flags.answers }),
        }),
      )
    })

  game(json(command('show [game]')))
    .option('--at <line>', say('flag.at'))
    .option('--side <A|B>', say('flag.side'))
    .option('--labels', say('flag.labels'))
    .action(async (given: string | undefined, flags: Flags) =>
      (await import('./commands/look.js')).show(terminal, path(flags, given), flags),
    )

  game(json(command('next [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('./commands/look.js')).next(terminal, path(flags, given), isJson(flags)),
  )

  game(json(command('answer <value...>')))
    .option('--to <question>', say('flag.to'))
    .allowUnknownOption()
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('./commands/answer.js')).answerOnce(terminal, path(flags), words, { ...flags, languageGiven }),
    )

  game(json(command('log [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('./commands/look.js')).log(terminal, path(flags, given), isJson(flags)),
  )

  game(json(command('undo [game]')))
    .option('--to <line>', say('flag.undo-to'))
    .action(async (given: string | undefined, flags: Flags) =>
      (await import('./commands/back.js')).undo(terminal, path(flags, given), flags),
    )

  game(json(command('redo [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('./commands/back.js')).redo(terminal, path(flags, given), flags),
  )

  game(json(command('fix [fix...]'))).action(async (words: readonly string[], flags: Flags) =>
    (await import('./commands/change.js')).fix(terminal, path(flags), words, isJson(flags)),
  )

  game(json(command('jump [segment]'))).action(async (segment: string | undefined, flags: Flags) =>
    (await import('./commands/change.js')).jump(terminal, path(flags), segment, isJson(flags)),
  )

  game(command('note <text...>')).action(async (words: readonly string[], flags: Flags) =>
    (await import('./commands/change.js')).note(terminal, path(flags), words.join(' ')),
  )

  json(command('games')).action(async (flags: Flags) => (await import('./commands/games.js')).games(terminal, isJson(flags)))

  json(command('roll <pool...>'))
    .option('--seed <text>', say('flag.seed'))
    .option('--faces <faces>', say('flag.faces'))
    .action(async (words: readonly string[], flags: Flags) => (await import('./commands/roll.js')).roll(terminal, words, flags))

  command('help [topic]').action(async (topic: string | undefined) => {
    const about = topic === undefined ? program : program.commands.find((one) => one.name() === topic)
    if (about) terminal.out(about.helpInformation().trimEnd())
    else (await import('./commands/help.js')).help(terminal, topic!)
  })
  return program
}
