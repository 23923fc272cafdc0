import type { Colour, Face } from '../../core/dice/faces.js'
import type { Level } from '../../core/system.js'
import type { Acting, Seen, Title } from './damage/damage-deck.js'
import type { Battery, DefenceToken, Dice, ObjectiveKind, ShipFigures, SquadronFigures, Zone } from './fleet/profile.js'
import type { Switches } from './options.js'
import type { Command, Moment, ObstacleKind, Range, Segment, Side } from './terms.js'

/** A defence token: readied, exhausted, or discarded for the rest of the game. */
export const tokenStates = ['ready', 'exhausted', 'gone'] as const
export interface Token {
  readonly type: DefenceToken
  readonly state: (typeof tokenStates)[number]
}

export interface Upgrade {
  readonly name: string
  readonly points: number
  readonly remind?: Moment
}

/** What is printed: it never changes. `name` is what people call the model. */
export interface ShipCard extends Omit<ShipFigures, 'armament' | 'shields'> {
  readonly class: string
  readonly name: string
  readonly mark?: string
  readonly shields: Readonly<Partial<Record<Zone, number>>>
  readonly armament: Readonly<Partial<Record<Battery, Dice>>>
  readonly upgrades: readonly Upgrade[]
}

export interface Ship {
  readonly id: string
  readonly side: Side
  readonly card: ShipCard
  /** The dial; a speed slowed by an overlap is never written here. */
  readonly speed: number
  readonly placed: boolean
  /** Facedown dials in the stack. */
  readonly dials: number
  /** The revealed dial, as long as it is not spent. */
  readonly held: Command | ''
  readonly commandTokens: readonly Command[]
  readonly shields: Readonly<Partial<Record<Zone, number>>>
  /** Damage cards: how many lie facedown, and which faceup. */
  readonly facedown: number
  readonly faceup: readonly Title[]
  readonly tokens: readonly Token[]
  readonly activated: boolean
  /** Commands resolved this round. */
  readonly resolved: readonly Command[]
  /** Upgrade cards that are exhausted, by name. */
  readonly exhausted: readonly string[]
  /** Ended a manoeuvre with a part outside the play area. */
  readonly left: boolean
  /** Its destruction has been told, and its model is off the table. */
  readonly removed: boolean
}

export interface SquadronCard extends SquadronFigures {
  readonly class: string
  readonly name: string
  readonly mark?: string
}

export interface Squadron {
  readonly id: string
  readonly side: Side
  readonly card: SquadronCard
  /** Hull points left. */
  readonly hull: number
  readonly placed: boolean
  readonly tokens: readonly Token[]
  readonly activated: boolean
  readonly removed: boolean
}

export const steps = ['reveal', 'commands', 'attacks', 'course', 'move', 'obstacles', 'end'] as const
export type Step = (typeof steps)[number]

/** One hull zone's attack in this activation; `targets` are the squadrons it was aimed at. */
export interface Fired {
  readonly zone: Zone
  readonly at: 'ship' | 'squadrons'
  readonly targets: readonly string[]
}

/** The ship that is activated now, and what it has done. */
export interface Activation {
  readonly ship: string
  readonly step: Step
  readonly fired: readonly Fired[]
  /** The last zone in `fired` may still choose another squadron. */
  readonly more: boolean
  /** Engineering points left, while a Repair command is resolved. */
  readonly engineering: number
  /** Squadrons that the Squadron command may still activate. */
  readonly launches: number
  readonly manoeuvre: Manoeuvre
}

/** How the manoeuvre goes. */
export interface Manoeuvre {
  /** The speed of this try: the dial, less one for each overlap of a ship. */
  readonly speed: number
  /** The Navigate dial gives one more click of yaw. */
  readonly yaw: boolean
  readonly overlapped: boolean
  /** Squadrons lie under the ship and wait to be placed. */
  readonly displaced: boolean
  readonly onObstacle: boolean
  /** Obstacles under the ship, still to be resolved, in order. */
  readonly obstacles: readonly ObstacleKind[]
}

/** The squadron that is activated now. */
export interface Flight {
  readonly squadron: string
  /** By a Squadron command: it moves and attacks. */
  readonly commanded: boolean
  readonly moved: boolean
  readonly attacked: boolean
}

