import type { Title } from './damage/damage-deck.js'
import type { DefenceToken, Zone } from './fleet/profile.js'
import type { Attack, AttackKind, AttackStep, Debt, Pin, RolledDie, SetUp, Step, Token } from './state.js'
import type { Command, Means, ObstacleKind, Range, Segment, Side } from './terms.js'

export type SetUpEvent =
  | { readonly type: 'stage-begun'; readonly stage: SetUp['stage']; readonly turn: Side }
  | { readonly type: 'chooser-named'; readonly side: Side; readonly coin: boolean }
  | { readonly type: 'first-player-chosen'; readonly side: Side }
  | { readonly type: 'objective-chosen'; readonly name: string; readonly tokenValue: number }
  | { readonly type: 'obstacle-placed'; readonly side: Side; readonly obstacle: ObstacleKind }
  | { readonly type: 'pass-tokens-given'; readonly A: number; readonly B: number }
  | { readonly type: 'ship-placed'; readonly ship: string; readonly speed: number }
  | { readonly type: 'squadrons-placed'; readonly side: Side; readonly squadrons: readonly string[] }

export type RoundEvent =
  | { readonly type: 'segment-begun'; readonly segment: Segment | 'over' }
  | { readonly type: 'dials-set' }
  | {
      readonly type: 'dials-chosen'
      readonly side: Side
      /** New dials by ship; they go under the stack. */
      readonly dials: Readonly<Record<string, readonly Command[]>>
      readonly secret: true
    }
  | { readonly type: 'turn-passed'; readonly side: Side; readonly token: boolean }
  | { readonly type: 'settled'; readonly what: string }
  | { readonly type: 'left-out'; readonly models: readonly string[] }
  | { readonly type: 'tokens-readied' }
  /** `ships`: whose each card is. */
  | { readonly type: 'cards-readied'; readonly side: Side; readonly cards: readonly string[]; readonly ships: readonly string[] }

export type ActivationEvent =
  | { readonly type: 'activation-begun'; readonly ship: string }
  | { readonly type: 'step-begun'; readonly ship: string; readonly step: Step }
  | { readonly type: 'activation-ended'; readonly ship: string }
  | { readonly type: 'dial-revealed'; readonly ship: string; readonly command: Command }
  | { readonly type: 'dial-discarded'; readonly ship: string; readonly command: Command | '' }
  | { readonly type: 'dial-changed'; readonly ship: string; readonly side: Side; readonly command: Command; readonly secret: true }
  | { readonly type: 'command-token-gained'; readonly ship: string; readonly command: Command; readonly kept: boolean }
  | { readonly type: 'command-token-discarded'; readonly ship: string; readonly command: Command }
  | { readonly type: 'command-resolved'; readonly ship: string; readonly command: Command; readonly means: Means }
  | { readonly type: 'engineering'; readonly ship: string; readonly points: number }
  | { readonly type: 'shield-moved'; readonly ship: string; readonly from: Zone; readonly to: Zone }
  | { readonly type: 'shield-recovered'; readonly ship: string; readonly zone: Zone }
  | { readonly type: 'card-repaired'; readonly ship: string; readonly card: Title | 'facedown' }
  | { readonly type: 'launches'; readonly ship: string; readonly count: number }

export type MovementEvent =
  | { readonly type: 'speed-changed'; readonly ship: string; readonly speed: number }
  | { readonly type: 'yaw-gained'; readonly ship: string }
  | { readonly type: 'ship-blocked'; readonly ship: string; readonly speed: number }
  | {
      readonly type: 'ship-moved'
      readonly ship: string
      readonly speed: number
      readonly displaced: boolean
      readonly onObstacle: boolean
    }
  | { readonly type: 'squadrons-displaced'; readonly side: Side }
  | { readonly type: 'ships-collided'; readonly ship: string; readonly with: string }
  | { readonly type: 'obstacles-met'; readonly ship: string; readonly obstacles: readonly ObstacleKind[] }
  | { readonly type: 'obstacle-resolved'; readonly ship: string; readonly obstacle: ObstacleKind }
  | { readonly type: 'card-discarded'; readonly ship: string; readonly card: Title | 'facedown' }
  | { readonly type: 'play-area-left'; readonly ship: string }

