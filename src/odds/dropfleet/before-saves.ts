import { tally } from '../tally.js'
import { type DropfleetAttack, damageOf, isDistortion } from './attack.js'
import { burnthroughPoints } from './burnthrough.js'
import { dieOutcomes, emptyPoints, hitChances, type Points } from './points.js'

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
