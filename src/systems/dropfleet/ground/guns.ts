import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import type { DropfleetAttack } from '../../../odds/dropfleet/attack.js'
import { signature } from '../activation/spikes.js'
import { armourNow, passiveNow } from '../attack/reach.js'
import { resolve } from '../attack/resolve.js'
import type { Source } from '../attack/shot.js'
import { namesFor, onTable, shipName, ships } from '../look.js'
import { asks, type T } from '../question.js'
import type { Sector, Ship, State } from '../state.js'
import { m } from '../words.js'
import { holder, sectorFacts, sectors } from './sectors.js'

/** Inches that sector guns see (1.7, Ground Combat). */
const gunScan = 6

/** Sector guns fire at the beginning of the ground combat: those that somebody holds, each at one ship (1.7, Ground Combat). */
export function* guns(t: T): Flow {
  for (let next: Sector | undefined; (next = sectors(t.state).find((one) => ready(t.state, one))); ) {
    const { id } = next
    yield* during(() => ready(t.state, t.state.sectors![id]!), fireGun(t, id))
    if (!t.state.done.includes(`gun-${id}`)) t.emit({ type: 'told', what: `gun-${id}` })
  }
}

const ready = (s: State, one: Sector): boolean =>
  sectorFacts[one.kind].gun !== undefined && one.hull > 0 && !s.done.includes(`gun-${one.id}`) && targets(s, one).length > 0

const targets = (s: State, one: Sector): readonly Ship[] => {
  const side = holder(one)
  // Escape Velocity reaches a higher layer only, and a sector lies in the Atmosphere.
  return side ? ships(s).filter((ship) => ship.side !== side && onTable(s, ship) && ship.layer !== 'atmosphere') : []
}

function* fireGun(t: T, id: string): Flow {
  const side = holder(t.state.sectors![id]!)!
  const target = yield* ask((): Choose | undefined => {
    const list = targets(t.state, t.state.sectors![id]!)
    if (!list.length) return undefined
    const options = list.map((one) => ({
      id: one.id,
      label: m('gun.target', { ship: shipName(one), inches: gunScan + signature(one) }),
      names: namesFor(one, list),
    }))
    return {
      kind: 'choose',
      ...asks('sector-gun', 'ground', { sector: id }),
      by: side,
      about: id,
      default: 'done',
      options: [...options, { id: 'done', label: m('weapon.hold') }],
    }
  })
  if (target !== 'done')
    yield* during(() => t.state.ships[target]!.hull > 0, resolve(t, side, target, [gunSource(t.state, id, target)], false))
}

/** Escape Velocity: no penalty for layers. */
function gunSource(s: State, id: string, target: string): Source {
  const { kind } = s.sectors![id]!
  const gun = sectorFacts[kind].gun!
  const attack = (now: State): DropfleetAttack => {
    const one = now.ships[target]!
    const passive = passiveNow(one)
    return {
      dice: gun.dice,
      lock: gun.lock,
      damage: gun.damage,
      armour: armourNow(one),
      ...(passive !== undefined && { passive }),
      pointDefence: 0,
      closeAction: false,
      layers: 0,
      atmosphere: false,
      rules: one.figures.special.includes('reinforced-armour') ? ['reinforced-armour'] : [],
    }
  }
  return { id, firer: '', name: m(`sector.${kind}`), dice: gun.dice, damage: gun.damage, overcharged: false, special: [], attack }
}
