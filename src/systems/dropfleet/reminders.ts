import type { Message } from '../../core/words.js'
import { needsCoherency, turnsOf, weaponsOf } from './activation/orders.js'
import { admiralOf, onTable, shipName, ships, shipsOfGroup } from './look.js'
import { other, type Ship, type Side, type State } from './state.js'
import { m } from './words.js'

/** What players forget, said right before the decision that it concerns, only where it can matter now: two lines at the most. */
const two = (...lines: readonly (Message | undefined | false)[]): readonly Message[] =>
  lines.filter((line) => line !== undefined && line !== false).slice(0, 2)

/** Before the draw: an admiral who is not on the table counts as 1 (FAQ). */
export const beforeDiscard = (s: State, side: Side): readonly Message[] => two(!admiralOf(s, side) && m('remind.no-admiral'))

/** Before the order: what Standard Orders would take off, whose silence ends, who is out of coherency. */
export function beforeOrders(s: State, list: readonly Ship[]): readonly Message[] {
  const named = (which: (one: Ship) => boolean) => list.filter(which).map(shipName)
  const spiked = named(({ spike }) => spike !== 'none')
  const silent = named((one) => one.silent)
  const out = named((one) => one.out && needsCoherency(s, one))
  return two(
    out.length > 0 && m('remind.out', { ships: out }),
    silent.length > 0 && m('remind.silent', { ships: silent }),
    spiked.length > 0 && m('remind.spikes', { ships: spiked }),
  )
}

/** Before the move: who cannot turn cannot change layer either; standing still is a move. */
export const beforeMove = (list: readonly Ship[]): readonly Message[] =>
  two(
    list.some((one) => one.order && turnsOf(one, one.order) === 0) && m('remind.no-layer'),
    list.some(({ order }) => order === 'station-keeping') && m('remind.stands-still'),
  )

/** Before the fire: what the weapons of these ships, and the layers of their targets, make easy to get wrong. */
export function beforeFire(s: State, side: Side, group: string): readonly Message[] {
  const firing = shipsOfGroup(s, group).filter((one) => one.order && weaponsOf(one, one.order) !== 0)
  const targets = ships(s).filter((one) => one.side === other(side) && onTable(s, one))
  const weapons = firing.flatMap((one) => one.figures.weapons)
  const any = (rule: string) => weapons.some(({ special }) => special.some((one) => one.startsWith(rule)))
  const layers = new Set([...firing, ...targets].map(({ layer }) => layer))
  return two(
    (firing.length > 1 || weapons.length !== 1) && m('remind.allocate'),
    layers.has('atmosphere') ? m('remind.atmosphere') : layers.size > 1 && m('remind.layers'),
    any('burnthrough') && m('remind.burnthrough'),
    weapons.some(({ damage }) => damage !== 1) && m('remind.saves'),
    targets.some(({ figures }) => figures.passive !== undefined) && m('remind.passive'),
    any('close-action') && m('remind.point-defence'),
  )
}

/** Before ground combat: the order of the end phase, and its one initiative. */
export const beforeGround = (): readonly Message[] => two(m('remind.end-phase'), m('remind.initiative'))

/** Before the launch: it leaves a spike, and late assets strike at the end of the target's next activation. */
export const beforeLaunch = (): readonly Message[] => two(m('remind.launch-spike'), m('remind.late-assets'))

/** Before the points: what contests a cluster. */
export const beforePoints = (): readonly Message[] => two(m('remind.contest'))
