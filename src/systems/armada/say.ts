import type { By, Label, Option } from '../../core/question.js'
import { type Message, messages } from '../../core/words.js'
import type { QuestionId } from './question-ids.js'
import type { en } from './words/en.js'

export type Key = keyof typeof en

/** Makes the texts of this system: a key without a text does not compile. */
export const m = messages<Key>()

/** What every question has: its id, who is asked, about what, its text, and the rule behind it. */
export const asked = (id: QuestionId, by: By, about?: string, args?: Message['args']) => ({
  id,
  by,
  ...(about !== undefined && { about }),
  text: m(`ask.${id}`, args),
  rule: m(`rule.${id}`),
})

interface More {
  readonly disabled?: Message | undefined
  readonly names?: readonly string[] | undefined
}

export const option = <Id extends string>(id: Id, label: Label, { disabled, names }: More = {}): Option<Id> => ({
  id,
  label,
  ...(disabled && { disabled }),
  ...(names?.length && { names }),
})

/** The option that ends a step or leaves it out; `none`, `skip` and `done` all mean it. */
export const done = <Id extends string = 'done'>(label: Message, id = 'done' as Id): Option<Id> =>
  option(id, label, { names: ['done', 'none', 'skip', 'no'].filter((name) => name !== id) })

/** Lines before a question: what is known, and apart from it what players forget, of which two at the most. */
export function said(lines: readonly Message[]): { readonly tell?: readonly Message[]; readonly remind?: readonly Message[] } {
  const forgotten = (line: Message) => line.key.startsWith('remind.a')
  const [tell, remind] = [lines.filter((line) => !forgotten(line)), lines.filter(forgotten).slice(0, 2)]
  return { ...(tell.length && { tell }), ...(remind.length && { remind }) }
}
