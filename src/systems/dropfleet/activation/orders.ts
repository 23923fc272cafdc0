import type { Message } from '../../../core/words.js'
import type { OrderBar } from '../events.js'
import { has, shipsOfGroup, suffers } from '../look.js'
import type { Order, Ship, State } from '../state.js'
import { m } from '../words.js'

/** What an order allows (seed 001). Distances are parts of the thrust that the ship has now. */
interface OrderFacts {
  readonly turns: 0 | 1 | 2
  readonly turnWhen: 'start' | 'start-or-end' | 'any'
  readonly least: 0 | 0.5 | 1
  readonly most: 0.5 | 1 | 2
  readonly weapons: 0 | 1 | 'any'
  readonly launch: boolean
  /** Added at the end of the activation. */
  readonly spike: 'none' | 'minor' | 'major'
}

export const orderFacts: Readonly<Record<Order, OrderFacts>> = {
  standard: { turns: 1, turnWhen: 'start', least: 0.5, most: 1, weapons: 1, launch: true, spike: 'none' },
  'weapons-free': { turns: 0, turnWhen: 'start', least: 0.5, most: 1, weapons: 'any', launch: true, spike: 'major' },
  'station-keeping': { turns: 1, turnWhen: 'start-or-end', least: 0, most: 0.5, weapons: 1, launch: true, spike: 'minor' },
  'course-change': { turns: 2, turnWhen: 'any', least: 0.5, most: 1, weapons: 1, launch: true, spike: 'minor' },
  'max-thrust': { turns: 1, turnWhen: 'start', least: 1, most: 2, weapons: 0, launch: false, spike: 'minor' },
  'silent-running': { turns: 0, turnWhen: 'start', least: 0.5, most: 1, weapons: 0, launch: false, spike: 'none' },
  'active-scan': { turns: 0, turnWhen: 'start', least: 0.5, most: 1, weapons: 1, launch: true, spike: 'major' },
}

/** Whether a ship obeys group coherency at all: a single ship does not need it, Open ships ignore it (1.7, Game Components). */
export const needsCoherency = (s: State, one: Ship): boolean => shipsOfGroup(s, one.group).length > 1 && !has(one, 'open')

/** Why a ship takes Standard Orders only, whatever is ordered (seed 001; 1.7, Damage and Special Rules). */
export function bound(s: State, one: Ship): OrderBar | undefined {
  if (suffers(one, 'energy-surges')) return 'bar.energy-surges'
  if (has(one, 'civilian-transport')) return 'bar.civilian'
  return one.out && needsCoherency(s, one) ? 'bar.coherency' : undefined
}

/** Why a ship may not take an order now; nothing when it may. Standard Orders are never barred (seed 001). */
export function barred(s: State, one: Ship, order: Order): OrderBar | undefined {
  if (order === 'standard') return undefined
  const why = bound(s, one)
  if (why) return why
  const detects = order === 'active-scan' && has(one, 'detector')
  if (s.special && s.special !== order && !detects) return 'bar.other-special'
  switch (order) {
    case 'active-scan':
      if (one.layer === 'atmosphere') return 'bar.scan-atmosphere'
      if (one.figures.hull < 4) return 'bar.scan-hull'
      return !detects && otherScanner(s, one) ? 'bar.scan-second' : undefined
    case 'silent-running':
      return one.shields ? 'bar.shields' : suffers(one, 'power-fluctuations') ? 'bar.power' : undefined
    case 'course-change':
    case 'max-thrust':
      return has(one, 'monitor') ? 'bar.monitor' : undefined
    case 'weapons-free':
    case 'station-keeping':
      return undefined
  }
}

/** Only one ship of a group may scan in an activation; Detectors do not count (seed 001; 1.7, Detector). */
const otherScanner = (s: State, one: Ship): boolean =>
  shipsOfGroup(s, one.group).some((each) => each.id !== one.id && each.order === 'active-scan' && !has(each, 'detector'))

/** Inches of thrust now: 2" less with an Engine Destroyed, halved and rounded up with Engines Disabled, 2" in Atmosphere (1.7, Damage; Orbital Layers). */
export const thrustNow = (one: Ship): number => (one.layer === 'atmosphere' ? 2 : engineThrust(one))

/** Inches of thrust that the engines give now, wherever the ship is. */
export const engineThrust = (one: Ship): number => {
  const thrust = Math.max(0, one.figures.thrust - (suffers(one, 'engine-destroyed') ? 2 : 0))
  return suffers(one, 'engines-disabled') ? Math.ceil(thrust / 2) : thrust
}

/** Inches of thrust that climbing a layer takes (1.7, Movement). */
export const climb = 4

/** How far an order moves a ship, in inches; half of an odd thrust is exact (seed 001 names no rounding). */
export const distances = (one: Ship, order: Order): { readonly least: number; readonly most: number } => {
  const { least, most } = orderFacts[order]
  return { least: least * thrustNow(one), most: most * thrustNow(one) }
}

/** Turns of up to 45 degrees that the order gives this ship: none with Engines Disabled. */
export const turnsOf = (one: Ship, order: Order): number => (suffers(one, 'engines-disabled') ? 0 : orderFacts[order].turns)

/** Weapon systems that this ship may fire under an order: a number, or any; Close Action comes on top wherever this is not 0. */
export function weaponsOf(one: Ship, order: Order): number | 'any' {
  if (suffers(one, 'weapons-offline')) return 0
  const { weapons } = orderFacts[order]
  if (order === 'silent-running') return has(one, 'stealth') && !one.crippled ? 1 : 0
  return weapons === 1 && has(one, 'dreadnought') ? 2 : weapons
}

/** An order as a sequence for this ship now: turn, move, fire, and the spike it will leave. */
export function sequence(one: Ship, order: Order): Message {
  const { least, most } = distances(one, order)
  const left = one.figures.thrust * orderFacts[order].most - climb
  const climbs = turnsOf(one, order) > 0 && left >= 0
  const move =
    one.layer === 'atmosphere' ? m(climbs ? 'move.climb' : 'move.atmosphere', { least, most, left }) : m('move.range', { least, most })
  const weapons = weaponsOf(one, order)
  const fire = weapons === 0 ? m('fire.none') : weapons === 'any' ? m('fire.any') : m('fire.some', { count: weapons })
  return m(order === 'station-keeping' ? 'sequence.move-first' : 'sequence', {
    turn: turning(one, order),
    move,
    fire,
    after: aftermath(order),
  })
}

function turning(one: Ship, order: Order): Message {
  const turns = turnsOf(one, order)
  if (turns === 0) return m('turn.none')
  if (turns === 2) return m('turn.two')
  if (has(one, 'vectored')) return m('turn.any')
  return m(orderFacts[order].turnWhen === 'start-or-end' ? 'turn.start-or-end' : 'turn.start')
}

function aftermath(order: Order): Message {
  if (order === 'standard') return m('after.standard')
  if (order === 'silent-running') return m('after.silent-running')
  return orderFacts[order].spike === 'major' ? m('after.major') : m('after.minor')
}
