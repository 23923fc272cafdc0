import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose, Pick } from '../../core/question.js'
import { ships } from './query.js'
import { endReminders } from './reminders.js'
import { asked, m, option, said } from './say.js'
import type { State } from './state.js'
import type { T } from './table.js'
import { other, type Side } from './terms.js'

/** Status Phase: tokens, then cards, then the round ends (Rules Reference 1.5 p.20). */
export function* statusPhase(t: T): Flow {
  if (!t.state.settled.includes('tokens')) t.emit({ type: 'tokens-readied' })
  for (const side of [t.state.first, other(t.state.first)]) {
    yield* during(() => exhausted(t.state, side).length > 0 && !t.state.settled.includes(`cards-${side}`), readyCards(t, side))
  }
  yield* ask((): Choose => {
    const { round, rounds } = t.state
    const options = [option('done', round < rounds ? m('option.next-round', { round: round + 1 }) : m('option.end-game'))]
    return { kind: 'choose', ...asked('round-end', 'both', undefined, { round }), ...said(endReminders(t.state)), options, waits: true }
  })
}

const exhausted = (s: State, side: Side) =>
  ships(s, side).flatMap(({ id, card, exhausted: cards }) => cards.map((name) => ({ id: cardId(id, name), name, ship: card.name, of: id })))

/** A card of a ship as an option: the ship and the place of the card would change, so its name stands in it. */
const cardId = (ship: string, name: string): string => `${ship}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`

/** Exhausted upgrade cards are readied: some for nothing, some at their price, some not at all. */
function* readyCards(t: T, side: Side): Flow {
  const picked = yield* ask((): Pick | undefined => {
    const found = exhausted(t.state, side)
    if (!found.length) return undefined
    const options = found.map(({ id, name, ship }) => option(id, m('option.upgrade', { name, ship })))
    const all = options.map(({ id }) => id)
    return { kind: 'pick', ...asked('ready-cards', side, side), min: 0, max: options.length, default: all, options }
  })
  const cards = exhausted(t.state, side).filter(({ id }) => picked.includes(id))
  t.emit({ type: 'cards-readied', side, cards: cards.map(({ name }) => name), ships: cards.map(({ of }) => of) })
}
