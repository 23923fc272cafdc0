import { applyActivation } from './apply/activation.js'
import { applyAttack } from './apply/attack.js'
import { applyDamage } from './apply/damage.js'
import { applyFix } from './apply/fix.js'
import { applyMovement } from './apply/movement.js'
import { applyRound } from './apply/round.js'
import { applySetUp } from './apply/set-up.js'
import { applySquadron } from './apply/squadron.js'
import type { Event } from './events.js'
import type { State } from './state.js'

/** The pure reducer: the only place where the state changes. A kind of event without a case does not compile. */
export function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'stage-begun':
    case 'chooser-named':
    case 'first-player-chosen':
    case 'objective-chosen':
    case 'obstacle-placed':
    case 'pass-tokens-given':
    case 'ship-placed':
    case 'squadrons-placed':
      return applySetUp(state, event)
    case 'segment-begun':
    case 'dials-set':
    case 'dials-chosen':
    case 'turn-passed':
    case 'settled':
    case 'left-out':
    case 'tokens-readied':
    case 'cards-readied':
      return applyRound(state, event)
    case 'activation-begun':
    case 'step-begun':
    case 'activation-ended':
    case 'dial-revealed':
    case 'dial-discarded':
    case 'dial-changed':
    case 'command-token-gained':
    case 'command-token-discarded':
    case 'command-resolved':
    case 'engineering':
    case 'shield-moved':
    case 'shield-recovered':
    case 'card-repaired':
    case 'launches':
      return applyActivation(state, event)
    case 'speed-changed':
    case 'yaw-gained':
    case 'ship-blocked':
    case 'ship-moved':
    case 'squadrons-displaced':
    case 'ships-collided':
    case 'obstacles-met':
    case 'obstacle-resolved':
    case 'card-discarded':
    case 'play-area-left':
      return applyMovement(state, event)
    case 'owed':
    case 'paid':
    case 'damage-zone-chosen':
    case 'shields-lost':
    case 'cards-dealt':
    case 'card-revealed':
    case 'card-turned-down':
    case 'defence-token-lost':
    case 'command-tokens-lost':
    case 'deck-shuffled':
    case 'ship-destroyed':
    case 'squadron-damaged':
    case 'squadron-recovered':
    case 'squadron-destroyed':
      return applyDamage(state, event)
    case 'attack-declared':
    case 'attack-withdrawn':
    case 'range-measured':
    case 'line-traced':
    case 'dice-gathered':
    case 'die-left-out':
    case 'attack-cancelled':
    case 'attack-step':
    case 'dice-rolled':
    case 'effect-used':
    case 'die-added':
    case 'dice-rerolled':
    case 'dice-cancelled':
    case 'token-locked':
    case 'defence-token-spent':
    case 'redirect-chosen':
    case 'damage-totalled':
    case 'attack-ended':
      return applyAttack(state, event)
    case 'squadron-activated':
    case 'squadron-moved':
    case 'squadron-done':
    case 'flak-ended':
      return applySquadron(state, event)
    case 'hull-set':
    case 'shields-set':
    case 'speed-set':
    case 'dials-counted':
    case 'held-set':
    case 'command-tokens-set':
    case 'faceup-set':
    case 'defence-token-set':
    case 'activated-set':
    case 'exhausted-set':
    case 'die-set':
    case 'side-set':
    case 'token-value-set':
    case 'first-set':
    case 'pinned':
    case 'unpinned':
    case 'rounds-set':
      return applyFix(state, event)
  }
}
