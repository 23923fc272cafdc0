import { UserError } from '../core/errors.js'
import { type Message, messages } from '../core/words.js'
import type { Finding } from '../kit/fleet-checks.js'
import { decode, readBytes } from './files.js'
import { type AnyFleet, readerOf, systems } from './fleet-readers.js'
import type { Located } from './yaml.js'

export type FleetFileKey =
  | 'fleet-file.empty'
  | 'fleet-file.no-system'
  | 'fleet-file.fault'
  | 'fleet-file.fault-in-field'
  | 'fleet-file.two-lines'
  | 'fleet-file.more'

const say = messages<FleetFileKey>()

export interface LoadedFleet {
  readonly fleet: AnyFleet
  /** Worth a word, with file and line: figures that were guessed. */
  readonly warnings: readonly Message[]
}

/** Reads a fleet file. Whatever is wrong with it is a `UserError` (exit 2) that says file, line, field and what is allowed. */
export const readFleetFile = async (path: string): Promise<LoadedFleet> =>
  readFleetText(decode(await readBytes(path, fleetFileLimit), path), path)

/** Bytes of the largest fleet file: thousands of ships. */
export const fleetFileLimit = 256 * 1024

/** The same for a text that is at hand; `file` is the name that errors say. */
export async function readFleetText(text: string, file: string): Promise<LoadedFleet> {
  const { parseYaml } = await import('./yaml.js')
  const document = parseYaml(text, file)
  const data = document.data
  if (data === null || data === undefined) throw new UserError(say('fleet-file.empty', { file }), 2)
  return readFleetData(data, file, document)
}

/** The same for data, such as what an importer made. */
export async function readFleetData(data: unknown, file: string, document?: Located): Promise<LoadedFleet> {
  const system = typeof data === 'object' && data !== null && 'system' in data ? String(data.system) : ''
  const reader = readerOf(system)
  if (!reader) throw new UserError(say('fleet-file.no-system', { file, allowed: systems.join(', ') }), 2)
  const outcome = await (await reader())(data)
  const sentence = (finding: Finding) => placed(finding, file, document)
  if (outcome.ok) return { fleet: outcome.value, warnings: outcome.warnings.map(sentence) }
  throw new UserError(oneALine(outcome.failures.map(sentence)), 2)
}

function placed({ path, text: what }: Finding, file: string, document: Located | undefined): Message {
  const line = document?.lineOf(path) ?? 1
  const field = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ')
  return field ? say('fleet-file.fault-in-field', { file, line, field, what }) : say('fleet-file.fault', { file, line, what })
}

const mostLines = 20

/** Several sentences as one message, each on a line of its own. */
function oneALine([first, ...rest]: readonly Message[], told = 1): Message {
  if (!first) throw new Error('no sentence to say')
  if (!rest.length) return first
  if (told === mostLines) return say('fleet-file.more', { count: rest.length + 1 })
  return say('fleet-file.two-lines', { first, rest: oneALine(rest, told + 1) })
}
