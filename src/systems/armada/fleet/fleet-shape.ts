import type { Moment } from '../terms.js'
import type { ObjectiveKind, ShipFigures, Slot, SquadronFigures } from './profile.js'

/** A fleet with every number in it. It is itself a valid fleet file, and reading it again gives the same. */
export interface Fleet {
  readonly system: 'armada'
  readonly name: string
  readonly faction?: string
  /** The agreed total, 400 unless the file says another. */
  readonly limit: number
  readonly commander?: Commander
  readonly objectives: Readonly<Partial<Record<ObjectiveKind, string>>>
  readonly ships: readonly Ship[]
  readonly squadrons: readonly Squadron[]
}

export interface Commander {
  readonly name: string
  readonly points: number
  /** The id of the flagship. */
  readonly ship?: string
}

export interface Ship extends ShipFigures {
  readonly id: string
  readonly class: string
  readonly name?: string
  /** What tells the model apart on the table. */
  readonly mark?: string
  readonly upgrades: readonly Upgrade[]
}

export interface Upgrade {
  readonly name: string
  readonly slot: Slot
  readonly points: number
  readonly unique: boolean
  /** When its owner wants to be reminded of it. */
  readonly remind?: Moment
}

export interface Squadron extends SquadronFigures {
  readonly id: string
  readonly class: string
  /** The ace, or the class again. */
  readonly name: string
  readonly mark?: string
}

/** Points of a ship with its upgrades. */
export const shipPoints = ({ points, upgrades }: Ship): number => upgrades.reduce((sum, upgrade) => sum + upgrade.points, points)

export const squadronPoints = ({ squadrons }: Fleet): number => squadrons.reduce((sum, { points }) => sum + points, 0)

/** Points of the fleet; a commander who is not among the upgrades of a ship counts too. */
export function fleetPoints(fleet: Fleet): number {
  const aboard = fleet.ships.some(({ upgrades }) => upgrades.some(({ slot }) => slot === 'commander'))
  const ships = fleet.ships.reduce((sum, ship) => sum + shipPoints(ship), 0)
  return ships + squadronPoints(fleet) + (aboard ? 0 : (fleet.commander?.points ?? 0))
}
