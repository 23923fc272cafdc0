import type { Outlook } from '../../../core/system.js'
import { atLeast, plus } from '../../../odds/distribution.js'
import { pointDefenceOf } from '../../../odds/dropfleet/attack.js'
import { hullLost } from '../../../odds/dropfleet/hull.js'
import { isSector, targetOf } from '../ground/target.js'
import { shipName } from '../look.js'
import type { Shot, State } from '../state.js'
import { m } from '../words.js'
import { alike, attackOf, weaponOf } from './shot.js'

/** Dice of one kind against one target, added up: they are rolled together. */
function kinds(s: State, shots: readonly Shot[]): readonly Shot[] {
  const sums: Shot[] = []
  for (const shot of shots) {
    const same = sums.findIndex((one) => alike(attackOf(s, one), attackOf(s, shot)))
    if (same < 0) sums.push(shot)
    else sums[same] = { ...sums[same]!, dice: sums[same]!.dice + shot.dice }
  }
  return sums
}

/** More dice than this are not reckoned exactly. */
const most = 60

/**
 * The exact chances of the hull points that each target of the declared fire loses. Weapons of different kinds are added
 * up; only where they share one roll of point defence do they stand apart, since their sum would not be exact.
 */
export function outlook(s: State): readonly Outlook[] {
  const shots = s.open?.firing?.shots ?? []
  return [...new Set(shots.map(({ target }) => target))].flatMap((target) => {
    const parts = kinds(
      s,
      shots.filter((shot) => shot.target === target),
    ).filter(({ dice }) => dice <= most)
    const shared = parts.filter((shot) => pointDefenceOf(attackOf(s, shot)) > 0).length > 1
    const one = targetOf(s, target)
    const named = (list: readonly Shot[]) =>
      m('outlook.title', {
        target: shipName(one),
        weapons: list.map((shot) => m('story.dice-of', { name: weaponOf(s, shot).name, dice: shot.dice })),
      })
    const chances = parts.map((shot) => hullLost(attackOf(s, shot)))
    if (!chances.length) return []
    const half = one.hull - Math.floor(one.figures.hull / 2)
    const fate = (lost: Float64Array) => ({
      ...(one.figures.hull > 3 && !one.crippled && !isSector(one) && { cripple: atLeast(lost, half) }),
      destroy: atLeast(lost, one.hull),
    })
    if (!shared) {
      const sum = chances.reduce(plus)
      return [{ title: named(parts), of: 'damage', chances: sum, ...fate(sum) }]
    }
    return chances.map((lost, at): Outlook => ({ title: named([parts[at]!]), of: 'damage', chances: lost, ...fate(lost) }))
  })
}
