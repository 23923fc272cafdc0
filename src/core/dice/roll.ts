import type { Die, Face } from './faces.js'
import { type Counts, counts, diceOf, isRerolled, type Pool } from './pool.js'
import type { NextFace } from './stream.js'
import { strike } from './target.js'

/** A die on the table: the face that counts, and the one that it showed before it was rolled again. */
export interface RolledDie {
  readonly die: Die
  readonly face: Face
  readonly was?: Face
}

/** A pool after its roll. `saves` has one D6 for each hit that is not critical; `unsaved` counts the hits that remain. */
export interface Rolled extends Counts {
  readonly dice: readonly RolledDie[]
  readonly saves: readonly Face[]
  readonly unsaved: number
}

const add = (a: Counts, b: Counts): Counts => ({
  hits: a.hits + b.hits,
  crits: a.crits + b.crits,
  accuracies: a.accuracies + b.accuracies,
  sum: a.sum + b.sum,
  damage: a.damage + b.damage,
})

/** What faces count together: `faces[i]` is shown by the i-th die of the pool. */
export const countFaces = (pool: Pool, faces: readonly Face[]): Counts =>
  diceOf(pool)
    .map((die, i) => counts(pool, die, faces[i]!))
    .reduce(add, { hits: 0, crits: 0, accuracies: 0, sum: 0, damage: 0 })

/** Rolls a pool: all its dice, then those that are rolled again, then the saves, in that order. */
export function rollPool(pool: Pool, next: NextFace): Rolled {
  const first = diceOf(pool).map((die): RolledDie => ({ die, face: next(die) }))
  const dice = first.map(({ die, face }): RolledDie => (isRerolled(pool, die, face) ? { die, face: next(die), was: face } : { die, face }))
  const total = countFaces(
    pool,
    dice.map(({ face }) => face),
  )
  const { save } = pool
  const saves = save === undefined ? [] : Array.from({ length: total.hits - total.crits }, () => next('d6'))
  const saved = saves.filter((face) => strike(Number(face), save!, 7) !== 'miss').length
  return { ...total, dice, saves, unsaved: total.hits - saved }
}
