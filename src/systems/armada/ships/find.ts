import { type Match, type Matcher, matcher } from '../../../core/names.js'
import { type Faction, factions, type ShipCard, type SquadronCard } from '../fleet/profile.js'
import { parseShips, parseSquadrons } from './parse.js'

const files = {
  rebel: async () => (await import('./rebel.js')).rebel,
  empire: async () => (await import('./empire.js')).empire,
  republic: async () => (await import('./republic.js')).republic,
  separatist: async () => (await import('./separatist.js')).separatist,
} as const satisfies Record<Faction, () => Promise<{ ships: string; squadrons: string }>>

interface Book {
  readonly ships: readonly ShipCard[]
  readonly squadrons: readonly SquadronCard[]
  readonly ship: Matcher<ShipCard>
  readonly squadron: Matcher<SquadronCard>
}

const books = new Map<string, Promise<Book>>()

/** The cards of these factions. Read once, when first asked for. */
export function cardsOf(which: readonly Faction[] = factions): Promise<Book> {
  const key = which.join()
  const known = books.get(key) ?? open(which)
  books.set(key, known)
  return known
}

async function open(which: readonly Faction[]): Promise<Book> {
  const [only, another] = which
  const parts = await Promise.all(another ? which.map((faction) => cardsOf([faction])) : [])
  const text = only && !another ? await files[only]() : undefined
  const ships = text && only ? parseShips(text.ships, only) : parts.flatMap((part) => part.ships)
  const squadrons = text && only ? parseSquadrons(text.squadrons, only) : parts.flatMap((part) => part.squadrons)
  return {
    ships,
    squadrons,
    ship: matcher(ships.map((ship) => ({ names: [ship.class, ...ship.aliases], value: ship }))),
    squadron: matcher(squadrons.map((squadron) => ({ names: [squadron.name, ...spellings(squadron)], value: squadron }))),
  }
}

/** Builders write an ace with its class before or behind it. */
const spellings = ({ name, class: kind, unique, aliases }: SquadronCard): readonly string[] =>
  unique ? [`${name} ${kind}`, `${kind} ${name}`, ...aliases] : aliases

const names: Readonly<Record<Faction, RegExp>> = {
  rebel: /^(rebels?|rebel alliance|reb)$/i,
  empire: /^(empire|imperials?|galactic empire|imp)$/i,
  republic: /^(republic|galactic republic|gar)$/i,
  separatist: /^(separatists?|separatist alliance|cis)$/i,
}

/** The faction by any of its usual names. */
export const factionOf = (name: string | undefined): Faction | undefined =>
  name === undefined ? undefined : factions.find((faction) => names[faction].test(name.trim().replaceAll('_', ' ')))

export const findShip = (name: string, faction?: Faction): Promise<Match<ShipCard>> => find('ship', name, faction)
export const findSquadron = (name: string, faction?: Faction): Promise<Match<SquadronCard>> => find('squadron', name, faction)

/** Names that tell cards of one name apart, and can be written instead: `Victory I-class Star Destroyer {republic}`. */
function apart<T extends ShipCard | SquadronCard>(match: Match<T>): Match<T> {
  if (match.kind !== 'several') return match
  const kinds = new Set(match.values.map((card) => card.class))
  const label = (card: T) =>
    'name' in card && kinds.size > 1 && card.name !== card.class ? `${card.name} - ${card.class}` : `${card.class} {${card.faction}}`
  return { ...match, names: match.values.map(label) }
}

/** `{republic}` behind a name. */
const tagged = (text: string): { readonly name: string; readonly faction?: Faction } => {
  const [, name, tag] = /^(.*\S) ?\{(\w+)\}$/.exec(text) ?? []
  const faction = factionOf(tag)
  return name && faction ? { name, faction } : { name: text }
}

/** In the fleet's faction first, then everywhere: a list of mixed factions is reported, not refused. */
async function find<T extends ShipCard | SquadronCard>(kind: 'ship' | 'squadron', text: string, home?: Faction): Promise<Match<T>> {
  type Found = Match<T>
  const { name, faction = home } = tagged(text)
  if (!faction) return apart((await cardsOf())[kind](name) as Found)
  const match = (await cardsOf([faction]))[kind](name) as Found
  if (match.kind === 'exact' || match.kind === 'several') return apart(match)
  const elsewhere = (await cardsOf())[kind](name) as Found
  return apart(match.kind === 'none' || elsewhere.kind === 'exact' ? elsewhere : match)
}
