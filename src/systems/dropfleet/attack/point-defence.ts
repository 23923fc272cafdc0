import { chanceOf } from '../../../core/dice/target.js'
import { ask, type Flow } from '../../../core/flow.js'
import { type Count, isCounts, type Pick, type Roll } from '../../../core/question.js'
import { costsOf, type DropfleetAttack, savesOf } from '../../../odds/dropfleet/attack.js'
import { pointDefenceTarget } from '../../../odds/dropfleet/point-defence.js'
import { decide, unruled } from '../decide.js'
import { saver, targetName, targetOf } from '../ground/target.js'
import { onTable, shipName, ships } from '../look.js'
import { option } from '../options.js'
import { asks, emitAll, type Rolled, shipOptions, type T } from '../question.js'
import type { Ship, Side, State } from '../state.js'
import { fighterDice, fighters } from './fighters.js'
import { pointDefenceNow } from './reach.js'
import type { Fallen } from './to-hit.js'
import { ruleNumber } from './weapons.js'

/** Hull points that an attack has done so far, with what stops and saves them. */
export interface Pool {
  readonly fallen: Fallen
  readonly attack: DropfleetAttack
}

const stoppable = ({ attack }: Pool): boolean => !attack.rules.includes('beam')
const criticals = ({ fallen }: Pool): number => fallen.points.critical
const normals = ({ fallen }: Pool): number => fallen.points.normal
const total = (pools: readonly Pool[], count: (pool: Pool) => number): number => pools.reduce((sum, pool) => sum + count(pool), 0)

/** What is left when successes stop so many critical points and, with the rest, ordinary ones: the cheapest first, then the hardest to save. */
export function stop(pools: readonly Pool[], successes: number, critical: number): readonly Pool[] {
  const cost = (pool: Pool, kind: 'normal' | 'critical') => costsOf(pool.attack)[kind]
  const hard = (pool: Pool, kind: 'normal' | 'critical') => chanceOf(savesOf(pool.attack)[kind])
  let left = successes
  let wanted = critical
  const gone = new Map<Pool, { normal: number; critical: number }>()
  for (const kind of ['critical', 'normal'] as const) {
    const order = pools.filter(stoppable).toSorted((a, b) => cost(a, kind) - cost(b, kind) || hard(a, kind) - hard(b, kind))
    for (const pool of order) {
      const most = Math.min(pool.fallen.points[kind], Math.floor(left / cost(pool, kind)), kind === 'critical' ? wanted : left)
      left -= most * cost(pool, kind)
      if (kind === 'critical') wanted -= most
      gone.set(pool, { ...(gone.get(pool) ?? { normal: 0, critical: 0 }), [kind]: most })
    }
  }
  return pools.map((pool) => {
    const { normal, critical: crits } = gone.get(pool) ?? { normal: 0, critical: 0 }
    const { points, sizes } = pool.fallen
    return {
      ...pool,
      fallen: {
        ...pool.fallen,
        points: { normal: points.normal - normal, critical: points.critical - crits },
        sizes: trimmed(sizes, crits),
      },
    }
  })
}

/** Critical hits after so many of their points were stopped: the last ones go first. */
function trimmed(sizes: readonly number[], stopped: number): readonly number[] {
  let left = stopped
  return sizes
    .toReversed()
    .map((size) => {
      const off = Math.min(size, left)
      left -= off
      return size - off
    })
    .toReversed()
}

/** How many critical points successes can stop at the most, if they stop nothing else. */
export const mostCriticals = (pools: readonly Pool[], successes: number): number => {
  const all = total(pools.filter(stoppable), criticals)
  return all - total(stop(pools, successes, all).filter(stoppable), criticals)
}

/** The hull points that are lost on average after saves. */
const expected = (pools: readonly Pool[]): number =>
  total(pools, ({ fallen, attack }) => {
    const saves = savesOf(attack)
    return fallen.points.normal * (1 - chanceOf(saves.normal)) + fallen.points.critical * (1 - chanceOf(saves.critical))
  })

/** The number of critical points to stop that leaves the lowest mean loss; the fewest of those that are as good. */
export function bestCriticals(pools: readonly Pool[], successes: number): number {
  let best = 0
  for (let count = 1; count <= mostCriticals(pools, successes); count++)
    if (expected(stop(pools, successes, count)) < expected(stop(pools, successes, best)) - 1e-9) best = count
  return best
}

