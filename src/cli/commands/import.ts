import { writeFile } from 'node:fs/promises'
import { UserError } from '../../core/errors.js'
import { messages } from '../../core/words.js'
import { readBytes } from '../../store/files.js'
import { readFleetData } from '../../store/fleet-files.js'
import { type Chooser, importAsking } from '../../store/importers/ask.js'
import { type Imported, listLimit } from '../../store/importers/index.js'
import { accountOf, hasModels, isFleetFile } from '../../store/open-fleet.js'
import { fleetLines } from '../show/fleet-lines.js'
import { jsonWarning } from '../show/json-warning.js'
import type { Terminal } from '../terminal.js'

export type ImportCommandKey =
  | 'import.read'
  | 'import.written'
  | 'import.fleet-file'
  | 'import.other-system'
  | 'import.cannot-write'
  | 'import.nothing'
  | 'import.several-fleets'

const say = messages<ImportCommandKey>()

export interface ImportFlags {
  readonly json?: boolean
  /** `-o`: where the fleet file is written, as YAML. */
  readonly output?: string
  /** `--system`: the only one that is wanted. */
  readonly system?: string
  /** All of stdin, for the file `-`. */
  readonly input: () => Promise<Uint8Array>
  /** Where somebody can be asked: which of several cards a name is. Without it they are listed. */
  readonly choose?: Chooser
}

/** `fleetref import FILE|-`: prints what was read on stdout, and every line that was not understood on stderr. */
export async function importCommand(terminal: Terminal, file: string, flags: ImportFlags): Promise<0> {
  const bytes = file === '-' ? await flags.input() : await readBytes(file, listLimit)
  if (isFleetFile(bytes, file)) throw new UserError(say('import.fleet-file', { file }), 2)
  const fleets = await importAsking(bytes, file, flags.choose)
  const other = fleets.find(({ fleet }) => flags.system && fleet.system !== flags.system)
  if (other) throw new UserError(say('import.other-system', { file, system: other.fleet.system }), 2)
  if (flags.output !== undefined && fleets.length > 1) throw new UserError(say('import.several-fleets', { file }), 2)
  for (const imported of fleets) await tell(terminal, file, imported, flags.json ?? false)
  if (!fleets.some(hasModels)) throw new UserError(say('import.nothing', { file }), 2)
  if (flags.output !== undefined && fleets[0]) await write(terminal, flags.output, fleets[0])
  return 0
}

async function tell(terminal: Terminal, file: string, imported: Imported, json: boolean): Promise<void> {
  const { format, fleet, linesRead, linesUsed, linesNotUnderstood, guessed, warnings } = imported
  if (json) {
    terminal.out(JSON.stringify({ type: 'fleet', format, fleet, linesRead, linesUsed, linesNotUnderstood, guessed }))
    for (const warning of warnings) terminal.out(jsonWarning(terminal, warning))
    return
  }
  const counts = { format, read: linesRead, used: linesUsed, left: linesNotUnderstood.length, guessed: guessed.length }
  terminal.out(terminal.say(say('import.read', counts)))
  if (hasModels(imported)) for (const line of fleetLines((await readFleetData(fleet, file)).fleet)) terminal.out(terminal.say(line))
  for (const sentence of [...accountOf(imported), ...warnings]) terminal.err(terminal.say(sentence))
}

async function write(terminal: Terminal, path: string, { fleet }: Imported): Promise<void> {
  const { toYaml } = await import('../../store/to-yaml.js')
  try {
    await writeFile(path, toYaml(fleet))
  } catch (trouble) {
    throw new UserError(say('import.cannot-write', { file: path, code: (trouble as NodeJS.ErrnoException).code ?? '' }), 1)
  }
  terminal.err(terminal.say(say('import.written', { file: path })))
}
