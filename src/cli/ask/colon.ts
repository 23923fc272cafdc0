import { UserError } from '../../core/errors.js'
import { questionJson } from '../json.js'
import { labelled, sayer } from '../show/label.js'
import { questionLines } from '../show/question.js'
import { wrapped } from '../show/wrap.js'
import type { Sitting } from '../sitting.js'
import type { Asker } from './asker.js'
import { type ColonName, colonNames, commandNames } from './command-names.js'
import { correct, isCorrection, shortCorrection } from './corrections.js'
import { dispute } from './dispute.js'
import { answer } from './input.js'
import { odds } from './odds.js'
import { peek } from './peek.js'
import { dice, lang, level, reminders } from './table-settings.js'

/** What follows a colon command: the question is put again, or the session ends with the game saved. */
export type After = 'again' | 'quit'

/**
 * Does what a colon command says. Throws UserError for a command that there is not or that cannot be done now, `Refused`
 * for a value that is not allowed.
 */
export async function colon(sitting: Sitting, name: string, rest: string, asker?: Asker): Promise<After> {
  if (isName(name)) return (await commands[name](sitting, rest, asker)) ?? 'again'
  if (!isCorrection(sitting, name)) throw new UserError({ key: 'error.no-such-colon', args: { name } }, 2)
  shortCorrection(sitting, name, rest)
  return 'again'
}

const isName = (name: string): name is ColonName => (colonNames as readonly string[]).includes(name)

const commands: Readonly<Record<ColonName, (sitting: Sitting, rest: string, asker?: Asker) => Promise<After | undefined>>> = {
  async undo(sitting, rest) {
    takeBack(sitting, rest ? lineNumber(sitting, rest) : undefined)
    return undefined
  },
  async redo(sitting) {
    bringBack(sitting)
    return undefined
  },
  async amend(sitting, rest) {
    const [line, ...words] = rest.split(/\s+/)
    const { match } = sitting.game
    const at = lineNumber(sitting, line ?? '')
    const question = match.questionAt(at)
    if (!question) throw new UserError({ key: 'error.amend-line', args: { line: at } }, 2)
    if (!words.length) {
      // Without a value the question of that line is shown, so that one can be given.
      const names = sitting.system.names(match.state)
      if (sitting.json) sitting.terminal.out(JSON.stringify(questionJson(sitting.terminal, question, match.history.before[at]!)))
      else for (const row of questionLines(sitting.terminal, question, names)) sitting.terminal.out(row)
      sitting.terminal.err(sitting.terminal.say({ key: 'amend.how', args: { line: at } }))
      return undefined
    }
    const input = answer(words.join(' '), question, sitting.system.dice, sayer(sitting.terminal))
    if (input.kind !== 'answer')
      throw new UserError(input.kind === 'refused' ? input.why : { key: 'error.amend-line', args: { line: at } }, 2)
    sitting.terminal.err(sitting.terminal.say({ key: 'amend.done', args: { line: at, ...match.amend(at, input.value) } }))
    return undefined
  },
  async show(sitting, rest) {
    const { showState } = await import('../show/state.js')
    showState(sitting, rest.toUpperCase() === 'A' || rest.toUpperCase() === 'B' ? { side: rest.toUpperCase() as 'A' | 'B' } : {})
    return undefined
  },
  async log(sitting) {
    ;(await import('../show/state.js')).showStory(sitting)
    return undefined
  },
  async fix(sitting, rest) {
    if (rest) correct(sitting, rest)
    else (await import('../show/corrections.js')).listFixes(sitting)
    return undefined
  },
  async jump(sitting, rest) {
    if (rest) jumpTo(sitting, rest)
    else (await import('../show/corrections.js')).listJumps(sitting)
    return undefined
  },
  async note({ game: { match } }, rest) {
    if (!rest) throw new UserError({ key: 'error.note-empty' }, 2)
    match.write({ type: 'note', text: rest })
    return undefined
  },
  odds,
  dispute,
  peek,
  dice,
  level,
  reminders,
  lang,
  async help({ terminal, game, json }) {
    const { say, out, width } = terminal
    const list = commandNames(game.match).map((name) => ({ name, text: say({ key: `colon.${name}` }) }))
    for (const { name, text } of list) {
      if (json) out(JSON.stringify({ type: 'note', command: `:${name}`, text }))
      else for (const row of wrapped(`:${name.padEnd(9)} ${text}`, width, 11)) out(row)
    }
    if (!json) out(say({ key: 'colon.explain' }))
    return undefined
  },
  async quit() {
    return 'quit'
  },
}

/** Undo, one decision or back to a line; both sides hear when rolls were taken back, since their faces are now known. */
export function takeBack({ game: { match }, terminal }: Sitting, to?: number): void {
  const rolls = to === undefined ? match.undo() : match.rewind(to)
  if (rolls === undefined) throw new UserError({ key: 'error.nothing-to-undo' }, 1)
  terminal.err(terminal.say(rolls ? { key: 'undo.done-rolls', args: { rolls } } : { key: 'undo.done' }))
}

/** Redo, one decision. Throws UserError (exit 1) when there is none to bring back. */
export function bringBack({ game: { match }, terminal }: Sitting): void {
  if (match.redo() === undefined) throw new UserError({ key: 'error.nothing-to-redo' }, 1)
  terminal.err(terminal.say({ key: 'redo.done' }))
}

/** A LINE of this journal that a person typed. */
export function lineNumber({ game: { match } }: Sitting, text: string): number {
  const line = Number(text)
  if (!Number.isInteger(line) || line < 1 || line > match.line)
    throw new UserError({ key: 'error.line', args: { line: text, last: match.line } }, 2)
  return line
}

/** Goes to a segment by its id or its name. Throws UserError (exit 2) when there is none, `Refused` when it cannot be now. */
export function jumpTo({ game: { match }, terminal }: Sitting, name: string): void {
  const asked = name.trim().toLowerCase()
  const jump = match.jumps.find(({ id, label }) => id === asked || labelled(terminal, label).toLowerCase() === asked)
  if (!jump) throw new UserError({ key: 'error.no-such-segment', args: { name, allowed: match.jumps.map(({ id }) => id).join(', ') } }, 2)
  match.jump(jump)
}
