import type { Flow } from '../../../core/flow.js'
import type { DropfleetAttack } from '../../../odds/dropfleet/attack.js'
import type { T } from '../question.js'
import type { State } from '../state.js'
import { armourNow, passiveNow } from './reach.js'
import { rollSaves } from './saves.js'
import type { Source } from './shot.js'

/** Damage that is not rolled to hit, as an attack: what counts are the saves of the ship that suffers it. */
function suffered(s: State, id: string): DropfleetAttack {
  const one = s.ships[id]!
  const passive = passiveNow(one)
  return {
    dice: 0,
    lock: 2,
    damage: 1,
    armour: armourNow(one),
    ...(passive !== undefined && { passive }),
    pointDefence: 0,
    closeAction: false,
    layers: 0,
    atmosphere: false,
    rules: [],
  }
}

/** Saves against so many points of damage from an explosion; gives the hull points that get through. */
export function* blastSaves(t: T, id: string, points: number): Flow<number> {
  const source: Source = {
    id: '',
    firer: '',
    name: '',
    dice: 0,
    damage: 1,
    overcharged: false,
    special: [],
    attack: (s) => suffered(s, id),
  }
  const fallen = { source, hits: points, crits: 0, points: { normal: points, critical: 0 }, sizes: [], naturals: 0, sixes: 0 }
  const [through] = yield* rollSaves(t, id, [{ fallen, attack: suffered(t.state, id) }])
  return through!.normal
}
