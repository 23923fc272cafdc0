/**
 * The figures of a ship in Dropfleet Commander 1.7: thrust, scan and signature in inches, hull in hull points, saves and
 * locks as the lowest face that does it (3 for 3+), points for one ship.
 */

/** Tonnages and what one ship of each adds to the Strategy Rating of its battlegroup (1.7, Building Your Fleet). */
export const tonnageValues = { L: 1, L2: 2, M: 5, H: 10, S: 15, S2: 30 } as const
export type Tonnage = keyof typeof tonnageValues
export const tonnages = Object.keys(tonnageValues) as readonly Tonnage[]

/** Dice to roll for a number of attacks or damage. */
export type Dice = `${number | ''}d${3 | 6}` | `${number | ''}d${3 | 6}+${number}`

/** A number, or the dice that give it. */
export type Amount = number | Dice

export interface Weapon {
  readonly name: string
  /** `*`: a rule of the weapon says it (Mauler: the armour of the target). */
  readonly lock: number | '*'
  readonly attack: Amount
  /** `*`: a rule of the weapon says it (Distortion: the number of hits). */
  readonly damage: Amount | '*'
  /** Arcs as on the card: `F`, `F(N)`, `F/S`, `S(L)`, `F/S/R`. */
  readonly arc: string
  /** Kebab-case: `close-action`, `linked-1`, `burnthrough-6`. */
  readonly special: readonly string[]
}

export const launchKinds = [
  'fighters-bombers',
  'fighters',
  'bombers',
  'torpedoes',
  'light-torpedoes',
  'heavy-torpedoes',
  'dropships',
  'bulk-landers',
  'fire-ships',
  'bulk-landers-fire-ships',
  'gates',
] as const
export type LaunchKind = (typeof launchKinds)[number]

export interface Launch {
  readonly name: string
  readonly kind: LaunchKind
  /** Tokens a turn. */
  readonly launch: number
  /** `limited-2`: twice a game. */
  readonly special: readonly string[]
}

export interface Figures {
  readonly tonnage: Tonnage
  readonly hull: number
  readonly thrust: number
  readonly scan: number
  readonly signature: number
  /** Shaltari: the signature with shields raised. */
  readonly shieldedSignature?: number
  readonly armour: number
  /** The save of Passive Countermeasures, where the ship has one. */
  readonly passive?: number
  readonly pd: number
  readonly points: number
  /** Rules of the ship in kebab-case: `atmospheric`, `full-cloak`, `aegis-6`. */
  readonly special: readonly string[]
  readonly weapons: readonly Weapon[]
  readonly launch: readonly Launch[]
}

/** A ship of the catalogue. */
export interface Profile extends Figures {
  /** The short name people use: `Moscow`. */
  readonly class: string
  /** The whole name: `Moscow Heavy Cruiser`. */
  readonly name: string
  readonly faction: string
  /** How many make a group when a fleet is built: from, to. */
  readonly group: readonly [number, number]
  /** Systems to choose from, for hulls that are built by their owner. */
  readonly systems?: readonly System[]
}

export interface System {
  readonly name: string
  /** What it adds to a figure of the ship. */
  readonly scan?: number
  readonly thrust?: number
  readonly armour?: number
  readonly special: readonly string[]
  readonly weapons: readonly Weapon[]
  readonly launch: readonly Launch[]
}
