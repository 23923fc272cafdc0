import { ask, during, type Flow } from '../../../core/flow.js'
import type { Roll } from '../../../core/question.js'
import { spikeEvents } from '../activation/spikes.js'
import { shipName } from '../look.js'
import { asks, emitAll, type T } from '../question.js'
import { lossEvents } from './losses.js'
import { blasted, caught } from './wreck.js'

/** The dreadnoughts' own table of catastrophic damage, on a D6 + 1, with the radius in inches (1.7, Damage). */
export const results = [
  { id: 'fiery-descent', radius: 8 },
  { id: 'fiery-descent', radius: 8 },
  { id: 'immolation', radius: 8 },
  { id: 'superstructure-failure', radius: 12 },
  { id: 'magazine-detonation', radius: 12 },
  { id: 'space-time-rent', radius: 8 },
] as const

/** What is left of a dreadnought. Sectors under a Fiery Descent are left to the table. */
export function* dreadnoughtWreck(t: T, id: string, shown: number): Flow {
  const { id: result, radius } = results[Math.max(2, Math.min(7, shown)) - 2]!
  t.emit({ type: 'wreck-rolled', ship: id, result, radius })
  if (result === 'fiery-descent') return
  for (const one of yield* caught(t, id, radius)) yield* during(() => t.state.ships[one]!.hull > 0, suffers(t, one, result))
}

function* suffers(t: T, id: string, result: (typeof results)[number]['id']): Flow {
  switch (result) {
    case 'immolation': {
      emitAll(t, spikeEvents(t.state, id, 'major'))
      const [fires] = yield* dice(t, id, ['d3'])
      for (let fire = 0; fire < Number(fires); fire++) t.emit({ type: 'effect-gained', ship: id, effect: 'fire' })
      return
    }
    case 'superstructure-failure': {
      const [falls, ...debris] = yield* dice(t, id, ['d6', 'd6', 'd6'])
      if (Number(falls) >= 5) yield* blasted(t, id, Number(debris[0]) + Number(debris[1]), true)
      return
    }
    case 'magazine-detonation':
      return yield* blasted(t, id, 2, true)
    case 'space-time-rent': {
      if (t.state.ships[id]!.figures.hull <= 5) return emitAll(t, lossEvents(t.state, id, 'rent'))
      const [more] = yield* dice(t, id, ['d3'])
      return yield* blasted(t, id, 3 + Number(more), true)
    }
    case 'fiery-descent':
      return
  }
}

const dice = (t: T, id: string, list: readonly string[]): Flow<readonly string[]> =>
  ask((): Roll => {
    const one = t.state.ships[id]!
    return { kind: 'roll', ...asks('wreck-dice', 'wreck', { ship: shipName(one) }), by: one.side, about: id, dice: list }
  })
