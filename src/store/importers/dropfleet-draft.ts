import { idOf } from '../../core/names.js'
import { admiralRank } from '../../systems/dropfleet/fleet/admirals.js'
import type { GroupInput } from '../../systems/dropfleet/fleet/fleet-schema.js'
import { type Profile, type Tonnage, tonnageValues } from '../../systems/dropfleet/fleet/profile.js'
import { findShip } from '../../systems/dropfleet/ships/find.js'
import type { Ledger } from './ledger.js'
import type { Line } from './text.js'

/** A fleet file for Dropfleet as an importer makes it: names of the catalogue, and figures where the list has others. */
export interface DropfleetFile {
  readonly system: 'dropfleet'
  readonly name?: string
  readonly faction?: string
  readonly admirals: readonly { readonly name: string; readonly value: number; readonly ship?: string }[]
  readonly battlegroups: readonly { readonly name: string; readonly groups: readonly GroupInput[] }[]
}

export interface DraftBattlegroup {
  readonly name: string
  readonly groups: { readonly file: GroupInput; readonly points: number; readonly rating: number; readonly launch: number }[]
  /** What the list says the rating and the points are. */
  readonly said: { readonly line: number; readonly rating: number | undefined; readonly points: number | undefined }
}

/** A fleet while its list is read. */
export interface DropfleetDraft {
  readonly book: Ledger
  name: string | undefined
  faction: string | undefined
  total: number | undefined
  /** Launch assets in the list's header: fighters, bombers and torpedoes. */
  launch: number | undefined
  readonly battlegroups: DraftBattlegroup[]
  readonly admirals: { readonly name: string; readonly value: number; readonly points: number; readonly ship?: string }[]
}

export const newDraft = (book: Ledger): DropfleetDraft => ({
  book,
  name: undefined,
  faction: undefined,
  total: undefined,
  launch: undefined,
  battlegroups: [],
  admirals: [],
})

export interface WantedGroup {
  readonly line: Line
  readonly text: string
  readonly count: number
  /** Of the whole group. */
  readonly points: number | undefined
  readonly tonnage: string | undefined
}

/** Adds a group by the name of its ships; tells what is guessed, and misses what is no ship. */
export async function addGroup(draft: DropfleetDraft, { line, text, count, points, tonnage }: WantedGroup): Promise<void> {
  const match = await findShip(draft.book.meant(line, text), draft.faction)
  if (count < 1 || count > 60 || match.kind === 'none' || match.kind === 'several') {
    draft.book.miss(line, text, match.kind === 'several' ? match.names : match.kind === 'none' ? match.close : [])
    return
  }
  const ship = match.value
  if (match.kind === 'guess') draft.book.guess(line, text, ship.name)
  if (draft.faction && ship.faction !== draft.faction && ship.faction !== 'mercenary') {
    draft.book.warn('import.faction', { name: ship.class, faction: ship.faction, fleet: draft.faction })
  }
  if (tonnage && tonnage !== ship.tonnage) draft.book.warn('import.tonnage', { name: ship.class, list: tonnage, card: ship.tonnage })
  const each = points === undefined ? undefined : points / count
  const other = each !== undefined && Number.isInteger(each) && each !== ship.points
  if (other) draft.book.price(ship.class, each, ship.points)
  const file: GroupInput = { class: ship.class, count, ...(other && { points: each }) }
  pushGroup(draft, file, ship, points ?? ship.points * count)
}

/** Adds a group whose figures are known. A list that names no battlegroup has one all the same. */
export function pushGroup(draft: DropfleetDraft, file: GroupInput, ship: Pick<Profile, 'tonnage' | 'launch'>, points: number): void {
  const battlegroup = draft.battlegroups.at(-1) ?? addBattlegroup(draft, 'Battlegroup')
  const count = file.count ?? 1
  const counted = ship.launch.filter(({ kind }) => /fighter|bomber|torpedo/.test(kind)).reduce((sum, { launch }) => sum + launch, 0)
  battlegroup.groups.push({ file, points, rating: tonnageValues[ship.tonnage as Tonnage] * count, launch: counted * count })
}

export function addBattlegroup(draft: DropfleetDraft, name: string, said?: DraftBattlegroup['said']): DraftBattlegroup {
  const battlegroup = { name, groups: [], said: said ?? { line: 0, rating: undefined, points: undefined } }
  draft.battlegroups.push(battlegroup)
  return battlegroup
}

/** An admiral aboard the first ship of the group above; without a value it is the rank's. */
export function addAdmiral(draft: DropfleetDraft, line: Line, name: string, value?: number, points?: number): void {
  const rank = admiralRank(name, draft.faction)
  const known = value ?? rank?.value
  if (known === undefined || known < 1 || known > 7) {
    draft.book.miss(line, name)
    return
  }
  const ship = lastShip(draft)
  draft.admirals.push({ name: name.slice(0, 80), value: known, points: points ?? rank?.points ?? 0, ...(ship && { ship }) })
}

/** The id of the first ship of the last group: its class, numbered through the fleet. */
function lastShip({ battlegroups }: DropfleetDraft): string | undefined {
  const groups = battlegroups.flatMap(({ groups: list }) => list).map(({ file }) => file)
  const last = groups.at(-1)
  if (!last) return undefined
  const before = groups
    .slice(0, -1)
    .filter((group) => group.class === last.class)
    .reduce((sum, { count = 1 }) => sum + count, 0)
  return `${idOf(last.class, 'ship')}-${before + 1}`
}

/** The fleet file of a list that was read to its end, its sums compared. */
export function finishDropfleet(draft: DropfleetDraft): DropfleetFile {
  const { book, name, faction } = draft
  const battlegroups = draft.battlegroups.filter(({ groups }) => groups.length)
  const sum = (list: DraftBattlegroup['groups'], what: 'points' | 'rating' | 'launch') =>
    list.reduce((total, group) => total + group[what], 0)
  for (const { name: title, groups, said } of battlegroups) {
    const [points, rating] = [sum(groups, 'points'), sum(groups, 'rating')]
    if (said.points !== undefined && said.points !== points) book.warn('import.sum', { line: said.line, list: said.points, sum: points })
    if (said.rating !== undefined && said.rating !== rating) book.warn('import.rating', { name: title, list: said.rating, sum: rating })
  }
  const all = battlegroups.flatMap(({ groups }) => groups)
  const total = sum(all, 'points') + draft.admirals.reduce((points, admiral) => points + admiral.points, 0)
  if (draft.total !== undefined && draft.total !== total) book.warn('import.total', { list: draft.total, sum: total })
  if (draft.launch !== undefined && draft.launch !== sum(all, 'launch'))
    book.warn('import.launch', { list: draft.launch, sum: sum(all, 'launch') })
  if (!all.length) book.warn('import.no-ships')
  return {
    system: 'dropfleet',
    ...(name && { name: name.slice(0, 80) }),
    ...(faction && { faction }),
    admirals: draft.admirals.map(({ points: _, ...admiral }) => admiral),
    battlegroups: numbered(battlegroups).map(({ name: title, groups }) => ({ name: title, groups: groups.map(({ file }) => file) })),
  }
}

/** Names that stand more than once get numbers: Line 1, Line 2. */
function numbered(battlegroups: readonly DraftBattlegroup[]): readonly DraftBattlegroup[] {
  const counts = new Map<string, number>()
  return battlegroups.map((battlegroup) => {
    const { name } = battlegroup
    if (battlegroups.filter((other) => other.name === name).length === 1) return battlegroup
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    return { ...battlegroup, name: `${name} ${number}` }
  })
}
