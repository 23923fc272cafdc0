import { fold, type Match } from '../../core/names.js'
import { findUpgrade } from '../../systems/armada/cards/find.js'
import type { Faction, ShipCard, Slot, SquadronCard, UpgradeCard } from '../../systems/armada/fleet/profile.js'
import { factionOf, findShip, findSquadron } from '../../systems/armada/ships/find.js'

/** What a list says about a card besides its name. */
export interface Hints {
  readonly faction: Faction | undefined
  readonly points: number | undefined
}

/** A name without what builders hang on it: `{CIS}`, `[Legacy]`, `(com)`, `(Officer)`; these are hints themselves. */
interface Stripped {
  readonly names: readonly string[]
  readonly faction?: Faction
  readonly slot?: Slot
}

const slotWords: readonly (readonly [RegExp, Slot])[] = [
  [/^com(mander)?$/i, 'commander'],
  [/^off(icer)?$/i, 'officer'],
  [/^title$/i, 'title'],
]

function stripped(text: string): Stripped {
  const tags = [...text.matchAll(/[{[(]\s*([^{}[\]()]+?)\s*[}\])]/g)].map(([, tag = '']) => tag)
  const bare = text.replace(/\s*[{[(][^{}[\]()]*[}\])]\s*/g, ' ').trim()
  const faction = tags.map(factionOf).find((found) => found !== undefined)
  const slot = slotWords.find(([word]) => tags.some((tag) => word.test(tag)))?.[1]
  return { names: bare && bare !== text ? [text, bare] : [text], ...(faction && { faction }), ...(slot && { slot }) }
}

export async function shipNamed(text: string, hints: Hints): Promise<Match<ShipCard>> {
  const { names, faction = hints.faction } = stripped(text)
  return first(names, async (name) => byPrice(await findShip(name, faction), hints.points))
}

export async function squadronNamed(text: string, hints: Hints): Promise<Match<SquadronCard>> {
  const { names, faction = hints.faction } = stripped(text)
  return first(names, async (name) => byPrice(await findSquadron(name, faction), hints.points))
}

/** An upgrade; `commander` is whom the list has as its commander, `slots` are those of the ship. */
export async function upgradeNamed(text: string, hints: Hints, commander?: string, slots?: readonly Slot[]): Promise<Match<UpgradeCard>> {
  const { names, faction = hints.faction, slot } = stripped(text)
  const leads = commander !== undefined && names.some((name) => fold(name) === fold(commander))
  const hint = {
    faction,
    slot: slot ?? (leads ? ('commander' as const) : undefined),
    points: hints.points,
    slots,
    commanded: commander !== undefined && !leads,
  }
  return first(names, (name) => findUpgrade(name, hint))
}

/** The best of several spellings: an exact one, else the first that leads anywhere. */
async function first<T>(names: readonly string[], find: (name: string) => Promise<Match<T>>): Promise<Match<T>> {
  let best: Match<T> = { kind: 'none', close: [] }
  for (const name of names) {
    const match = await find(name)
    if (match.kind === 'exact') return match
    if (best.kind === 'none') best = match
  }
  return best
}

/** Where several cards have the name, the price tells them apart: the equal one, else the nearest. */
function byPrice<T extends { readonly points: number; readonly name?: string }>(match: Match<T>, points: number | undefined): Match<T> {
  if (match.kind !== 'several' || points === undefined) return match
  const apart = (card: T) => Math.abs(card.points - points)
  const [nearest, second] = match.values.toSorted((a, b) => apart(a) - apart(b))
  if (!nearest || (second && apart(second) === apart(nearest))) return match
  return { kind: 'exact', value: nearest }
}
