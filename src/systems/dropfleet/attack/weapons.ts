import { kebab } from '../../../core/names.js'
import { weaponsOf } from '../activation/orders.js'
import type { Weapon } from '../fleet/profile.js'
import type { Firing, Ship } from '../state.js'
import type { DropfleetKey } from '../words.js'

/** Why a weapon system may not be fired now. */
export type FireBar = DropfleetKey extends infer Key ? (Key extends `fire-bar.${string}` ? Key : never) : never

/** What counts as one weapon system: a line of the card, or all lines with the same Linked number (1.7, Special Rules). */
export interface WeaponSystem {
  readonly id: string
  /** The system that it counts as: its own id, or that of the linked set it was taken out of. */
  readonly counts: string
  /** Places on the card, from 0. */
  readonly weapons: readonly number[]
}

export const nothingFired: Firing = {
  each: false,
  done: [],
  unlinked: [],
  debris: 'none',
  shots: [],
  rolling: false,
  fired: [],
  ions: {},
}

export const isRule = (weapon: Weapon, rule: string): boolean => weapon.special.includes(rule)
/** The X of a rule with a number (`burnthrough-6`); nothing where the weapon does not have it. */
export const ruleNumber = (rules: readonly string[], rule: string): number | undefined => {
  const found = rules.find((one) => one.startsWith(`${rule}-`) && /^\d+$/.test(one.slice(rule.length + 1)))
  return found === undefined ? undefined : Number(found.slice(rule.length + 1))
}
export const isCloseAction = (weapon: Weapon): boolean => weapon.special.some((rule) => rule.startsWith('close-action'))

/** The weapon systems of a ship as its card has them; linked sets that were split are listed line by line. */
export function systemsOf(one: Ship, { unlinked }: Pick<Firing, 'unlinked'> = nothingFired): readonly WeaponSystem[] {
  const systems: WeaponSystem[] = []
  const names = new Map<string, number>()
  for (const [place, weapon] of one.figures.weapons.entries()) {
    const linked = weapon.special.find((rule) => rule.startsWith('linked-'))
    const set = linked === undefined ? undefined : systems.find(({ counts }) => counts === linked)
    if (linked === undefined) {
      const name = kebab(weapon.name)
      const before = names.get(name) ?? 0
      names.set(name, before + 1)
      const id = before ? `${name}-${before + 1}` : name
      systems.push({ id, counts: id, weapons: [place] })
    } else if (unlinked.includes(`${one.id}/${linked}`)) {
      const count = systems.filter(({ counts }) => counts === linked).length + 1
      systems.push({ id: `${linked}-${count}`, counts: linked, weapons: [place] })
    } else if (set) systems[systems.indexOf(set)] = { ...set, weapons: [...set.weapons, place] }
    else systems.push({ id: linked, counts: linked, weapons: [place] })
  }
  return systems
}

const lines = (one: Ship, { weapons }: WeaponSystem): readonly Weapon[] => weapons.map((place) => one.figures.weapons[place]!)
const all = (one: Ship, system: WeaponSystem, rule: (weapon: Weapon) => boolean): boolean => lines(one, system).every(rule)
const closeAction = (one: Ship, system: WeaponSystem): boolean => all(one, system, isCloseAction)
const lowPower = (one: Ship, system: WeaponSystem): boolean => all(one, system, (weapon) => isRule(weapon, 'low-power'))

/** Uses that are left of a Limited weapon: no limit for others. */
export const usesLeft = (one: Ship, place: number): number =>
  (ruleNumber(one.figures.weapons[place]!.special, 'limited') ?? Number.POSITIVE_INFINITY) - (one.spent?.[`w${place}`] ?? 0)

/** The weapon systems that a ship has fired or allocated in this activation. */
const usedSystems = (one: Ship, firing: Firing): readonly WeaponSystem[] => {
  const places = firing.fired.filter((key) => key.startsWith(`${one.id}/`)).map((key) => Number(key.slice(one.id.length + 1)))
  return systemsOf(one, firing).filter(({ weapons }) => weapons.some((place) => places.includes(place)))
}

