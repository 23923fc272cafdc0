import { extname } from 'node:path'
import { UserError } from '../core/errors.js'
import { type Message, messages } from '../core/words.js'
import { decode, readBytes } from './files.js'
import { readFleetData, readFleetText } from './fleet-files.js'
import type { AnyFleet } from './fleet-readers.js'
import type { Chooser } from './importers/ask.js'
import type { Imported } from './importers/index.js'

export type OpenKey = 'import.line' | 'import.line-candidates' | 'import.guessed' | 'import.nothing' | 'import.several-fleets'

const say = messages<OpenKey>()

export interface OpenedFleet {
  readonly fleet: AnyFleet
  readonly warnings: readonly Message[]
  /** Where the file was another program's list: what became of its lines. */
  readonly imported?: Imported
}

/** Opens what a person calls a fleet: a fleet file, or a list of any builder that we can read. */
export async function openFleet(path: string, choose?: Chooser): Promise<OpenedFleet> {
  const [{ importAsking }, { listLimit }] = await Promise.all([import('./importers/ask.js'), import('./importers/index.js')])
  const bytes = await readBytes(path, listLimit)
  if (isFleetFile(bytes, path)) return readFleetText(decode(bytes, path), path)
  const [imported, another] = await importAsking(bytes, path, choose)
  if (another) throw new UserError(say('import.several-fleets', { file: path }), 2)
  if (!imported || !hasModels(imported)) throw new UserError(say('import.nothing', { file: path }), 2)
  const { fleet, warnings } = await readFleetData(imported.fleet, path)
  return { fleet, warnings: [...warnings, ...accountOf(imported), ...imported.warnings], imported }
}

/** A fleet file says for which system it is; a `.yaml` is meant to be one whatever it says. */
export function isFleetFile(bytes: Uint8Array, path: string): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 64 * 1024))
  return /^\.ya?ml$/i.test(extname(path)) || /^[ \t{]*["']?system["']?[ \t]*:|"system"\s*:\s*"(dropfleet|armada)"/m.test(start)
}

/** Whether anything was read that could be played. */
export const hasModels = ({ fleet }: Imported): boolean =>
  fleet.system === 'armada' ? fleet.ships.length + fleet.squadrons.length > 0 : fleet.battlegroups.length > 0

/** A sentence for every line that was not understood and every name that was guessed. */
export const accountOf = ({ linesNotUnderstood, guessed }: Imported): readonly Message[] => [
  ...linesNotUnderstood.map(({ line, text, candidates }) =>
    candidates ? say('import.line-candidates', { line, text, close: candidates.join(', ') }) : say('import.line', { line, text }),
  ),
  ...guessed.map(({ line, text, taken }) => say('import.guessed', { line, text, taken })),
]
