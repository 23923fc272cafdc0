import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose } from '../../core/question.js'
import { checklist } from './checklist.js'
import { points } from './end-phase.js'
import { asks, type T } from './question.js'
import type { Segment } from './state.js'
import { m } from './words.js'

/**
 * Level `checklist`: a segment is its steps and reminders, done by the players; only points are counted. It needs no fleet.
 */
export function* walkThrough(t: T, segment: Segment): Flow {
  if (segment === 'points') return yield* points(t)
  yield* during(() => !t.state.done.includes('step'), step(t, segment))
}

function* step(t: T, segment: Segment): Flow {
  const list = checklist.find(({ id }) => id === segment)!
  const choice = yield* ask(
    (): Choose<'done' | 'again'> => ({
      kind: 'choose',
      ...asks('step', 'step', { phase: list.phase.title, segment: list.title }),
      by: 'both',
      about: segment,
      waits: true,
      tell: list.steps,
      remind: list.reminders,
      // Cards are revealed again and again until both decks are empty (seed 000, Activation 6).
      options: [
        ...(segment === 'discard-cards' ? [{ id: 'again' as const, label: m('step.again') }] : []),
        { id: 'done', label: m(segment === 'discard-cards' ? 'step.all-cards' : 'step.done') },
      ],
    }),
  )
  if (choice === 'again') t.emit({ type: 'told', what: 'again' })
  t.emit({ type: 'told', what: 'step' })
}
