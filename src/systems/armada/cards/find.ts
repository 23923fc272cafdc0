import { type Match, type Matcher, matcher } from '../../../core/names.js'
import { type Faction, type ObjectiveCard, type ObjectiveKind, type Slot, slots, type UpgradeCard } from '../fleet/profile.js'
import { parseLines, wordsOf } from './parse.js'

interface Deck<T> {
  readonly cards: readonly T[]
  readonly find: Matcher<T>
}

const deck = <T extends { readonly name: string; readonly aliases: readonly string[] }>(cards: readonly T[]): Deck<T> => ({
  cards,
  find: matcher(cards.map((card) => ({ names: [card.name, ...card.aliases], value: card }))),
})

let upgradeDeck: Promise<Deck<UpgradeCard>> | undefined
let objectiveDeck: Promise<Deck<ObjectiveCard>> | undefined

/** All upgrade cards. Read once, when first asked for. */
export const upgradeCards = (): Promise<Deck<UpgradeCard>> =>
  (upgradeDeck ??= import('./upgrades.js').then(({ upgrades }) =>
    deck(
      parseLines(upgrades).map(({ heading, columns: [name = '', points, factions, marks], aliases }) => ({
        name,
        slot: heading as Slot,
        points: Number(points),
        factions: wordsOf<Faction>(factions),
        unique: wordsOf(marks).includes('unique'),
        modification: wordsOf(marks).includes('modification'),
        aliases,
      })),
    ),
  ))

/** All objective cards. Read once, when first asked for. */
export const objectiveCards = (): Promise<Deck<ObjectiveCard>> =>
  (objectiveDeck ??= import('./objectives.js').then(({ objectives }) =>
    deck(
      parseLines(objectives).map(({ heading, columns: [name = ''], aliases }) => ({
        name,
        kind: heading as ObjectiveKind | 'campaign',
        aliases,
      })),
    ),
  ))

/** What tells cards of one name apart: Darth Vader is a commander, an officer and a weapons team. */
export interface Hint {
  readonly faction?: Faction | undefined
  readonly slot?: Slot | undefined
  readonly points?: number | undefined
  /** The slots of the ship that carries the card. */
  readonly slots?: readonly Slot[] | undefined
  /** The fleet has a commander of another name. */
  readonly commanded?: boolean
}

/** A name that says its slot: `Darth Vader (officer)`. */
const named = (text: string): { readonly name: string; readonly slot?: Slot } => {
  const [, name, word] = /^(.*\S) ?\(([a-z-]+)\)$/i.exec(text) ?? []
  const slot = slots.find((each) => each === word?.toLowerCase())
  return name && slot ? { name, slot } : { name: text }
}

/** An upgrade by name. Where several have it, slot, price, ship and faction decide, each only as far as it leaves one. */
export async function findUpgrade(text: string, hint: Hint = {}): Promise<Match<UpgradeCard>> {
  const { name, slot: said } = named(text)
  const match = (await upgradeCards()).find(name)
  if (match.kind !== 'several') return match
  const tests: readonly ((card: UpgradeCard) => boolean)[] = [
    ({ slot }) => slot === (said ?? hint.slot),
    ({ points }) => points === hint.points,
    ({ slot }) => hint.slots?.includes(slot) ?? false,
    ({ slot }) => (hint.commanded ?? false) && slot !== 'commander',
    ({ factions }) => hint.faction !== undefined && factions.includes(hint.faction),
  ]
  let left = match.values
  for (const test of tests) if (left.some(test)) left = left.filter(test)
  const [only, another] = left
  if (only && !another) return { kind: 'exact', value: only }
  return { kind: 'several', values: left, names: left.map((card) => `${card.name} (${card.slot})`) }
}
