import type { DiceSource } from '../../core/journal.js'
import type { Playable, Wishes } from '../../core/system.js'
import type { Message } from '../../core/words.js'

/** A game that is being set up: what was asked for so far. */
export interface Draft extends Wishes {
  readonly playable: Playable
  readonly dice: Readonly<Record<'A' | 'B', DiceSource>>
  /** What is worth knowing of the fleets that were read. */
  readonly warnings: readonly Message[]
}

/** What of a draft is for the system to read: whose dice are rolled is for the table. */
export const wishesOf = ({ names, fleets, turns, turn, level, options, parts, scenario }: Draft): Wishes => ({
  names,
  fleets,
  turns,
  turn,
  level,
  options,
  parts,
  ...(scenario !== undefined && { scenario }),
})
