import type { Event } from '../events.js'
import { alive, has, shipsOfGroup, suffers } from '../look.js'
import type { Ship, Spike, State } from '../state.js'
import { orderFacts } from './orders.js'

/** Inches that a spike adds to the Signature (1.7, Firing). */
export const spikeInches: Readonly<Record<Spike, number>> = { none: 0, minor: 6, major: 12 }

/** Signature now, in inches: 0 on Silent Running, the larger value with shields up, plus the spike. */
export function signature({ silent, shields, spike, figures }: Ship): number {
  if (silent) return 0
  return (shields ? (figures.shieldedSignature ?? figures.signature) : figures.signature) + spikeInches[spike]
}

/** Scan now, in inches: 1" with Scanners Offline, 6" at the most with the scanners of a dreadnought damaged (1.7, Damage). */
export const scanNow = ({ effects, figures }: Ship): number =>
  effects.includes('scanners-offline') ? 1 : effects.includes('scanners-damaged') ? Math.min(6, figures.scan) : figures.scan

const sum = (now: Spike, more: 'minor' | 'major'): Spike => (more === 'major' || now !== 'none' ? 'major' : 'minor')

/**
 * What a spike does to a ship: it ends Silent Running instead, and gives no spike then; a ship has one marker at the
 * most, a Minor on a Minor makes a Major (1.7, Firing; FAQ). Cloaks hold as long as the ship is not crippled.
 */
export function spikeEvents(s: State, id: string, more: 'minor' | 'major', why: 'spike' | 'scan' = 'spike'): readonly Event[] {
  const one = s.ships[id]
  if (!one || !alive(one)) return []
  if (one.silent) return [{ type: 'silence-ended', ship: id, why }]
  if (!one.crippled && has(one, 'full-cloak')) return [{ type: 'spike-refused', ship: id }]
  const after = sum(one.spike, more)
  if (!one.crippled && has(one, 'partial-cloak')) {
    return one.spike === 'none' ? [{ type: 'spike-gained', ship: id, spike: 'minor' }] : [{ type: 'spike-refused', ship: id }]
  }
  return after === one.spike ? [] : [{ type: 'spike-gained', ship: id, spike: after }]
}

/** What Standard Orders take off at the start: one step, all of it with an Elite Bridge Crew (seed 001; 1.7, Special Rules). */
export function spikeOff(one: Ship): Spike {
  if (one.spike === 'none' || one.spike === 'minor' || has(one, 'elite-bridge-crew')) return 'none'
  return 'minor'
}

/** What happens to a ship as its activation starts: last turn's silence ends, Standard Orders take a spike off (seed 001). */
export function startEvents(one: Ship): readonly Event[] {
  const { id, order, silent, spike } = one
  const off = order === 'standard' ? spikeOff(one) : spike
  return [
    ...(silent ? [{ type: 'silence-ended', ship: id, why: 'activation' } as const] : []),
    ...(off === spike ? [] : [{ type: 'spike-removed', ship: id, spike: off } as const]),
  ]
}

/** The end of a group's activation: the orders' spikes, and weapons that were offline for this activation are back. */
export function groupEnd(s: State, group: string): readonly Event[] {
  const orders = s.done.includes(ordersDone(group)) ? [] : orderEnds(s, group)
  return [
    ...orders,
    ...shipsOfGroup(s, group).flatMap((one): readonly Event[] => [
      ...(suffers(one, 'weapons-offline') && !s.done.includes(`weapons-offline-${one.id}`)
        ? [{ type: 'effect-ended', ship: one.id, effect: 'weapons-offline', why: 'over' } as const]
        : []),
    ]),
    { type: 'group-ended', group },
  ]
}

/** What the orders of a group do at the end of its activation. */
const orderEnds = (s: State, group: string): readonly Event[] => shipsOfGroup(s, group).flatMap((one) => endEvents(s, one))

/** Where assets wait for the end of the activation, the orders end before they strike: who ran silent is silent then (1.7, Launch Assets). */
export const ordersEnd = (s: State, group: string): readonly Event[] =>
  s.done.includes(ordersDone(group)) ? [] : [...orderEnds(s, group), { type: 'told', what: ordersDone(group) }]
/** Noted in `done` until the group has ended. */
export const ordersDone = (group: string): string => `orders-ended-${group}`

/** What an order does to its ship at the end of the activation (seed 001). */
function endEvents(s: State, { id, order }: Ship): readonly Event[] {
  if (!order) return []
  if (order === 'silent-running') return [{ type: 'went-silent', ship: id }]
  const { spike } = orderFacts[order]
  return spike === 'none' ? [] : spikeEvents(s, id, spike)
}
