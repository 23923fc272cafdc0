import { assembleArmada } from './armada.js'
import type { ArmadaFile } from './armada-finish.js'
import type { Account, OpenLedger } from './ledger.js'
import { header, item, model, objective, objectiveOf, type Placed, type Row, squadron } from './rows.js'

type Json = Readonly<Record<string, unknown>>

/** Rosters of buyingme's Armada: `{ kind: "fleet_roster", ships: [{ data_key, upgrades }], … }`, or wrapped in a `fleet_export`. */
export function rosterIn(data: unknown): Json | undefined {
  const kind = isObject(data) ? data.kind : undefined
  if (isObject(data) && kind === 'fleet_roster') return data
  return isObject(data) && kind === 'fleet_export' ? rosterIn(data.fleet) : undefined
}

/** Entries stand for lines: each ship, upgrade, squadron and objective is one, numbered in the order of the file. */
export async function readBuyingme(roster: Json, open: OpenLedger): Promise<Account & { readonly fleet: ArmadaFile }> {
  const rows: Placed[] = []
  const put = (text: string, row: Row | undefined) => rows.push({ line: { line: rows.length + 1, text }, row })
  if (typeof roster.name === 'string') put(roster.name, header('name', roster.name))
  if (typeof roster.faction === 'string') put(roster.faction, header('faction', roster.faction))
  for (const ship of listIn(roster.ships)) {
    const name = keyOf(ship)
    put(name, model(name))
    for (const upgrade of isObject(ship) ? listIn(ship.upgrades) : []) put(keyOf(upgrade), item(keyOf(upgrade) + slotOf(upgrade)))
  }
  for (const entry of listIn(roster.squadrons)) put(keyOf(entry), squadron('1', keyOf(entry)))
  for (const [kind, name] of Object.entries(isObject(roster.objectives) ? roster.objectives : {})) {
    if (typeof name === 'string' && name) put(name, objective(name, objectiveOf(kind)))
  }
  const book = open(rows.map(({ line }) => line))
  return { fleet: await assembleArmada(rows, book), ...book.account() }
}

const keyOf = (entry: unknown): string =>
  (isObject(entry) && typeof entry.data_key === 'string' ? entry.data_key : '?').replaceAll('_', ' ')
/** `OFFICER` and `COMMANDER` tell cards of one name apart. */
const slotOf = (entry: unknown): string =>
  isObject(entry) && typeof entry.slot_type === 'string' && /^(officer|commander)s?$/i.test(entry.slot_type)
    ? ` (${entry.slot_type.replace(/s$/i, '')})`
    : ''
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
