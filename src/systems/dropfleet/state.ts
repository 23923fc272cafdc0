import type { Level } from '../../core/system.js'
import type { Figures } from './fleet/profile.js'

export type Side = 'A' | 'B'
export const sides = ['A', 'B'] as const
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')

/** The segments of a turn in their order (seed 000). The activation ones repeat until both decks are empty. */
export const segments = [
  'decks',
  'discard',
  'draw',
  'cleanup',
  'reveal',
  'first-or-second',
  'first-activates',
  'second-activates',
  'discard-cards',
  'ground',
  'launch',
  'damage-control',
  'decay',
  'points',
  'tidy',
] as const
export type Segment = (typeof segments)[number]

/** The three phases (seed 000) and the first segment of each. */
export const phases = ['planning', 'activation', 'final'] as const
export type Phase = (typeof phases)[number]
export const phaseOf = (segment: Segment): Phase => {
  const at = segments.indexOf(segment)
  return at < segments.indexOf('reveal') ? 'planning' : at < segments.indexOf('ground') ? 'activation' : 'final'
}

/** The seven orders (seed 001); an eighth was never printed. */
export const orders = [
  'standard',
  'weapons-free',
  'station-keeping',
  'course-change',
  'max-thrust',
  'silent-running',
  'active-scan',
] as const
export type Order = (typeof orders)[number]

export const spikes = ['none', 'minor', 'major'] as const
export type Spike = (typeof spikes)[number]

export const layers = ['high', 'low', 'atmosphere'] as const
export type Layer = (typeof layers)[number]

/** On the table · arriving this turn · held back · gone for good (seed 000: only what is available is in the deck). */
export const standings = ['table', 'arriving', 'held', 'gone'] as const
export type Standing = (typeof standings)[number]

/** What lasts on a ship after crippling damage (1.7, Damage). `launch-lost`: the next chance to launch is lost. The last five are those of dreadnoughts. */
export const effects = [
  'fire',
  'energy-surges',
  'scanners-offline',
  'armour-cracked',
  'engines-disabled',
  'weapons-offline',
  'launch-lost',
  'orbital-decay',
  'corruptor',
  'containment-failure',
  'power-fluctuations',
  'scanners-damaged',
  'engine-destroyed',
  'core-leak',
] as const
export type Effect = (typeof effects)[number]

/** `weapon`: a weapon of a dreadnought is to be struck off; `strain`: its order costs hull points. */
export type Due = 'crippling' | 'extra-crippling' | 'weapon' | 'strain' | 'wreck'

export interface Ship {
  readonly id: string
  readonly side: Side
  readonly battlegroup: string
  readonly group: string
  /** Class and number, or the name of its own. */
  readonly name: string
  /** What tells the model apart on the table. */
  readonly mark: string
  readonly figures: Figures
  /** Hull points now; 0 is destroyed. */
  readonly hull: number
  readonly layer: Layer
  readonly spike: Spike
  /** Silent Running holds: Signature 0. */
  readonly silent: boolean
  /** Shaltari: shields are up. */
  readonly shields: boolean
  /** The order of this turn, from the moment it is given. */
  readonly order: Order | ''
  readonly activated: boolean
  /** Out of coherency with its group, as the table said last. */
  readonly out: boolean
  readonly crippled: boolean
  readonly effects: readonly Effect[]
  /** What is owed: a roll for crippling damage, one that a Crippling weapon adds, a roll for the wreck. */
  readonly due: readonly Due[]
  /** It moved through debris, and the hits are still to be rolled. */
  readonly crossing?: Exclude<Debris, 'none'> | ''
  /** Off the table, not destroyed. */
  readonly left: boolean
  /** Uses of Limited weapons (`w` and the place on the card, from 0) and loads (`l`) so far. */
  readonly spent?: Readonly<Record<string, number>>
  /** Places on the card of weapons that are gone for the game. */
  readonly lost?: readonly number[]
  /** Whose launch assets it carries; unknown where the fleet does not say. */
  readonly faction?: string
}

/** What a ship is before anything has happened to it. */
export const untouched = {
  spike: 'none',
  silent: false,
  shields: false,
  order: '',
  activated: false,
  out: false,
  crippled: false,
  effects: [],
  due: [],
  left: false,
} as const satisfies Partial<Ship>

