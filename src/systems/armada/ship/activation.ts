import { during, type Flow } from '../../../core/flow.js'
import { attackStep } from '../attack/ship-attacks.js'
import { alive } from '../query.js'
import { settle } from '../settle.js'
import { type State, type Step, steps } from '../state.js'
import type { T } from '../table.js'
import { commandStep } from './commands.js'
import { determineCourse } from './course.js'
import { moveShip } from './manoeuvre.js'
import { meetObstacles } from './obstacles.js'
import { revealDial } from './reveal.js'

/** Reveal, attack, manoeuvre (Rules Reference 1.5 p.16-17), in the steps that the questions need. */
const flows: Readonly<Record<Step, (t: T, ship: string) => Flow>> = {
  reveal: revealDial,
  commands: commandStep,
  attacks: attackStep,
  course: determineCourse,
  move: moveShip,
  obstacles: meetObstacles,
  *end(t, ship) {
    rupture(t, ship)
    yield* settle(t)
  },
}

/** Runs the open activation to its end, from the step at which it stands; a ship that is destroyed ends it. */
export function* activate(t: T): Flow {
  for (let step: Step | undefined; (step = t.state.activation?.step); ) {
    const now = step
    const { ship } = t.state.activation!
    yield* during(() => stands(t.state, ship, now), flows[now](t, ship))
    yield* settle(t)
    if (!t.state.activation) return
    const next = steps[steps.indexOf(now) + 1]
    if (next && stands(t.state, ship, now)) t.emit({ type: 'step-begun', ship, step: next })
    else return t.emit({ type: 'activation-ended', ship })
  }
}

const stands = (s: State, ship: string, step: Step): boolean =>
  s.activation?.ship === ship && s.activation.step === step && s.ships[ship] !== undefined && alive(s.ships[ship])

/** Ruptured Engine: after a manoeuvre with more than 1 on the dial, 1 damage on a zone of the owner's choice. */
function rupture(t: T, ship: string): void {
  const { faceup, speed } = t.state.ships[ship]!
  if (speed <= 1) return
  for (const title of faceup) {
    if (title === 'ruptured-engine') t.emit({ type: 'owed', debt: { kind: 'damage', ship, zone: '', points: 1, faceup: false } })
  }
}
