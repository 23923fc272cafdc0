import type { MovementEvent } from '../events.js'
import type { State } from '../state.js'
import { discardCard } from './activation.js'
import { owe, withManoeuvre, without, withShip } from './change.js'

export function applyMovement(s: State, e: MovementEvent): State {
  switch (e.type) {
    case 'speed-changed': {
      const changed = withShip(s, e.ship, () => ({ speed: e.speed }))
      const after = s.activation?.ship === e.ship ? withManoeuvre(changed, { speed: e.speed }) : changed
      // Thruster Fissure: a damage for each real change of the dial, on a zone of the owner's choice.
      const fissures =
        s.ships[e.ship]!.speed === e.speed ? 0 : s.ships[e.ship]!.faceup.filter((title) => title === 'thruster-fissure').length
      return fissures ? owe(after, { kind: 'damage', ship: e.ship, zone: '', points: fissures, faceup: false }) : after
    }
    case 'yaw-gained':
      return withManoeuvre(s, { yaw: true })
    case 'ship-blocked':
      return withManoeuvre(s, { speed: e.speed, overlapped: true })
    case 'ship-moved':
      return withManoeuvre(s, { speed: e.speed, displaced: e.displaced, onObstacle: e.onObstacle })
    case 'squadrons-displaced':
      return withManoeuvre(s, { displaced: false })
    case 'ships-collided':
      return collided(withManoeuvre(s, { overlapped: false }), e.ship, e.with)
    case 'obstacles-met':
      return withManoeuvre(s, { obstacles: e.obstacles, onObstacle: false })
    case 'obstacle-resolved': {
      const after = withManoeuvre(s, { obstacles: without(s.activation?.manoeuvre.obstacles ?? [], e.obstacle) })
      if (e.obstacle === 'asteroid') return owe(after, { kind: 'card', ship: e.ship, faceup: true })
      return e.obstacle === 'debris' ? owe(after, { kind: 'damage', ship: e.ship, zone: '', points: 2, faceup: false }) : after
    }
    case 'card-discarded':
      return discardCard(s, e.ship, e.card)
    case 'play-area-left':
      return withShip(s, e.ship, () => ({ left: true }))
  }
}

/**
 * One facedown card each, past the shields, for the mover and the closest ship (seed 004; Rules Reference 1.5 p.14). If
 * one of the two is a flotilla, only the flotilla takes one (p.7).
 */
function collided(s: State, mover: string, rammed: string): State {
  const isFlotilla = (id: string) => s.ships[id]!.card.traits.includes('flotilla')
  const both = [mover, rammed]
  const flotillas = both.filter(isFlotilla)
  const hurt = flotillas.length ? flotillas : both
  return hurt.reduceRight((after, ship) => owe(after, { kind: 'card', ship, faceup: false }), s)
}
