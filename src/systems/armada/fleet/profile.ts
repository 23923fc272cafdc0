/** Figures of ships and squadrons in Star Wars: Armada: hull points, shields a zone, points for one, command values as on the card. */

export const factions = ['rebel', 'empire', 'republic', 'separatist'] as const
export type Faction = (typeof factions)[number]

export const colours = ['red', 'blue', 'black'] as const
/** Dice to roll, by colour. */
export type Dice = Readonly<Record<(typeof colours)[number], number>>

export const sizes = ['small', 'medium', 'large', 'huge'] as const
export type Size = (typeof sizes)[number]

/** Hull zones; the auxiliary ones belong to huge ships. */
export const zones = ['front', 'left', 'right', 'rear', 'left-aux', 'right-aux'] as const
export type Zone = (typeof zones)[number]

/** Where a ship may fire from: its zones, and `special`, the ignition arc of an Onager. */
export const batteries = [...zones, 'special'] as const
export type Battery = (typeof batteries)[number]

export const defenceTokens = ['evade', 'brace', 'redirect', 'scatter', 'contain', 'salvo'] as const
export type DefenceToken = (typeof defenceTokens)[number]

export const slots = [
  'commander',
  'officer',
  'title',
  'weapons-team',
  'support-team',
  'fleet-command',
  'fleet-support',
  'offensive-retro',
  'defensive-retro',
  'experimental-retro',
  'weapons-team-offensive-retro',
  'turbolaser',
  'ion-cannon',
  'ordnance',
  'super-weapon',
] as const
export type Slot = (typeof slots)[number]

export interface ShipFigures {
  readonly points: number
  readonly size: Size
  /** `flotilla`, `star-destroyer`, … */
  readonly traits: readonly string[]
  readonly command: number
  readonly squadron: number
  readonly engineering: number
  readonly hull: number
  readonly shields: Readonly<Partial<Record<Zone, number>>>
  readonly tokens: readonly DefenceToken[]
  /** Clicks of yaw at each joint, by speed: the first list is speed 1. */
  readonly chart: readonly (readonly number[])[]
  readonly armament: Readonly<Partial<Record<Battery, Dice>>>
  readonly antiSquadron: Dice
}

export interface SquadronFigures {
  readonly unique: boolean
  readonly points: number
  readonly speed: number
  readonly hull: number
  readonly antiSquadron: Dice
  readonly battery: Dice
  readonly tokens: readonly DefenceToken[]
  /** Kebab-case with their value: `bomber`, `counter-2`. */
  readonly keywords: readonly string[]
}

/** A ship of the catalogue. */
export interface ShipCard extends ShipFigures {
  readonly class: string
  readonly faction: Faction
  readonly slots: readonly Slot[]
  readonly aliases: readonly string[]
}

/** A squadron of the catalogue: `name` is the ace, or the class again. */
export interface SquadronCard extends SquadronFigures {
  readonly class: string
  readonly name: string
  readonly faction: Faction
  readonly aliases: readonly string[]
}

export interface UpgradeCard {
  readonly name: string
  readonly slot: Slot
  readonly points: number
  /** Empty: any faction. */
  readonly factions: readonly Faction[]
  readonly unique: boolean
  /** A ship may carry one. */
  readonly modification: boolean
  readonly aliases: readonly string[]
}

export const objectiveKinds = ['assault', 'defence', 'navigation'] as const
export type ObjectiveKind = (typeof objectiveKinds)[number]

export interface ObjectiveCard {
  readonly name: string
  readonly kind: ObjectiveKind | 'campaign'
  readonly aliases: readonly string[]
}
