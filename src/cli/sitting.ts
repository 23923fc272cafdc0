import type { Die } from '../core/dice/faces.js'
import { stream } from '../core/dice/stream.js'
import { UserError } from '../core/errors.js'
import { type Question, Refused, type Reply } from '../core/question.js'
import type { AnySystem } from '../core/system.js'
import { type Language, languageOf } from '../i18n/locale.js'
import { type OpenGame, openGame } from '../store/games.js'
import { version } from './app.js'
import type { Putting } from './ask/asker.js'
import { commandNames } from './ask/command-names.js'
import { reminding } from './ask/reminders.js'
import { journalAtHand, voiceAtHand } from './journal-at-hand.js'
import { endJson } from './json.js'
import { type Narrator, narrator } from './narrator.js'
import { loadSystem } from './playables.js'
import { present as putLines } from './show/present.js'
import { resultLines } from './show/result.js'
import type { Terminal } from './terminal.js'

/** A game on the table of a command: the game, the terminal that speaks its words, and the story as it goes. */
export interface Sitting {
  /** Opened anew when another program changed the file. */
  game: OpenGame
  readonly system: AnySystem
  readonly json: boolean
  terminal: Terminal
  readonly narrator: Narrator
  /** Settings of the table; changed by `:dice`, `:lang`. */
  settings: Record<string, string>
}

export interface SittingOptions {
  readonly write?: boolean
  readonly json?: boolean
  /** The language was asked for by flag or environment: the game's own setting does not change it. */
  readonly languageGiven?: boolean
  /** Only the first LINEs of the journal, to look back. */
  readonly upTo?: number
}

/**
 * Opens a game for as long as something is done with it; however that ends, the end of the process too, the lock is given
 * back. Throws UserError as `openGame` does.
 */
export async function seated<T>(
  terminal: Terminal,
  path: string,
  options: SittingOptions,
  act: (sitting: Sitting) => T | Promise<T>,
): Promise<T> {
  const sitting = await sit(terminal, path, options)
  const leave = () => sitting.game.close()
  process.once('exit', leave)
  try {
    return await act(sitting)
  } finally {
    process.off('exit', leave)
    leave()
  }
}

async function sit(
  terminal: Terminal,
  path: string,
  { write = false, json = false, languageGiven = true, upTo }: SittingOptions,
): Promise<Sitting> {
  // What is told while the game opens is told once its words are loaded.
  journalAtHand(path)
  const early: [unknown, { readonly type: string }][] = []
  let told: Narrator | undefined
  const game = await openGame(path, {
    app: version,
    system: loadSystem,
    write,
    ...(upTo !== undefined && { upTo }),
    tell: (state, event) => (told ? told.tell(state, event) : void early.push([state, event])),
    // Where somebody sits, a roll waits and its question stands on the screen.
    rolled: (roll, question) => told?.rolled(roll, !terminal.interactive && roll.from === 'seed' ? question : undefined),
  })
  try {
    const { system } = game.match.place
    const language = (languageGiven ? undefined : languageOf(game.settings.language)) ?? terminal.language
    const sitting: Sitting = {
      game,
      system,
      json,
      terminal: voiceAtHand(await terminal.speaking(language, system)),
      narrator: (told = narrator(
        () => sitting.terminal,
        () => system,
        json,
      )),
      settings: { ...game.settings },
    }
    for (const [state, event] of early) told.tell(state, event)
    for (const note of game.notes) terminal.err(terminal.say(note))
    return sitting
  } catch (trouble) {
    game.close()
    throw trouble
  }
}

/** From now on in another language. */
export async function speak(sitting: Sitting, language: Language): Promise<void> {
  sitting.terminal = voiceAtHand(await sitting.terminal.speaking(language, sitting.system))
}

/** Tells what happened since the last telling. */
export const flush = ({ narrator: told, game }: Sitting): void => told.flush(game.match.line)

/** The waiting question as it is put, with as many reminders as the table wants. */
export function putting({ terminal, system, game: { match }, json, settings }: Sitting, question: Question, shown = false): Putting {
  const remind = json ? question.remind : reminding(question.remind, settings.reminders)
  return {
    terminal,
    question: remind ? { ...question, remind } : question,
    names: system.names(match.state),
    head: system.view(match.state).head,
    dice: system.dice,
    commands: once(() => commandNames(match)),
    shown,
    ...(json && { json: match.line }),
  }
}

/** Worked out when it is first asked for, and not again with every key. */
const once = <T>(work: () => T): (() => T) => {
  let done: { readonly value: T } | undefined
  return () => (done ??= { value: work() }).value
}

/** Prints the waiting question, or the end of the game. */
export async function present(sitting: Sitting): Promise<void> {
  const { question } = sitting.game.match
  if (question) putLines(putting(sitting, question))
  else await presentEnd(sitting)
}

/** Prints the result of a game that is over, then the seed and the dice. */
export async function presentEnd(sitting: Sitting): Promise<void> {
  const { terminal, system, json } = sitting
  const { match } = sitting.game
  const result = system.result(match.state)
  if (!result) throw new Error('the rules ended without a result')
  const { seed } = match.place.header
  if (json) {
    terminal.out(JSON.stringify({ ...endJson(terminal, result), seed }))
    return
  }
  for (const line of resultLines(terminal, result)) terminal.out(line)
  if (!seed) return
  terminal.out(terminal.say({ key: 'end.seed', args: { seed } }))
  ;(await import('./show/fair-dice.js')).showDice(sitting)
}

/** Another program changed the file: says so and reads it again, with nothing lost but the answer that was not written. */
export async function reread(sitting: Sitting): Promise<void> {
  sitting.narrator.forget()
  sitting.game = await sitting.game.reopen()
  sitting.settings = { ...sitting.game.settings }
  sitting.terminal.err(sitting.terminal.say({ key: 'error.changed' }))
}

/** Rolls of app dice do not wait: they are rolled until another kind of question comes. `ahead` gives faces that were keyed. */
export function rollOn(sitting: Sitting, ahead?: (question: Question) => boolean): void {
  for (let question = sitting.game.match.question; question?.kind === 'roll'; question = sitting.game.match.question) {
    if (ahead?.(question)) continue
    if (!appDice(sitting, question)) return
    rollApp(sitting)
  }
}

/** Whether the app rolls for the one who rolls now. */
const appDice = ({ settings }: Sitting, { by }: Question): boolean =>
  by === 'both' ? settings['dice.A'] !== 'table' || settings['dice.B'] !== 'table' : settings[`dice.${by}`] !== 'table'

/** Gives the waiting question an answer that people gave: of a roll the faces of their own dice. */
export function give({ game: { match } }: Sitting, value: Reply, auto?: 'line'): void {
  if (match.question?.kind === 'roll') match.roll(value as readonly string[], 'table')
  else match.answer(value, auto)
}

/** Rolls the waiting dice from the seed. */
export function rollApp({ game: { match } }: Sitting): void {
  const question = match.question
  if (question?.kind !== 'roll') throw new Error('no roll waits')
  const next = stream(match.place.header.seed, match.nextRoll)
  match.roll(
    question.dice.map((die) => next(die as Die)),
    'seed',
  )
}

/** Turns a refusal into the user's trouble (exit 2), for commands that give one answer and end. */
export function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (trouble) {
    if (trouble instanceof Refused) throw new UserError(trouble.why, 2)
    throw trouble
  }
}
