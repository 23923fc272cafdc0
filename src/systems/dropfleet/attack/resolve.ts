import type { Flow } from '../../../core/flow.js'
import { bombarded } from '../ground/bombardment.js'
import { hullEvents } from '../losses/losses.js'
import { emitAll, type T } from '../question.js'
import type { Side } from '../state.js'
import { afterHits } from './after-hits.js'
import { type Pool, pointDefence } from './point-defence.js'
import { rollSaves } from './saves.js'
import type { Source } from './shot.js'
import { type Fallen, toHit } from './to-hit.js'

const sum = (list: readonly Fallen[], count: (one: Fallen) => number): number => list.reduce((total, one) => total + count(one), 0)
const points = ({ points: { normal, critical } }: Fallen): number => normal + critical

/** Hits, criticals, point defence, saves and hull, in that order (1.7, Firing; Damage). `defended`: point defence may be used. */
export function* resolve(t: T, side: Side, target: string, sources: readonly Source[], defended: boolean): Flow {
  const fallen = yield* toHit(t, side, target, sources)
  const before: readonly Pool[] = fallen.map((one) => ({ fallen: one, attack: one.source.attack(t.state) }))
  const pools = defended ? yield* pointDefence(t, target, before, side) : before
  const left = sum(
    pools.map((pool) => pool.fallen),
    points,
  )
  const through = yield* rollSaves(t, target, pools, side)
  const lost = through.reduce((total, one) => total + one.normal + one.critical, 0)
  t.emit({
    type: 'attack-resolved',
    target,
    sources: sources.map(({ id }) => id),
    hits: sum(fallen, ({ hits }) => hits),
    crits: sum(fallen, ({ crits }) => crits),
    points: sum(fallen, points),
    stopped: sum(fallen, points) - left,
    saved: left - lost,
    lost,
  })
  if (!t.state.ships[target]) return yield* bombarded(t, side, target, lost)
  emitAll(t, hullEvents(t.state, target, lost, 'fire-taken'))
  yield* afterHits(
    t,
    target,
    fallen.map((one, at) => ({ fallen: one, through: through[at]! })),
  )
}
