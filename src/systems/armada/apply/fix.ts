import type { FixEvent } from '../events.js'
import { alive } from '../query.js'
import type { Ship, State } from '../state.js'
import { tokenAt, withAttack, withModel, withShip, withSide, withSquadron } from './change.js'

/** Corrections are taken at their word; what follows from them (a destruction, too many tokens) the rules see to. */
export function applyFix(s: State, e: FixEvent): State {
  switch (e.type) {
    case 'hull-set':
      return s.ships[e.model] ? withShip(s, e.model, (ship) => hull(ship, e.hull)) : withSquadron(s, e.model, () => squadronHull(e.hull))
    case 'shields-set':
      return withShip(s, e.ship, ({ shields }) => ({ shields: { ...shields, [e.zone]: e.shields } }))
    case 'speed-set':
      return withShip(s, e.ship, () => ({ speed: e.speed }))
    case 'dials-counted': {
      const after = withShip(s, e.ship, () => ({ dials: e.dials }))
      const { side } = s.ships[e.ship]!
      const { [e.ship]: stack, ...rest } = s.secret[side].dials
      if (!stack) return after
      return { ...after, secret: { ...s.secret, [side]: { ...s.secret[side], dials: { ...rest, [e.ship]: stack.slice(0, e.dials) } } } }
    }
    case 'held-set':
      return withShip(s, e.ship, () => ({ held: e.command }))
    case 'command-tokens-set':
      return withShip(s, e.ship, () => ({ commandTokens: e.commands }))
    case 'faceup-set':
      return withShip(s, e.ship, (ship) => revived({ ...ship, faceup: e.titles }))
    case 'defence-token-set':
      return withModel(s, e.model, ({ tokens }) => ({ tokens: tokenAt(tokens, e.at, e.state) }))
    case 'activated-set':
      return withModel(s, e.model, () => ({ activated: e.activated }))
    case 'exhausted-set':
      return withShip(s, e.ship, () => ({ exhausted: e.cards }))
    case 'die-set': {
      const dice = s.attack?.dice ?? []
      const face = e.face
      return withAttack(s, {
        dice:
          face === 'gone' ? dice.filter((_, place) => place !== e.at) : dice.map((die, place) => (place === e.at ? { ...die, face } : die)),
      })
    }
    case 'side-set':
      return withSide(s, e.side, { [e.what]: e.value })
    case 'token-value-set':
      return { ...s, tokenValue: e.value }
    case 'first-set':
      return { ...s, first: e.side }
    case 'pinned':
      return { ...s, pins: [...s.pins, { id: e.id, about: e.about, moment: e.moment, text: e.text }] }
    case 'unpinned':
      return { ...s, pins: s.pins.filter(({ id }) => id !== e.id) }
    case 'rounds-set':
      return { ...s, round: e.round, rounds: e.rounds }
  }
}

/** Hull points are cards not yet dealt: facedown ones come and go first, then faceup ones are put away. */
function hull(ship: Ship, points: number): Partial<Ship> {
  const cards = ship.card.hull - points
  const faceup = ship.faceup.slice(0, cards)
  return revived({ ...ship, facedown: cards - faceup.length, faceup, ...(points > 0 && { left: false }) })
}

const revived = (ship: Ship): Partial<Ship> => {
  const { facedown, faceup, left } = ship
  return { facedown, faceup, left, removed: ship.removed && !alive(ship) }
}

const squadronHull = (points: number) => ({ hull: points, ...(points > 0 && { removed: false }) })
