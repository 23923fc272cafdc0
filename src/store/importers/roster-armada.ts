import { assembleArmada } from './armada.js'
import type { ArmadaFile } from './armada-finish.js'
import type { Account, OpenLedger } from './ledger.js'
import type { Roster, Selection } from './roster-tree.js'
import { all, entriesOf, isSetting } from './roster-walk.js'
import { type Figures, header, item, model, objective, objectiveOf, type Placed, squadron } from './rows.js'
import type { Line } from './text.js'

/** The game system that rosters of the Armada catalogues name. */
export const armadaSystem = '4007-48b0-a016-7a8e'

const profileOf = ({ profiles }: Selection, kind: RegExp) => profiles.find(({ type }) => kind.test(type))
const isShip = (selection: Selection) => profileOf(selection, /\bships?$/i) !== undefined
const isSquadron = (selection: Selection) => profileOf(selection, /\bsquadrons?$/i) !== undefined

/** A roster of the Armada catalogues: ships and squadrons are known by their profiles, the rest by its place and name. */
export async function readArmadaRoster(roster: Roster, open: OpenLedger): Promise<Account & { readonly fleet: ArmadaFile }> {
  const entries = entriesOf(roster)
  const book = open([...entries.values()])
  const selections = roster.forces.flatMap((force) => force.selections)
  const faction = roster.forces.map(({ catalogue }) => catalogue).find((name) => name !== '') ?? ''
  const none: Line = { line: 0, text: '' }
  const heads: readonly Placed[] = [
    { line: none, row: header('name', roster.name) },
    { line: none, row: header('faction', factionWord(faction)) },
    ...(roster.points === undefined ? [] : [{ line: none, row: { kind: 'total', points: roster.points } as const }]),
  ]
  const rows = (selection: Selection): readonly Placed[] => {
    if (isShip(selection)) return ship(selection, entries)
    if (isSquadron(selection)) return squadrons(selection, entries)
    return [{ line: entries.get(selection)!, row: settingOf(selection) }, ...selection.selections.flatMap(rows)]
  }
  const placed = selections.flatMap(rows)
  return { fleet: await assembleArmada([...heads, ...placed], book), ...book.account() }
}

function squadrons(selection: Selection, entries: ReadonlyMap<Selection, Line>): readonly Placed[] {
  const { name, values } = profileOf(selection, /\bsquadrons?$/i)!
  const row = squadron(String(selection.number), name, String(selection.points), figuresIn(values, ['hull', 'speed']))
  const parts = all(selection.selections).map((part): Placed => ({ line: entries.get(part)!, row: { kind: 'remark' } }))
  return [{ line: entries.get(selection)!, row }, ...parts]
}

/** A ship with its upgrades; where the roster has it more than once, once for each. */
function ship(selection: Selection, entries: ReadonlyMap<Selection, Line>): readonly Placed[] {
  const { name, values } = profileOf(selection, /\bships?$/i)!
  const figures = figuresIn(values, ['hull', 'command', 'squadron', 'engineering'])
  const row = selection.number > 60 ? undefined : model(name, String(selection.points / selection.number), { figures })
  const parts = all(selection.selections).map((part): Placed => {
    const line = entries.get(part)!
    return { line, row: isSetting(part) && part.selections.length ? { kind: 'remark' } : item(part.name, String(part.points)) }
  })
  return Array.from({ length: Math.min(selection.number, 60) }, () => [{ line: entries.get(selection)!, row }, ...parts]).flat()
}

/** Characteristics by name, whole numbers only. */
function figuresIn(values: Readonly<Record<string, string>>, keys: readonly (keyof Figures)[]): Figures {
  const found = Object.entries(values).map(
    ([name, value]) => [name.trim().toLowerCase(), /^\d{1,2}$/.test(value.trim()) ? Number(value) : undefined] as const,
  )
  return Object.fromEntries(found.filter(([name, value]) => value !== undefined && value > 0 && keys.some((key) => key === name)))
}

function settingOf(selection: Selection): Placed['row'] {
  const labels = [selection.group, ...selection.categories].join(' ')
  const [kind] = /assault|defen[cs]e|navigation/i.exec(labels) ?? []
  if (/objective/i.test(labels) && !selection.selections.length) {
    return objective(selection.name, kind ? objectiveOf(kind) : undefined)
  }
  return isSetting(selection) ? { kind: 'remark' } : undefined
}

const factionWord = (catalogue: string): string => /rebel|empire|imperial|republic|separatist/i.exec(catalogue)?.[0] ?? catalogue
