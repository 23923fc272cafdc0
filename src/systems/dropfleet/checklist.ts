import type { ChecklistSegment } from '../../core/system.js'
import { phaseOf, segments } from './state.js'
import { checklist as words } from './words/checklist/en.js'
import { m } from './words.js'

type Key = keyof typeof words
const keys = Object.keys(words) as Key[]

/** The segments of a turn (seed 000) with their steps and what players forget in them. */
export const checklist: readonly ChecklistSegment[] = segments.map((id) => {
  const phase = phaseOf(id)
  const texts = (kind: 'step' | 'remind') => keys.filter((key) => key.startsWith(`check.${id}.${kind}-`)).map((key) => m(key))
  return {
    id,
    phase: { id: phase, title: m(`phase.${phase}`) },
    title: m(`segment.${id}`),
    steps: texts('step'),
    reminders: texts('remind'),
  }
})
