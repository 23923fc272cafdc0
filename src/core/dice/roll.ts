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

/** What dice with these faces count together in a pool. */
function countFaces(pool: Pool, dice: readonly { readonly die: Die; readonly face: Face }[]): Counts {
  const total = { hits: 0, crits: 0, accuracies: 0, sum: 0, damage: 0 }
  for (const { die, face } of dice) {
    const one = counts(pool, die, face)
    total.hits += one.hits
    total.crits += one.crits
    total.accuracies += one.accuracies
    total.sum += one.sum
    total.damage += one.damage
  }
  return total
}

/** Rolls a pool: all its dice, then those that are rolled again, then the saves, in that order. */
export function rollPool(pool: Pool, next: NextFace): Rolled {
  const first = diceOf(pool).map((die): RolledDie => ({ die, face: next(die) }))
  const dice = first.map((rolled): RolledDie => {
    const { die, face } = rolled
    return isRerolled(pool, die, face) ? { die, face: next(die), was: face } : rolled
  })
  const total = countFaces(pool, dice)
  const { save } = pool
  const saves = save === undefined ? [] : Array.from({ length: total.hits - total.crits }, () => next('d6'))
  const saved = saves.filter((face) => strike(Number(face), save!, 7) !== 'miss').length
  return { ...total, dice, saves, unsaved: total.hits - saved }
}
