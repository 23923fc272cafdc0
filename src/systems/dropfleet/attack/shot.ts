import type { Label } from '../../../core/question.js'
import type { DropfleetAttack, DropfleetRule } from '../../../odds/dropfleet/attack.js'
import type { Amount, Tonnage, Weapon } from '../fleet/profile.js'
import { targetOf } from '../ground/target.js'
import type { Ship, Shot, State } from '../state.js'
import { armourNow, debrisFacts, passiveNow, pointDefenceNow, reach } from './reach.js'
import { isCloseAction, isRule, ruleNumber } from './weapons.js'

/** Dice that give a number, and what is added to their sum: `2d6+1`. A plain number has no dice. */
export interface Rollable {
  readonly dice: readonly ('d3' | 'd6')[]
  readonly plus: number
}
export function rollable(amount: Amount | '*'): Rollable {
  if (typeof amount === 'number') return { dice: [], plus: amount }
  const [, count = '', sides, plus = '0'] = /^(\d*)d([36])(?:\+(\d+))?$/.exec(amount) ?? []
  return { dice: Array.from({ length: sides ? Number(count || 1) : 0 }, () => (sides === '3' ? 'd3' : 'd6')), plus: Number(plus) }
}

export const weaponOf = (s: State, { ship, weapon }: Pick<Shot, 'ship' | 'weapon'>): Weapon => s.ships[ship]!.figures.weapons[weapon]!

const calibres: Readonly<Record<string, readonly Tonnage[]>> = {
  'calibre-l': ['L', 'L2'],
  'calibre-m': ['M'],
  'calibre-h': ['H'],
  'calibre-s': ['S', 'S2'],
  'calibre-h-s': ['H', 'S', 'S2'],
}
/** The rules that decide how an attack falls, in the words of the odds (1.7, Special Rules). */
function rulesOf(firer: Ship, weapon: Weapon, target: Ship, near: boolean, overcharged: boolean): readonly DropfleetRule[] {
  const calibre = weapon.special.filter((rule) => rule in calibres)
  const plain = (['particle', 'distortion', 'mauler'] as const).filter((rule) => isRule(weapon, rule))
  return [
    ...plain,
    ...(isRule(weapon, 'close-action-swarmer') ? (['swarmer'] as const) : []),
    ...(isRule(weapon, 'close-action-beam') ? (['beam'] as const) : []),
    ...(calibre.some((rule) => calibres[rule]!.includes(target.figures.tonnage)) ? (['calibre'] as const) : []),
    ...(calibre.some((rule) => /-[hs]/.test(rule)) ? (['calibre-heavy'] as const) : []),
    ...(target.figures.special.includes('reinforced-armour') ? (['reinforced-armour'] as const) : []),
    ...(isRule(weapon, 'scald') && near ? (['scald'] as const) : []),
    ...(isRule(weapon, 'air-to-air') && firer.layer === 'atmosphere' && target.layer === 'atmosphere' ? (['air-to-air'] as const) : []),
    ...(overcharged ? (['overcharge'] as const) : []),
  ]
}

/** A shot as the odds know an attack: one definition of the Lock, of criticals and of saves for both. Point defence without help. */
export function attackOf(s: State, { ship, weapon: place, target: id, dice, debris, near, overcharged }: Shot): DropfleetAttack {
  const [firer, target] = [s.ships[ship]!, targetOf(s, id)]
  const weapon = firer.figures.weapons[place]!
  const passive = passiveNow(target)
  const cap = ruleNumber(weapon.special, 'burnthrough')
  const crossed = reach(firer, weapon, target)
  return {
    dice,
    lock: weapon.lock === '*' ? armourNow(target) : weapon.lock,
    damage: weapon.damage === 'd3' || weapon.damage === 'd6' ? weapon.damage : rollable(weapon.damage).plus,
    armour: armourNow(target),
    ...(passive !== undefined && { passive }),
    pointDefence: pointDefenceNow(target),
    closeAction: isCloseAction(weapon),
    layers: crossed.layers,
    atmosphere: crossed.atmosphere,
    worse: debrisFacts[debris].lock - (firer.figures.special.includes('beast') && firer.crippled ? 1 : 0),
    ...(cap !== undefined && { burnthrough: cap }),
    rules: rulesOf(firer, weapon, target, near || crossed.scanOnly, overcharged),
  }
}

/** Dice that are rolled against a ship: a weapon of a ship, or launch assets. Plain data, and the attack as it is in the present. */
export interface Source {
  /** `SHIP/PLACE` of a weapon, or the id of assets. */
  readonly id: string
  /** The ship that a mishap of the weapon harms; '' for assets. */
  readonly firer: string
  readonly name: Label
  readonly dice: number
  readonly damage: Amount | '*'
  readonly overcharged: boolean
  readonly special: readonly string[]
  attack(s: State): DropfleetAttack
}

/** A shot as a source of dice. */
export function sourceOf(s: State, shot: Shot): Source {
  const { name, damage, special } = weaponOf(s, shot)
  const kept = { ...shot }
  return {
    id: `${shot.ship}/${shot.weapon}`,
    firer: shot.ship,
    name,
    dice: shot.dice,
    damage,
    overcharged: shot.overcharged,
    special: [...special],
    attack: (now) => attackOf(now, kept),
  }
}

/** Whether two shots fall alike: the same dice in every respect but their number. */
export const alike = (a: DropfleetAttack, b: DropfleetAttack): boolean =>
  JSON.stringify({ ...a, dice: 0 }) === JSON.stringify({ ...b, dice: 0 })
