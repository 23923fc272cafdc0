import { fold } from '../../../core/names.js'

/** A rank that a fleet can buy. Points are for the whole fleet. */
export interface Rank {
  readonly title: string
  readonly value: number
  readonly points: number
}

/** From the cheapest rank up; without an admiral a fleet has the value before it. Prices: 1.7 army lists, October 2024. */
const titles = {
  UCM: ['Captain', 'Commodore', 'Vice-Admiral', 'Admiral', 'Admiral of the Fleet'],
  PHR: ['Fleet Vizier', 'Vice Director', 'Director', 'High Director', 'Grand Director'],
  Scourge: ['Fleet Enslaver', 'Fleet Champion', 'Fleet Master', 'Fleet Overlord', 'Fleet Puppeteer'],
  Shaltari: ['Star Shaman', 'Star Elder', 'Starchief', 'High Starchief', 'Prime Starchief'],
  Resistance: ['Engineer', 'Head Engineer', 'High Technician', 'Chief Operator', 'Master Artificer'],
} as const
const prices = [20, 40, 80, 100, 140]

export type Faction = keyof typeof titles
export const factions = Object.keys(titles) as readonly Faction[]

const longNames: Readonly<Record<string, Faction>> = {
  'United Colonies of Mankind': 'UCM',
  'Post-Human Republic': 'PHR',
  'Shaltari Tribes': 'Shaltari',
  'The Scourge': 'Scourge',
  'The Resistance': 'Resistance',
}

/** The faction by its short or long name; nothing for one that we have no ships of. */
export function factionOf(name: string | undefined): Faction | undefined {
  if (name === undefined) return undefined
  const known: readonly (readonly [string, Faction])[] = [...factions.map((short) => [short, short] as const), ...Object.entries(longNames)]
  return known.find(([spelling]) => fold(spelling) === fold(name))?.[1]
}

/** The Admiral Value of a fleet that has bought none. Resistance crews are one better at every price. */
export const freeValue = (faction: Faction | undefined): number => (faction === 'Resistance' ? 2 : 1)

export const ranksOf = (faction: Faction): readonly Rank[] =>
  titles[faction].map((title, index) => ({ title, value: freeValue(faction) + 1 + index, points: prices[index]! }))

/** A rank by its title, of this faction or else of any (`UCM Commodore` too). */
export function admiralRank(title: string, faction?: string): Rank | undefined {
  const own = factionOf(faction)
  const spelling = fold(title.replace(/^AV\d+\s+/i, ''))
  const named = (each: Faction) =>
    ranksOf(each).find((rank) => [rank.title, `${each} ${rank.title}`].some((name) => fold(name) === spelling))
  return [...(own ? [own] : []), ...factions].map(named).find((rank) => rank !== undefined)
}

/** Points of an admiral: by the title, else by the value. */
export function admiralCost({ name, value }: { readonly name: string; readonly value: number }, faction?: string): number {
  const own = factionOf(faction)
  const byValue = own && ranksOf(own).find((rank) => rank.value === value)
  return (admiralRank(name, faction) ?? byValue)?.points ?? 0
}
