import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option, Roll } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import { savesOf } from '../../../odds/dropfleet/attack.js'
import { weaponsOf } from '../activation/orders.js'
import type { Weapon } from '../fleet/profile.js'
import { isStation, sectors, tokensOf } from '../ground/sectors.js'
import { isSector, targetName, targetOf } from '../ground/target.js'
import { namesFor, onTable, shipName, ships, shipsOfGroup } from '../look.js'
import { asks, type T } from '../question.js'
import { debrisKinds, type Firing, other, type Ship, type Shot, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { inchesNeeded, reach, targetBar } from './reach.js'
import { attackOf, rollable } from './shot.js'
import { targetLabel } from './targets.js'
import { diceOfWeapon, fireable, fireBar, isRule, nothingFired, systemsOf, usable, type WeaponSystem } from './weapons.js'

export const firingOf = (s: State): Firing => s.open?.firing ?? nothingFired
/** Ships and, where clusters are known, sectors without own troops: what can be fired at. */
export const marksOf = (s: State, side: Side): readonly Ship[] => [
  ...targetsOf(s, side),
  ...sectors(s)
    .filter((one) => tokensOf(one, side) === 0 && !(isStation(one) && one.hull === 0))
    .map(({ id }) => targetOf(s, id)),
]
export const targetsOf = (s: State, side: Side): readonly Ship[] => ships(s).filter((one) => one.side === other(side) && onTable(s, one))

/** Ships of the group that may still fire something. */
const firers = (s: State, group: string): readonly Ship[] => shipsOfGroup(s, group).filter((one) => open(s, one).length > 0)

/** Systems that a ship may fire and that some enemy can be a target of. */
const open = (s: State, one: Ship): readonly WeaponSystem[] =>
  fireable(one, firingOf(s)).filter((system) => marksOf(s, one.side).some((target) => canHit(one, system, target)))
const canHit = (one: Ship, system: WeaponSystem, target: Ship): boolean =>
  usable(one, system).some((place) => !targetBar(one, one.figures.weapons[place]!, target))

/** The group, or the next of its ships: who the next question is about. */
const subject = (s: State, group: string): string => (firingOf(s).each ? (firers(s, group)[0]?.id ?? group) : group)
const asked = (s: State, group: string, about: string): readonly Ship[] =>
  firers(s, group).filter(({ id }) => about === group || id === about)

/**
 * All dice of the group are allocated before any is rolled (1.7, Firing): a weapon system, then its target, until the
 * player rolls or nothing is left to fire. Ships of the group that can fire the same are one answer.
 */
export function* declare(t: T, side: Side, group: string): Flow {
  const goesOn = () => t.state.open?.group === group && !firingOf(t.state).rolling
  while (goesOn() && firers(t.state, group).length && marksOf(t.state, side).length) {
    const about = subject(t.state, group)
    const holds = () => goesOn() && subject(t.state, group) === about && asked(t.state, group, about).length > 0
    yield* during(() => holds() && marksOf(t.state, side).length > 0, allocate(t, side, group, about))
  }
  if (goesOn()) t.emit({ type: 'allocation-ended' })
}

/** The systems that these ships may fire, each once, with the ships that can. */
interface Choice {
  readonly system: WeaponSystem
  readonly over: boolean
  readonly ships: readonly Ship[]
}

function choices(s: State, list: readonly Ship[]): readonly Choice[] {
  const found = new Map<string, Choice>()
  for (const one of list) {
    for (const system of open(s, one)) {
      const before = found.get(system.id)
      found.set(system.id, { system: before?.system ?? system, over: false, ships: [...(before?.ships ?? []), one] })
    }
  }
  return [...found.values()].flatMap((choice) => {
    const able = choice.ships.filter((one) => canOvercharge(s, one, choice.system))
    return able.length ? [choice, { ...choice, over: true, ships: able }] : [choice]
  })
}

/** Overcharge: double Damage, and nothing else but Close Action or Low Power on Weapons Free (1.7, Special Rules). */
const canOvercharge = (s: State, one: Ship, { weapons }: WeaponSystem): boolean =>
  weapons.every((place) => isRule(one.figures.weapons[place]!, 'overcharge')) &&
  !firingOf(s).shots.some(({ ship, weapon }) => ship === one.id && !isClose(one.figures.weapons[weapon]!))
const isClose = ({ special }: Weapon): boolean => special.some((rule) => rule.startsWith('close-action') || rule === 'low-power')

/** What an answer means: one system, or everything there is, of weapons with the same Alt number only the first. */
function picked(list: readonly Choice[], weapon: string): readonly Choice[] {
  if (weapon !== 'all') return list.filter((one) => choiceId(one) === weapon)
  const alts = (one: Choice) => one.ships[0]!.figures.weapons[one.system.weapons[0]!]!.special.filter((rule) => rule.startsWith('alt-'))
  const plain = list.filter(({ over }) => !over)
  return plain.filter((one, at) => !plain.slice(0, at).some((before) => alts(before).some((rule) => alts(one).includes(rule))))
}

const choiceId = ({ system, over }: Choice): string => (over ? `overcharge-${system.id}` : system.id)

function* allocate(t: T, side: Side, group: string, about: string): Flow {
  const weapon = yield* ask(() => weaponQuestion(t.state, side, group, about))
  switch (weapon) {
    case 'done':
      if (about === group) return t.emit({ type: 'allocation-ended' })
      return t.emit({ type: 'fire-done', ship: about })
    case 'each':
      return t.emit({ type: 'ship-by-ship', what: 'fire' })
  }
  const chosen = () => picked(choices(t.state, asked(t.state, group, about)), weapon)
  const dice = yield* during(() => chosen().length > 0, attackDice(side, about, chosen))
  if (dice) yield* during(() => chosen().length > 0, aim(t, side, about, chosen, dice))
}

function weaponQuestion(s: State, side: Side, group: string, about: string): Choose | undefined {
  const list = asked(s, group, about)
  if (!list.length) return undefined
  const able = choices(s, list)
  const barred = barredOptions(list, firingOf(s), new Set(able.map(choiceId)))
  const shots = firingOf(s).shots.length > 0
  const options: Option[] = [
    ...able.map((one) => ({ id: choiceId(one), label: choiceLabel(one, list) })),
    ...(able.length > 1 && list.every(({ order }) => order === 'weapons-free') ? [{ id: 'all', label: m('weapon.all') }] : []),
    ...(about === group && list.length > 1 ? [{ id: 'each', label: m('weapon.each') }] : []),
    { id: 'done', label: m(shots ? 'weapon.roll' : 'weapon.hold') },
    ...barred,
  ]
  return {
    kind: 'choose',
    ...asks('weapon', 'weapon', { ships: list.map(shipName) }),
    by: side,
    about,
    default: 'done',
    followUps: ['target', 'within-scan'],
    options,
  }
}

/** Systems that none of them may fire now, and why; what was fired is not listed again. */
const barredOptions = (list: readonly Ship[], firing: Firing, able: ReadonlySet<string>): readonly Option[] => {
  const one = list[0]!
  return systemsOf(one, firing).flatMap((system) => {
    const why = able.has(system.id)
      ? undefined
      : (fireBar(one, system, firing) ??
        (isRule(one.figures.weapons[system.weapons[0]!]!, 'bombardment') ? 'fire-bar.sectors' : 'fire-bar.no-target'))
    return why && why !== 'fire-bar.used' ? [{ id: system.id, label: systemLabel(one, system), disabled: m(why) }] : []
  })
}

export const weaponLine = (one: Ship, place: number): Message => {
  const { name, lock, damage, arc, attack } = one.figures.weapons[place]!
  return m('weapon.line', {
    name,
    lock: lock === '*' ? '*' : `${lock}+`,
    attack: String(diceOfWeapon(one, place) ?? attack),
    damage: String(damage),
    arc,
  })
}
const systemLabel = (one: Ship, { weapons }: WeaponSystem): Message =>
  m('weapon.option', { weapons: weapons.map((place) => weaponLine(one, place)) })

function choiceLabel({ system, over, ships: able }: Choice, list: readonly Ship[]): Message {
  const weapons = system.weapons.map((place) => weaponLine(able[0]!, place))
  const some =
    able.length === list.length
      ? list.length > 1
        ? m('weapon.count', { count: list.length })
        : ''
      : m('weapon.some', { ships: able.map(shipName) })
  return m(over ? 'weapon.overcharge' : 'weapon.option-of', { weapons, some })
}

/** Attacks that are dice are rolled before they are allocated (1.7, Ships' Characteristics): numbers by `SHIP/PLACE`. */
type AttackDice = Readonly<Record<string, number>>

function* attackDice(side: Side, about: string, chosen: () => readonly Choice[]): Flow<AttackDice> {
  const random = () =>
    chosen().flatMap(({ system, ships: able }) =>
      able.flatMap((one) =>
        usable(one, system)
          .filter((place) => diceOfWeapon(one, place) === undefined)
          .map((place) => ({ key: `${one.id}/${place}`, ...rollable(one.figures.weapons[place]!.attack), more: fusillade(one, place) })),
      ),
    )
  if (!random().length) return {}
  const faces = yield* ask((): Roll | undefined => {
    const dice = random().flatMap((one) => one.dice)
    return dice.length ? { kind: 'roll', ...asks('attack-dice', 'weapon'), by: side, about, dice } : undefined
  })
  let at = 0
  return Object.fromEntries(
    random().map(({ key, dice, plus, more }) => {
      const sum = faces.slice(at, at + dice.length).reduce((total, face) => total + Number(face), plus + more)
      at += dice.length
      return [key, sum]
    }),
  )
}
const fusillade = (one: Ship, place: number): number => {
  const x = one.figures.weapons[place]!.special.find((rule) => /^fusillade-\d+$/.test(rule))
  return x && one.order === 'weapons-free' ? Number(x.slice(10)) : 0
}

/** Asks for the target; debris and split links put the question again. */
function* aim(t: T, side: Side, about: string, chosen: () => readonly Choice[], dice: AttackDice): Flow {
  for (;;) {
    const target = yield* ask(() => targetQuestion(t.state, side, about, chosen()))
    if (target === 'debris') {
      const next = debrisKinds[(debrisKinds.indexOf(firingOf(t.state).debris) + 1) % debrisKinds.length]!
      t.emit({ type: 'debris-set', debris: next })
    } else if (target === 'split') {
      const list = chosen()
      for (const { system, ships: able } of list)
        t.emit({ type: 'weapons-unlinked', ships: able.map(({ id }) => id), system: system.counts })
      return
    } else {
      const near = yield* during(() => marksOf(t.state, side).some(({ id }) => id === target), within(t, side, about, chosen, target))
      if (near !== undefined) t.emit({ type: 'allocated', shots: shotsOf(t.state, chosen(), target, near, dice) })
      return
    }
  }
}

function targetQuestion(s: State, side: Side, about: string, chosen: readonly Choice[]): Choose | undefined {
  const list = marksOf(s, side).filter((target) => !isSector(target) || pairs(chosen, target).some(({ bar }) => !bar))
  if (!list.length || !chosen.length) return undefined
  const { debris } = firingOf(s)
  const options: Option[] = list.map((target) => {
    const lines = pairs(chosen, target)
    const why = lines.every(({ bar }) => bar) ? lines[0]!.bar : undefined
    return { id: target.id, label: targetLabel(s, lines, target, debris), names: namesFor(target, list), ...(why && { disabled: m(why) }) }
  })
  const linked = chosen.length === 1 && chosen[0]!.system.weapons.length > 1
  return {
    kind: 'choose',
    ...asks('target', 'target', { weapons: chosen.map((one) => systemLabel(one.ships[0]!, one.system)) }),
    by: side,
    about,
    followUps: ['within-scan'],
    options: [
      ...options,
      ...(linked ? [{ id: 'split', label: m('target.split') }] : []),
      { id: 'debris', label: m(`target.debris-${debris}`) },
    ],
  }
}

/** Every weapon of these choices with its firer, and why it cannot be fired at this target. */
const pairs = (chosen: readonly Choice[], target: Ship) =>
  chosen.flatMap(({ system, ships: able }) =>
    able.flatMap((one) =>
      usable(one, system).map((place) => ({
        firer: one,
        weapon: one.figures.weapons[place]!,
        place,
        bar: targetBar(one, one.figures.weapons[place]!, target),
      })),
    ),
  )

/** Scald: whether the target is within the firer's Scan is asked where the saves depend on it and the range alone does not tell. */
function* within(t: T, side: Side, about: string, chosen: () => readonly Choice[], target: string): Flow<boolean> {
  if (!scaldMatters(t.state, chosen(), target)) return true
  const answer = yield* ask((): Choose<'within' | 'beyond'> | undefined => {
    if (!chosen().length) return undefined
    const inches = inchesOfScan(t.state, chosen(), target)
    const options = [
      { id: 'within' as const, label: m('scald.within', { inches }) },
      { id: 'beyond' as const, label: m('scald.beyond') },
    ]
    return { kind: 'choose', ...asks('within-scan', 'scald', { target: targetName(t.state, target) }), by: side, about, options }
  })
  return answer === 'within'
}

function scaldMatters(s: State, chosen: readonly Choice[], target: string): boolean {
  return shotsOf(s, chosen, target, true, {}).some((shot) => {
    const weapon = s.ships[shot.ship]!.figures.weapons[shot.weapon]!
    if (!isRule(weapon, 'scald') || reach(s.ships[shot.ship]!, weapon, targetOf(s, target)).scanOnly) return false
    const [near, far] = [savesOf(attackOf(s, shot)), savesOf(attackOf(s, { ...shot, near: false }))]
    return near.normal !== far.normal || near.critical !== far.critical
  })
}
const inchesOfScan = (s: State, chosen: readonly Choice[], target: string): number => {
  const firer = chosen[0]!.ships[0]!
  const close: Weapon = { name: '', lock: 6, attack: 0, damage: 0, arc: '', special: ['close-action'] }
  return inchesNeeded(firer, close, targetOf(s, target))
}

/** A shot for each weapon of each ship that can be fired at the target. */
const shotsOf = (s: State, chosen: readonly Choice[], target: string, near: boolean, dice: AttackDice): readonly Shot[] =>
  chosen.flatMap(({ system, over, ships: able }) =>
    able.flatMap((one) =>
      usable(one, system)
        .filter((place) => !targetBar(one, one.figures.weapons[place]!, targetOf(s, target)))
        .map((place) => ({
          ship: one.id,
          weapon: place,
          target,
          dice: dice[`${one.id}/${place}`] ?? diceOfWeapon(one, place) ?? 0,
          debris: firingOf(s).debris,
          near,
          overcharged: over,
        })),
    ),
  )

/** Whether anybody of the group may fire at all. */
export const mayFire = (s: State, group: string): boolean =>
  shipsOfGroup(s, group).some((one) => one.order && weaponsOf(one, one.order) !== 0 && one.figures.weapons.length > 0)
