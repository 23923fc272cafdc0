import { scanNow, signature } from '../activation/spikes.js'
import type { Weapon } from '../fleet/profile.js'
import { isSector } from '../ground/target.js'
import { suffers } from '../look.js'
import { type Debris, layers, type Ship } from '../state.js'
import type { DropfleetKey } from '../words.js'
import { isCloseAction, isRule } from './weapons.js'

/** Why a target cannot be fired at, whatever its distance. */
export type TargetBar = DropfleetKey extends infer Key ? (Key extends `target-bar.${string}` ? Key : never) : never

/** What lies between two ships: layers crossed, whether the Atmosphere makes the Lock 6+, and whether only Scan counts. */
export interface Reach {
  readonly layers: number
  readonly atmosphere: boolean
  readonly scanOnly: boolean
}

const inAir = ({ layer }: Ship): boolean => layer === 'atmosphere'
/** Whether the target is on a higher layer than the firer. */
const higher = (firer: Ship, target: Ship): boolean => layers.indexOf(target.layer) < layers.indexOf(firer.layer)

/** Layers and Lock, with the rules of the weapon that set their penalties aside (1.7, Orbital Layers; Special Rules). */
export function reach(firer: Ship, weapon: Weapon, target: Ship): Reach {
  const air = inAir(firer) || inAir(target)
  const scanOnly = isCloseAction(weapon)
  if (isRule(weapon, 'bombardment')) return { layers: 0, atmosphere: false, scanOnly: true }
  if (isRule(weapon, 'escape-velocity') && higher(firer, target)) return { layers: 0, atmosphere: false, scanOnly }
  if (isRule(weapon, 're-entry') && firer.layer === 'low' && inAir(target)) return { layers: 0, atmosphere: false, scanOnly }
  if (air) {
    const low = isRule(weapon, 'low-level') && inAir(firer)
    const airToAir = isRule(weapon, 'air-to-air') && inAir(firer) && inAir(target)
    return { layers: 0, atmosphere: !low && !airToAir, scanOnly: true }
  }
  const monitor = firer.figures.special.includes('monitor')
  return { layers: firer.layer === target.layer || monitor ? 0 : 1, atmosphere: false, scanOnly }
}

/** Why this weapon cannot be fired at this target; nothing when it can (range, arc and sight are what the table says). */
export function targetBar(firer: Ship, weapon: Weapon, target: Ship): TargetBar | undefined {
  if (isSector(target)) return sectorBar(firer, weapon)
  if (isRule(weapon, 'bombardment')) return 'target-bar.ship'
  const airToAir = isRule(weapon, 'air-to-air')
  if (isCloseAction(weapon) && inAir(firer) !== inAir(target) && !(airToAir && inAir(target))) return 'target-bar.close-action'
  if (isCloseAction(weapon) && inAir(firer) && !airToAir) return 'target-bar.close-action'
  if (isRule(weapon, 'escape-velocity') && !higher(firer, target)) return 'target-bar.escape-velocity'
  return undefined
}

/** Sectors are fired at from Low Orbit; Close Action and Re-Entry are not for them, Low Level also serves in the Atmosphere (1.7, Firing). */
function sectorBar(firer: Ship, weapon: Weapon): TargetBar | undefined {
  const down = firer.layer === 'low' || (firer.layer === 'atmosphere' && isRule(weapon, 'low-level'))
  return down && !isCloseAction(weapon) && !isRule(weapon, 'escape-velocity') ? undefined : 'target-bar.sector'
}

/** What debris in the way does: added to the Lock, and inches taken off the Scan (1.7, Scenery). */
export const debrisFacts: Readonly<Record<Debris, { readonly lock: number; readonly inches: number }>> = {
  none: { lock: 0, inches: 0 },
  fine: { lock: 1, inches: 6 },
  dense: { lock: 2, inches: 12 },
}

/** How near the target must be, in inches: Scan and Signature, or Scan only (1.7, Firing; Orbital Layers). */
export function inchesNeeded(firer: Ship, weapon: Weapon, target: Ship, debris: Debris = 'none'): number {
  const scan = Math.max(0, scanNow(firer) - debrisFacts[debris].inches)
  return reach(firer, weapon, target).scanOnly ? scan : scan + signature(target)
}

/** The armour save now: two worse with Armour Cracked, two worse for Ablative Armour once crippled (1.7, Damage; Special Rules). */
export const armourNow = (one: Ship): number =>
  Math.min(
    6,
    one.figures.armour +
      (suffers(one, 'armour-cracked') ? 2 : 0) +
      (one.crippled && one.figures.special.includes('ablative-armour') ? 2 : 0),
  )

/** The passive save now: shields give it only while they are up. */
export const passiveNow = (one: Ship): number | undefined =>
  one.figures.special.includes('shaltari-shields') && !one.shields ? undefined : one.figures.passive

/** Dice of Point Defence of the ship itself: none with shields up (1.7, Shaltari Shields). */
export const pointDefenceNow = (one: Ship): number => (one.shields ? 0 : one.figures.pd)
