import { type Tally, tally } from '../tally.js'
import type { DropfleetAttack } from './attack.js'
import { dieOutcomes, emptyPoints, type Points } from './points.js'

/** Hull points of ordinary and of critical hits. */
export interface Sum {
  readonly normal: number
  readonly critical: number
}

/** A wave to come: the points so far and the dice that roll again. */
interface Wave extends Sum {
  readonly dice: number
}

/** Points with those of one more wave. Where the cap bites, the attacker keeps the best of that wave: its critical points first. */
export function underCap(cap: number, before: Sum, wave: Sum): Sum {
  const room = cap - before.normal - before.critical
  const critical = Math.min(wave.critical, room)
  return { critical: before.critical + critical, normal: before.normal + Math.min(wave.normal, room - critical) }
}

/**
 * Burnthrough(X) (Dropfleet 1.7, special rules and FAQ): each hit rolls again, wave after wave, until no die hits or the total
 * damage reaches X, counted before saves. After a wave with a critical every hit of the later waves is critical, too; dice of
 * the same wave are not.
 */
export function burnthroughPoints(attack: DropfleetAttack, cap: number): Points {
  const points = emptyPoints(cap, cap)
  const first = dieOutcomes(attack)
  const later = first.map(({ p, adds: [normal, critical] }) => ({ p, adds: [0, normal! + critical!] }))
  const known = new Map<string, Tally>()
  const waveOf = (dice: number, critical: boolean): Tally => {
    const key = `${dice} ${critical}`
    const found = known.get(key) ?? tally([{ count: dice, outcomes: counted(critical ? later : first) }], [dice, cap, cap])
    known.set(key, found)
    return found
  }

  let waves = new Map<string, { wave: Wave; p: number }>()
  const start: Wave = { normal: 0, critical: 0, dice: attack.dice }
  waves.set(named(start), { wave: start, p: 1 })
  while (waves.size > 0) {
    const next: typeof waves = new Map()
    for (const { wave, p } of waves.values()) {
      waveOf(wave.dice, wave.critical > 0).each(([hits, normal, critical], chance) => {
        const sum = underCap(cap, wave, { normal: normal!, critical: critical! })
        if (hits === 0 || sum.normal + sum.critical >= cap) {
          points.p[sum.normal * points.width + sum.critical]! += p * chance
          return
        }
        const to: Wave = { ...sum, dice: hits! }
        const entry = next.get(named(to)) ?? { wave: to, p: 0 }
        entry.p += p * chance
        next.set(named(to), entry)
      })
    }
    waves = next
  }
  return points
}

const named = ({ normal, critical, dice }: Wave): string => `${normal} ${critical} ${dice}`

/** Outcomes of a die with the hit counted in front of its points. */
const counted = (outcomes: readonly { readonly p: number; readonly adds: readonly number[] }[]) =>
  outcomes.map(({ p, adds: [normal, critical] }) => ({ p, adds: [normal! + critical! > 0 ? 1 : 0, normal!, critical!] }))
