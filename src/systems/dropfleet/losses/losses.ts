import type { Cause, Event, Loss } from '../events.js'
import { admiralOf, has, suffers } from '../look.js'
import type { Ship, State } from '../state.js'

/** A ship with three hull points or fewer is never crippled and leaves no wreck (1.7, Damage). */
export const small = (one: Ship): boolean => one.figures.hull <= 3

/** How many rolls for crippling damage come with hull falling to `after` points: a dreadnought has two marks of its own. */
function crosses(one: Ship, after: number): number {
  if (has(one, 'dreadnought')) return Number(one.hull > 18 && after <= 18 && !one.crippled) + Number(one.hull > 10 && after <= 10)
  return Number(!small(one) && !one.crippled && after * 2 <= one.figures.hull)
}

/** Hull points lost, and what follows at once: crippled at half, lost at none. Never below 0. */
export function hullEvents(s: State, id: string, points: number, cause: Cause): readonly Event[] {
  const one = s.ships[id]
  if (!one || one.hull === 0 || points <= 0) return []
  const lost = Math.min(points, one.hull)
  const after = one.hull - lost
  const hit: Event = { type: 'hull-lost', ship: id, points: lost, cause }
  if (after === 0) return [hit, ...lossEvents(s, id, 'hull')]
  return [hit, ...Array.from({ length: crosses(one, after) }, (): Event => ({ type: 'became-crippled', ship: id, owes: true }))]
}

/** A ship gone from the table, and its admiral with it: without another one the hand falls to one card at once (1.7, Admirals; FAQ). */
export function lossEvents(s: State, id: string, how: Loss): readonly Event[] {
  const gone: Event[] = [{ type: 'ship-lost', ship: id, how }]
  for (const admiral of Object.values(s.admirals)) {
    if (admiral.ship !== id || admiral.lost) continue
    const { side } = admiral
    const next = admiralOf({ ...s, admirals: { ...s.admirals, [admiral.id]: { ...admiral, lost: true } } }, side)?.id ?? ''
    const { hand } = s.sides[side]
    gone.push({ type: 'admiral-lost', admiral: admiral.id, hand: next ? hand : Math.min(hand, 1), next })
  }
  return gone
}

/** Effects that damage control can end, one die each (1.7, Damage). */
const repairable = [
  'fire',
  'energy-surges',
  'scanners-offline',
  'engines-disabled',
  'orbital-decay',
  'corruptor',
  'containment-failure',
  'power-fluctuations',
  'scanners-damaged',
] as const
export const canRepair = (effect: Ship['effects'][number]): boolean => (repairable as readonly string[]).includes(effect)

/** Whether a ship may launch in this turn's end phase, or what forbids it (seed 001; 1.7, Launch Assets; FAQ on Stealth). */
export function launchBar(one: Ship): 'launch.order' | 'launch.silent' | 'launch.offline' | undefined {
  if (suffers(one, 'launch-lost')) return 'launch.offline'
  if (one.order === 'max-thrust') return 'launch.order'
  if (has(one, 'stealth') && !one.crippled) return undefined
  if (one.order === 'silent-running') return 'launch.order'
  // Its activation was left out: it still runs silent.
  if (one.silent) return 'launch.silent'
  return undefined
}
