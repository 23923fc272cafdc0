import type { Table } from '../../core/flow.js'
import type { Counts, Option } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import type { Event } from './events.js'
import { namesFor, shipName } from './look.js'
import type { Battlegroup, Ship, State } from './state.js'
import { type DropfleetKey, m, type QuestionId } from './words.js'

export type T = Table<State, Event>

/** The keys of the rules' sources. */
type RuleId = DropfleetKey extends infer Key ? (Key extends `rule.${infer Id}` ? Id : never) : never

/** What every question of this system begins with: its id, its text, and where its rule stands. */
export const asks = <Id extends QuestionId>(id: Id, rule: RuleId, args?: Message['args']): { id: Id; text: Message; rule: Message } => ({
  id,
  text: m(`question.${id}` as DropfleetKey, args),
  rule: m(`rule.${rule}`),
})

/** Ships as options, each with the words that a person may type for it. */
export const shipOptions = (list: readonly Ship[], label: (one: Ship) => Option['label'] = shipName): readonly Option[] =>
  list.map((one) => ({ id: one.id, label: label(one), names: namesFor(one, list) }))

/** A battlegroup as an option: side B's, too, by its plain name where side A has one of the same. */
export const cardOption = ({ id, name, rating }: Battlegroup): Option => ({ id, label: m('card', { name, rating }), names: [name] })

/** What a roll gives where counts may be typed. */
export type Rolled = readonly string[] | Counts

/** Nobody passes in this edition; who types it anyway is told so. */
export const noPass = { id: 'pass', label: m('pass'), disabled: m('bar.no-pass'), unlisted: true } as const

/** Emits one event after the other. */
export const emitAll = (t: T, events: readonly Event[]): void => {
  for (const event of events) t.emit(event)
}
