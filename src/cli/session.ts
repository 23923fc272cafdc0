import type { Question } from '../core/question.js'
import { Refused } from '../core/question.js'
import type { Message } from '../core/words.js'
import { Changed, NotWritten } from '../store/journal-file.js'
import type { Asker } from './ask/asker.js'
import { colon } from './ask/colon.js'
import { type Input, interpret, type Keyed, keyText } from './ask/input.js'
import { takesKeyed, useKeyed } from './ask/keyed.js'
import { discreet, reasonOf, refuse, strict } from './ask/refusals.js'
import type { Line } from './ask/source.js'
import { sayer } from './show/label.js'
import { wrapped } from './show/wrap.js'
import { flush, give, presentEnd, putting, reread, rollApp, rollOn, type Sitting } from './sitting.js'

/** A session ends with the game over or left (0), or with its input ended while a question waited (4). */
export type SessionEnd = 0 | 4

/**
 * Walks the table: puts the waiting question, takes a line, does what it means, until the game is over or the input
 * ends. Everything is saved before it is shown. A refusal of a strict line (an answers file) throws UserError, exit 2.
 */
export async function session(sitting: Sitting, asker: Asker): Promise<SessionEnd> {
  const keyed: Keyed[] = []
  // A keyed answer for later changes nothing now: the question on the screen is not put again.
  let shown = false
  for (;;) {
    try {
      if (useKeyed(sitting, keyed)) shown = false
      if (!asker.rollsWait) rollOn(sitting, () => useKeyed(sitting, keyed))
      flush(sitting)
      const { match } = sitting.game
      const question = match.question
      if (question && takesKeyed(sitting, keyed, question)) continue
      if (!question) {
        await presentEnd(sitting)
        return finish(sitting, keyed, 0)
      }
      const at = match.line
      const line = sitting.terminal.noInput ? undefined : await nextLine(sitting, asker, question, shown)
      if (!line) return finish(sitting, keyed, 4, question)
      const before = keyed.length
      if ((await take(sitting, asker, line, question, keyed)) === 'quit') return finish(sitting, keyed, 0)
      shown = keyed.length > before && match.line === at
    } catch (trouble) {
      if (!(trouble instanceof Changed)) throw trouble
      await reread(sitting)
      shown = false
    }
  }
}

/** The next line that says something. */
async function nextLine(sitting: Sitting, asker: Asker, question: Question, shown: boolean): Promise<Line | undefined> {
  for (let again = shown; ; again = true) {
    const line = await asker.ask(putting(sitting, question, again))
    if (!line || interpret(line.text, question, sitting.system.dice, sayer(sitting.terminal)).kind !== 'nothing') return line
  }
}

async function take(sitting: Sitting, asker: Asker, line: Line, question: Question, keyed: Keyed[]): Promise<'again' | 'quit'> {
  const input = interpret(line.text, question, sitting.system.dice, sayer(sitting.terminal))
  try {
    return await act(sitting, asker, input, question, keyed, line.where)
  } catch (trouble) {
    if (trouble instanceof Changed || trouble instanceof NotWritten) throw trouble
    const why = discreet(reasonOf(trouble), question)
    if (line.where) throw strict(line.where, why)
    refuse(sitting.terminal, asker, sitting.terminal.say(why))
    return 'again'
  }
}

async function act(
  sitting: Sitting,
  asker: Asker,
  input: Input,
  question: Question,
  keyed: Keyed[],
  where: Line['where'],
): Promise<'again' | 'quit'> {
  switch (input.kind) {
    case 'answer':
      give(sitting, input.value)
      // What stood on an earlier line and was not used there is not waited for any longer.
      for (let at = keyed.length - 1; at >= 0; at--) if (keyed[at]!.joined) keyed.splice(at, 1)
      if (input.joined) keyed.unshift(...input.joined.map((one) => ({ ...one, ...(where && { where }) })))
      return 'again'
    case 'keyed':
      keyed.push({ ...input.keyed, ...(where && { where }) })
      return 'again'
    case 'roll':
      if (question.kind === 'roll') rollApp(sitting)
      return 'again'
    case 'command':
      return colon(sitting, input.name, input.rest, asker)
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
export function explain({ terminal, json }: Sitting, question: Question): void {
  const { say, out, width } = terminal
  const lines: readonly Message[] = [question.rule ?? { key: 'explain.no-rule' }, { key: `explain.${question.kind}` }]
  if (json) out(JSON.stringify({ type: 'note', question: question.id, rule: say(lines[0]!), text: say(lines[1]!) }))
  else for (const message of lines) for (const row of wrapped(say(message), width)) out(row)
}

function finish(sitting: Sitting, keyed: readonly Keyed[], end: SessionEnd, waiting?: Question): SessionEnd {
  const { terminal, json } = sitting
  for (const one of keyed) if (!one.joined) terminal.err(terminal.say({ key: 'note.keyed-unused', args: { question: keyText(one) } }))
  if (end === 4 && waiting)
    terminal.err(terminal.say({ key: 'note.input-ended', args: { question: keyText(waiting), text: waiting.text } }))
  else if (!json && waiting === undefined && sitting.game.match.question) terminal.err(terminal.say({ key: 'note.saved' }))
  return end
}
