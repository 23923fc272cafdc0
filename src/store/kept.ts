import { readFileSync, writeFileSync } from 'node:fs'
import type { KeptState } from '../core/replay.js'
import { decode, encode } from './lines.js'

/** The state at the last beginning of a segment, beside the journal, so that opening a long game replays a few dozen lines. */
const keptFile = (journal: string): string => `${journal}.kept`

interface Stored {
  readonly line: number
  readonly sum: string
  readonly app: string
  readonly rules: number
  readonly state: Readonly<Record<string, unknown>>
  readonly secret?: string
}

/** What a kept state must agree with to be used. */
export interface Belongs {
  readonly app: string
  readonly rules: number
  readonly sums: readonly string[]
}

/** Writes the kept state; trouble is passed over, since the journal alone is enough. */
export function writeKept(journal: string, { line, state }: KeptState, { app, rules, sums }: Belongs): void {
  const { secret, ...open } = state as { secret?: unknown }
  const stored: Stored = { line, sum: sums[line]!, app, rules, state: open, ...(secret !== undefined && { secret: encode(secret) }) }
  try {
    writeFileSync(keptFile(journal), JSON.stringify(stored))
  } catch {
    // The next opening replays from the start.
  }
}

/** The kept state of a journal; nothing when there is none or it belongs to another version, other rules or another line. */
export function readKept(journal: string, { app, rules, sums }: Belongs): KeptState | undefined {
  try {
    const { line, sum, app: by, rules: under, state, secret } = JSON.parse(readFileSync(keptFile(journal), 'utf8')) as Stored
    if (by !== app || under !== rules || sums[line] !== sum || line < 1) return undefined
    return { line, state: secret === undefined ? state : { ...state, secret: decode(secret) } }
  } catch {
    return undefined
  }
}
