import type { Jump } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import type { Event } from './events.js'
import { deck, shipsOf, shipsOfGroup } from './look.js'
import { endEvents } from './spikes.js'
import { phaseOf, type Segment, type State, segments, sides } from './state.js'
import { m } from './words.js'

/** The segments of this turn to go to. What is open is closed first: the orders given take their effect, and what is left out is named. */
export const jumps = (s: State): readonly Jump<Event>[] =>
  segments.map((id) => {
    const why = bar(s, id)
    return {
      id,
      label: m('jump.label', { phase: m(`phase.${phaseOf(id)}`), segment: m(`segment.${id}`) }),
      ...(why && { disabled: why }),
      events: [...closing(s), ...leavingOut(s, id), { type: 'segment-begun', segment: id }],
    }
  })

function bar(s: State, id: Segment): Message | undefined {
  if (s.segment === 'over') return m('jump.over')
  if (id === 'decks') return m('jump.decks')
  if ((id === 'first-or-second' || id === 'discard-cards') && !s.revealed.A && !s.revealed.B) return m('jump.no-card')
  if ((id === 'first-activates' || id === 'second-activates') && !s.first) return m('jump.nobody-first')
  return undefined
}

/** The open activation ends with its spikes, and the cards on the table go to the discard pile when their round is left. */
function closing(s: State): readonly Event[] {
  const open = s.open?.group
  if (!open) return []
  return [...shipsOfGroup(s, open).flatMap((one) => endEvents(s, one)), { type: 'group-ended', group: open }]
}

/** Battlegroups that will not activate because of the jump. */
function leavingOut(s: State, to: Segment): readonly Event[] {
  const from = segments.indexOf(s.segment as Segment)
  if (segments.indexOf(to) < segments.indexOf('ground') || from >= segments.indexOf('ground')) return []
  const out = sides
    .flatMap((side) => deck(s, side).filter(({ id }) => shipsOf(s, id).some(({ activated }) => !activated)))
    .map(({ id }) => id)
  return out.length ? [{ type: 'left-out', battlegroups: out }] : []
}
