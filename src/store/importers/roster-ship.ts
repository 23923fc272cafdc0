import type { GroupInput } from '../../systems/dropfleet/fleet/fleet-schema.js'
import type { Launch, Profile as ShipProfile, Tonnage, Weapon } from '../../systems/dropfleet/fleet/profile.js'
import { tonnages } from '../../systems/dropfleet/fleet/profile.js'
import { launchKindOf, ruleNames } from '../../systems/dropfleet/fleet/rule-names.js'
import { findShip } from '../../systems/dropfleet/ships/find.js'
import type { DropfleetDraft } from './dropfleet-draft.js'
import type { Profile, Selection } from './roster-tree.js'
import { all } from './roster-walk.js'

type Figures = Partial<Omit<ShipProfile, 'class' | 'name' | 'faction' | 'group' | 'systems'>>

/** A group from a model with a Ship profile: the catalogue's class, and the figures in which the file differs from it. */
export async function shipFrom(
  model: Selection,
  draft: DropfleetDraft,
): Promise<{ readonly file: GroupInput; readonly profile: Pick<ShipProfile, 'tonnage' | 'launch'>; readonly points: number } | undefined> {
  const card = model.profiles.find(({ type }) => type === 'Ship')
  if (!card) return undefined
  const parts = all([model])
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const match = await findShip(card.name, draft.faction)
  const known = match.kind === 'exact' ? match.value : undefined
  const own: Figures = {
    ...figuresOf(card, model),
    ...(points > 0 && { points: Math.min(9999, Math.round(points / model.number)) }),
    weapons: parts.flatMap((part) => repeated(part, model, part.profiles.filter(({ type }) => type === 'Weapon').flatMap(weaponOf))),
    launch: parts.flatMap((part) => repeated(part, model, part.profiles.filter(({ type }) => type === 'Load').flatMap(loadOf))),
  }
  const playable = known ?? (own.hull !== undefined && own.thrust !== undefined && own.scan !== undefined && own.signature !== undefined)
  if (!playable) return undefined
  const changed = known ? differing(own, known) : own
  return {
    file: { class: known?.class ?? card.name.slice(0, 80), count: model.number, ...writable(changed) },
    profile: { tonnage: own.tonnage ?? known?.tonnage ?? 'L', launch: own.launch ?? [] },
    points,
  }
}

/** Figures in the form of a file, whose lists are not shared with anybody. */
const writable = (figures: Figures): Omit<GroupInput, 'class'> => JSON.parse(JSON.stringify(figures))

/** Parts of a ship whose weapons or loads are not written as we know them. */
export const unreadParts = (model: Selection): readonly Selection[] =>
  all([model]).filter(({ profiles }) =>
    profiles.some(
      (profile) => (profile.type === 'Weapon' && !weaponOf(profile).length) || (profile.type === 'Load' && !loadOf(profile).length),
    ),
  )

/** How often a part stands on each ship of the group. */
const repeated = <T>(part: Selection, model: Selection, lines: readonly T[]): readonly T[] =>
  Array.from({ length: Math.min(8, Math.max(1, Math.round(part.number / model.number))) }, () => lines).flat()

function figuresOf({ values }: Profile, { categories }: Selection): Figures {
  const [signature, shieldedSignature] = pair(values.Sig)
  const [armour, passive] = pair(values.A ?? values.KS)
  const [scan] = pair(values.Scan)
  const [thrust] = pair(values.Thrust)
  const [hull] = pair(values.Hull)
  const [pd] = pair(values.PD)
  const tonnage = tonnages.find((name) => name === values.T?.trim()) ?? byCategory(categories)
  return {
    ...given('signature', signature, 60),
    ...given('shieldedSignature', shieldedSignature, 60),
    ...given('armour', armour, 7, 2),
    ...given('passive', passive, 7, 2),
    ...given('scan', scan, 60),
    ...given('thrust', thrust, 60),
    ...given('hull', hull, 99, 1),
    ...given('pd', pd, 60),
    ...(tonnage && { tonnage }),
    special: [...ruleNames(values.Special ?? ''), ...(shieldedSignature === undefined ? [] : ['shaltari-shields'])],
  }
}

const given = (key: keyof Figures, value: number | undefined, max: number, min = 0): Figures =>
  value !== undefined && value >= min && value <= max ? { [key]: value } : {}

/** `4"/20"`, `3+/4+`, `10`: one number or two. */
const pair = (text = ''): readonly (number | undefined)[] =>
  text.split('/').map((part) => (/\d/.test(part) ? Number.parseInt(part, 10) : undefined))

/** Second edition rosters have groups by size instead of a tonnage. */
const byCategory = (categories: readonly string[]): Tonnage | undefined => {
  const sizes: readonly (readonly [RegExp, Tonnage])[] = [
    [/light/i, 'L'],
    [/medium/i, 'M'],
    [/heavy/i, 'H'],
    [/colossal/i, 'S'],
  ]
  return sizes.find(([size]) => categories.some((category) => size.test(category)))?.[1]
}

const amountPattern = /^\d{1,2}$|^\d?d[36](\+\d{1,2})?$/i
const amount = (text: string): Weapon['attack'] => (/^\d+$/.test(text) ? Number(text) : (text.toLowerCase() as Weapon['attack']))

function weaponOf({ name, values }: Profile): readonly Weapon[] {
  const [lock = '', attack = '', damage = '', arc = ''] = [values.Lock, values.Attacks ?? values.Attack, values.Damage, values.Arc].map(
    (value) => (value ?? '').trim(),
  )
  if (!/^([2-7]\+?|\*)$/.test(lock) || !amountPattern.test(attack) || !/^[FSR](\([NLR]\))?(\/[FSR](\([NLR]\))?)*$/.test(arc)) return []
  return [
    {
      name: name.slice(0, 80),
      lock: lock === '*' ? '*' : Number.parseInt(lock, 10),
      attack: amount(attack),
      damage: amountPattern.test(damage) ? amount(damage) : '*',
      arc,
      special: ruleNames(values.Special ?? ''),
    },
  ]
}

function loadOf({ name, values }: Profile): readonly Launch[] {
  const kind = launchKindOf(name)
  const launch = Number.parseInt(values.Launch ?? '', 10)
  return kind && launch >= 0 && launch <= 60 ? [{ name: name.slice(0, 80), kind, launch, special: ruleNames(values.Special ?? '') }] : []
}

/** The figures that are not the catalogue's. Weapons and rules are compared without their order and names. */
function differing(own: Figures, known: ShipProfile): Figures {
  const same = (key: keyof Figures): boolean => {
    if (key === 'weapons') return alike(own.weapons, known.weapons)
    if (key === 'launch') return alike(own.launch, known.launch)
    if (key === 'special') return own.special?.every((rule) => known.special.includes(rule)) ?? true
    return own[key] === known[key]
  }
  return Object.fromEntries(Object.entries(own).filter(([key]) => !same(key as keyof Figures)))
}

const alike = (some: readonly (Weapon | Launch)[] = [], others: readonly (Weapon | Launch)[] = []): boolean =>
  JSON.stringify(some.map(numbers).sort()) === JSON.stringify(others.map(numbers).sort())

const numbers = (line: Weapon | Launch): string =>
  JSON.stringify([Object.entries({ ...line, name: '', special: line.special.toSorted() }).sort()])
