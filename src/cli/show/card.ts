import type { Message } from '../../core/words.js'

/** A thing of a catalogue, ready to be shown short, in full, or as JSON. */
export interface CatalogueCard {
  readonly names: readonly string[]
  readonly short: Message
  readonly full: readonly Message[]
  readonly json: Readonly<Record<string, unknown>>
}
