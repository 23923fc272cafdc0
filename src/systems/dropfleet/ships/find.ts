import { type Match, type Matcher, matcher } from '../../../core/names.js'
import { factionOf, factions } from '../fleet/admirals.js'
import type { Profile } from '../fleet/profile.js'
import { parseShips } from './parse.js'

/** Where the ships of each faction are written; `mercenary` ships may be in any fleet. */
const files = {
  UCM: async () => (await import('./ucm.js')).ucm,
  PHR: async () => (await import('./phr.js')).phr,
  Scourge: async () => (await import('./scourge.js')).scourge,
  Shaltari: async () => (await import('./shaltari.js')).shaltari,
  Resistance: async () => (await import('./resistance.js')).resistance,
  mercenary: async () => (await import('./mercenary.js')).mercenary,
} as const
type Book = keyof typeof files

/** Other spellings of a class: old names, and halves of profiles that two hulls share. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  Kyiv: ['Kiev', 'Kiev Heavy Destroyer'],
  'Trident/Elysium': ['Trident', 'Elysium'],
  'Olympus/Eden': ['Olympus', 'Eden'],
}

const loaded = new Map<Book, Promise<readonly Profile[]>>()

/** The ships of a faction, or those that any fleet may have. Loaded once, when first asked for. */
export function shipsOf(book: Book): Promise<readonly Profile[]> {
  const known = loaded.get(book) ?? files[book]().then((text) => parseShips(text, book))
  loaded.set(book, known)
  return known
}

export const allShips = async (): Promise<readonly Profile[]> =>
  (await Promise.all([...factions, 'mercenary' as const].map(shipsOf))).flat()

const matchers = new Map<string, Matcher<Profile>>()

async function among(books: readonly Book[]): Promise<Matcher<Profile>> {
  const key = books.join()
  const known = matchers.get(key)
  if (known) return known
  const ships = (await Promise.all(books.map(shipsOf))).flat()
  const made = matcher(ships.map((ship) => ({ names: [ship.class, ship.name, ...(aliases[ship.class] ?? [])], value: ship })))
  matchers.set(key, made)
  return made
}

/** Looks a ship up by its class or its whole name: in its faction first, then everywhere, for fleets that mix. */
export async function findShip(name: string, faction?: string): Promise<Match<Profile>> {
  const home = factionOf(faction)
  const everywhere = async () => (await among([...factions, 'mercenary']))(name)
  if (!home) return everywhere()
  const match = (await among([home, 'mercenary']))(name)
  if (match.kind === 'exact' || match.kind === 'several') return match
  const elsewhere = await everywhere()
  return match.kind === 'none' || elsewhere.kind === 'exact' ? elsewhere : match
}
