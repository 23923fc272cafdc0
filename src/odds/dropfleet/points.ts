import { chanceOf } from '../../core/dice/target.js'
import { type Outcome, tally } from '../tally.js'
import { critFrom, type DropfleetAttack, damageOf, isDistortion, lockOf } from './attack.js'
import { burnthroughPoints } from './burnthrough.js'

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

/** Distortion: each hit does as much damage as there are hits. */
function distortionPoints(attack: DropfleetAttack): Points {
  const { dice } = attack
  const { normal, critical } = hitChances(attack)
  const outcomes = [
    { p: 1 - normal - critical, adds: [0, 0] },
    { p: normal, adds: [1, 0] },
    { p: critical, adds: [0, 1] },
  ]
  const points = emptyPoints(dice * dice, critical > 0 ? dice * dice : 0)
  tally([{ count: dice, outcomes }], [dice, critical > 0 ? dice : 0]).each(([hits, crits], p) => {
    const all = hits! + crits!
    points.p[hits! * all * points.width + crits! * all]! += p
  })
  return points
}

/** The joint chances of ordinary and critical hull points of an attack, before point defence and saves. */
export function pointsOf(attack: DropfleetAttack): Points {
  if (attack.burnthrough !== undefined) return burnthroughPoints(attack, attack.burnthrough)
  if (isDistortion(attack)) return distortionPoints(attack)
  const most = attack.dice * Math.max(...damageOf(attack))
  const { normal, critical } = hitChances(attack)
  const points = emptyPoints(normal > 0 ? most : 0, critical > 0 ? most : 0)
  const limits = [normal > 0 ? most : 0, critical > 0 ? most : 0]
  tally([{ count: attack.dice, outcomes: dieOutcomes(attack) }], limits).each(([ordinary, crits], p) => {
    points.p[ordinary! * points.width + crits!]! += p
  })
  return points
}
