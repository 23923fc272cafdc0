import type { Match } from '../core/names.js'
import { type Message, messages } from '../core/words.js'

/** What both systems say about a fleet file: the keys that the catalogue of texts must have. */
export type FleetKey =
  | 'fleet.text'
  | 'fleet.whole'
  | 'fleet.inches'
  | 'fleet.save'
  | 'fleet.dice'
  | 'fleet.arc'
  | 'fleet.pool'
  | 'fleet.upgrade'
  | 'fleet.commander'
  | 'fleet.yes-or-no'
  | 'fleet.id'
  | 'fleet.reserved-id'
  | 'fleet.one-of'
  | 'fleet.list'
  | 'fleet.mapping'
  | 'fleet.fields'
  | 'fleet.unknown-field'
  | 'fleet.missing-field'
  | 'fleet.not-understood'
  | 'fleet.unknown'
  | 'fleet.unknown-no-idea'
  | 'fleet.several'
  | 'fleet.unknown-ship'
  | 'fleet.duplicate'
  | 'fleet.too-many-entries'
  | 'fleet.admiral-value'
  | 'fleet.figures-guessed'

export const say = messages<FleetKey>()

/** Why a name is not in a catalogue: what it could be, what is near it, and the figures that one of one's own `needed`. */
export const unknown = (name: string, match: Exclude<Match<unknown>, { kind: 'exact' }>, needed: string): Message<FleetKey> => {
  const close = match.kind === 'guess' ? [match.name] : match.kind === 'several' ? match.names : match.close
  if (match.kind === 'several') return say('fleet.several', { name, close: close.join(', ') })
  return close.length ? say('fleet.unknown', { name, close: close.join(', '), needed }) : say('fleet.unknown-no-idea', { name, needed })
}
