import { during, type Flow } from '../../core/flow.js'
import { setUp } from './preparation.js'
import { hasShips } from './scoring.js'
import { settle } from './settle.js'
import { commandPhase } from './ship/dials.js'
import { shipPhase } from './ship/ship-phase.js'
import { squadronPhase } from './squadrons/squadron-phase.js'
import type { State } from './state.js'
import { statusPhase } from './status.js'
import type { T } from './table.js'
import { type Segment, segments, sides } from './terms.js'
import { walkThrough } from './walk-through.js'

const flows: Readonly<Record<'set-up' | Segment, (t: T) => Flow>> = {
  'set-up': setUp,
  command: commandPhase,
  ships: shipPhase,
  squadrons: squadronPhase,
  status: statusPhase,
}

/** The rounds: pays what is owed, runs the phase that the state names, begins the next, until the game is over. */
export function* play(t: T): Flow {
  while (t.state.segment !== 'over') {
    const { segment } = t.state
    yield* settle(t)
    yield* during(() => t.state.segment === segment && !tabled(t.state), flowOf(t, segment))
    yield* settle(t)
    t.emit({ type: 'segment-begun', segment: nextSegment(t.state) })
  }
}

/** A phase is refereed, or only walked through at level `checklist`. */
const flowOf = (t: T, segment: 'set-up' | Segment): Flow =>
  t.state.level === 'checklist' && segment !== 'set-up' ? walkThrough(t, segment) : flows[segment](t)

/** All ships of a side are gone, and nothing of the attack that did it is left to resolve (Rules Reference 1.5 p.22). */
export const tabled = (s: State): boolean =>
  s.options['end-when-tabled'] === 'immediately' &&
  s.segment !== 'set-up' &&
  s.level !== 'checklist' &&
  !s.attack &&
  s.due.length === 0 &&
  sides.some((side) => !hasShips(s, side))

/** Command, Ship, Squadron, Status, in each of six rounds (Learn to Play p.7). */
export function nextSegment(s: State): Segment | 'over' {
  if (s.segment === 'over' || tabled(s)) return 'over'
  if (s.segment === 'set-up') return 'command'
  if (s.segment !== 'status') return segments[segments.indexOf(s.segment) + 1]!
  const goesOn = s.level === 'checklist' || sides.every((side) => hasShips(s, side))
  return s.round < s.rounds && goesOn ? 'command' : 'over'
}
