import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import type { DropfleetAttack } from '../../../odds/dropfleet/attack.js'
import { signature } from '../activation/spikes.js'
import { armourNow, passiveNow, pointDefenceNow } from '../attack/reach.js'
import { resolve } from '../attack/resolve.js'
import type { Source } from '../attack/shot.js'
import { alive, namesFor, onTable, shipName, ships } from '../look.js'
import { asks, type T } from '../question.js'
import { type Sector, type Ship, type Side, type State, type StationWeapon, sides } from '../state.js'
import { m } from '../words.js'
import { holder, sectorFacts, sectors } from './sectors.js'

/** Inches that a station sees (1.7, Scenery). */
const stationScan = 6

/** Weapons that stations may have: Lock 3+, Damage 1 (1.7, Scenery). */
const weaponFacts: Readonly<
  Record<
    StationWeapon,
    { readonly dice: number; readonly burnthrough?: number; readonly closeAction: boolean; readonly special: readonly string[] }
  >
> = {
  'mass-driver': { dice: 2, closeAction: false, special: [] },
  laser: { dice: 2, burnthrough: 4, closeAction: false, special: ['burnthrough-4', 'flash'] },
  missile: { dice: 4, closeAction: true, special: ['close-action'] },
}

interface Gun {
  readonly station: string
  readonly at: number
  readonly weapon: StationWeapon
}

/** Ships that a weapon of a station may fire at; no Close Action into the Atmosphere. */
const targets = (s: State, side: Side, weapon: StationWeapon): readonly Ship[] =>
  ships(s).filter((one) => one.side !== side && onTable(s, one) && !(weaponFacts[weapon].closeAction && one.layer === 'atmosphere'))

const guns = (s: State, side: Side): readonly Gun[] =>
  sectors(s)
    .filter((one: Sector) => sectorFacts[one.kind].station && one.hull > 0 && holder(one) === side)
    .flatMap(({ id, weapons = [] }) => weapons.map((weapon, at) => ({ station: id, at, weapon })))
    .filter(({ station, at, weapon }) => !s.done.includes(`station-${station}-${at}`) && targets(s, side, weapon).length > 0)

export const stationsFire = (s: State): boolean => sides.some((side) => guns(s, side).length > 0)

/** Stations fire before any launch asset: the side with the higher initiative first, weapon by weapon (1.7, Scenery; Launch Assets). */
export function* fireStations(t: T): Flow {
  const order = (): readonly Side[] => (t.state.initiative === 'B' ? ['B', 'A'] : sides)
  const next = () => order().flatMap((side) => guns(t.state, side).map((gun) => ({ side, ...gun })))[0]
  for (let gun: ReturnType<typeof next>; (gun = next()); ) {
    const { side, station, at, weapon } = gun
    const what = `station-${station}-${at}`
    yield* during(() => guns(t.state, side).some((one) => one.station === station && one.at === at), fire(t, side, station, weapon))
    if (!t.state.done.includes(what)) t.emit({ type: 'told', what })
  }
}

function* fire(t: T, side: Side, station: string, weapon: StationWeapon): Flow {
  const target = yield* ask((): Choose => {
    const list = targets(t.state, side, weapon)
    const scanOnly = (one: Ship) => weaponFacts[weapon].closeAction || one.layer === 'atmosphere'
    const options = list.map((one) => ({
      id: one.id,
      label: m('gun.target', { ship: shipName(one), inches: stationScan + (scanOnly(one) ? 0 : signature(one)) }),
      names: namesFor(one, list),
    }))
    return {
      kind: 'choose',
      ...asks('station-gun', 'station', { station, weapon: m(`station-weapon.${weapon}`) }),
      by: side,
      about: station,
      default: 'done',
      options: [...options, { id: 'done', label: m('weapon.hold') }],
    }
  })
  if (target === 'done') return
  const { closeAction } = weaponFacts[weapon]
  yield* during(() => alive(t.state.ships[target]), resolve(t, side, target, [source(station, weapon, target)], closeAction))
}

/** A station stands in Low Orbit. */
function source(station: string, weapon: StationWeapon, target: string): Source {
  const { dice, burnthrough, closeAction, special } = weaponFacts[weapon]
  const attack = (now: State): DropfleetAttack => {
    const one = now.ships[target]!
    const passive = passiveNow(one)
    return {
      dice,
      lock: 3,
      damage: 1,
      armour: armourNow(one),
      ...(passive !== undefined && { passive }),
      pointDefence: pointDefenceNow(one),
      closeAction,
      layers: one.layer === 'high' ? 1 : 0,
      atmosphere: one.layer === 'atmosphere',
      ...(burnthrough !== undefined && { burnthrough }),
      rules: one.figures.special.includes('reinforced-armour') ? ['reinforced-armour'] : [],
    }
  }
  return { id: station, firer: '', name: m(`station-weapon.${weapon}`), dice, damage: 1, overcharged: false, special, attack }
}
