import { target, worstTarget } from '../../core/dice/target.js'

/** The special rules that change how much damage one attack does, by the names that players type (Dropfleet 1.7, special rules). */
export const dropfleetRules = [
  'particle',
  'scald',
  'calibre',
  'calibre-heavy',
  'reinforced-armour',
  'distortion',
  'swarmer',
  'beam',
  'mauler',
  'overcharge',
  'air-to-air',
] as const
export type DropfleetRule = (typeof dropfleetRules)[number]

/**
 * One attack of one weapon, or of a pool, on one ship (Dropfleet 1.7, firing and damage). `calibre` says that the target has
 * the tonnage of the weapon's calibre, `calibre-heavy` that the weapon is a Calibre (H) or (S), `scald` that the target is
 * within the firer's Scan, `air-to-air` that both are in Atmosphere.
 */
export interface DropfleetAttack {
  readonly dice: number
  /** The printed Lock, 2 to 6; a Mauler's is the target's armour. */
  readonly lock: number
  /** Hull points a hit, or a die rolled for each hit. */
  readonly damage: number | 'd3' | 'd6'
  /** The saves of the target, 2 to 6; none where it has none. */
  readonly armour?: number
  readonly passive?: number
  /** Point-defence dice, those of fighters included. */
  readonly pointDefence: number
  /** Whether point defence works at all: Close Action weapons and launch assets, never torpedoes. */
  readonly closeAction: boolean
  /** Orbital layers between the two ships: 0, or 1 for High and Low Orbit. */
  readonly layers: number
  /** What else is added to the Lock: debris in the way, +1 or +2; below 0 where something makes it better. */
  readonly worse?: number
  /** Whether either ship is in Atmosphere. */
  readonly atmosphere: boolean
  /** The cap of a Burnthrough weapon, in hull points before saves. */
  readonly burnthrough?: number
  readonly rules: readonly DropfleetRule[]
}

const has = ({ rules }: DropfleetAttack, rule: DropfleetRule): boolean => rules.includes(rule)

/** The number that hits, after modifiers. A shot from or into Atmosphere needs a 6, whatever else holds. */
export function lockOf(attack: DropfleetAttack): number {
  const { lock, armour, layers, worse = 0, atmosphere } = attack
  if (atmosphere && !has(attack, 'air-to-air')) return worstTarget
  const printed = has(attack, 'mauler') ? (armour ?? worstTarget) : lock
  return target(printed, layers, worse, has(attack, 'calibre') ? -1 : 0, has(attack, 'air-to-air') ? -1 : 0)
}

/**
 * The number from which a hit is critical: 2 above the modified Lock, 1 above for Calibre (H) and (S), one more against
 * reinforced armour, every hit for Particle. Above 6 no hit is.
 */
export function critFrom(attack: DropfleetAttack): number {
  if (has(attack, 'particle')) return lockOf(attack)
  return lockOf(attack) + (has(attack, 'calibre-heavy') ? 1 : 2) + (has(attack, 'reinforced-armour') ? 1 : 0)
}

/** The saves that hold: against a point of an ordinary hit the better of both, against a critical point the passive one only. */
export interface Saves {
  readonly normal: number | undefined
  readonly critical: number | undefined
}

export function savesOf(attack: DropfleetAttack): Saves {
  const worse = has(attack, 'scald') ? 1 : 0
  const modified = (save: number | undefined) => (save === undefined ? undefined : target(save, worse))
  const passive = has(attack, 'particle') ? undefined : modified(attack.passive)
  const all = [modified(attack.armour), passive].filter((save) => save !== undefined)
  return { normal: all.length > 0 ? Math.min(...all) : undefined, critical: passive }
}

/** The hull points that one hit does, as equally likely values. */
export function damageOf(attack: DropfleetAttack): readonly number[] {
  const { damage } = attack
  const values = damage === 'd6' ? [1, 2, 3, 4, 5, 6] : damage === 'd3' ? [1, 2, 3] : [damage]
  return has(attack, 'overcharge') ? values.map((value) => 2 * value) : values
}

export const isDistortion = (attack: DropfleetAttack): boolean => has(attack, 'distortion')

/** The point-defence dice that are rolled: none against what point defence does not stop. */
export const pointDefenceOf = (attack: DropfleetAttack): number => (attack.closeAction && !has(attack, 'beam') ? attack.pointDefence : 0)

/** Successes that stop one point: one for an ordinary one, two for a critical one, one more for Swarmer. */
export const costsOf = (attack: DropfleetAttack): { readonly normal: number; readonly critical: number } =>
  has(attack, 'swarmer') ? { normal: 2, critical: 3 } : { normal: 1, critical: 2 }
