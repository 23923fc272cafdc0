import { UserError } from '../core/errors.js'
import type { Question } from '../core/question.js'
import { Refused } from '../core/question.js'
import type { Message } from '../core/words.js'
import { colon } from './ask/colon.js'
import { answer, fold, type Input, interpret, type Keyed } from './ask/input.js'
import type { Line, Source } from './ask/source.js'
import { labelled } from './json.js'
import { wrapped } from './show/wrap.js'
import { flush, present, rollApp, rollOn, type Sitting } from './sitting.js'

/** A session ends with the game over or left (0), or with its input ended while a question waited (4). */
export type SessionEnd = 0 | 4

/**
 * Walks the table: puts the waiting question, takes a line, does what it means, until the game is over or the input
 * ends. Everything is saved before it is shown. A refusal of a strict line (an answers file) throws UserError, exit 2.
 */
export async function session(sitting: Sitting, source: Source): Promise<SessionEnd> {
  const keyed: Keyed[] = []
  const { match } = sitting.game
  // A keyed answer for later changes nothing now: the question on the screen is not put again.
  let shown = false
  for (;;) {
    if (useKeyed(sitting, keyed)) shown = false
    if (!sitting.terminal.interactive || sitting.terminal.plain) rollOn(sitting, () => useKeyed(sitting, keyed))
    flush(sitting)
    const question = match.question
    if (question && takesKeyed(sitting, keyed, question)) continue
    if (!shown) await present(sitting, question)
    if (!question) return finish(sitting, keyed, 0)
    if (sitting.terminal.noInput) return finish(sitting, keyed, 4, question)
    const at = match.line
    let line: Line | undefined
    do {
      line = await source.next(sitting.json ? '' : '> ', Boolean(question.secret))
    } while (line && interpret(line.text, question, sitting.system.dice, sayer(sitting)).kind === 'nothing')
    if (!line) return finish(sitting, keyed, 4, question)
    const before = keyed.length
    if ((await take(sitting, line, question, keyed)) === 'quit') return finish(sitting, keyed, 0)
    shown = keyed.length > before && match.line === at
  }
}

const sayer = (sitting: Sitting) => (label: Parameters<typeof labelled>[1]) => labelled(sitting.terminal, label)

async function take(sitting: Sitting, line: Line, question: Question, keyed: Keyed[]): Promise<'again' | 'quit'> {
  const input = interpret(line.text, question, sitting.system.dice, sayer(sitting))
  try {
    return await act(sitting, input, question, keyed, line.where)
  } catch (trouble) {
    const why = reasonOf(trouble)
    if (line.where) throw strict(line.where, why)
    sitting.terminal.err(sitting.terminal.say(why))
    return 'again'
  }
}

const strict = ({ file, line }: NonNullable<Line['where']>, why: Message): UserError =>
  new UserError({ key: 'error.in-answers', args: { file, line, why } }, 2)

/** The reason of a refusal; what is neither a refusal nor the user's trouble is our fault and goes on its way. */
function reasonOf(trouble: unknown): Message {
  if (trouble instanceof Refused) return trouble.why
  if (trouble instanceof UserError && trouble.exit < 3) return trouble.text
  throw trouble
}

async function act(sitting: Sitting, input: Input, question: Question, keyed: Keyed[], where: Line['where']): Promise<'again' | 'quit'> {
  const { match } = sitting.game
  switch (input.kind) {
    case 'answer':
      if (question.kind === 'roll') match.roll(input.value as readonly string[], 'table')
      else match.answer(input.value)
      if (input.joined) keyed.unshift(...input.joined.map((one) => ({ ...one, ...(where && { where }) })))
      return 'again'
    case 'keyed':
      keyed.push({ ...input.keyed, ...(where && { where }) })
      return 'again'
    case 'roll':
      if (question.kind === 'roll') rollApp(sitting)
      return 'again'
    case 'command':
      return colon(sitting, input.name, input.rest)
    case 'explain':
      explain(sitting, question)
      return 'again'
    case 'refused':
      throw new Refused(input.why)
    case 'nothing':
      return 'again'
  }
}

/** `?`: where the rule stands and what it says, and how to answer. */
export function explain({ terminal }: Sitting, question: Question): void {
  const { say, out, width } = terminal
  const lines = [question.rule ?? { key: 'explain.no-rule' }, { key: `explain.${question.kind}` }]
  for (const message of lines) for (const row of wrapped(say(message), width)) out(row)
}

/** Whether a keyed answer is there for this question. */
const takesKeyed = (sitting: Sitting, keyed: readonly Keyed[], question: Question): boolean =>
  keyed.some((one) => fits(sitting, one, question))

function fits({ system, game }: Sitting, { id, about }: Keyed, question: Question): boolean {
  if (id !== question.id) return false
  if (about === undefined) return true
  if (fold(about) === fold(question.about ?? question.by)) return true
  return question.about !== undefined && system.find(game.match.state, about.replace(/^#/, '')).includes(question.about)
}

/** Gives the keyed answers whose questions have come; whether there was one. With `loud` a refusal is thrown, else it is said. */
export function useKeyed(sitting: Sitting, keyed: Keyed[], loud = false): boolean {
  let used = false
  for (;;) {
    const { match } = sitting.game
    const question = match.question
    const at = question ? keyed.findIndex((one) => fits(sitting, one, question)) : -1
    if (!question || at < 0) return used
    const [one] = keyed.splice(at, 1)
    used = true
    const input = answer(one!.text, question, sitting.system.dice, sayer(sitting))
    try {
      if (input.kind === 'answer' && question.kind === 'roll') match.roll(input.value as readonly string[], 'table')
      else if (input.kind === 'answer') match.answer(input.value, one!.joined ? 'line' : undefined)
      else if (input.kind === 'roll') rollApp(sitting)
      else if (input.kind === 'refused') throw new Refused(input.why)
    } catch (trouble) {
      const { terminal } = sitting
      if (loud) throw trouble
      if (one!.where) throw strict(one!.where, reasonOf(trouble))
      terminal.err(terminal.say({ key: 'error.keyed', args: { question: keyText(one!), why: reasonOf(trouble) } }))
      return used
    }
  }
}

const keyText = ({ id, about }: { readonly id: string; readonly about?: string }): string => (about === undefined ? id : `${id}@${about}`)

function finish(sitting: Sitting, keyed: readonly Keyed[], end: SessionEnd, waiting?: Question): SessionEnd {
  const { terminal, json } = sitting
  for (const one of keyed) if (!one.joined) terminal.err(terminal.say({ key: 'note.keyed-unused', args: { question: keyText(one) } }))
  if (end === 4 && waiting)
    terminal.err(terminal.say({ key: 'note.input-ended', args: { question: keyText(waiting), text: waiting.text } }))
  else if (!json && waiting === undefined && sitting.game.match.question) terminal.err(terminal.say({ key: 'note.saved' }))
  return end
}
