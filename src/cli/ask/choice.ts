import { type Choose, refusal } from '../../core/question.js'
import { sayer } from '../show/label.js'
import type { Terminal } from '../terminal.js'
import type { Asker, Putting } from './asker.js'
import { answer } from './input.js'
import { refuse } from './refusals.js'

/** A question that belongs to no game, as it is put. */
export const alone = (terminal: Terminal, question: Choose, more: Pick<Partial<Putting>, 'letters' | 'shown'> = {}): Putting => ({
  terminal,
  question,
  head: [],
  shown: false,
  ...more,
})

/** What a line chose of such a question: the id of an option; nothing where it was refused, which is said. */
export function chosen(terminal: Terminal, question: Choose, asker: Asker, text: string): string | undefined {
  const input = answer(text.trim(), question, {}, sayer(terminal))
  const why = input.kind === 'refused' ? input.why : input.kind === 'answer' ? refusal(question, input.value, {}) : undefined
  if (why) refuse(terminal, asker, terminal.say(why))
  return input.kind === 'answer' && !why ? String(input.value) : undefined
}

/** Puts such a question until one of its options is chosen; gives its id, or nothing once the input has ended. */
export async function choice(
  terminal: Terminal,
  question: Choose,
  asker: Asker,
  more: Parameters<typeof alone>[2] = {},
): Promise<string | undefined> {
  for (;;) {
    const line = await asker.ask(alone(terminal, question, more))
    if (!line) return undefined
    const id = chosen(terminal, question, asker, line.text)
    if (id !== undefined) return id
  }
}
