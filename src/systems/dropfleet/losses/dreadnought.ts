import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { spikeEvents } from '../activation/spikes.js'
import { systemsOf, usable } from '../attack/weapons.js'
import { shipName, suffers } from '../look.js'
import { asks, emitAll, type T } from '../question.js'
import type { Effect, Ship, State } from '../state.js'
import { hullEvents } from './losses.js'

/** A result of the dreadnoughts' own crippling table (1.7, Damage): what lasts, and hull points lost without saves. */
interface Result {
  readonly effects: readonly Effect[]
  readonly hull: number
}

/** Containment Failure stands twice: it takes two successes to repair. */
export const dreadnoughtResults = {
  'bright-flash': { effects: [], hull: 0 },
  'containment-failure': { effects: ['containment-failure', 'containment-failure'], hull: 0 },
  'power-fluctuations': { effects: ['power-fluctuations'], hull: 0 },
  'scanners-damaged': { effects: ['scanners-damaged'], hull: 0 },
  'bulkhead-ruptured': { effects: [], hull: 1 },
  'core-collapse': { effects: ['orbital-decay'], hull: 2 },
  'engine-destroyed': { effects: ['engine-destroyed'], hull: 0 },
  'weapon-destroyed': { effects: [], hull: 0 },
  'core-leak': { effects: ['core-leak', 'orbital-decay'], hull: 0 },
} as const satisfies Readonly<Record<string, Result>>
export type DreadnoughtResult = keyof typeof dreadnoughtResults

/** The first die picks the area, the second the result in it, as on the common table. */
export const dreadnoughtResult = (area: number, result: number): DreadnoughtResult =>
  (Object.keys(dreadnoughtResults) as DreadnoughtResult[])[Math.floor((area - 1) / 2) * 3 + Math.floor((result - 1) / 2)]!

/** Rolls crippling damage of a dreadnought. */
export function* dreadnoughtCrippling(t: T, id: string, extra: boolean): Flow {
  const [area, second] = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('crippling', 'crippling-dreadnought', { ship: shipName(t.state.ships[id]!) }),
      by: t.state.ships[id]!.side,
      about: id,
      dice: ['d6', 'd6'],
    }),
  )
  const result = dreadnoughtResult(Number(area), Number(second))
  t.emit({ type: 'crippling-rolled', ship: id, result, ...(extra && { extra }) })
  if (result === 'bright-flash') emitAll(t, spikeEvents(t.state, id, 'minor'))
  if (result === 'power-fluctuations' && t.state.ships[id]!.silent) t.emit({ type: 'silence-ended', ship: id, why: 'spike' })
  for (const effect of dreadnoughtResults[result].effects) {
    const twice = effect === 'containment-failure'
    if (twice ? t.state.ships[id]!.effects.filter((one) => one === effect).length < 2 : !suffers(t.state.ships[id]!, effect))
      t.emit({ type: 'effect-gained', ship: id, effect })
  }
  emitAll(t, hullEvents(t.state, id, dreadnoughtResults[result].hull, 'crippling'))
}

/** One weapon system, picked at random by the players, is gone for the game. */
export function* weaponDestroyed(t: T, id: string): Flow {
  const systems = (s: State) => systemsOf(s.ships[id]!).filter((system) => usable(s.ships[id]!, system).length > 0)
  if (!systems(t.state).length) return t.emit({ type: 'weapons-lost', ship: id, weapons: [] })
  const gone = yield* ask((): Choose | undefined => {
    const one = t.state.ships[id]!
    const options = systems(t.state).map((system) => ({
      id: system.id,
      label: system.weapons.map((place) => one.figures.weapons[place]!.name).join(' + '),
    }))
    return options.length
      ? { kind: 'choose', ...asks('weapon-destroyed', 'crippling-dreadnought', { ship: shipName(one) }), by: 'both', about: id, options }
      : undefined
  })
  t.emit({ type: 'weapons-lost', ship: id, weapons: [...(systems(t.state).find((system) => system.id === gone)?.weapons ?? [])] })
}

/** How often its order strains a ship: Power Fluctuations with any special order, an Engine Destroyed with hard burns. */
export const strains = (one: Pick<Ship, 'effects' | 'order'>): number =>
  Number(one.effects.includes('power-fluctuations') && one.order !== '' && one.order !== 'standard') +
  Number(one.effects.includes('engine-destroyed') && (one.order === 'max-thrust' || one.order === 'course-change'))

/** D3 hull points for each reason, without saves. */
export function* strain(t: T, id: string): Flow {
  const faces = yield* ask((): Roll => {
    const one = t.state.ships[id]!
    const dice = Array.from({ length: Math.max(1, strains(one)) }, () => 'd3')
    return { kind: 'roll', ...asks('strain', 'crippling-dreadnought', { ship: shipName(one) }), by: one.side, about: id, dice }
  })
  t.emit({ type: 'strain-rolled', ship: id })
  const points = faces.reduce((sum, face) => sum + Number(face), 0)
  emitAll(t, hullEvents(t.state, id, points, 'strain'))
}
