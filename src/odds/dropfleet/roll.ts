import type { Face } from '../../core/dice/faces.js'
import type { NextFace } from '../../core/dice/stream.js'
import { strike } from '../../core/dice/target.js'
import { critFrom, type DropfleetAttack, damageOf, isDistortion, lockOf, pointDefenceOf, savesOf } from './attack.js'
import { type Sum, underCap } from './burnthrough.js'
import { bestStop, pointDefenceTarget, type Stopped } from './point-defence.js'

/** Dice to hit that were rolled together, and a damage die for each of their hits, in the same order, where damage is rolled. */
export interface Wave {
  readonly faces: readonly Face[]
  readonly damage: readonly Face[]
  readonly hits: number
  readonly crits: number
}

/** An attack as it fell: every die of it, and the hull points that it cost. */
export interface DropfleetRolled {
  readonly waves: readonly Wave[]
  readonly hits: number
  readonly crits: number
  /** Hull points before point defence and saves. */
  readonly points: Sum
  readonly pointDefence: readonly Face[]
  readonly stopped: Stopped
  /** A die for each point that is left and has a save: ordinary points first. */
  readonly saves: readonly Face[]
  readonly damage: number
}

/** One wave of dice, with what each hit does. `sure` makes every hit critical. */
function rollWave(attack: DropfleetAttack, dice: number, sure: boolean, next: NextFace): Wave & { readonly points: Sum } {
  const faces = Array.from({ length: dice }, () => next('d6'))
  const lock = lockOf(attack)
  const struck = faces.map((face) => strike(Number(face), lock, sure ? lock : critFrom(attack))).filter((result) => result !== 'miss')
  const values = damageOf(attack)
  const rolled = attack.damage
  const damage = typeof rolled === 'number' || isDistortion(attack) ? [] : struck.map(() => next(rolled))
  const points = { normal: 0, critical: 0 }
  struck.forEach((result, i) => {
    const each = isDistortion(attack) ? struck.length : values[damage[i] ? Number(damage[i]) - 1 : 0]!
    points[result === 'crit' ? 'critical' : 'normal'] += each
  })
  return { faces, damage, hits: struck.length, crits: struck.filter((result) => result === 'crit').length, points }
}

/** All waves: one, and for Burnthrough as many as it takes. */
function rollWaves(attack: DropfleetAttack, next: NextFace): { readonly waves: readonly Wave[]; readonly points: Sum } {
  const { burnthrough: cap } = attack
  const waves: Wave[] = []
  let points: Sum = { normal: 0, critical: 0 }
  for (let dice = attack.dice; dice > 0; ) {
    const { points: more, ...wave } = rollWave(attack, dice, points.critical > 0, next)
    waves.push(wave)
    if (cap === undefined) return { waves, points: more }
    points = underCap(cap, points, more)
    dice = points.normal + points.critical < cap ? wave.hits : 0
  }
  return { waves, points }
}

/** How many of these points get through their save; `rolled` takes the faces. */
function unsaved(points: number, save: number | undefined, rolled: Face[], next: NextFace): number {
  if (save === undefined) return points
  const faces = Array.from({ length: points }, () => next('d6'))
  rolled.push(...faces)
  return faces.filter((face) => strike(Number(face), save, 7) === 'miss').length
}

/** Rolls one attack: to hit, damage, point defence, saves, in that order; point defence is used as the odds use it. */
export function rollDropfleet(attack: DropfleetAttack, next: NextFace): DropfleetRolled {
  const { waves, points } = rollWaves(attack, next)
  const any = points.normal + points.critical > 0
  const pointDefence = Array.from({ length: any ? pointDefenceOf(attack) : 0 }, () => next('d6'))
  const successes = pointDefence.filter((face) => Number(face) >= pointDefenceTarget).length
  const stopped = bestStop(attack)(points.normal, points.critical, successes)
  const save = savesOf(attack)
  const saves: Face[] = []
  const normal = unsaved(points.normal - stopped.normal, save.normal, saves, next)
  const critical = unsaved(points.critical - stopped.critical, save.critical, saves, next)
  const sum = (count: (wave: Wave) => number) => waves.reduce((total, wave) => total + count(wave), 0)
  return {
    waves,
    hits: sum(({ hits }) => hits),
    crits: sum(({ crits }) => crits),
    points,
    pointDefence,
    stopped,
    saves,
    damage: normal + critical,
  }
}
