import { chanceOf } from '../../core/dice/target.js'
import { atLeast, type Distribution, times, trimmed } from '../distribution.js'
import { type DropfleetAttack, isDistortion, pointDefenceOf, savesOf } from './attack.js'
import { pointsOf } from './before-saves.js'
import { afterPointDefence } from './point-defence.js'
import type { Points } from './points.js'

/**
 * Sums over `weights[n]` of the binomial of n points that each stay with chance `stays`: Horner's scheme on the polynomial,
 * so that every weight is thinned at the cost of one. `addTo` puts a weight into the polynomial.
 */
function thinned(length: number, stays: number, degree: number, addTo: (n: number, sum: Float64Array) => void): Float64Array {
  const sum = new Float64Array(degree + 1)
  for (let n = length - 1; n >= 0; n--) {
    const top = Math.min(degree, degree - n)
    for (let i = top; i > 0; i--) sum[i] = sum[i]! * (1 - stays) + sum[i - 1]! * stays
    sum[0]! *= 1 - stays
    addTo(n, sum)
  }
  return sum
}

/** Hull points lost after a save for each point. */
export function afterSaves(attack: DropfleetAttack, { width, p }: Points): Distribution {
  const saves = savesOf(attack)
  const rows = p.length / width
  const normalLeft = (critical: number) =>
    thinned(rows, 1 - chanceOf(saves.normal), rows - 1, (n, sum) => {
      sum[0]! += p[n * width + critical]!
    })
  const possible = Array.from({ length: width }, (_, critical) => critical).filter((critical) => {
    for (let n = 0; n < rows; n++) if (p[n * width + critical] !== 0) return true
    return false
  })
  const kept = new Map(possible.map((critical) => [critical, normalLeft(critical)]))
  return thinned(width, 1 - chanceOf(saves.critical), rows + width - 2, (critical, sum) => {
    kept.get(critical)?.forEach((chance, lost) => {
      sum[lost]! += chance
    })
  })
}

/** Exact chances of the hull points that one attack costs, after point defence and saves. */
export function hullLost(attack: DropfleetAttack): Distribution {
  const together = attack.burnthrough !== undefined || isDistortion(attack) || pointDefenceOf(attack) > 0
  // Dice that have nothing to do with each other are worked out once and summed.
  if (!together && attack.dice > 1) return trimmed(times(hullLost({ ...attack, dice: 1 }), attack.dice))
  return trimmed(afterSaves(attack, afterPointDefence(attack, pointsOf(attack))))
}

/** The hull points that cripple a ship: half of its starting hull; none where that is 3 or less (Dropfleet 1.7, damage). */
export const cripplingLoss = (hull: number): number => (hull > 3 ? Math.ceil(hull / 2) : Number.POSITIVE_INFINITY)

/** The chances that an attack cripples (or destroys) and that it destroys an undamaged ship with so many hull points. */
export const fateOf = (chances: Distribution, hull: number): { readonly cripple: number; readonly destroy: number } => ({
  cripple: atLeast(chances, cripplingLoss(hull)),
  destroy: atLeast(chances, hull),
})
