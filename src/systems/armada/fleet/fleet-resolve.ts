import { idOf, kebab } from '../../../core/names.js'
import type { Notes, Outcome } from '../../../kit/fleet-checks.js'
import { say } from '../../../kit/fleet-words.js'
import { objectiveCards } from '../cards/find.js'
import { factionOf } from '../ships/find.js'
import { resolveCommander } from './card-resolve.js'
import type { FleetFile } from './fleet-schema.js'
import type { Commander, Fleet, Ship, Squadron } from './fleet-shape.js'
import { resolveShip, resolveSquadron } from './model-resolve.js'
import { objectiveKinds } from './profile.js'

/** The total of a standard game (Rules Reference 1.5, Fleet Building). */
const standardLimit = 400

/** Takes every number that the file leaves out from the catalogue. Numbers in the file always win. */
export async function resolveFleet(file: FleetFile): Promise<Outcome<Fleet>> {
  const notes: Notes = { failures: [], warnings: [] }
  const faction = factionOf(file.faction)
  const named = typeof file.commander === 'string' ? { name: file.commander } : file.commander
  const ids = numbering()
  const ships: Ship[] = []
  for (const [index, ship] of (file.ships ?? []).entries()) {
    const models = await resolveShip(ship, { faction, commander: named?.name, path: ['ships', index], notes })
    ships.push(...ids(models, ({ class: kind }) => kind))
  }
  const squadrons: Squadron[] = []
  for (const [index, squadron] of (file.squadrons ?? []).entries()) {
    const models = await resolveSquadron(squadron, { faction, path: ['squadrons', index], notes })
    squadrons.push(...ids(models, ({ name }) => name))
  }
  const models: readonly { readonly id: string }[] = [...ships, ...squadrons]
  const taken = new Set<string>()
  for (const { id } of models) {
    if (taken.has(id)) notes.failures.push({ path: [], text: say('fleet.duplicate', { name: id }) })
    taken.add(id)
  }
  if (!models.length) notes.failures.push({ path: [], text: say('fleet.missing-field', { field: 'ships' }) })
  const commander = await commanderOf(named, ships, notes)
  const objectives = await resolveObjectives(file.objectives ?? {})
  if (notes.failures.length) return { ok: false, failures: notes.failures }
  const value: Fleet = {
    system: file.system,
    name: file.name ?? file.faction ?? 'Fleet',
    ...(file.faction && { faction: faction ?? file.faction }),
    limit: file.limit ?? standardLimit,
    ...(commander && { commander }),
    objectives,
    ships,
    squadrons,
  }
  return { ok: true, value, warnings: notes.warnings }
}

/** Gives ids by name and number in the fleet to models that have none: `cr90-corvette-a-1`. */
function numbering() {
  const counts = new Map<string, number>()
  return <T extends { readonly id: string }>(models: readonly T[], nameOf: (model: T) => string): readonly T[] =>
    models.map((model) => {
      const kind = idOf(nameOf(model), 'ship')
      const number = (counts.get(kind) ?? 0) + 1
      counts.set(kind, number)
      return model.id ? model : { ...model, id: `${kind}-${number}` }
    })
}

/** The commander whom the file names, or who is among the upgrades of a ship; that ship is the flagship. */
async function commanderOf(
  named: { readonly name: string; readonly points?: number; readonly ship?: string } | undefined,
  ships: readonly Ship[],
  notes: Notes,
): Promise<Commander | undefined> {
  const flagship = ships.find(({ upgrades }) => upgrades.some(({ slot }) => slot === 'commander'))
  const aboard = flagship?.upgrades.find(({ slot }) => slot === 'commander')
  if (!named) return aboard && flagship && { name: aboard.name, points: aboard.points, ship: flagship.id }
  const { name, points } = await resolveCommander(named, notes)
  const asked = named.ship === undefined ? flagship?.id : shipId(named.ship, ships)
  if (named.ship !== undefined && !asked) {
    const close = ships.map(({ id }) => id).join(', ')
    notes.failures.push({ path: ['commander', 'ship'], text: say('fleet.unknown-ship', { name: named.ship, close }) })
  }
  return { name, points, ...(asked && { ship: asked }) }
}

const shipId = (name: string, ships: readonly Ship[]): string | undefined =>
  [kebab(name), `${kebab(name)}-1`].find((id) => ships.some((ship) => ship.id === id))

/** Names as on the cards; a card that we do not know stays as it was written. */
async function resolveObjectives(given: NonNullable<FleetFile['objectives']>): Promise<Fleet['objectives']> {
  const entries = objectiveKinds.flatMap((kind) => (given[kind] === undefined ? [] : [[kind, given[kind]] as const]))
  if (!entries.length) return {}
  const { find } = await objectiveCards()
  return Object.fromEntries(
    entries.map(([kind, name]) => {
      const match = find(name)
      return [kind, match.kind === 'exact' ? match.value.name : name]
    }),
  )
}