export type DamageEvent =
  | { readonly type: 'owed'; readonly debt: Debt }
  | { readonly type: 'paid'; readonly n: number }
  | { readonly type: 'damage-zone-chosen'; readonly ship: string; readonly zone: Zone; readonly n: number }
  | { readonly type: 'shields-lost'; readonly ship: string; readonly zone: Zone; readonly points: number; readonly n?: number }
  | { readonly type: 'cards-dealt'; readonly ship: string; readonly count: number; readonly n?: number }
  | { readonly type: 'card-revealed'; readonly ship: string; readonly title: Title; readonly n?: number }
  | { readonly type: 'card-turned-down'; readonly ship: string; readonly title: Title; readonly n: number }
  | { readonly type: 'defence-token-lost'; readonly ship: string; readonly token: DefenceToken; readonly at: number }
  | { readonly type: 'command-tokens-lost'; readonly ship: string }
  | { readonly type: 'deck-shuffled' }
  | { readonly type: 'ship-destroyed'; readonly ship: string; readonly points: number }
  | { readonly type: 'squadron-damaged'; readonly squadron: string; readonly points: number }
  | { readonly type: 'squadron-recovered'; readonly squadron: string }
  | { readonly type: 'squadron-destroyed'; readonly squadron: string; readonly points: number }

export type AttackEvent =
  | {
      readonly type: 'attack-declared'
      readonly kind: AttackKind
      readonly attacker: string
      readonly zone: Zone | ''
      readonly target: string
      readonly targetZone: Zone | ''
      /** An attack in answer to another has its range and line, and pays what was owed. */
      readonly answer?: { readonly range: Range; readonly obstructed: boolean; readonly n: number }
    }
  | { readonly type: 'attack-withdrawn'; readonly attacker: string; readonly why: 'range' | 'line' }
  | { readonly type: 'range-measured'; readonly range: Range }
  | { readonly type: 'line-traced'; readonly obstructed: boolean }
  | { readonly type: 'dice-gathered'; readonly pool: Attack['pool'] }
  | { readonly type: 'die-left-out'; readonly colour: RolledDie['colour']; readonly why: 'obstructed' | 'damage-card' }
  | { readonly type: 'attack-cancelled'; readonly attacker: string }
  | { readonly type: 'attack-step'; readonly step: AttackStep }
  | { readonly type: 'dice-rolled'; readonly dice: readonly RolledDie[] }
  | { readonly type: 'effect-used'; readonly what: string }
  | { readonly type: 'die-added'; readonly die: RolledDie }
  | { readonly type: 'dice-rerolled'; readonly places: readonly number[]; readonly faces: readonly RolledDie['face'][] }
  | { readonly type: 'dice-cancelled'; readonly places: readonly number[] }
  | { readonly type: 'token-locked'; readonly token: DefenceToken; readonly at: number }
  | {
      readonly type: 'defence-token-spent'
      readonly model: string
      readonly token: DefenceToken
      readonly at: number
      readonly state: Token['state']
    }
  | { readonly type: 'redirect-chosen'; readonly zone: Zone }
  | {
      readonly type: 'damage-totalled'
      readonly total: number
      readonly suffered: number
      readonly redirected: number
      readonly critical: 'standard' | 'card' | 'none'
    }
  | { readonly type: 'attack-ended'; readonly attacker: string }

export type SquadronEvent =
  | { readonly type: 'squadron-activated'; readonly squadron: string; readonly commanded: boolean }
  | { readonly type: 'squadron-moved'; readonly squadron: string }
  | { readonly type: 'squadron-done'; readonly squadron: string }
  | { readonly type: 'flak-ended'; readonly ship: string }

/** Corrections by hand. */
export type FixEvent =
  | { readonly type: 'hull-set'; readonly model: string; readonly hull: number }
  | { readonly type: 'shields-set'; readonly ship: string; readonly zone: Zone; readonly shields: number }
  | { readonly type: 'speed-set'; readonly ship: string; readonly speed: number }
  | { readonly type: 'dials-counted'; readonly ship: string; readonly dials: number }
  | { readonly type: 'held-set'; readonly ship: string; readonly command: Command | '' }
  | { readonly type: 'command-tokens-set'; readonly ship: string; readonly commands: readonly Command[] }
  | { readonly type: 'faceup-set'; readonly ship: string; readonly titles: readonly Title[] }
  | { readonly type: 'defence-token-set'; readonly model: string; readonly at: number; readonly state: Token['state'] }
  | { readonly type: 'activated-set'; readonly model: string; readonly activated: boolean }
  | { readonly type: 'exhausted-set'; readonly ship: string; readonly cards: readonly string[] }
  | { readonly type: 'die-set'; readonly at: number; readonly face: RolledDie['face'] | 'gone' }
  | { readonly type: 'side-set'; readonly side: Side; readonly what: 'pass' | 'victoryTokens' | 'victoryPoints'; readonly value: number }
  | { readonly type: 'token-value-set'; readonly value: number }
  | { readonly type: 'first-set'; readonly side: Side }
  | ({ readonly type: 'pinned' } & Pin)
  | { readonly type: 'unpinned'; readonly id: string }
  | { readonly type: 'rounds-set'; readonly round: number; readonly rounds: number }

export type Event = SetUpEvent | RoundEvent | ActivationEvent | MovementEvent | DamageEvent | AttackEvent | SquadronEvent | FixEvent
