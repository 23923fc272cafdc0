import { ask, during, type Flow } from '../../../core/flow.js'
import type { Roll } from '../../../core/question.js'
import { decide } from '../decide.js'
import { admiralOf } from '../look.js'
import { option, type ValueOf } from '../options.js'
import { asks, type T } from '../question.js'
import { type Side, type State, sides } from '../state.js'

/** What an Admiral Value adds: nothing while the admiral is away (no text says it plainly, so an option); 1 for a fleet that names none. */
export function initiativeBonus(s: State, side: Side, ruling: Ruling = option(s, 'initiative-away')): number {
  const here = admiralOf(s, side)
  if (here) return here.value
  return away(s, side) && ruling === 'nothing' ? 0 : 1
}

type Ruling = ValueOf<'initiative-away'>

/** Whether a side has admirals, none of them on the table. */
const away = (s: State, side: Side): boolean => !admiralOf(s, side) && Object.values(s.admirals).some((one) => one.side === side)

/** Who wins: a sole natural 6, else the higher total; nobody when the totals are equal. */
export function winnerOf(faces: Readonly<Record<Side, number>>, totals: Readonly<Record<Side, number>>): Side | undefined {
  const [six] = sides.filter((side) => faces[side] === 6)
  if (six && faces.A !== faces.B) return six
  return totals.A === totals.B ? undefined : totals.A > totals.B ? 'A' : 'B'
}

/** The initiative of the end phase: D6 + Admiral Value each, again while equal (1.7, Ground Combat). It is rolled once a turn. */
export function* initiative(t: T): Flow {
  yield* during(() => !t.state.initiative, rollInitiative(t))
}

function* rollInitiative(t: T): Flow {
  const ruled: Partial<Record<Side, Ruling>> = {}
  for (const side of sides) if (away(t.state, side)) ruled[side] = yield* decide(t, 'initiative-away')
  while (!t.state.initiative) {
    const faces = { A: 0, B: 0 }
    for (const side of sides) {
      const [face] = yield* ask(
        (): Roll => ({
          kind: 'roll',
          ...asks('initiative', 'initiative', { bonus: initiativeBonus(t.state, side, ruled[side]) }),
          by: side,
          about: side,
          dice: ['d6'],
        }),
      )
      faces[side] = Number(face)
    }
    const totals = { A: faces.A + initiativeBonus(t.state, 'A', ruled.A), B: faces.B + initiativeBonus(t.state, 'B', ruled.B) }
    const winner = winnerOf(faces, totals)
    t.emit({ type: 'initiative-rolled', ...totals, ...(winner && { winner }) })
  }
}
