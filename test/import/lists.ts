import { readFileSync } from 'node:fs'
import { UserError } from '../../src/core/errors.js'
import { speaker } from '../../src/i18n/speaker.js'
import { en as fleets } from '../../src/i18n/words/fleets/en.js'
import { en as lists } from '../../src/i18n/words/lists/en.js'
import { type Imported, importList } from '../../src/store/importers/index.js'

export const { say } = speaker('en', fleets, lists)

export const fixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/lists/${name}`, import.meta.url))

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The one fleet of a list. */
export async function imported(list: string | Uint8Array): Promise<Imported> {
  const [fleet, another] = await importList(typeof list === 'string' ? bytes(list) : list, 'list')
  if (!fleet || another) throw new Error('not one fleet')
  return fleet
}

export const warnings = ({ warnings: messages }: Imported): readonly string[] => messages.map(say)

/** What is said when a file is refused. */
export async function refusal(reading: Promise<unknown>): Promise<string> {
  const trouble = await reading.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(trouble instanceof UserError)) throw new Error(`not refused: ${trouble}`)
  return say(trouble.text)
}
