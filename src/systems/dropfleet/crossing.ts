import { during, type Flow } from '../../core/flow.js'
import { armourNow, passiveNow } from './attack/reach.js'
import { resolve } from './attack/resolve.js'
import type { Source } from './attack/shot.js'
import { onTable, ships } from './look.js'
import type { T } from './question.js'
import { other, type Ship, type State } from './state.js'
import { m } from './words.js'

/** Hits of a debris field on a ship that moves in it, once a field and turn: two dice, Damage 1 (1.7, Scenery). */
const debrisLock = { fine: 3, dense: 2 } as const
const debrisDice = 2

const crossing = (s: State): Ship | undefined => ships(s).find((one) => one.crossing && onTable(s, one))

/** Ships that a correction sent through debris take the hits, with their saves, before anything else goes on. */
export function* crossDebris(t: T): Flow {
  for (let next: Ship | undefined; (next = crossing(t.state)); ) {
    const { id } = next
    const one = () => t.state.ships[id]!
    yield* during(() => Boolean(one().crossing) && onTable(t.state, one()), hits(t, id))
    if (one().crossing) t.emit({ type: 'debris-met', ship: id, debris: 'none' })
  }
}

function* hits(t: T, id: string): Flow {
  const { side } = t.state.ships[id]!
  yield* resolve(t, other(side), id, [source(t.state, id)], false)
}

function source(s: State, id: string): Source {
  const debris = s.ships[id]!.crossing || 'fine'
  return {
    id: 'debris',
    firer: '',
    name: m(`debris.${debris}`),
    dice: debrisDice,
    damage: 1,
    overcharged: false,
    special: [],
    attack: (now) => {
      const one = now.ships[id]!
      const passive = passiveNow(one)
      return {
        dice: debrisDice,
        lock: debrisLock[debris],
        damage: 1,
        armour: armourNow(one),
        ...(passive !== undefined && { passive }),
        pointDefence: 0,
        closeAction: false,
        layers: 0,
        atmosphere: false,
        rules: one.figures.special.includes('reinforced-armour') ? ['reinforced-armour'] : [],
      }
    },
  }
}
