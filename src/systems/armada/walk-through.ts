import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose } from '../../core/question.js'
import { checklist } from './checklist.js'
import { asked, m, option } from './say.js'
import type { T } from './table.js'
import type { Segment } from './terms.js'

/** Level `checklist`: a phase is its steps and reminders, done by the players; it needs no fleet. */
export function* walkThrough(t: T, segment: Segment): Flow {
  yield* during(() => !t.state.settled.includes('step'), step(t, segment))
}

function* step(t: T, segment: Segment): Flow {
  const { title, steps, reminders } = checklist.find(({ id }) => id === segment)!
  yield* ask((): Choose => {
    const question = asked('step', 'both', segment, { segment: title, round: t.state.round })
    return { kind: 'choose', ...question, tell: steps, remind: reminders, options: [option('done', m('option.step-done'))], waits: true }
  })
  t.emit({ type: 'settled', what: 'step' })
}
