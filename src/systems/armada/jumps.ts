import type { Jump } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import type { Event } from './events.js'
import { waitingShips, waitingSquadrons } from './query.js'
import { m } from './say.js'
import type { State } from './state.js'
import { type Segment, segments, sides } from './terms.js'

/** The phases to go to; the Command Phase is the one of the next round. What is open is closed first, what is left out is named. */
export const jumps = (s: State): readonly Jump<Event>[] =>
  segments.map((id) => {
    const why = bar(s, id)
    return {
      id,
      label: id === 'command' ? m('jump.next-round', { round: s.round + 1 }) : m(`segment.${id}`),
      ...(why && { disabled: why }),
      events: [...closing(s), ...leavingOut(s, id), { type: 'segment-begun', segment: id }],
    }
  })

function bar(s: State, id: Segment): Message | undefined {
  if (s.segment === 'over') return m('jump.over')
  if (id === 'command') return s.round < s.rounds ? undefined : m('jump.last-round')
  return s.segment === 'set-up' ? m('jump.set-up') : undefined
}

const closing = ({ activation, flight }: State): readonly Event[] => [
  ...(flight ? [{ type: 'squadron-done', squadron: flight.squadron } as const] : []),
  ...(activation ? [{ type: 'activation-ended', ship: activation.ship } as const] : []),
]

/** Ships and squadrons that will not activate this round because of the jump. */
function leavingOut(s: State, to: Segment): readonly Event[] {
  const order = ['set-up', ...segments] as const
  const [from, target] = [order.indexOf(s.segment as Segment), to === 'command' ? order.length : order.indexOf(to)]
  if (from <= 0) return []
  const models = sides.flatMap((side) => [
    ...(from <= 2 && target > 2 ? waitingShips(s, side) : []),
    ...(from <= 3 && target > 3 ? waitingSquadrons(s, side) : []),
  ])
  const open = [s.activation?.ship, s.flight?.squadron]
  const out = models.map(({ id }) => id).filter((id) => !open.includes(id))
  return out.length ? [{ type: 'left-out', models: out }] : []
}
