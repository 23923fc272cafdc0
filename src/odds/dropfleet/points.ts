import { chanceOf } from '../../core/dice/target.js'
import type { Outcome } from '../tally.js'
import { critFrom, type DropfleetAttack, damageOf, lockOf } from './attack.js'

/** Hull points before saves, as a table: `p[normal * width + critical]`. Critical points come from critical hits. */
export interface Points {
  readonly width: number
  readonly p: Float64Array
}

export const emptyPoints = (normal: number, critical: number): Points => ({
  width: critical + 1,
  p: new Float64Array((normal + 1) * (critical + 1)),
})

/** The chances of one die: an ordinary hit, and a critical one. */
export function hitChances(attack: DropfleetAttack): { readonly normal: number; readonly critical: number } {
  const hit = chanceOf(lockOf(attack))
  const critical = chanceOf(critFrom(attack))
  return { normal: hit - critical, critical }
}

/** What one die does: nothing, or one of the equally likely damages as ordinary or as critical points. */
export function dieOutcomes(attack: DropfleetAttack): readonly Outcome[] {
  const { normal, critical } = hitChances(attack)
  const damage = damageOf(attack)
  return [
    { p: 1 - normal - critical, adds: [0, 0] },
    ...damage.map((value) => ({ p: normal / damage.length, adds: [value, 0] })),
    ...damage.map((value) => ({ p: critical / damage.length, adds: [0, value] })),
  ]
}
