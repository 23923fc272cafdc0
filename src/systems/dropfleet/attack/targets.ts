import type { Message } from '../../../core/words.js'
import { lockOf } from '../../../odds/dropfleet/attack.js'
import type { Weapon } from '../fleet/profile.js'
import { commsInches } from '../ground/sectors.js'
import { shipName } from '../look.js'
import type { Debris, Ship, State } from '../state.js'
import { m } from '../words.js'
import type { TargetBar } from './reach.js'
import { inchesNeeded } from './reach.js'
import { attackOf } from './shot.js'

/** A weapon with its firer, against one target. */
interface Line {
  readonly firer: Ship
  readonly weapon: Weapon
  readonly place: number
  readonly bar: TargetBar | undefined
}

/** A target with what a player measures and rolls: how near it must be for each of the weapons, and the Lock against it. */
export function targetLabel(s: State, lines: readonly Line[], target: Ship, debris: Debris): Message {
  const able = lines.some(({ bar }) => !bar) ? lines.filter(({ bar }) => !bar) : lines
  const needs = distinct(able.map(({ firer, weapon }) => inchesNeeded(firer, weapon, target, debris) + commsInches(s, firer.side)))
  const locks = distinct(
    able.map(({ firer, place }) =>
      lockOf(attackOf(s, { ship: firer.id, weapon: place, target: target.id, dice: 1, debris, near: true, overcharged: false })),
    ),
  )
  return m('target.option', {
    ship: shipName(target),
    inches: needs.map((inches) => `${inches}"`).join('/'),
    lock: locks.map((lock) => `${lock}+`).join('/'),
  })
}

const distinct = (list: readonly number[]): readonly number[] => [...new Set(list)]
