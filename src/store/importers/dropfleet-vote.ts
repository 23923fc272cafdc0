import type { Faction } from '../../systems/dropfleet/fleet/admirals.js'
import { factionOf } from '../../systems/dropfleet/fleet/admirals.js'
import { findShip } from '../../systems/dropfleet/ships/find.js'
import type { Line } from './text.js'

/** The faction that most ships of a list belong to, for lists that do not say it. */
export async function votedFaction(lines: readonly Line[]): Promise<Faction | undefined> {
  const votes = new Map<Faction, number>()
  for (const { text } of lines) {
    const [, name] = /^\d{1,2} ?x? ([^-+(]+)/i.exec(text) ?? []
    const match = name ? await findShip(name) : undefined
    const faction = match?.kind === 'exact' ? factionOf(match.value.faction) : undefined
    if (faction) votes.set(faction, (votes.get(faction) ?? 0) + 1)
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