export const attackSteps = ['range', 'line', 'gather', 'roll', 'modify', 'accuracy', 'tokens', 'damage', 'settle'] as const
export type AttackStep = (typeof attackSteps)[number]
export type AttackKind = 'battery' | 'squadron' | 'snipe' | 'counter' | 'salvo'

export interface RolledDie {
  readonly colour: Colour
  readonly face: Face
}

/** The attack that is resolved now. */
export interface Attack {
  readonly kind: AttackKind
  readonly attacker: string
  readonly zone: Zone | ''
  readonly target: string
  readonly targetZone: Zone | ''
  readonly step: AttackStep
  readonly range: Range | ''
  readonly obstructed: boolean
  /** Dice gathered, before they are rolled. */
  readonly pool: readonly Colour[]
  readonly dice: readonly RolledDie[]
  /** What has been used on the dice: keywords, commands, cards. */
  readonly used: readonly string[]
  /** Places of the tokens that accuracies lock. */
  readonly locked: readonly number[]
  readonly spent: readonly DefenceToken[]
  readonly redirect: Zone | ''
}

/** What is owed: the last one is paid first. `n` tells one from another. */
export type Due = { readonly n: number } & Debt
export type Debt =
  /** Damage points to suffer; without a zone the owner chooses one for all of it. `faceup`: the first card dealt is. */
  | { readonly kind: 'damage'; readonly ship: string; readonly zone: Zone | ''; readonly points: number; readonly faceup: boolean }
  /** A damage card, past the shields. */
  | { readonly kind: 'card'; readonly ship: string; readonly faceup: boolean }
  /** What a faceup card does as it is dealt. */
  | { readonly kind: 'effect'; readonly ship: string; readonly title: Acting }
  | Answer<'counter'>
  | Answer<'salvo'>

/** An attack in answer to an attack. */
export interface Answer<Kind extends 'counter' | 'salvo' = 'counter' | 'salvo'> {
  readonly kind: Kind
  readonly attacker: string
  readonly target: string
  readonly targetZone: Zone | ''
  readonly range: Range
  readonly obstructed: boolean
}

export interface SideState {
  readonly player: string
  readonly fleet: string
  readonly faction: string
  readonly commander: string
  readonly objectives: Readonly<Partial<Record<ObjectiveKind, string>>>
  /** Pass tokens left. */
  readonly pass: number
  /** The last own turn of this phase was passed with a token. */
  readonly passed: boolean
  /** Ships activated in this phase. */
  readonly begun: number
  readonly victoryTokens: number
  /** Points from the objective that are not counted in tokens. */
  readonly victoryPoints: number
}

/** What a side keeps from the other: its facedown dials, top of the stack first. */
export interface Secret {
  readonly dials: Readonly<Record<string, readonly Command[]>>
}

export interface Pin {
  readonly id: string
  readonly about: string
  readonly moment: Moment | `turn-${number}`
  readonly text: string
}

export interface SetUp {
  readonly stage: 'initiative' | 'choice' | 'objective' | 'obstacles' | 'deployment' | 'done'
  /** Who chooses the first player. */
  readonly chooser: Side | ''
  /** Whose turn it is to place something. */
  readonly turn: Side
  readonly obstacles: readonly ObstacleKind[]
}

export interface State {
  readonly round: number
  readonly rounds: number
  readonly segment: 'set-up' | Segment | 'over'
  readonly level: Level
  readonly options: Switches
  readonly sides: Readonly<Record<Side, SideState>>
  readonly setUp: SetUp
  readonly first: Side
  readonly objective: string
  /** Points for one victory token. */
  readonly tokenValue: number
  /** Whose turn it is in the Ship and the Squadron Phase. */
  readonly turn: Side
  /** Squadrons that this turn of the Squadron Phase may still activate. */
  readonly pair: number
  readonly activation: Activation | null
  readonly flight: Flight | null
  readonly attack: Attack | null
  readonly due: readonly Due[]
  readonly dues: number
  readonly deck: { readonly dealt: number; readonly seen: Seen }
  /** What has been settled in this segment, so that it is not asked twice. */
  readonly settled: readonly string[]
  readonly secret: Readonly<Record<Side, Secret>>
  /** Remarks that people pinned to a moment of the game, of a side, a ship or a squadron. */
  readonly pins: readonly Pin[]
  readonly ships: Readonly<Record<string, Ship>>
  readonly squadrons: Readonly<Record<string, Squadron>>
}
