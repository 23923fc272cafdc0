import type { Match } from '../../../core/names.js'
import type { Figures, Profile } from './profile.js'

/** How a fleet comes to the table (1.7, Preparing for Battle). */
export const approaches = ['direct', 'battleline', 'column', 'distant', 'rapid-response'] as const
export const standings = ['table', 'arriving', 'held', 'gone'] as const
export const layers = ['high', 'low', 'atmosphere'] as const

/** A fleet with every number in it. It is itself a valid fleet file, and reading it again gives the same. */
export interface Fleet {
  readonly system: 'dropfleet'
  readonly name: string
  readonly faction?: string
  readonly approach?: (typeof approaches)[number]
  readonly admirals: readonly Admiral[]
  readonly battlegroups: readonly Battlegroup[]
}

export interface Admiral {
  readonly name: string
  /** Admiral Value, 1 to 7. */
  readonly value: number
  /** The id of a ship of this fleet. */
  readonly ship?: string
  /** Command cards drawn over the hand that the value gives. */
  readonly bonus?: number
}

export interface Battlegroup {
  readonly name?: string
  /** Strategy Rating: the sum of the tonnage values unless the file says another. */
  readonly rating: number
  readonly standing?: (typeof standings)[number]
  /** The turn of arrival. */
  readonly arrives?: number
  readonly layer?: (typeof layers)[number]
  readonly groups: readonly Group[]
}

export interface Group extends Figures {
  readonly class: string
  readonly count: number
  readonly id?: string
  readonly name?: string
  /** What tells the models apart on the table, in order. */
  readonly marks?: readonly string[]
  /** What is particular about single models: the first entry is the first model. */
  readonly ships?: readonly Ship[]
}

export interface Ship extends Partial<Figures> {
  readonly id?: string
  readonly name?: string
  readonly mark?: string
}

/** Looks a class up in a catalogue, in the fleet's faction first. */
export type FindShip = (name: string, faction?: string) => Promise<Match<Profile>>