/** Kinds of launch assets that sit on ships, in the order in which they are placed (1.7, Launch Assets). */
export const assetKinds = ['torpedoes', 'light-torpedoes', 'heavy-torpedoes', 'bombers', 'fire-ships', 'fighters'] as const
export type AssetKind = (typeof assetKinds)[number]

/** Tokens of launch assets on a ship. */
export interface Asset {
  readonly id: string
  readonly side: Side
  readonly kind: AssetKind
  /** The ship that launched them. */
  readonly from: string
  /** The ship that they are on. */
  readonly on: string
  readonly count: number
  /** They act now · at the end of the next activation of the ship they are on · that activation again, as they were held off. */
  readonly due: 'now' | 'end' | 'held'
}

/** Kinds of sectors and of ground tokens (1.7, Objectives; Ground Combat). */
/** Stations are sectors of their own: they stand in Low Orbit and are worth nothing (1.7, Scenery). */
export const stationKinds = ['small-station', 'medium-station', 'large-station'] as const
export const stationWeapons = ['mass-driver', 'laser', 'missile'] as const
export type StationWeapon = (typeof stationWeapons)[number]
export const sectorKinds = [
  'commercial',
  'industrial',
  'military',
  'orbital-defence',
  'power-plant',
  'comms-station',
  ...stationKinds,
] as const
export type SectorKind = (typeof sectorKinds)[number]
export const clusterSizes = ['small', 'medium', 'large'] as const
export type ClusterSize = (typeof clusterSizes)[number]
export const troopKinds = ['infantry', 'armour', 'battery'] as const
export type TroopKind = (typeof troopKinds)[number]

export interface Cluster {
  readonly id: string
  readonly size: ClusterSize
}

export interface Sector {
  readonly id: string
  readonly cluster: string
  readonly kind: SectorKind
  /** What a station fires. */
  readonly weapons?: readonly StationWeapon[]
  /** Hull points; 0 is a ruin. */
  readonly hull: number
  /** Ground tokens of each side. */
  readonly troops: Readonly<Record<Side, Readonly<Record<TroopKind, number>>>>
}

export interface Group {
  readonly id: string
  readonly side: Side
  readonly battlegroup: string
  readonly name: string
}

export interface Battlegroup {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Strategy Rating, fixed when the fleet is built: losses never change it. */
  readonly rating: number
  readonly standing: Standing
  /** The turn of arrival, where it is fixed. */
  readonly arrives: number
  /** Its card was played this turn. */
  readonly played: boolean
}

export interface Admiral {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Admiral Value. */
  readonly value: number
  readonly bonus: number
  readonly points: number
  /** The flagship, by id; '' for an admiral whose ship is not named: taken as on the table. */
  readonly ship: string
  /** The ship was lost, or left the table, and the hand has fallen. */
  readonly lost: boolean
}

export interface SideState {
  readonly name: string
  /** How this side's battlegroups come to the table; '' where each says for itself. */
  readonly approach: string
  /** Command cards in hand. */
  readonly hand: number
  /** Victory points so far. */
  readonly points: number
}

/** A remark that comes up at a moment. */
export interface Pin {
  readonly id: string
  /** A ship, a group, a side, or the game. */
  readonly about: string
  readonly moment: Moment
  readonly text: string
}
export const moments = ['start', 'end', 'damage-control', 'cleanup'] as const
/** The start or end of the next activation, damage control, the Planning cleanup, or the beginning of a turn. */
export type Moment = (typeof moments)[number] | `turn-${number}`

export const debrisKinds = ['none', 'fine', 'dense'] as const
export type Debris = (typeof debrisKinds)[number]

/** The dice of one weapon of one ship, allocated to a target and not rolled yet. */
export interface Shot {
  readonly ship: string
  /** The place of the weapon on the ship's card, from 0. */
  readonly weapon: number
  readonly target: string
  readonly dice: number
  /** What lies in the way. */
  readonly debris: Debris
  /** Scald: the target is within the firer's Scan. */
  readonly near: boolean
  /** Fired with double Damage. */
  readonly overcharged: boolean
}

