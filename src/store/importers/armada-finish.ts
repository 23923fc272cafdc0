import { idOf } from '../../core/names.js'
import type { ShipInput, SquadronInput } from '../../systems/armada/fleet/fleet-schema.js'
import { type ObjectiveKind, objectiveKinds } from '../../systems/armada/fleet/profile.js'
import type { Draft } from './armada-draft.js'

/** A fleet file for Armada as an importer makes it: names of the catalogue, and prices where the list has others. */
export interface ArmadaFile {
  readonly system: 'armada'
  readonly name?: string
  readonly faction?: string
  readonly commander?: string | { readonly name: string; readonly ship: string }
  readonly objectives?: Partial<Record<ObjectiveKind, string>>
  readonly ships: readonly ShipInput[]
  readonly squadrons: readonly SquadronInput[]
}

/** The fleet file of a list that was read to its end. */
export function finish(draft: Draft, name: string | undefined): ArmadaFile {
  const { book, faction, ships, squadrons, objectives, total } = draft
  const sum = ships.reduce((points, ship) => points + ship.sum, draft.squadronSum)
  if (total !== undefined && total !== sum) book.warn('import.total', { list: total, sum })
  if (!ships.length) book.warn('import.no-ships')
  const commander = commanderOf(draft)
  return {
    system: 'armada',
    ...(name && { name: name.slice(0, 80) }),
    ...(faction && { faction }),
    ...(commander && { commander }),
    ...(objectiveKinds.some((kind) => objectives[kind]) && { objectives }),
    ships: ships.map(({ file, upgrades }) => ({ ...file, ...(upgrades.length && { upgrades }) })),
    squadrons: joined(squadrons),
  }
}

/** Whoever is aboard a ship; else whom the list names, on the ship that it marks. */
function commanderOf({ ships, commander, flagship }: Draft): ArmadaFile['commander'] {
  const aboard = ships.flatMap(({ cards }) => cards).find(({ slot }) => slot === 'commander')
  if (aboard || !commander) return aboard?.name
  const marked = flagship === undefined ? undefined : ships[flagship]
  if (!marked || flagship === undefined) return commander
  const number = ships.slice(0, flagship + 1).filter(({ file }) => file.class === marked.file.class).length
  return { name: commander, ship: `${idOf(marked.file.class, 'ship')}-${number}` }
}

/** Like squadrons in one entry, in the order in which they first stand. */
function joined(squadrons: readonly SquadronInput[]): readonly SquadronInput[] {
  const entries = new Map<string, SquadronInput>()
  for (const [index, squadron] of squadrons.entries()) {
    const key = squadron.name ? `${index}` : `${squadron.class}|${squadron.points}`
    const like = entries.get(key)
    entries.set(key, { ...squadron, count: (like?.count ?? 0) + (squadron.count ?? 1) })
  }
  return [...entries.values()].map(({ count, ...entry }) => (count === 1 ? entry : { ...entry, count: count ?? 1 }))
}
