import { chanceOf } from '../../core/dice/target.js'
import { binomial } from '../distribution.js'
import { costsOf, type DropfleetAttack, pointDefenceOf, savesOf } from './attack.js'
import { emptyPoints, type Points } from './points.js'

/** A point-defence die succeeds on 5+. */
export const pointDefenceTarget = 5

/** Points that successes stop. */
export interface Stopped {
  readonly normal: number
  readonly critical: number
}

/**
 * The defender's best use of successes: the one that leaves the lowest mean hull loss after saves. Who allocates is not written;
 * the defender is the natural reading. (So criticals come first if the armour save is better than 4+.)
 */
export function bestStop(attack: DropfleetAttack): (normal: number, critical: number, successes: number) => Stopped {
  const costs = costsOf(attack)
  const saves = savesOf(attack)
  const worth = { normal: 1 - chanceOf(saves.normal), critical: 1 - chanceOf(saves.critical) }
  const search = (normal: number, critical: number, successes: number): Stopped => {
    let best: Stopped = { normal: 0, critical: 0 }
    let most = -1
    for (let c = 0; c <= critical && c * costs.critical <= successes; c++) {
      const n = Math.min(normal, Math.floor((successes - c * costs.critical) / costs.normal))
      const value = n * worth.normal + c * worth.critical
      if (value > most + 1e-12) {
        best = { normal: n, critical: c }
        most = value
      }
    }
    return best
  }
  // More points than the successes could stop make no difference, so few cases are ever searched.
  const known = new Map<number, Stopped>()
  return (normal, critical, successes) => {
    const n = Math.min(normal, Math.floor(successes / costs.normal))
    const c = Math.min(critical, Math.floor(successes / costs.critical))
    const key = (n * 1000 + c) * 1000 + successes
    const found = known.get(key) ?? search(n, c, successes)
    known.set(key, found)
    return found
  }
}

/** The points that are left after the point-defence roll: one roll against all of them (FAQ). */
export function afterPointDefence(attack: DropfleetAttack, points: Points): Points {
  const dice = pointDefenceOf(attack)
  if (dice === 0) return points
  const rolled = binomial(dice, chanceOf(pointDefenceTarget))
  const stop = bestStop(attack)
  const { width } = points
  const left = emptyPoints(points.p.length / width - 1, width - 1)
  points.p.forEach((p, i) => {
    if (p === 0) return
    const normal = Math.floor(i / width)
    const critical = i % width
    rolled.forEach((chance, successes) => {
      const stopped = stop(normal, critical, successes)
      left.p[(normal - stopped.normal) * width + critical - stopped.critical]! += p * chance
    })
  })
  return left
}
