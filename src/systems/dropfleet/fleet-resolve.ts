import { kebab } from '../../core/names.js'
import type { Finding, Outcome } from '../../kit/fleet-checks.js'
import { say } from '../../kit/fleet-words.js'
import { admiralRank } from './admirals.js'
import type { FindShip } from './fleet.js'
import { shipIds } from './fleet-ids.js'
import type { FleetFile, GroupFile, ShipFile } from './fleet-schema.js'
import type { Admiral, Battlegroup, Fleet, Group, Ship } from './fleet-shape.js'
import type { Figures, Profile, Tonnage } from './profile.js'
import { tonnageValues } from './profile.js'

type Path = Finding['path']

/** What was wrong and what was guessed, gathered while a fleet is put together. */
interface Notes {
  readonly failures: Finding[]
  readonly warnings: Finding[]
}

/** Takes every number that the file leaves out from the catalogue. Numbers in the file always win. */
export async function resolveFleet(file: FleetFile, find: FindShip): Promise<Outcome<Fleet>> {
  const notes: Notes = { failures: [], warnings: [] }
  const battlegroups: Battlegroup[] = []
  for (const [index, { groups, rating, ...battlegroup }] of file.battlegroups.entries()) {
    const resolved: Group[] = []
    for (const [at, group] of groups.entries()) {
      resolved.push(await resolveGroup(group, file.faction, find, ['battlegroups', index, 'groups', at], notes))
    }
    const sum = resolved.reduce((total, group) => total + ratingOf(group), 0)
    battlegroups.push({ ...battlegroup, rating: rating ?? sum, groups: resolved })
  }
  const ids = checkIds(battlegroups, notes)
  const admirals = (file.admirals ?? []).map((admiral, index) =>
    resolveAdmiral(admiral, file.faction, ids, battlegroups, ['admirals', index], notes),
  )
  if (notes.failures.length) return { ok: false, failures: notes.failures }
  const { name = file.faction ?? 'Fleet', system, faction, approach } = file
  return {
    ok: true,
    value: { system, name, ...(faction && { faction }), ...(approach && { approach }), admirals, battlegroups },
    warnings: notes.warnings,
  }
}

/** Tonnage values of a group's ships, summed; a ship may have a tonnage of its own. */
const ratingOf = (group: Group): number => {
  let sum = 0
  for (let index = 0; index < group.count; index++) sum += tonnageValues[group.ships?.[index]?.tonnage ?? group.tonnage]
  return sum
}

async function resolveGroup(
  file: GroupFile,
  faction: string | undefined,
  find: FindShip,
  path: Path,
  { failures, warnings }: Notes,
): Promise<Group> {
  const { class: asked, count: given, id, name, marks, ships, systems, ...rest } = file
  const own = figuresOf(rest)
  const count = given ?? Math.max(marks?.length ?? 0, ships?.length ?? 0, 1)
  if ((marks?.length ?? 0) > count) failures.push({ path: [...path, 'marks'], text: say('fleet.too-many-entries', { longest: count }) })
  if ((ships?.length ?? 0) > count) failures.push({ path: [...path, 'ships'], text: say('fleet.too-many-entries', { longest: count }) })
  const profile = complete(own) && !systems ? undefined : await lookUp(asked, faction, find)
  const known = profile && 'class' in profile ? profile : undefined
  if (!known && profile && !byHand(own)) failures.push({ path: [...path, 'class'], text: (profile as Unknown).text })
  if (!known && !complete(own) && byHand(own) && own.tonnage === undefined)
    warnings.push({ path: [...path, 'tonnage'], text: say('fleet.figures-guessed', { name: asked, tonnage: tonnageByHull(own.hull) }) })
  const { class: asNamed = asked, name: _, faction: __, group: ___, systems: built = [], ...catalogue } = known ?? ({} as Partial<Profile>)
  const base = { ...blank(own.hull ?? 1), ...catalogue, ...own }
  const fitted = (systems ?? []).flatMap((wanted, index) => {
    const found = built.find((system) => kebab(system.name) === kebab(wanted))
    if (found) return [found]
    const allowed = built.map((system) => system.name).join(', ') || '-'
    failures.push({ path: [...path, 'systems', index], text: say('fleet.one-of', { allowed }) })
    return []
  })
  return {
    class: asNamed,
    count,
    ...(id && { id }),
    ...(name && { name }),
    ...(marks && { marks }),
    ...base,
    weapons: [...base.weapons, ...fitted.flatMap(({ weapons }) => weapons)],
    launch: [...base.launch, ...fitted.flatMap(({ launch }) => launch)],
    ...(ships && { ships: ships.map(shipOf) }),
  }
}

