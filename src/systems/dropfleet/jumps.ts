import type { Jump } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { groupEnd } from './activation/spikes.js'
import type { Event } from './events.js'
import { deck, shipsOfGroup, waiting } from './look.js'
import { phaseOf, type Segment, type Side, type State, segments, sides } from './state.js'
import { m } from './words.js'

/** The segments of this turn to go to. What is open is closed first: the orders given take their effect, and what is left out is named. */
export const jumps = (s: State): readonly Jump<Event>[] =>
  segments.map((id) => {
    const why = bar(s, id)
    return {
      id,
      label: m('jump.label', { phase: m(`phase.${phaseOf(id)}`), segment: m(`segment.${id}`) }),
      ...(why && { disabled: why }),
      events: [...closing(s, id), ...leavingOut(s, id), { type: 'segment-begun', segment: id }],
    }
  })

function bar(s: State, id: Segment): Message | undefined {
  if (s.segment === 'over') return m('jump.over')
  if (id === 'decks') return m('jump.decks')
  if ((id === 'first-or-second' || id === 'discard-cards') && !s.revealed.A && !s.revealed.B) return m('jump.no-card')
  if ((id === 'first-activates' || id === 'second-activates') && !s.first) return m('jump.nobody-first')
  return undefined
}

/** Segments of one round of cards. */
const round: readonly Segment[] = ['first-or-second', 'first-activates', 'second-activates', 'discard-cards']

/** The open activation ends with its spikes; cards whose groups are all done are discarded when their round is left. */
function closing(s: State, to: Segment): readonly Event[] {
  const open = begun(s)
  const leaves = !round.includes(to) && Object.keys(s.revealed).length > 0
  return [
    ...(open ? [{ type: 'closed-by-jump', group: open } as const, ...groupEnd(s, open)] : []),
    ...(leaves ? [{ type: 'cards-discarded' } as const] : []),
  ]
}

/** The group whose activation is under way: one without an order has not begun, and waits like the others. */
const begun = (s: State): string | undefined =>
  s.open && shipsOfGroup(s, s.open.group).some(({ order }) => order) ? s.open.group : undefined

/** Groups of a battlegroup that will not have activated: the one under way is closed. */
const left = (s: State, battlegroup: string) => waiting(s, battlegroup).filter(({ id }) => id !== begun(s))

/** Battlegroups that will not activate because of the jump: all that wait when the phase is left, else those it jumps over. */
function leavingOut(s: State, to: Segment): readonly Event[] {
  const [at, target, end] = [s.segment as Segment, to, 'ground' as const].map((one) => segments.indexOf(one)) as [number, number, number]
  if (at >= end || target <= at) return []
  const passed = (side: Side): readonly string[] => {
    if (target >= end) return deck(s, side).map(({ id }) => id)
    const turn = side === s.first ? 'first-activates' : 'second-activates'
    const revealed = s.revealed[side]
    return revealed && round.includes(to) && target > segments.indexOf(turn) ? [revealed] : []
  }
  const out = sides.flatMap(passed).filter((id) => left(s, id).length)
  return out.length ? [{ type: 'left-out', battlegroups: out }] : []
}