/** Whether there is something to choose: successes that stop either kind, but not everything. */
function choiceOf(pools: readonly Pool[], successes: number): { readonly most: number; readonly forced: number | undefined } {
  const open = pools.filter(stoppable)
  const most = mostCriticals(pools, successes)
  const all = total(open, (pool) => costsOf(pool.attack).critical * criticals(pool) + costsOf(pool.attack).normal * normals(pool))
  if (most === 0 || total(open, normals) === 0 || successes >= all) return { most, forced: most }
  return { most, forced: undefined }
}

/**
 * One roll against everything that comes together (FAQ): each 5+ stops a point, a critical one takes two, one more for
 * Swarmer. The defender spends the successes.
 */
export function* pointDefence(t: T, target: string, pools: readonly Pool[], firing: Side): Flow<readonly Pool[]> {
  if (total(pools.filter(stoppable), (pool) => normals(pool) + criticals(pool)) === 0) return pools
  const ship = t.state.ships[target] !== undefined
  const helped = ship ? yield* aegis(t, target) : 0
  const tokens = ship ? yield* fighters(t, target) : 0
  const dice = () => pointDefenceNow(targetOf(t.state, target)) + helped + (ship ? fighterDice(t.state, target, tokens) : 0)
  if (dice() <= 0) return pools
  const rolled = yield* ask((): Roll & { readonly counts: true } => ({
    kind: 'roll',
    ...asks('point-defence', 'point-defence', {
      ship: targetName(t.state, target),
      points: total(pools, normals),
      criticals: total(pools, criticals),
    }),
    by: saver(t.state, target, firing),
    about: target,
    dice: Array.from({ length: Math.max(1, dice()) }, () => 'd6'),
    counts: true,
  }))
  if (tokens) emitAll(t, [{ type: 'assets-used', on: target, kind: 'fighters', side: t.state.ships[target]!.side, count: tokens }])
  const successes = successesIn(rolled)
  const { forced } = choiceOf(pools, successes)
  const chosen = forced ?? (yield* stopQuestion(t, target, pools, successes, firing))
  return stop(pools, successes, chosen)
}

const successesIn = (rolled: Rolled): number =>
  isCounts(rolled) ? rolled.hits + rolled.crits : rolled.filter((face) => Number(face) >= pointDefenceTarget).length

function* stopQuestion(t: T, target: string, pools: readonly Pool[], successes: number, firing: Side): Flow<number> {
  return yield* ask(
    (): Count => ({
      kind: 'count',
      ...asks('stop-criticals', 'point-defence', {
        ship: targetName(t.state, target),
        successes,
        points: total(pools, normals),
        criticals: total(pools, criticals),
      }),
      by: saver(t.state, target, firing),
      about: target,
      min: 0,
      max: mostCriticals(pools, successes),
      default: bestCriticals(pools, successes),
    }),
  )
}

/** Aegis(X) of a ship; 0 where it has none. */
const aegisOf = (one: Ship): number => ruleNumber(one.figures.special, 'aegis') ?? 0

/** Dice of Aegis ships: its own always, those of friends within 4" on the same layer as the table says. Several: the best, or their sum by option. */
function* aegis(t: T, target: string): Flow<number> {
  const own = () => aegisOf(t.state.ships[target]!)
  const near = (s: State) =>
    ships(s).filter(
      (one) =>
        one.id !== target &&
        aegisOf(one) > 0 &&
        one.side === s.ships[target]!.side &&
        onTable(s, one) &&
        one.layer === s.ships[target]!.layer,
    )
  const helps = (s: State) => near(s).filter((one) => option(s, 'aegis') === 'sum' || unruled(s, 'aegis') || aegisOf(one) > own())
  const chosen = helps(t.state).length
    ? yield* ask(
        (): Pick => ({
          kind: 'pick',
          ...asks('aegis', 'aegis', { ship: shipName(t.state.ships[target]!) }),
          by: t.state.ships[target]!.side,
          about: target,
          options: shipOptions(helps(t.state)),
          min: 0,
          max: helps(t.state).length,
          default: [],
        }),
      )
    : []
  const values = [own(), ...chosen.map((id) => aegisOf(t.state.ships[id]!))]
  const several = values.filter((value) => value > 0).length > 1
  return several && (yield* decide(t, 'aegis')) === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
}
