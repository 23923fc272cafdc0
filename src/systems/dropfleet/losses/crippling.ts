import { ask, type Flow } from '../../../core/flow.js'
import type { Roll } from '../../../core/question.js'
import { spikeEvents } from '../activation/spikes.js'
import { decide } from '../decide.js'
import type { Event } from '../events.js'
import { has, shipName } from '../look.js'
import { asks, emitAll, type T } from '../question.js'
import type { Effect, State } from '../state.js'
import { m } from '../words.js'
import { dreadnoughtCrippling } from './dreadnought.js'
import { hullEvents } from './losses.js'

/** A result of crippling damage (1.7, Damage): what lasts, hull points lost without saves, and whether the orbit decays. */
interface Crippling {
  readonly effects: readonly Effect[]
  readonly hull: number
  readonly decay: boolean
}

export const cripplingResults = {
  'bright-flash': { effects: [], hull: 0, decay: false },
  fire: { effects: ['fire'], hull: 0, decay: false },
  'energy-surges': { effects: ['energy-surges'], hull: 2, decay: true },
  'scanners-offline': { effects: ['scanners-offline'], hull: 0, decay: false },
  'armour-cracked': { effects: ['armour-cracked'], hull: 2, decay: false },
  'hull-breach': { effects: [], hull: 2, decay: true },
  'engines-disabled': { effects: ['engines-disabled'], hull: 2, decay: true },
  'weapons-offline': { effects: ['weapons-offline', 'launch-lost'], hull: 3, decay: false },
  'reactor-overload': { effects: [], hull: 3, decay: true },
} as const satisfies Readonly<Record<string, Crippling>>
export type CripplingResult = keyof typeof cripplingResults

/** The first die picks the area (subsystems, hull, core systems), the second the result in it; each pair of faces alike. */
export const cripplingResult = (area: number, result: number): CripplingResult =>
  (Object.keys(cripplingResults) as CripplingResult[])[Math.floor((area - 1) / 2) * 3 + Math.floor((result - 1) / 2)]!

/** Rolls crippling damage for a ship; Reactor Overload rolls again. `extra`: the roll that a Crippling weapon adds. A dreadnought has a table of its own. */
export function* crippling(t: T, id: string, extra = false): Flow {
  if (has(t.state.ships[id]!, 'dreadnought')) return yield* dreadnoughtCrippling(t, id, extra)
  for (let again = true; again; ) {
    const [area, second] = yield* ask(
      (): Roll => ({
        kind: 'roll',
        ...asks('crippling', 'crippling', { ship: shipName(t.state.ships[id]!) }),
        by: t.state.ships[id]!.side,
        about: id,
        dice: ['d6', 'd6'],
      }),
    )
    const result = cripplingResult(Number(area), Number(second))
    again = result === 'reactor-overload'
    const same = effectsOf(t.state, id, cripplingResults[result]).some((effect) => t.state.ships[id]!.effects.includes(effect))
      ? yield* decide(t, 'same-effect', () => [m(`crippling.${result}`, { ship: shipName(t.state.ships[id]!) })])
      : 'each'
    t.emit({ type: 'crippling-rolled', ship: id, result, ...(extra && { extra }) })
    emitAll(t, result === 'bright-flash' ? spikeEvents(t.state, id, 'minor') : effectEvents(t.state, id, cripplingResults[result], same))
    emitAll(t, hullEvents(t.state, id, cripplingResults[result].hull, 'crippling'))
  }
}

/** The effects that a result brings to a ship. */
const effectsOf = (s: State, id: string, { effects, decay }: Crippling): readonly Effect[] =>
  [...effects, ...(decay ? (['orbital-decay'] as const) : [])].filter(
    (effect) => effect !== 'launch-lost' || s.ships[id]!.figures.launch.length > 0,
  )

/** What a result brings; an effect that the ship has already comes a second time only by option. */
const effectEvents = (s: State, id: string, result: Crippling, same: 'once' | 'each'): readonly Event[] =>
  effectsOf(s, id, result)
    .filter((effect) => same === 'each' || !s.ships[id]!.effects.includes(effect))
    .map((effect) => ({ type: 'effect-gained', ship: id, effect }))
