import type { Match } from '../../core/names.js'
import { objectiveCards } from '../../systems/armada/cards/find.js'
import type { Faction, UpgradeCard } from '../../systems/armada/fleet/profile.js'
import { factionOf } from '../../systems/armada/ships/find.js'
import { addShip, addSquadron, addUpgrade, type Draft, missed, taken, type Wanted } from './armada-draft.js'
import { type ArmadaFile, finish } from './armada-finish.js'
import { shipNamed, upgradeNamed } from './armada-names.js'
import type { Ledger } from './ledger.js'
import type { Placed, Row } from './rows.js'
import type { Line } from './text.js'

/** Puts a fleet together from the rows of a list. Nothing is refused: what has no card is missed in the ledger. */
export async function assembleArmada(rows: readonly Placed[], book: Ledger): Promise<ArmadaFile> {
  const header = (kind: 'name' | 'faction' | 'commander') => rows.flatMap(({ row }) => (row?.kind === kind ? [row.text] : []))[0]
  const faction = factionOf(header('faction')) ?? (await voted(rows))
  const draft: Draft = {
    book,
    faction,
    commander: await commanderIn(rows, faction),
    ships: [],
    squadrons: [],
    objectives: {},
    section: 'ships',
    squadronSum: 0,
    flagship: undefined,
    total: undefined,
    objective: undefined,
  }
  for (const { line, row } of rows) {
    if (row?.kind === 'rest' && draft.objective) {
      draft.objective = { ...draft.objective, text: `${draft.objective.text} ${row.text}` }
      continue
    }
    await keepObjective(draft)
    if (row) await read(draft, line, row)
    else book.miss(line)
  }
  await keepObjective(draft)
  return finish(draft, header('name'))
}

async function read(draft: Draft, line: Line, row: Row): Promise<void> {
  switch (row.kind) {
    case 'name':
    case 'faction':
    case 'remark':
      return
    case 'commander': {
      const match = await commanderNamed(row.text, draft.faction)
      if (!taken(draft, line, row.text, match, ({ name }) => name)) missed(draft, line, row.text, match)
      return
    }
    case 'objective':
      draft.objective = { line, of: row.of, text: row.text }
      return
    case 'rest':
      return draft.book.miss(line)
    case 'squadrons':
      draft.section = 'squadrons'
      return
    case 'total':
      draft.total = row.points
      return
    case 'sum': {
      const sum = (row.of ?? draft.section) === 'squadrons' ? draft.squadronSum : draft.ships.at(-1)?.sum
      if (sum !== undefined && sum !== row.points) draft.book.warn('import.sum', { line: line.line, list: row.points, sum })
      return
    }
    case 'model':
    case 'squadron':
    case 'item':
      return readCard(draft, line, row)
  }
}

type Card = Extract<Row, { kind: 'model' | 'squadron' | 'item' }>

/** Tries what the card should be by its place in the list, then what else its name could be. */
async function readCard(draft: Draft, line: Line, row: Card): Promise<void> {
  const figures = row.kind === 'item' ? undefined : row.figures
  const wanted: Wanted = { line, text: row.text, points: row.points, figures }
  const squadron = () => addSquadron(draft, wanted, row.kind === 'squadron' ? row.count : 1)
  const other =
    row.kind === 'model' ? () => addShip(draft, wanted, row.flagship) : row.kind === 'item' ? () => addUpgrade(draft, wanted) : undefined
  const [first, second] = !other ? [squadron] : draft.section === 'squadrons' ? [squadron, other] : [other, squadron]
  const before = draft.squadrons.length
  const nearest = await first()
  if (nearest) {
    const next = await second?.()
    if (next || !second) return missed(draft, line, row.text, nearest, ...(next ? [next] : []))
  }
  // A squadron that stands like a ship opens the squadrons of a list that has no heading for them.
  if (row.kind !== 'item' && draft.squadrons.length > before) draft.section = 'squadrons'
}

async function keepObjective(draft: Draft): Promise<void> {
  if (!draft.objective) return
  const { line, of, text } = draft.objective
  draft.objective = undefined
  const card = taken(draft, line, text, (await objectiveCards()).find(text), ({ name }) => name)
  const kind = of ?? (card && card.kind !== 'campaign' ? card.kind : undefined)
  if (card && kind) draft.objectives[kind] = card.name
  else draft.book.miss(line, text)
}

/** The commander whom the list names at its top, else the one upgrade that can be nothing else. */
async function commanderIn(rows: readonly Placed[], faction: Faction | undefined): Promise<string | undefined> {
  for (const { row } of rows) {
    const match = row?.kind === 'commander' ? await commanderNamed(row.text, faction) : undefined
    if (match?.kind === 'exact' || match?.kind === 'guess') return match.value.name
  }
  for (const { row } of rows) {
    const match = row?.kind === 'item' ? await upgradeNamed(row.text, { faction: undefined, points: row.points }) : undefined
    if (match?.kind === 'exact' && match.value.slot === 'commander') return match.value.name
  }
  return undefined
}

async function commanderNamed(text: string, faction: Faction | undefined): Promise<Match<UpgradeCard>> {
  const match = await upgradeNamed(text, { faction, points: undefined }, text)
  const other = (match.kind === 'exact' || match.kind === 'guess') && match.value.slot !== 'commander'
  return other ? { kind: 'none', close: [] } : match
}

/** The faction that most ships belong to, for lists that do not say it. */
async function voted(rows: readonly Placed[]): Promise<Faction | undefined> {
  const votes = new Map<Faction, number>()
  for (const { row } of rows) {
    if (row?.kind !== 'model') continue
    const match = await shipNamed(row.text, { faction: undefined, points: row.points })
    if (match.kind === 'exact') votes.set(match.value.faction, (votes.get(match.value.faction) ?? 0) + 1)
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
