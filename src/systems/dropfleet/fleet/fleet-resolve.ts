import { kebab } from '../../../core/names.js'
import type { Finding, Notes, Outcome } from '../../../kit/fleet-checks.js'
import { say } from '../../../kit/fleet-words.js'
import { admiralRank } from './admirals.js'
import { shipIds } from './fleet-ids.js'
import type { FleetFile } from './fleet-schema.js'
import type { Admiral, Battlegroup, FindShip, Fleet, Group } from './fleet-shape.js'
import { resolveGroup } from './group-resolve.js'
import { tonnageValues } from './profile.js'

type Path = Finding['path']

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
