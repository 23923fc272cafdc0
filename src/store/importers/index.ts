import { UserError } from '../../core/errors.js'
import { messages } from '../../core/words.js'
import { afd } from './afd.js'
import { aff } from './aff.js'
import { assembleArmada } from './armada.js'
import type { ArmadaFile } from './armada-finish.js'
import { readBuyingme, rosterIn } from './buyingme.js'
import { isDflist, readDflist } from './dflist.js'
import type { DropfleetFile } from './dropfleet-draft.js'
import { fabs } from './fabs.js'
import { flagship } from './flagship.js'
import { fleetBuilder } from './fleet-builder.js'
import { kingston } from './kingston.js'
import { type Account, type Answers, ledger, type OpenLedger } from './ledger.js'
import type { Roster } from './roster-tree.js'
import { readRows, type TextFormat } from './rows.js'
import { decodeList, type Line, linesOf } from './text.js'
import { isTournament, readTournament } from './tournament.js'
import { warlords } from './warlords.js'

/** A fleet read from another program's list: a fleet file, and the account of every line. */
export interface Imported extends Account {
  readonly format: string
  readonly fleet: ArmadaFile | DropfleetFile
}

export type ImportFileKey =
  | 'import.link'
  | 'import.vassal'
  | 'import.second-edition-text'
  | 'import.unknown-roster'
  | 'import.unknown-json'
  | 'import.empty'
const say = messages<ImportFileKey>()
const refuse = (key: ImportFileKey, args?: Record<string, string>) => new UserError(say(key, args), 2)

/** Bytes of the largest list that is read. */
export const listLimit = 2 * 1024 * 1024

/**
 * Reads a list in any of the formats that we know; a tournament sheet holds several fleets. Lists are never refused for
 * what is in them, only for being no list: a `UserError` says what the file is instead.
 */
export async function importList(bytes: Uint8Array, file: string, answers?: Answers): Promise<readonly Imported[]> {
  const open: OpenLedger = (lines) => ledger(lines, answers)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return [await importZip(bytes, file, open)]
  const text = decodeList(bytes)
  const start = text.replace(/^\ufeff/, '').trimStart()
  if (start === '') throw refuse('import.empty', { file })
  if (/^[[{]/.test(start)) {
    const data = jsonIn(start)
    // A list of Fab's may begin with `[ EMPIRE FLEET`, which is no JSON.
    if (data !== undefined) return [await importJson(data, file, open)]
  }
  if (start.startsWith('<')) return [await importXml(start, file, open)]
  if (/^https?:\/\/\S+$/.test(start.trim())) throw refuse('import.link', { file })
  if (isTournament(start)) return (await readTournament(start, open)).map((fleet) => ({ format: 'tournament', ...fleet }))
  return importText(text, file, open)
}

/** Text formats of Armada in the order in which they are tried: the first whose marks a text has. */
const armadaFormats: readonly TextFormat[] = [warlords, fabs, aff, afd, fleetBuilder, flagship, kingston]

async function importText(text: string, file: string, open: OpenLedger): Promise<readonly Imported[]> {
  const lines = linesOf(text)
  const whole = lines.map((line) => line.text).join('\n')
  if (isDflist(whole)) return [await asDflist(lines, open)]
  if (/^# \+\+ .* \+\+ \[|Built with type37/im.test(whole)) throw refuse('import.second-edition-text', { file })
  const format = armadaFormats.find(({ detect }) => detect(whole))
  if (format) return [await asArmada(lines, format, open)]
  // Typed by hand, or with its marks lost: whichever game understands more of it.
  const [first, second] = [await asArmada(lines, kingston, open), await asDflist(lines, open)]
  return [{ ...(ships(second) > ships(first) ? second : first), format: 'text' }]
}

async function asArmada(lines: readonly Line[], format: TextFormat, open: OpenLedger): Promise<Imported> {
  const book = open(lines)
  return { format: format.id, fleet: await assembleArmada(readRows(lines, format), book), ...book.account() }
}

async function asDflist(lines: readonly Line[], open: OpenLedger): Promise<Imported> {
  const book = open(lines)
  return { format: 'dflist', fleet: await readDflist(lines, book), ...book.account() }
}

const ships = ({ fleet }: Imported): number =>
  fleet.system === 'armada' ? fleet.ships.length + fleet.squadrons.length : fleet.battlegroups.flatMap(({ groups }) => groups).length

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function importJson(data: unknown, file: string, open: OpenLedger): Promise<Imported> {
  const roster = rosterIn(data)
  if (roster) return { format: 'buyingme', ...(await readBuyingme(roster, open)) }
  if (typeof data !== 'object' || data === null || !('roster' in data)) throw refuse('import.unknown-json', { file })
  const { rosterOf } = await import('./roster-tree.js')
  return importRoster(rosterOf(data, file), 'new-recruit', file, open)
}

async function importXml(text: string, file: string, open: OpenLedger, format = 'ros'): Promise<Imported> {
  const [{ parseRosterXml }, { rosterOf }] = await Promise.all([import('./roster-xml.js'), import('./roster-tree.js')])
  return importRoster(rosterOf(await parseRosterXml(text, file), file), format, file, open)
}

async function importZip(bytes: Uint8Array, file: string, open: OpenLedger): Promise<Imported> {
  // The names in a zip stand in plain bytes: a saved game of VASSAL has a member of this name.
  if (/savedGame/.test(new TextDecoder('latin1').decode(bytes.subarray(-4096)))) throw refuse('import.vassal', { file })
  const { unpackRoster } = await import('./roster-zip.js')
  return importXml(decodeList(await unpackRoster(bytes, file)), file, open, 'rosz')
}

async function importRoster(roster: Roster, format: string, file: string, open: OpenLedger): Promise<Imported> {
  const { armadaSystem, readArmadaRoster } = await import('./roster-armada.js')
  if (roster.gameSystem === armadaSystem) return { format, ...(await readArmadaRoster(roster, open)) }
  const { dropfleetSystems, readDropfleetRoster } = await import('./roster-dropfleet.js')
  const known: readonly string[] = Object.values(dropfleetSystems)
  if (known.includes(roster.gameSystem)) return { format, ...(await readDropfleetRoster(roster, open)) }
  throw refuse('import.unknown-roster', { file })
}
