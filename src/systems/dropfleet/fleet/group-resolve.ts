import { fold } from '../../../core/names.js'
import type { Finding, Notes } from '../../../kit/fleet-checks.js'
import { say, unknown } from '../../../kit/fleet-words.js'
import { blank, complete, playable, withSystems } from './figures.js'
import type { GroupFile, ShipFile } from './fleet-schema.js'
import type { FindShip, Group, Ship } from './fleet-shape.js'
import type { Figures, Profile, System } from './profile.js'

type Path = Finding['path']

/** A group with every number: what the file gives, over what the catalogue has, over what is usual. */
export async function resolveGroup(file: GroupFile, faction: string | undefined, find: FindShip, path: Path, notes: Notes): Promise<Group> {
  const { class: asked, count: given, id, name, marks, ships, systems = [], ...rest } = file
  const own = figuresOf(rest)
  const count = given ?? Math.max(marks?.length ?? 0, ships?.length ?? 0, 1)
  if (marks && marks.length > count)
    notes.failures.push({ path: [...path, 'marks'], text: say('fleet.too-many-entries', { longest: count }) })
  if (ships && ships.length > count)
    notes.failures.push({ path: [...path, 'ships'], text: say('fleet.too-many-entries', { longest: count }) })
  const profile = complete(own) && !systems.length ? undefined : await lookUp(asked, own, faction, find, path, notes)
  const base = { ...blank(own.hull ?? 1), ...(profile && figuresIn(profile)), ...own }
  return {
    class: profile?.class ?? asked,
    count,
    ...(id && { id }),
    ...(name && { name }),
    ...(marks && { marks }),
    ...withSystems(base, chosen(systems, profile?.systems ?? [], path, notes)),
    ...(ships && { ships: ships.map(shipOf) }),
  }
}

const figuresIn = ({ class: _, name, faction, group, systems, ...figures }: Profile): Figures => figures

/** The ship in the catalogue. A class that is not there is a failure, unless the figures it needs are given by hand. */
async function lookUp(
  name: string,
  own: Partial<Figures>,
  faction: string | undefined,
  find: FindShip,
  path: Path,
  { failures, warnings }: Notes,
): Promise<Profile | undefined> {
  const match = await find(name, faction)
  if (match.kind === 'exact') return match.value
  if (playable(own)) {
    const usual = blank(own.hull)
    const missing = (['tonnage', 'armour', 'pd'] as const).filter((key) => own[key] === undefined)
    const figures = missing.map((key) => `${key} ${usual[key]}`).join(', ')
    if (figures) warnings.push({ path, text: say('fleet.figures-guessed', { name, figures }) })
    return undefined
  }
  failures.push({ path: [...path, 'class'], text: unknown(name, match, 'hull, thrust, scan, signature') })
  return undefined
}

function chosen(wanted: readonly string[], systems: readonly System[], path: Path, { failures }: Notes): readonly System[] {
  return wanted.flatMap((name, index) => {
    const found = systems.find((system) => fold(system.name) === fold(name))
    if (found) return [found]
    const allowed = systems.map((system) => system.name).join(', ') || '-'
    failures.push({ path: [...path, 'systems', index], text: say('fleet.one-of', { allowed }) })
    return []
  })
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
