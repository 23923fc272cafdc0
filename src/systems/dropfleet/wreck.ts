import { ask, during, type Flow } from '../../core/flow.js'
import type { Count, Pick, Roll } from '../../core/question.js'
import { has, onTable, shipName, ships } from './look.js'
import { hullEvents } from './losses.js'
import { asks, emitAll, shipOptions, type T } from './question.js'
import { spikeEvents } from './spikes.js'
import type { Ship, State } from './state.js'

/** What a wreck does to every ship within its radius, on a D6 (+1 for starting hull 10 or more) (1.7, Damage). */
export const wreckResults = ['burn-up', 'blazing-wreck', 'shredded', 'explosion', 'radiation-burst', 'distortion-bubble'] as const
export type WreckResult = (typeof wreckResults)[number]
export const wreckResult = (roll: number): WreckResult => wreckResults[Math.max(0, Math.min(7, roll) - 2)]!

/** Hull points for each ship inside before saves; a Distortion Bubble rolls a D6 for each. */
const damage: Readonly<Record<WreckResult, { readonly points: number; readonly saves: boolean }>> = {
  'burn-up': { points: 0, saves: false },
  'blazing-wreck': { points: 0, saves: false },
  shredded: { points: 1, saves: true },
  explosion: { points: 2, saves: true },
  'radiation-burst': { points: 2, saves: false },
  'distortion-bubble': { points: 6, saves: false },
}

/** Ships that can be inside: on the table and on the same layer, friend and foe. Launch assets are not harmed (FAQ). */
const near = (s: State, id: string): readonly Ship[] =>
  ships(s).filter((one) => one.id !== id && onTable(s, one) && one.layer === s.ships[id]!.layer)

/** The catastrophic damage of a destroyed ship: its owner rolls what the wreck does, how far, and to whom. */
export function* wreck(t: T, id: string): Flow {
  const { side } = t.state.ships[id]!
  const start = t.state.ships[id]!.figures.hull
  const dreadnought = has(t.state.ships[id]!, 'dreadnought')
  if (dreadnought || !near(t.state, id).length) {
    t.emit({ type: 'wreck-rolled', ship: id, result: dreadnought ? 'dreadnought' : 'nobody', radius: 0 })
    return t.emit({ type: 'wreck-settled', ship: id })
  }
  const name = () => ({ ship: shipName(t.state.ships[id]!) })
  const [face] = yield* ask((): Roll => ({ kind: 'roll', ...asks('wreck', 'wreck', name()), by: side, about: id, dice: ['d6'] }))
  const result = wreckResult(Number(face) + (start >= 10 ? 1 : 0))
  if (result === 'burn-up') t.emit({ type: 'wreck-rolled', ship: id, result, radius: 0 })
  else {
    const die = start >= 7 ? 'd6' : 'd3'
    const [inches] = yield* ask((): Roll => ({ kind: 'roll', ...asks('wreck-radius', 'wreck', name()), by: side, about: id, dice: [die] }))
    t.emit({ type: 'wreck-rolled', ship: id, result, radius: Number(inches) })
    yield* during(() => near(t.state, id).length > 0, inside(t, id, result, Number(inches)))
  }
  t.emit({ type: 'wreck-settled', ship: id })
}

function* inside(t: T, id: string, result: WreckResult, radius: number): Flow {
  const caught = yield* ask((): Pick | undefined => {
    const list = near(t.state, id)
    if (!list.length) return undefined
    return {
      kind: 'pick',
      ...asks('caught', 'wreck', { ship: shipName(t.state.ships[id]!), radius }),
      by: 'both',
      about: id,
      options: shipOptions(list),
      min: 0,
      max: list.length,
      default: [],
    }
  })
  for (const one of caught) {
    if (result === 'blazing-wreck') emitAll(t, spikeEvents(t.state, one, 'minor'))
    else yield* during(() => t.state.ships[one]!.hull > 0, harmed(t, one, result))
  }
}

/** Damage that can be saved is counted by the table; the rest is certain, or a D6 for each ship. */
function* harmed(t: T, id: string, result: WreckResult): Flow {
  const { points, saves } = damage[result]
  const { side } = t.state.ships[id]!
  const ship = shipName(t.state.ships[id]!)
  if (result === 'distortion-bubble') {
    const [face] = yield* ask((): Roll => ({ kind: 'roll', ...asks('bubble', 'wreck', { ship }), by: side, about: id, dice: ['d6'] }))
    return emitAll(t, hullEvents(t.state, id, Number(face), 'wreck'))
  }
  const lost = saves
    ? yield* ask(
        (): Count => ({
          kind: 'count',
          ...asks('wreck-damage', 'wreck', { ship, points }),
          by: side,
          about: id,
          min: 0,
          max: Math.min(points, t.state.ships[id]!.hull),
        }),
      )
    : points
  emitAll(t, hullEvents(t.state, id, lost, 'wreck'))
}
