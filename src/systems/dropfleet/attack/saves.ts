import { strike } from '../../../core/dice/target.js'
import { ask, type Flow } from '../../../core/flow.js'
import { isCounts, type Roll } from '../../../core/question.js'
import { savesOf } from '../../../odds/dropfleet/attack.js'
import { saver, targetName } from '../ground/target.js'
import { asks, type T } from '../question.js'
import type { Side } from '../state.js'
import { m } from '../words.js'
import type { Pool } from './point-defence.js'

/** A point of hull damage that has a save: whose it is, and from which face it is saved. */
export interface SaveDie {
  readonly pool: number
  readonly kind: 'normal' | 'critical'
  readonly save: number
}

/** Hull points that got through, by pool; of the critical hits, how many did at least one point. */
export interface Through {
  readonly normal: number
  readonly critical: number
  readonly corrupting: number
}

/** A die for each point of damage with a save (FAQ), the best saves first; points without one are not rolled for. */
export const saveDice = (pools: readonly Pool[]): readonly SaveDie[] =>
  pools
    .flatMap(({ fallen, attack }, pool) =>
      (['normal', 'critical'] as const).flatMap((kind) => {
        const save = savesOf(attack)[kind]
        return save === undefined ? [] : Array.from({ length: fallen.points[kind] }, (): SaveDie => ({ pool, kind, save }))
      }),
    )
    .toSorted((a, b) => a.save - b.save)

/** What gets through when dice show these faces; `failed` says it for each die, in the order of `saveDice`. */
export function through(pools: readonly Pool[], dice: readonly SaveDie[], failed: readonly boolean[]): readonly Through[] {
  return pools.map(({ fallen, attack }, pool) => {
    const saves = savesOf(attack)
    const lost = (kind: 'normal' | 'critical'): readonly boolean[] =>
      saves[kind] === undefined
        ? Array.from({ length: fallen.points[kind] }, () => true)
        : failed.filter((_, at) => dice[at]!.pool === pool && dice[at]!.kind === kind)
    const critical = lost('critical')
    let from = 0
    const corrupting = fallen.sizes.filter((size) => {
      const own = critical.slice(from, from + size)
      from += size
      return own.includes(true)
    }).length
    return { normal: lost('normal').filter(Boolean).length, critical: critical.filter(Boolean).length, corrupting }
  })
}

/** Whether a save fails on this face; a 1 always does. */
export const fails = (face: string, save: number): boolean => strike(Number(face), save, 7) === 'miss'

/** The owner rolls all saves of a ship at once. Counts are taken where all need the same face and nothing hangs on a single die. */
export function* rollSaves(t: T, target: string, pools: readonly Pool[], firing: Side = 'A'): Flow<readonly Through[]> {
  const dice = saveDice(pools)
  if (!dice.length) return through(pools, dice, [])
  const same =
    dice.every(({ save }) => save === dice[0]!.save) && (pools.length === 1 || pools.every(({ fallen }) => fallen.sizes.length === 0))
  const kinds = [...new Set(dice.map(({ save }) => save))]
  const rolled = yield* ask(
    () =>
      ({
        kind: 'roll',
        ...asks('saves', 'saves', {
          ship: targetName(t.state, target),
          dice: kinds.map((save) => m('saves.line', { count: dice.filter((one) => one.save === save).length, save })),
        }),
        by: saver(t.state, target, firing),
        about: target,
        dice: dice.map(() => 'd6'),
        ...(same && { counts: true as const }),
      }) as Roll & { counts: true },
  )
  if (isCounts(rolled)) {
    const saved = rolled.hits + rolled.crits
    return through(
      pools,
      dice,
      dice.map((_, at) => at >= saved),
    )
  }
  return through(
    pools,
    dice,
    rolled.map((face, at) => fails(face, dice[at]!.save)),
  )
}
