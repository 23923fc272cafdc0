import type { Flow } from '../../../src/core/flow.js'
import type { Question, Reply } from '../../../src/core/question.js'
import { apply } from '../../../src/systems/dropfleet/apply.js'
import type { Event } from '../../../src/systems/dropfleet/events.js'
import { type Fleet, readFleet } from '../../../src/systems/dropfleet/fleet/fleet.js'
import type { Figures, Weapon } from '../../../src/systems/dropfleet/fleet/profile.js'
import { switches } from '../../../src/systems/dropfleet/options.js'
import { begin } from '../../../src/systems/dropfleet/setup.js'
import type { Order, Ship, Shot, State } from '../../../src/systems/dropfleet/state.js'

/** A cruiser as the rules' examples have them; what a test needs is put over it. */
const cruiser: Figures = {
  tonnage: 'M',
  hull: 10,
  thrust: 8,
  scan: 6,
  signature: 6,
  armour: 3,
  pd: 0,
  points: 100,
  special: [],
  weapons: [],
  launch: [],
}
export const weapon = (parts: Partial<Weapon>): Weapon => ({ name: 'Gun', lock: 4, attack: 2, damage: 1, arc: 'F', special: [], ...parts })

const fleet = async (name: string, count: number, figures: Partial<Figures>): Promise<Fleet> => {
  const read = await readFleet({
    system: 'dropfleet',
    name,
    battlegroups: [{ name, groups: [{ class: name, count, ...cruiser, ...figures }] }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.failures))
  return read.value
}

/** Every switch as it stands by default, so that no ruling is asked. */
const settled = Object.fromEntries(switches.map((one) => [one.id, one.default]))

interface Range {
  readonly weapons?: readonly Weapon[]
  /** Ships that fire: `gunner-1`, `gunner-2`, … */
  readonly gunners?: number
  readonly firer?: Partial<Figures>
  readonly order?: Order
  readonly target?: Partial<Figures>
  readonly options?: Readonly<Record<string, string>>
}

/** A shooting range: a group of side A has moved and is about to fire; side B has `mark-1` and `mark-2`. */
export async function range({
  weapons = [],
  gunners = 1,
  firer = {},
  order = 'standard',
  target = {},
  options = {},
}: Range): Promise<State> {
  const state = begin({
    names: { A: 'Ana', B: 'Bia' },
    fleets: { A: [await fleet('Gunner', gunners, { ...firer, weapons })], B: [await fleet('Mark', 2, target)] },
    turns: 6,
    turn: 1,
    level: 'full',
    options: { ...settled, ...options },
    standing: {},
    layer: {},
  } as Parameters<typeof begin>[0])
  const ids = Object.keys(state.ships).filter((id) => id.startsWith('gunner'))
  const events: Event[] = [
    { type: 'segment-begun', segment: 'first-activates' },
    { type: 'group-begun', group: 'gunner-gunner' },
    ...ids.map((ship): Event => ({ type: 'ordered', ship, order })),
    { type: 'moved', ships: ids },
  ]
  return events.reduce(apply, state)
}

export const put = (state: State, id: string, change: Partial<Ship>): State => ({
  ...state,
  ships: { ...state.ships, [id]: { ...state.ships[id]!, ...change } },
})

export const shot = (parts: Partial<Shot> = {}): Shot => ({
  ship: 'gunner-1',
  weapon: 0,
  target: 'mark-1',
  dice: 2,
  debris: 'none',
  near: true,
  overcharged: false,
  ...parts,
})

/** The rules at a table without a journal: what they ask is answered at once. */
export interface Ran {
  readonly state: State
  readonly events: readonly Event[]
  readonly asked: readonly Question[]
}

/** Runs a flow; `answer` gives the reply to each question. */
export function run(
  from: State,
  flow: (t: { readonly state: State; emit(event: Event): void }) => Flow,
  answer: (question: Question) => Reply,
): Ran {
  let state = from
  const events: Event[] = []
  const asked: Question[] = []
  const table = {
    get state() {
      return state
    },
    emit(event: Event) {
      events.push(event)
      state = apply(state, event)
    },
  }
  const running = flow(table)
  for (let step = running.next(undefined); !step.done; ) {
    const question = step.value()
    if (question) asked.push(question)
    step = running.next(question && answer(question))
  }
  return { state, events, asked }
}

/** Faces for the rolls in their order, by question; other questions by id. `4416` is four dice. */
export const script = (answers: Readonly<Record<string, readonly Reply[]>>) =>
  (() => {
    const left = Object.fromEntries(Object.entries(answers).map(([id, list]) => [id, [...list]]))
    return (question: Question): Reply => {
      const next = left[question.id]?.shift()
      if (next === undefined) throw new Error(`nothing for ${question.id} (${question.kind === 'roll' ? question.dice.length : ''})`)
      return question.kind === 'roll' && typeof next === 'string' ? [...next] : next
    }
  })()
