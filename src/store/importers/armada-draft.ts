import type { Match } from '../../core/names.js'
import { findUpgrade } from '../../systems/armada/cards/find.js'
import type { ShipInput, SquadronInput, UpgradeInput } from '../../systems/armada/fleet/fleet-schema.js'
import type { Faction, ObjectiveKind, Slot, UpgradeCard } from '../../systems/armada/fleet/profile.js'
import { type Hints, shipNamed, squadronNamed, upgradeNamed } from './armada-names.js'
import type { Ledger } from './ledger.js'
import type { Figures } from './rows.js'
import type { Line } from './text.js'

export interface DraftShip {
  readonly file: ShipInput
  readonly slots: readonly Slot[]
  readonly upgrades: UpgradeInput[]
  readonly cards: UpgradeCard[]
  /** Points of the ship with its upgrades, as the list has them. */
  sum: number
}

/** A fleet while its list is read. */
export interface Draft {
  readonly book: Ledger
  readonly faction: Faction | undefined
  /** Whom the list names as commander at its top. */
  readonly commander: string | undefined
  readonly ships: DraftShip[]
  readonly squadrons: SquadronInput[]
  readonly objectives: Partial<Record<ObjectiveKind, string>>
  section: 'ships' | 'squadrons'
  squadronSum: number
  /** Where the list marks it: which ship. */
  flagship: number | undefined
  total: number | undefined
  /** A header that the next line may go on with. */
  objective: { readonly line: Line; readonly of: ObjectiveKind | undefined; readonly text: string } | undefined
}

/** A name on a line, with its price where it has one. */
export interface Wanted {
  readonly line: Line
  readonly text: string
  readonly points: number | undefined
  readonly figures?: Figures | undefined
}

/** Nothing when the card was found and added; else what came nearest. */
type Added = Promise<Match<unknown> | undefined>

export async function addShip(draft: Draft, { line, text, points, figures }: Wanted, marked = false): Added {
  const match = await shipNamed(draft.book.meant(line, text), hints(draft, points))
  const card = taken(draft, line, text, match, (ship) => ship.class)
  if (!card) return match
  if (draft.faction && card.faction !== draft.faction) draft.book.warn('import.card-faction', { name: card.class, faction: card.faction })
  const price = priced(draft, card.class, points, card.points)
  draft.ships.push({
    file: { class: card.class, ...price, ...unlike(card, figures) },
    slots: card.slots,
    upgrades: [],
    cards: [],
    sum: points ?? card.points,
  })
  if (marked) draft.flagship = draft.ships.length - 1
  draft.section = 'ships'
  return undefined
}

export async function addSquadron(draft: Draft, { line, text, points, figures }: Wanted, count = 1): Added {
  const match = await squadronNamed(draft.book.meant(line, text), hints(draft, points === undefined ? undefined : points / count))
  const card = taken(draft, line, text, match, (squadron) => squadron.name)
  if (!card || count < 1 || count > 60) return match
  // Behind `n x` some builders write the price of all, others of one: the one nearer to the card's counts.
  const [each] =
    points === undefined ? [] : [points / count, points].toSorted((a, b) => Math.abs(a - card.points) - Math.abs(b - card.points))
  const whole = each !== undefined && Number.isInteger(each) ? each : undefined
  const price = priced(draft, card.name, whole, card.points)
  draft.squadrons.push({ class: card.class, ...(card.unique && { name: card.name }), count, ...price, ...unlike(card, figures) })
  draft.squadronSum += (whole ?? card.points) * count
  return undefined
}

export async function addUpgrade(draft: Draft, { line, text, points }: Wanted): Added {
  const ship = draft.ships.at(-1)
  const match = await upgradeNamed(draft.book.meant(line, text), hints(draft, points), draft.commander, ship?.slots)
  const card = ship && taken(draft, line, text, match, ({ name }) => name)
  if (!ship || !card) return match
  const price = priced(draft, card.name, points, card.points).points ?? card.points
  ship.cards.push(card)
  const plain = price === card.points && (await findUpgrade(card.name)).kind === 'exact'
  ship.upgrades.push(plain ? card.name : { name: card.name, slot: card.slot, points: price, unique: card.unique })
  ship.sum += price
  return undefined
}

const hints = ({ faction }: Draft, points: number | undefined): Hints => ({ faction, points })

/** The card that was found; a guess is told. */
export function taken<T>({ book }: Draft, line: Line, text: string, match: Match<T>, nameOf: (card: T) => string): T | undefined {
  if (match.kind === 'exact') return match.value
  if (match.kind !== 'guess') return undefined
  book.guess(line, text, nameOf(match.value))
  return match.value
}

/** Tells that a name has no card, and which cards it could be. */
export const missed = ({ book }: Draft, line: Line, text: string, ...matches: readonly Match<unknown>[]): void =>
  book.miss(line, text, [...new Set(matches.flatMap((match) => (match.kind === 'several' ? match.names : [])))])

/** The figures that are not the card's. */
const unlike = (card: Figures, figures: Figures = {}): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([key, value]) => value !== card[key as keyof Figures]))

/** The list's price wins, because it was agreed on; that the card's is another is told. */
function priced({ book }: Draft, name: string, list: number | undefined, card: number): { readonly points?: number } {
  if (list === undefined || list === card || !Number.isInteger(list) || list < 0 || list > 999) return {}
  book.price(name, list, card)
  return { points: list }
}
