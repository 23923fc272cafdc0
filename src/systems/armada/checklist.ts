import type { ChecklistSegment } from '../../core/system.js'
import { type Key, m } from './say.js'
import { type Segment, segments } from './terms.js'

/** What players forget in a phase, as far as it can be said without a game. */
const forgotten = {
  command: ['remind.a28', 'remind.a29'],
  ships: [
    ...(['remind.a21', 'remind.a1-reveal', 'remind.a2', 'remind.a4', 'remind.a5', 'remind.a20', 'remind.a25'] as const),
    ...(['remind.a16', 'remind.a11', 'remind.a7', 'remind.a9', 'remind.a10', 'remind.a6', 'remind.a8', 'remind.a1-attack'] as const),
    ...(['remind.a1-speed', 'remind.a17', 'remind.a18', 'remind.a19'] as const),
  ],
  squadrons: ['remind.a14', 'remind.a12', 'remind.a13', 'remind.a23'],
  status: ['remind.a22', 'remind.a24'],
} as const satisfies Readonly<Record<Segment, readonly Key[]>>

const steps = {
  command: ['check.command.step-1'],
  ships: [
    ...(['check.ships.step-1', 'check.ships.step-2', 'check.ships.step-3', 'check.ships.step-4'] as const),
    ...(['check.ships.step-5', 'check.ships.step-6', 'check.ships.step-7'] as const),
  ],
  squadrons: ['check.squadrons.step-1'],
  status: ['check.status.step-1', 'check.status.step-2'],
} as const satisfies Readonly<Record<Segment, readonly Key[]>>

/** The phases of a round with their steps (Learn to Play p.7; Rules Reference 1.5 p.15-20) and what players forget in them. */
export const checklist: readonly ChecklistSegment[] = segments.map((id) => ({
  id,
  phase: { id, title: m(`segment.${id}`) },
  title: m(`segment.${id}`),
  steps: steps[id].map((key) => m(key)),
  reminders: forgotten[id].map((key) => m(key)),
}))
