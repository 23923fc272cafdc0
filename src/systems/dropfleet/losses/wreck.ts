import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Count, Pick, Roll } from '../../../core/question.js'
import { spikeEvents } from '../activation/spikes.js'
import { blastSaves } from '../attack/blast.js'
import { has, onTable, shipName, ships } from '../look.js'
import { asks, emitAll, shipOptions, type T } from '../question.js'
import type { Ship, State } from '../state.js'
import { dreadnoughtWreck } from './dreadnought-wreck.js'
import { hullEvents } from './losses.js'

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
export const near = (s: State, id: string): readonly Ship[] =>
  ships(s).filter((one) => one.id !== id && onTable(s, one) && one.layer === s.ships[id]!.layer)

/** The catastrophic damage of a destroyed ship: its owner rolls what the wreck does, how far, and to whom. */
export function* wreck(t: T, id: string): Flow {
  const start = t.state.ships[id]!.figures.hull
  if (!near(t.state, id).length) t.emit({ type: 'wreck-rolled', ship: id, result: 'nobody', radius: 0 })
  else {
    const [face] = yield* roll(t, 'wreck', id, 'd6')
    const shown = Number(face) + (start >= 10 ? 1 : 0)
    if (has(t.state.ships[id]!, 'dreadnought')) yield* dreadnoughtWreck(t, id, shown)
    else yield* blast(t, id, wreckResult(shown))
  }
  t.emit({ type: 'wreck-settled', ship: id })
}

function* blast(t: T, id: string, result: WreckResult): Flow {
  if (result === 'burn-up') return t.emit({ type: 'wreck-rolled', ship: id, result, radius: 0 })
  const [inches] = yield* roll(t, 'wreck-radius', id, t.state.ships[id]!.figures.hull >= 7 ? 'd6' : 'd3')
  t.emit({ type: 'wreck-rolled', ship: id, result, radius: Number(inches) })
  for (const one of yield* caught(t, id, Number(inches))) {
    if (result === 'blazing-wreck') emitAll(t, spikeEvents(t.state, one, 'minor'))
    else yield* during(() => t.state.ships[one]!.hull > 0, harmed(t, one, result))
  }
}

const roll = (t: T, question: 'wreck' | 'wreck-radius', id: string, die: 'd3' | 'd6'): Flow<readonly string[]> =>
  ask((): Roll => {
    const one = t.state.ships[id]!
    return { kind: 'roll', ...asks(question, 'wreck', { ship: shipName(one) }), by: one.side, about: id, dice: [die] }
  })

/** The ships that the table finds within the radius; nobody where none can be. */
export function* caught(t: T, id: string, radius: number): Flow<readonly string[]> {
  return (
    (yield* during(
      () => near(t.state, id).length > 0,
      ask((): Pick | undefined => {
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
      }),
    )) ?? []
  )
}

/** Damage without saves is certain, or a D6 for each ship; the rest is saved here or, at level tracker, counted by the table. */
function* harmed(t: T, id: string, result: WreckResult): Flow {
  const { points, saves } = damage[result]
  if (result !== 'distortion-bubble') return yield* blasted(t, id, points, saves)
  const [face] = yield* ask((): Roll => {
    const one = t.state.ships[id]!
    return { kind: 'roll', ...asks('bubble', 'wreck', { ship: shipName(one) }), by: one.side, about: id, dice: ['d6'] }
  })
  emitAll(t, hullEvents(t.state, id, Number(face), 'wreck'))
}

/** So many points of damage for a ship, with or without saves. */
export function* blasted(t: T, id: string, points: number, saves: boolean): Flow {
  const lost = !saves ? points : t.state.level === 'full' ? yield* blastSaves(t, id, points) : yield* counted(t, id, points)
  emitAll(t, hullEvents(t.state, id, lost, 'wreck'))
}

function* counted(t: T, id: string, points: number): Flow<number> {
  return yield* ask((): Count => {
    const one = t.state.ships[id]!
    return {
      kind: 'count',
      ...asks('wreck-damage', 'wreck', { ship: shipName(one), points }),
      by: one.side,
      about: id,
      min: 0,
      max: Math.min(points, one.hull),
    }
  })
}

/** Several wrecks: the table chooses at level full which explodes next (no text gives an order). */
export function* nextWreck(t: T): Flow<string> {
  const due = (s: State) => ships(s).filter((one) => one.due.includes('wreck'))
  if (due(t.state).length < 2 || t.state.level !== 'full') return due(t.state)[0]!.id
  return yield* ask((): Choose | undefined =>
    due(t.state).length ? { kind: 'choose', ...asks('next-wreck', 'wreck'), by: 'both', options: shipOptions(due(t.state)) } : undefined,
  )
}
