import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose } from '../../core/question.js'
import { runAttack } from './attack/attack.js'
import { answerAttack } from './attack/attack-answers.js'
import { cardEffect } from './damage/damage-cards.js'
import { revealCard } from './damage/draw-card.js'
import { alive, cardsOf, lives, tokenLimit, zonesOf } from './query.js'
import { asked, m, option } from './say.js'
import { shipPoints } from './scoring.js'
import type { Due, State } from './state.js'
import type { T } from './table.js'

/** Pays everything that is owed, the last debt first: damage, cards and what they do, attacks in answer to the end, tokens over the limit. */
export function* settle(t: T): Flow {
  for (;;) {
    bury(t)
    const { attack } = t.state
    if (attack && attack.step !== 'settle') {
      yield* runAttack(t)
      continue
    }
    const full = overLimit(t.state)
    if (full) {
      yield* during(() => overLimit(t.state) === full, discardToken(t, full))
      continue
    }
    const n = t.state.due.at(-1)?.n
    if (n === undefined) return
    const done = yield* during(() => isOwed(t.state, n), payDebt(t, n))
    if (!done) t.emit({ type: 'paid', n })
  }
}

const debtOf = (s: State, n: number): Due | undefined => s.due.find((due) => due.n === n)

/** A debt holds while it is the last one and its ship is there; an attack in answer is owed even by the destroyed. */
function isOwed(s: State, n: number): boolean {
  const due = s.due.at(-1)
  if (due?.n !== n) return false
  return due.kind === 'counter' || due.kind === 'salvo' ? lives(s, due.target) : lives(s, due.ship)
}

/** Takes one step towards paying a debt; false when there is nothing to do about it. */
function* payDebt(t: T, n: number): Flow<boolean> {
  const due = debtOf(t.state, n)!
  switch (due.kind) {
    case 'damage':
      return yield* sufferDamage(t, n)
    case 'card':
      if (due.faceup) return yield* revealCard(t, due.ship, n)
      t.emit({ type: 'cards-dealt', ship: due.ship, count: 1, n })
      return true
    case 'effect':
      return yield* cardEffect(t, due.ship, due.title, n)
    case 'counter':
    case 'salvo':
      return yield* answerAttack(t, n)
  }
}

/** Shields of the zone first, then damage cards, one at a time (Rules Reference 1.5 p.4). */
function* sufferDamage(t: T, n: number): Flow<boolean> {
  const due = debtOf(t.state, n)
  if (due?.kind !== 'damage') return false
  const { ship, points, zone, faceup } = due
  if (!zone) return yield* chooseZone(t, ship, n, points)
  const { shields, card, ...cards } = t.state.ships[ship]!
  const left = shields[zone] ?? 0
  if (left > 0) t.emit({ type: 'shields-lost', ship, zone, points: Math.min(left, points), n })
  else if (faceup) return yield* revealCard(t, ship, n)
  else t.emit({ type: 'cards-dealt', ship, count: Math.min(points, card.hull - cardsOf(cards)), n })
  return true
}

/** Damage without a zone goes to one zone of the owner's choice (Rules Reference 1.5 p.4). */
function* chooseZone(t: T, id: string, n: number, points: number): Flow<boolean> {
  const zone = yield* ask(() => {
    const ship = t.state.ships[id]!
    return {
      kind: 'choose' as const,
      ...asked('damage-zone', ship.side, id, { ship: ship.card.name, points }),
      options: zonesOf(ship).map((one) => option(one, m('option.zone', { zone: m(`zone.${one}`), shields: ship.shields[one] ?? 0 }))),
    }
  })
  t.emit({ type: 'damage-zone-chosen', ship: id, zone, n })
  return true
}

/** Tells what has been destroyed, as soon as nothing more happens to it at this moment. */
function bury(t: T): void {
  for (const ship of Object.values(t.state.ships)) {
    if (!ship.removed && !alive(ship)) t.emit({ type: 'ship-destroyed', ship: ship.id, points: shipPoints(ship) })
  }
  for (const squadron of Object.values(t.state.squadrons)) {
    if (!squadron.removed && !alive(squadron)) t.emit({ type: 'squadron-destroyed', squadron: squadron.id, points: squadron.card.points })
  }
}

const overLimit = (s: State): string | undefined =>
  Object.values(s.ships).find((ship) => alive(ship) && ship.commandTokens.length > tokenLimit(ship))?.id

/** Over the command value the owner discards any one at once (seed 004; Rules Reference 1.5 p.3). */
function* discardToken(t: T, id: string): Flow {
  if (tokenLimit(t.state.ships[id]!) === 0) return t.emit({ type: 'command-tokens-lost', ship: id })
  const command = yield* ask(() => {
    const ship = t.state.ships[id]!
    return {
      kind: 'choose' as const,
      ...asked('discard-token', ship.side, id, { ship: ship.card.name, limit: tokenLimit(ship) }),
      options: ship.commandTokens.map((one) => option(one, m(`command.${one}`))),
    } satisfies Choose
  })
  t.emit({ type: 'command-token-discarded', ship: id, command })
}
