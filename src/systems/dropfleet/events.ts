import type { Level } from '../../core/system.js'
import type {
  AssetKind,
  ClusterSize,
  Debris,
  Effect,
  Ending,
  LaunchStep,
  Layer,
  Moment,
  Order,
  SectorKind,
  Segment,
  Shot,
  Side,
  Spike,
  Standing,
  StationWeapon,
  TroopKind,
} from './state.js'
import type { DropfleetKey } from './words.js'

/** Why a ship took Standard Orders instead of what its group was ordered. */
export type OrderBar = DropfleetKey extends infer Key ? (Key extends `bar.${string}` ? Key : never) : never

/** What changed a ship's hull: it decides nothing, but the story tells it. */
export type Cause =
  | 'fire-taken'
  | 'crippling'
  | 'fire'
  | 'corruptor'
  | 'damage-control'
  | 'wreck'
  | 'unstable'
  | 'containment'
  | 'leak'
  | 'strain'
  | 'by-hand'
/** `rent`: removed by the wreck of a dreadnought, no wreck of its own; `left`: off the table but not destroyed; `left-destroyed`: the same, counted as destroyed. */
export type Loss = 'hull' | 'decay' | 'rent' | 'left' | 'left-destroyed'

export type Event =
  | { readonly type: 'segment-begun'; readonly segment: Segment | 'over' }
  | { readonly type: 'left-out'; readonly battlegroups: readonly string[] }
  | { readonly type: 'closed-by-jump'; readonly group: string }
  // Planning
  | {
      readonly type: 'standing-changed'
      readonly battlegroup: string
      readonly standing: Standing
      readonly why?: 'arrives' | 'rolled' | 'stays' | 'fix'
    }
  | { readonly type: 'arrivals-settled'; readonly side: Side }
  | { readonly type: 'deck-stacked'; readonly side: Side; readonly cards: readonly string[]; readonly secret: true }
  | { readonly type: 'decks-ready' }
  | { readonly type: 'discarded'; readonly side: Side; readonly count: number }
  | { readonly type: 'drawn'; readonly side: Side; readonly count: number; readonly hand: number }
  | { readonly type: 'cleaned-up' }
  | {
      readonly type: 'card-played'
      readonly side: Side
      readonly count: number
      readonly name: string
      readonly on: string
      readonly again: boolean
    }
  // Reveal
  | { readonly type: 'card-put-aside'; readonly battlegroup: string }
  | { readonly type: 'card-revealed'; readonly side: Side; readonly battlegroup: string }
  | { readonly type: 'split-told'; readonly groups: readonly string[] }
  | { readonly type: 'ratings-compared'; readonly A: number; readonly B: number }
  | { readonly type: 'rolled-off'; readonly A: number; readonly B: number }
  | { readonly type: 'goes-first'; readonly side: Side; readonly alone: boolean }
  | { readonly type: 'turn-lost'; readonly side: Side; readonly battlegroup: string }
  | { readonly type: 'cards-discarded' }
  // Activation
  | { readonly type: 'battlegroup-begun'; readonly battlegroup: string }
  | { readonly type: 'shields-set'; readonly battlegroup: string; readonly up: readonly string[] }
  | { readonly type: 'group-begun'; readonly group: string }
  | { readonly type: 'ship-by-ship'; readonly what: 'orders' | 'moves' | 'fire' }
  | { readonly type: 'coherency-set'; readonly ships: readonly string[]; readonly out: boolean }
  | { readonly type: 'rest-ordered'; readonly order: Order }
  | { readonly type: 'rest-dropped' }
  | { readonly type: 'order-given'; readonly order: Order }
  | { readonly type: 'ordered'; readonly ship: string; readonly order: Order; readonly instead?: Order; readonly why?: OrderBar }
  | { readonly type: 'silence-ended'; readonly ship: string; readonly why: 'activation' | 'spike' | 'scan' | 'fix' }
  | { readonly type: 'spike-removed'; readonly ship: string; readonly spike: Spike }
  | { readonly type: 'moved'; readonly ships: readonly string[] }
  | { readonly type: 'layer-changed'; readonly ship: string; readonly layer: Layer }
  /** The ship moves through debris; `none`: the hits are done. */
  | { readonly type: 'debris-met'; readonly ship: string; readonly debris: Debris }
  | { readonly type: 'fired' }
  // Fire (level full). Weapons and assets by id: `SHIP/PLACE` of a weapon, the id of assets.
  | { readonly type: 'debris-set'; readonly debris: Debris }
  | { readonly type: 'weapons-unlinked'; readonly ships: readonly string[]; readonly system: string }
  | { readonly type: 'allocated'; readonly shots: readonly Shot[] }
  | { readonly type: 'fire-done'; readonly ship: string }
  | { readonly type: 'allocation-ended' }
  | {
      readonly type: 'attack-resolved'
      readonly target: string
      readonly sources: readonly string[]
      readonly hits: number
      readonly crits: number
      /** Hull points that the hits did, those that point defence stopped, that were saved, and that were lost. */
      readonly points: number
      readonly stopped: number
      readonly saved: number
      readonly lost: number
    }
  | { readonly type: 'dice-lost'; readonly target: string; readonly dice: number }
  | { readonly type: 'ions-counted'; readonly ship: string; readonly hits: number }
  | { readonly type: 'crippling-owed'; readonly ship: string }
  | { readonly type: 'rule-due'; readonly rule: DueRule; readonly ship: string }
  | { readonly type: 'weapons-lost'; readonly ship: string; readonly weapons: readonly number[] }
  | { readonly type: 'strain-rolled'; readonly ship: string }
  // Launch assets (level full)
  | { readonly type: 'initiative-rolled'; readonly A: number; readonly B: number; readonly winner?: Side }
  | { readonly type: 'faction-set'; readonly side: Side; readonly faction: string }
  | { readonly type: 'launch-group-begun'; readonly group: string; readonly step: LaunchStep }
  | { readonly type: 'launch-debris-set'; readonly debris: Debris }
  | { readonly type: 'launch-kind-ended'; readonly kind: AssetKind }
  | { readonly type: 'launch-group-ended' }
  | {
      readonly type: 'assets-placed'
      readonly from: string
      readonly load: number
      readonly kind: AssetKind
      readonly on: string
      /** Tokens sent, and those of them that arrived. */
      readonly sent: number
      readonly count: number
      readonly due: 'now' | 'end'
    }
  | { readonly type: 'assets-due'; readonly on: string }
  | {
      readonly type: 'assets-shaken'
      readonly on: string
      /** Tokens shaken off, and tokens held off until the next activation, by id of the assets. */
      readonly gone: Readonly<Record<string, number>>
      readonly held: Readonly<Record<string, number>>
    }
  | { readonly type: 'fighters-fought'; readonly on: string; readonly side: Side; readonly count: number; readonly killed: number }
  | { readonly type: 'assets-set'; readonly id: string; readonly count: number }
  | { readonly type: 'assets-used'; readonly on: string; readonly kind: AssetKind; readonly side: Side; readonly count: number }
  | { readonly type: 'scanned'; readonly ship: string; readonly target: string }
  | { readonly type: 'scan-failed'; readonly ship: string; readonly target: string }
  | { readonly type: 'spike-gained'; readonly ship: string; readonly spike: Spike }
  | { readonly type: 'spike-refused'; readonly ship: string }
  | { readonly type: 'went-silent'; readonly ship: string }
  | { readonly type: 'group-ended'; readonly group: string }
  // Losses
  | { readonly type: 'hull-lost'; readonly ship: string; readonly points: number; readonly cause: Cause }
  | { readonly type: 'hull-regained'; readonly ship: string; readonly points: number }
  | { readonly type: 'became-crippled'; readonly ship: string; readonly owes: boolean }
  | { readonly type: 'crippling-rolled'; readonly ship: string; readonly result: string; readonly extra?: true }
  | { readonly type: 'effect-gained'; readonly ship: string; readonly effect: Effect }
  | { readonly type: 'effect-ended'; readonly ship: string; readonly effect: Effect; readonly why: 'repaired' | 'over' }
  | { readonly type: 'not-repaired'; readonly ship: string; readonly effect: Effect }
  | { readonly type: 'ship-lost'; readonly ship: string; readonly how: Loss }
  | { readonly type: 'wreck-rolled'; readonly ship: string; readonly result: string; readonly radius: number }
  | { readonly type: 'wreck-settled'; readonly ship: string }
  /** `hand`: cards that stay; `next`: the admiral who is the most senior now, '' for none. */
  | { readonly type: 'admiral-lost'; readonly admiral: string; readonly hand: number; readonly next: string }
  // End phase
  | { readonly type: 'told'; readonly what: string }
  | { readonly type: 'launched'; readonly ship: string }
  | { readonly type: 'points-scored'; readonly side: Side; readonly points: number }
  | { readonly type: 'ending-set'; readonly ending: Ending | ''; readonly turns: number }
  // Ground (level full)
  | {
      readonly type: 'cluster-added'
      readonly size: ClusterSize
      readonly kinds: readonly SectorKind[]
      readonly weapons?: readonly StationWeapon[]
    }
  | { readonly type: 'cluster-misread'; readonly text: string }
  | { readonly type: 'troops-moved'; readonly side: Side; readonly kind: TroopKind; readonly from: string; readonly to: string }
  | { readonly type: 'troops-landed'; readonly side: Side; readonly kind: TroopKind; readonly sector: string; readonly count: number }
  | { readonly type: 'troops-lost'; readonly side: Side; readonly kind: TroopKind; readonly sector: string; readonly count: number }
  /** `tokens`: those that were lost, where the others came down. */
  | { readonly type: 'lander-shot'; readonly ship: string; readonly sector: string; readonly tokens?: number }
  | { readonly type: 'landed'; readonly ship: string; readonly load: number }
  | { readonly type: 'sector-hit'; readonly sector: string; readonly points: number }
  | { readonly type: 'sector-set'; readonly sector: string; readonly hull: number }
  | { readonly type: 'troops-set'; readonly sector: string; readonly side: Side; readonly kind: TroopKind; readonly count: number }
  | {
      readonly type: 'surveyed'
      readonly side: Side
      readonly ship: string
      readonly cluster: string
      /** The cluster is a critical location. */
      readonly found: boolean
    }
  // Corrections by hand
  | { readonly type: 'ship-set'; readonly ship: string; readonly change: ShipChange }
  | { readonly type: 'battlegroup-set'; readonly battlegroup: string; readonly played?: boolean; readonly rating?: number }
  | { readonly type: 'side-set'; readonly side: Side; readonly hand?: number; readonly points?: number; readonly name?: string }
  | { readonly type: 'admiral-set'; readonly admiral: string; readonly value?: number; readonly ship?: string }
  | { readonly type: 'ruled'; readonly option: string; readonly value: string; readonly always: boolean }
  | { readonly type: 'level-set'; readonly level: Level }
  | { readonly type: 'turn-set'; readonly turn?: number; readonly turns?: number }
  | { readonly type: 'pinned'; readonly id: string; readonly about: string; readonly moment: Moment; readonly text: string }
  | { readonly type: 'unpinned'; readonly id: string }
  | { readonly type: 'reminded'; readonly id: string; readonly text: string }

/** Rules that the table carries out when they are told. */
export type DueRule = DropfleetKey extends infer Key ? (Key extends `due.${infer Rule}` ? Rule : never) : never

export interface ShipChange {
  readonly hull?: number
  readonly spike?: Spike
  readonly silent?: boolean
  readonly layer?: Layer
  readonly order?: Order | ''
  readonly effects?: readonly Effect[]
  readonly mark?: string
  readonly activated?: boolean
  readonly crippled?: boolean
  readonly shields?: boolean
  readonly left?: boolean
  readonly out?: boolean
}
