import { messages } from '../core/words.js'

/** What both systems say about a fleet file: the keys that the catalogue of texts must have. */
export type FleetKey =
  | 'fleet.text'
  | 'fleet.whole'
  | 'fleet.inches'
  | 'fleet.save'
  | 'fleet.dice'
  | 'fleet.arc'
  | 'fleet.id'
  | 'fleet.reserved-id'
  | 'fleet.one-of'
  | 'fleet.list'
  | 'fleet.mapping'
  | 'fleet.fields'
  | 'fleet.unknown-field'
  | 'fleet.missing-field'
  | 'fleet.not-understood'
  | 'fleet.unknown-class'
  | 'fleet.unknown-class-no-idea'
  | 'fleet.unknown-ship'
  | 'fleet.several-classes'
  | 'fleet.duplicate'
  | 'fleet.too-many-entries'
  | 'fleet.admiral-value'
  | 'fleet.figures-guessed'

export const say = messages<FleetKey>()