/** The fire of the open group (level full). */
export interface Firing {
  /** Asked ship by ship. */
  readonly each: boolean
  /** Ships that fire nothing more. */
  readonly done: readonly string[]
  /** Linked weapons that take targets of their own, as `SHIP/SYSTEM`. */
  readonly unlinked: readonly string[]
  /** What lies in the way of the shot that is being allocated. */
  readonly debris: Debris
  readonly shots: readonly Shot[]
  /** Everything is allocated: what is rolled for disappears from `shots`. */
  readonly rolling: boolean
  /** Every weapon that fired, as `SHIP/PLACE`, and the hits that Ion weapons made, by target. */
  readonly fired: readonly string[]
  readonly ions: Readonly<Record<string, number>>
}

/** The open activation of a group. */
export interface Open {
  readonly group: string
  /** Orders are asked ship by ship. */
  readonly each: boolean
  /** Movement is asked ship by ship. */
  readonly eachMove: boolean
  readonly moved: readonly string[]
  readonly fired: boolean
  readonly firing?: Firing
  /** Ships on Active Scan that have not named their target. */
  readonly scanners: readonly string[]
}

/** How a game ends: `turns` after this turn, before its last; at once; or conceded. */
export type Ending = 'turns' | 'now' | 'conceded-a' | 'conceded-b'

export interface State {
  readonly level: Level
  readonly options: Readonly<Record<string, string>>
  readonly turn: number
  readonly turns: number
  readonly segment: Segment | 'over'
  readonly ending: Ending | ''
  readonly sides: Readonly<Record<Side, SideState>>
  readonly admirals: Readonly<Record<string, Admiral>>
  readonly battlegroups: Readonly<Record<string, Battlegroup>>
  readonly groups: Readonly<Record<string, Group>>
  readonly ships: Readonly<Record<string, Ship>>
  /** What this segment has already asked or done. */
  readonly done: readonly string[]
  readonly revealed: Readonly<Partial<Record<Side, string>>>
  /** Groups more than 12" from the rest of their battlegroup, as the table said for the revealed cards. */
  readonly split: readonly string[]
  /** Changes of the Strategy Rating for this turn, by battlegroup. */
  readonly ratings: Readonly<Record<string, number>>
  readonly first: Side | ''
  /** The one special order that this battlegroup's activation has taken. */
  readonly special: Order | ''
  /** The last order given in this battlegroup's activation, and whether it stands for all that still wait. */
  readonly given: Order | ''
  readonly rest: boolean
  readonly open?: Open
  /** Groups that a card was played on this turn, with the side that played it. */
  readonly carded: readonly string[]
  readonly pins: readonly Pin[]
  readonly secret: Readonly<Partial<Record<Side, readonly string[]>>>
  /** Launch assets on ships. */
  readonly assets?: readonly Asset[]
  /** What the scenario scores beside clusters: critical locations by name, surveys. */
  readonly scenario?: { readonly name: string; readonly critical: readonly string[]; readonly surveys: boolean }
  /** Clusters that a side has surveyed, as `SIDE:CLUSTER`, and those that are critical locations since. */
  readonly surveyed?: readonly string[]
  readonly located?: readonly string[]
  readonly clusters?: Readonly<Record<string, Cluster>>
  readonly sectors?: Readonly<Record<string, Sector>>
  /** Who won the initiative of this end phase: it serves the ground combat and the launch. */
  readonly initiative?: Side
  /** Tokens launched in this segment, by `SHIP/PLACE` of the load. */
  readonly sent?: Readonly<Record<string, number>>
  /** The group whose launch assets are being placed. */
  readonly placing?: Placing
}

/** The steps in which launch assets are placed (1.7, Launch Assets). */
export const launchSteps = ['torpedoes', 'bombers', 'fighters', 'drops'] as const
export type LaunchStep = (typeof launchSteps)[number]

export interface Placing {
  readonly group: string
  readonly step: LaunchStep
  /** Kinds that it launches no more of. */
  readonly over: readonly AssetKind[]
  /** What lies in the way of the tokens that are being placed. */
  readonly debris: Debris
}
