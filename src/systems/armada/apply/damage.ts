import { acts } from '../damage/damage-deck.js'
import type { DamageEvent } from '../events.js'
import { alive, cardsOf } from '../query.js'
import type { State } from '../state.js'
import { owe, pay, payPoints, tokenAt, without, withShip, withSquadron } from './change.js'

export function applyDamage(s: State, e: DamageEvent): State {
  switch (e.type) {
    case 'owed':
      return owe(s, e.debt)
    case 'paid':
      return pay(s, e.n)
    case 'damage-zone-chosen':
      return { ...s, due: s.due.map((due) => (due.n === e.n && due.kind === 'damage' ? { ...due, zone: e.zone } : due)) }
    case 'shields-lost': {
      const after = withShip(s, e.ship, ({ shields }) => ({ shields: { ...shields, [e.zone]: Math.max(0, shields[e.zone]! - e.points) } }))
      return payPoints(after, e.n, e.points)
    }
    case 'cards-dealt': {
      const after = withShip(s, e.ship, (ship) => ({ facedown: ship.facedown + Math.min(e.count, ship.card.hull - cardsOf(ship)) }))
      return forgiven(payPoints(dealt(after, e.count), e.n, e.count, true), e.ship)
    }
    case 'card-revealed': {
      const room = cardsOf(s.ships[e.ship]!) < s.ships[e.ship]!.card.hull
      const after = withShip(dealt(s, 1), e.ship, ({ faceup }) => (room ? { faceup: [...faceup, e.title] } : {}))
      const seen = { ...after.deck.seen, [e.title]: (after.deck.seen[e.title] ?? 0) + 1 }
      const paid = forgiven(payPoints({ ...after, deck: { ...after.deck, seen } }, e.n, 1, true), e.ship)
      return acts(e.title) && alive(paid.ships[e.ship]!) ? owe(paid, { kind: 'effect', ship: e.ship, title: e.title }) : paid
    }
    case 'card-turned-down': {
      const turned = withShip(s, e.ship, ({ faceup, facedown }) =>
        faceup.includes(e.title) ? { faceup: without(faceup, e.title), facedown: facedown + 1 } : {},
      )
      return pay(turned, e.n)
    }
    case 'defence-token-lost':
      return withShip(s, e.ship, ({ tokens }) => ({ tokens: tokenAt(tokens, e.at, 'gone') }))
    case 'command-tokens-lost':
      return withShip(s, e.ship, () => ({ commandTokens: [] }))
    case 'deck-shuffled':
      return shuffled(s)
    case 'ship-destroyed':
      return forgiven(
        withoutStack(
          withShip(s, e.ship, () => ({ removed: true, held: '', dials: 0, commandTokens: [] })),
          e.ship,
        ),
        e.ship,
      )
    case 'squadron-damaged':
      return withSquadron(s, e.squadron, ({ hull }) => ({ hull: Math.max(0, hull - e.points) }))
    case 'squadron-recovered':
      return withSquadron(s, e.squadron, ({ hull, card }) => ({ hull: Math.min(card.hull, hull + 1) }))
    case 'squadron-destroyed':
      return withSquadron(s, e.squadron, () => ({ removed: true }))
  }
}

const dealt = (s: State, count: number): State => ({ ...s, deck: { ...s.deck, dealt: s.deck.dealt + count } })

/** Its dials go back to the supply. */
const withoutStack = (s: State, ship: string): State => {
  const { side } = s.ships[ship]!
  const { [ship]: _, ...dials } = s.secret[side].dials
  return { ...s, secret: { ...s.secret, [side]: { ...s.secret[side], dials } } }
}

/** A destroyed ship suffers nothing more; the attack it owes in answer stays. */
const forgiven = (s: State, ship: string): State => {
  if (alive(s.ships[ship]!)) return s
  return { ...s, due: s.due.filter((due) => due.kind === 'salvo' || due.kind === 'counter' || due.ship !== ship) }
}

/** The discarded cards become the deck again: what lies on ships stays out of it. */
function shuffled(s: State): State {
  const ships = Object.values(s.ships).filter(alive)
  const seen: Record<string, number> = {}
  for (const title of ships.flatMap(({ faceup }) => faceup)) seen[title] = (seen[title] ?? 0) + 1
  return { ...s, deck: { dealt: ships.reduce((sum, ship) => sum + cardsOf(ship), 0), seen } }
}
