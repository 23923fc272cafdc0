import { ask, during, type Flow } from '../../core/flow.js'
import type { Pick, Roll } from '../../core/question.js'
import { battlegroupsOf, shipsOf } from './look.js'
import { asks, cardOption, type T } from './question.js'
import { type Battlegroup, type Side, type State, sides } from './state.js'

/**
 * Which battlegroups come to the table this turn (1.7, Preparing for Battle). Held back and gone stay out of the deck;
 * the rolls and choices come before the decks, because a battlegroup that is not available may not be in one.
 */
export function* arrivals(t: T): Flow {
  for (const side of sides) {
    yield* during(() => !t.state.done.includes(`arrivals-${side}`), sideArrives(t, side))
    if (!t.state.done.includes(`arrivals-${side}`)) t.emit({ type: 'arrivals-settled', side })
  }
}

function* sideArrives(t: T, side: Side): Flow {
  for (const { id } of held(t.state, side).filter((one) => due(t.state, one))) t.emit(arrives(id))
  switch (t.state.sides[side].approach) {
    case 'column': {
      const most = t.state.turn < 3 ? 2 : held(t.state, side).length
      yield* during(() => held(t.state, side).length > 0, choose(t, side, most))
      break
    }
    case 'rapid-response':
      if (t.state.turn === 1) yield* during(() => held(t.state, side).length > 0, choose(t, side, 1))
      else yield* during(() => held(t.state, side).length > 0, rapid(t, side))
      break
  }
  t.emit({ type: 'arrivals-settled', side })
}

const arrives = (battlegroup: string) => ({ type: 'standing-changed', battlegroup, standing: 'arriving', why: 'arrives' }) as const

/** Battlegroups held back that have ships. */
const held = (s: State, side: Side): readonly Battlegroup[] =>
  battlegroupsOf(s, side).filter(({ id, standing }) => standing === 'held' && shipsOf(s, id).length > 0)

/** Battleline: all at once; Distant: by rating, light ones first; else the turn that the fleet file names. */
function due(s: State, { side, rating, arrives: turn }: Battlegroup): boolean {
  if (turn) return s.turn >= turn
  const { approach } = s.sides[side]
  if (approach === 'battleline') return true
  if (approach === 'distant') return s.turn >= 3 || (s.turn === 2 && rating <= 14) || rating <= 9
  return approach === 'rapid-response' && s.turn >= 4
}

function* choose(t: T, side: Side, most: number): Flow {
  const chosen = yield* ask((): Pick | undefined => {
    const waiting = held(t.state, side)
    const count = Math.min(most, waiting.length)
    const options = waiting.map(cardOption)
    return count
      ? { kind: 'pick', ...asks('arrivals', 'arrivals', { count }), by: side, about: side, options, min: count, max: count }
      : undefined
  })
  for (const id of chosen) t.emit(arrives(id))
}

/** Rapid Response: each of the rest on 4+ in turn 2, on 2+ in turn 3. */
function* rapid(t: T, side: Side): Flow {
  const target = t.state.turn === 2 ? 4 : 2
  const faces = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('arrival-roll', 'arrivals', { target, battlegroups: held(t.state, side).map(({ name }) => name) }),
      by: side,
      about: side,
      dice: held(t.state, side).map(() => 'd6'),
    }),
  )
  for (const [at, { id }] of held(t.state, side).entries()) {
    const came = Number(faces[at]) >= target
    t.emit({ type: 'standing-changed', battlegroup: id, standing: came ? 'arriving' : 'held', why: came ? 'rolled' : 'stays' })
  }
}