/**
 * Why this ship may not fire a system now; nothing when it may. Close Action comes on top of what the order allows, any
 * number of it; a Low Power system may take its place as the extra (1.7, Firing; Special Rules).
 */
export function fireBar(one: Ship, system: WeaponSystem, firing: Firing = nothingFired): FireBar | undefined {
  const limit = weaponsOf(one, one.order || 'standard')
  if (limit === 0) return 'fire-bar.order'
  const used = usedSystems(one, firing)
  if (used.some(({ id }) => id === system.id)) return 'fire-bar.used'
  if (system.weapons.every((place) => one.lost?.includes(place))) return 'fire-bar.lost'
  if (!usable(one, system).length) return 'fire-bar.limited'
  if (one.layer === 'atmosphere' && all(one, system, (weapon) => isCloseAction(weapon) && !isRule(weapon, 'air-to-air')))
    return 'fire-bar.atmosphere'
  const alts = lines(one, system).flatMap(({ special }) => special.filter((rule) => rule.startsWith('alt-')))
  if (used.some((each) => lines(one, each).some(({ special }) => alts.some((rule) => special.includes(rule))))) return 'fire-bar.alt'
  const over = firing.shots.some(({ ship, overcharged }) => ship === one.id && overcharged)
  if (over && !(one.order === 'weapons-free' && (closeAction(one, system) || lowPower(one, system)))) return 'fire-bar.overcharge'
  return limit === 'any' ? undefined : limitBar(one, system, used, limit)
}

function limitBar(one: Ship, system: WeaponSystem, used: readonly WeaponSystem[], limit: number): FireBar | undefined {
  const extra = slots(one, used) > limit
  if (closeAction(one, system)) return extra ? 'fire-bar.low-power' : undefined
  const after = slots(one, [...used, system])
  if (after <= limit) return undefined
  const low = lowPower(one, system) || used.some((each) => lowPower(one, each))
  return after === limit + 1 && low && !used.some((each) => closeAction(one, each)) ? undefined : 'fire-bar.limit'
}

/** How many weapon systems these count as, Close Action not counted; a Subsystem Network lets a second of the same type go with the first. */
function slots(one: Ship, systems: readonly WeaponSystem[]): number {
  const counted = new Set(systems.filter((each) => !closeAction(one, each)).map(({ counts }) => counts))
  if (!one.figures.special.includes('subsystem-network')) return counted.size
  const types = new Map<string, number>()
  for (const counts of counted) {
    const system = systems.find((each) => each.counts === counts)!
    const type = one.figures.weapons[system.weapons[0]!]!.name.replace(/,.*$/, '')
    types.set(type, (types.get(type) ?? 0) + 1)
  }
  return [...types.values()].reduce((sum, count) => sum + Math.ceil(count / 2), 0)
}

/** The places of a system that can be fired. */
export const usable = (one: Ship, { weapons }: WeaponSystem): readonly number[] =>
  weapons.filter((place) => !one.lost?.includes(place) && usesLeft(one, place) > 0)

/** Attack dice of a weapon: Fusillade adds its number on Weapons Free. Nothing where they are rolled. */
export function diceOfWeapon(one: Ship, place: number): number | undefined {
  const { attack, special } = one.figures.weapons[place]!
  const more = one.order === 'weapons-free' ? (ruleNumber(special, 'fusillade') ?? 0) : 0
  return typeof attack === 'number' ? attack + more : undefined
}

/** The systems that a ship may still fire. */
export const fireable = (one: Ship, firing: Firing = nothingFired): readonly WeaponSystem[] =>
  firing.done.includes(one.id) || !one.order ? [] : systemsOf(one, firing).filter((system) => !fireBar(one, system, firing))