interface Unknown {
  readonly text: Finding['text']
}

async function lookUp(name: string, faction: string | undefined, find: FindShip): Promise<Profile | Unknown> {
  const match = await find(name, faction)
  switch (match.kind) {
    case 'exact':
      return match.value
    case 'guess':
      return { text: say('fleet.unknown-class', { name, close: match.name }) }
    case 'several':
      return { text: say('fleet.several-classes', { name, close: match.names.join(', ') }) }
    case 'none':
      return match.close.length
        ? { text: say('fleet.unknown-class', { name, close: match.close.join(', ') }) }
        : { text: say('fleet.unknown-class-no-idea', { name }) }
  }
}

/** The figures without which a ship that no catalogue knows cannot be played. */
const byHand = (own: Partial<Figures>): own is Partial<Figures> & Pick<Figures, 'hull' | 'thrust' | 'scan' | 'signature'> =>
  own.hull !== undefined && own.thrust !== undefined && own.scan !== undefined && own.signature !== undefined

const complete = (own: Partial<Figures>): boolean =>
  byHand(own) && Boolean(own.tonnage && own.weapons && own.launch && own.special) && own.armour !== undefined && own.pd !== undefined

const blank = (hull: number): Figures => ({
  tonnage: tonnageByHull(hull),
  hull,
  thrust: 0,
  scan: 0,
  signature: 0,
  armour: 4,
  pd: 0,
  points: 0,
  special: [],
  weapons: [],
  launch: [],
})

/** The tonnage that hulls of this size usually have (1.7 profiles). */
function tonnageByHull(hull: number): Tonnage {
  if (hull <= 5) return 'L'
  if (hull <= 6) return 'L2'
  if (hull <= 11) return 'M'
  if (hull <= 16) return 'H'
  return hull <= 25 ? 'S' : 'S2'
}

/** Figures as they stand in a file, with pairs taken apart (`3+/4+`, `4"/20"`) and lists filled in. */
function figuresOf(file: Omit<ShipFile, 'id' | 'name' | 'mark'>): Partial<Figures> {
  const { signature, armour, weapons, launch, ...rest } = file
  const [low, raised] = signature ?? []
  const [plate, passive] = armour ?? []
  return {
    ...(passive !== undefined && { passive }),
    ...(raised !== undefined && { shieldedSignature: raised }),
    ...rest,
    ...(low !== undefined && { signature: low }),
    ...(plate !== undefined && { armour: plate }),
    ...(weapons && { weapons: weapons.map(({ special = [], ...weapon }) => ({ ...weapon, special })) }),
    ...(launch && { launch: launch.map(({ special = [], ...load }) => ({ ...load, special })) }),
  }
}

const shipOf = ({ id, name, mark, ...rest }: ShipFile): Ship => ({
  ...(id && { id }),
  ...(name && { name }),
  ...(mark && { mark }),
  ...figuresOf(rest),
})

/** Ids that stand twice are failures; gives every id of the fleet. */
function checkIds(battlegroups: readonly Battlegroup[], { failures }: Notes): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { id, path } of shipIds(battlegroups)) {
    if (ids.has(id)) failures.push({ path, text: say('fleet.duplicate', { name: id }) })
    ids.add(id)
  }
  return ids
}

function resolveAdmiral(
  { name, value, ship, bonus }: NonNullable<FleetFile['admirals']>[number],
  faction: string | undefined,
  ids: ReadonlySet<string>,
  battlegroups: readonly Battlegroup[],
  path: Path,
  { failures }: Notes,
): Admiral {
  const rank = value ?? admiralRank(name, faction)?.value
  if (rank === undefined) failures.push({ path: [...path, 'value'], text: say('fleet.admiral-value', { name }) })
  const aboard = ship === undefined ? undefined : [kebab(ship), `${kebab(ship)}-1`].find((id) => ids.has(id))
  if (ship !== undefined && aboard === undefined)
    failures.push({ path: [...path, 'ship'], text: say('fleet.unknown-ship', { name: ship, close: [...ids].slice(0, 8).join(', ') }) })
  const cards = bonus ?? commandDeck(battlegroups, aboard)
  return { name, value: rank ?? 1, ...(aboard && { ship: aboard }), ...(cards && { bonus: cards }) }
}

/** A Venice with a Command Deck draws two cards more (1.7, special rules). */
const commandDeck = (battlegroups: readonly Battlegroup[], aboard: string | undefined): number =>
  shipIds(battlegroups).some(({ id, group }) => id === aboard && group.special.includes('command-deck')) ? 2 : 0
