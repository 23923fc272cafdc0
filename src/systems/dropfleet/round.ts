import { during, type Flow } from '../../core/flow.js'
import { activates, endGroup } from './activation/activation.js'
import { crossDebris } from './crossing.js'
import { damageControl } from './damage-control.js'
import { settle } from './debts.js'
import { decay, ground, launch, points, tidy } from './end-phase.js'
import { deck, shipsOf } from './look.js'
import { cleanup, decks, discard, draw } from './planning.js'
import type { T } from './question.js'
import { firstOrSecond, reveal } from './reveal.js'
import { type Segment, type State, segments, sides } from './state.js'
import { walkThrough } from './walk-through.js'

/** The turn as the rulebook lists it (seed 000): one flow a segment. */
const run: Readonly<Record<Segment, (t: T) => Flow>> = {
  decks,
  discard,
  draw,
  cleanup,
  reveal,
  'first-or-second': firstOrSecond,
  'first-activates': (t) => activates(t, 'first'),
  'second-activates': (t) => activates(t, 'second'),
  *'discard-cards'(t) {
    t.emit({ type: 'cards-discarded' })
  },
  ground,
  launch,
  'damage-control': damageControl,
  decay,
  points,
  tidy,
}

/** Plays from wherever the state says: pays what is owed, runs the segment, begins the next. */
export function* play(t: T): Flow {
  while (t.state.segment !== 'over') {
    const { segment } = t.state
    const walking = t.state.level === 'checklist'
    const here = () => t.state.segment === segment && walking === (t.state.level === 'checklist')
    yield* during(here, crossDebris(t))
    yield* during(here, settle(t))
    if (here()) yield* during(here, walking ? walkThrough(t, segment) : run[segment](t))
    if (!here()) continue
    const open = t.state.open?.group
    if (open) endGroup(t, open)
    t.emit({ type: 'segment-begun', segment: next(t.state) })
  }
}

/** Whether a card is left to reveal: the phase ends when both decks are empty; a side with cards left goes on alone (seed 000, Activation 6). */
const cardsLeft = (s: State): boolean => sides.some((side) => deck(s, side).some(({ id }) => shipsOf(s, id).length > 0))

/** The segment after this one. */
export function next(s: State): Segment | 'over' {
  if (s.segment === 'over') return 'over'
  if (s.level === 'checklist' && s.segment === 'discard-cards') return s.done.includes('again') ? 'reveal' : 'ground'
  if (s.level !== 'checklist' && s.segment === 'cleanup' && !cardsLeft(s)) return 'ground'
  if (s.segment === 'discard-cards') return cardsLeft(s) ? 'reveal' : 'ground'
  if (s.segment === 'tidy') return s.turn < s.turns && s.ending === '' ? 'decks' : 'over'
  return segments[segments.indexOf(s.segment) + 1]!
}
