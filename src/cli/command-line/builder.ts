import { Command } from 'commander'
import { version } from '../app.js'
import type { Settings } from '../settings.js'
import type { Terminal } from '../terminal.js'

/** Flags as commander gives them. */
export type Flags = Readonly<Record<string, unknown>>

/** What every part of the command line is built with. */
export interface Builder {
  readonly program: Command
  readonly terminal: Terminal
  /** The language was asked for: a game's own setting does not change it. */
  readonly languageGiven: boolean
  readonly settings: Settings
  /** Says the exit code of a command that has one of its own. */
  done(code: number): void
  say(key: string): string
  /** A new command, by its usage; its description is the text `command.NAME`. */
  command(usage: string): Command
}

/** For flags that can be repeated. */
export const several = (value: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), value]

export const isJson = (flags: Flags): boolean => flags.json === true
export const withJson = ({ say }: Builder, command: Command): Command => command.option('--json', say('flag.json'))
export const withGame = ({ say }: Builder, command: Command): Command => command.option('-g, --game <game>', say('flag.game'))

/** The bare program, and what all its commands share: help in the language, flags everywhere, our own errors. */
export function builder(terminal: Terminal, settings: Settings, languageGiven: boolean, done: (code: number) => void): Builder {
  const say = (key: string) => terminal.say({ key })
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
      .option('--terms <one|both>', say('flag.terms'))
      .option('--plain', say('flag.plain'))
      .option('--color', say('flag.color'))
      .option('--no-color', say('flag.no-color'))
      .option('--quiet', say('flag.quiet'))
      .option('--no-input', say('flag.no-input'))
  const program = shared(new Command('fleetref'))
    .description(say('app.what'))
    .version(version, '-V, --version', say('flag.version'))
    .helpCommand(false)
  return {
    program,
    terminal,
    settings,
    languageGiven,
    done,
    say,
    command: (usage) => shared(program.command(usage)).description(say(`command.${usage.split(' ')[0]}`)),
  }
}
