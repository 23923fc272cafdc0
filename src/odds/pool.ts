import type { Die, Face } from '../core/dice/faces.js'
import { counts, isArmada, isRerolled, type Pool } from '../core/dice/pool.js'
import { chanceOf } from '../core/dice/target.js'
import type { Distribution } from './distribution.js'
import { faceChances } from './faces.js'
import { type Alike, type Outcome, tally } from './tally.js'

/** What a distribution counts: the sum shown, hits, hits that no save stopped, or damage. */
export type Of = 'sum' | 'hits' | 'unsaved' | 'damage'

export interface PoolOdds {
  readonly of: Of
  readonly chances: Distribution
  /** The chance of at least one critical; where the pool knows criticals. */
  readonly crit?: number
  /** The chance of at least one accuracy; Armada pools. */
  readonly accuracy?: number
}

/** What the odds of a pool count. */
export function counted(pool: Pool): Of {
  if (isArmada(pool)) return 'damage'
  if (pool.target === undefined) return 'sum'
  return pool.save === undefined ? 'hits' : 'unsaved'
}

/** What a face adds: to the value counted, to criticals, to accuracies. A save splits an ordinary hit into two outcomes. */
function outcomes(pool: Pool, die: Die, face: Face, p: number): readonly Outcome[] {
  const { hits, crits, accuracies, sum, damage } = counts(pool, die, face)
  const of = counted(pool)
  const value = { sum, hits, unsaved: hits, damage }[of]
  const adds = [value, crits, accuracies]
  if (of !== 'unsaved' || hits === crits) return [{ p, adds }]
  const saved = chanceOf(pool.save)
  return [
    { p: p * (1 - saved), adds },
    { p: p * saved, adds: [0, 0, 0] },
  ]
}

/** The exact odds of a pool: the same reading of its faces as the roller's. */
export function poolOdds(pool: Pool): PoolOdds {
  const dice = pool.dice.map(({ die, count }): Alike => {
    const chances = faceChances(die, pool.reroll ? [(face) => isRerolled(pool, die, face)] : [])
    return { count, outcomes: [...chances].flatMap(([face, p]) => outcomes(pool, die, face, p)) }
  })
  const most = dice.reduce((sum, { count, outcomes }) => sum + count * Math.max(...outcomes.map(({ adds }) => adds[0]!)), 0)
  const found = tally(dice, [most, 1, 1])
  const odds = { of: counted(pool), chances: found.of(0) }
  if (isArmada(pool)) return { ...odds, crit: found.of(1)[1]!, accuracy: found.of(2)[1]! }
  return pool.crit ? { ...odds, crit: found.of(1)[1]! } : odds
}
