import { UserError } from '../../core/errors.js'
import { lineNumber } from '../ask/colon.js'
import { showState, showStory } from '../show/state.js'
import { present, seated } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface ShowFlags {
  readonly at?: string
  readonly side?: string
  readonly labels?: boolean
  readonly json?: boolean
}

/** Tables of the state, now or right after a line. */
export async function show(terminal: Terminal, path: string, { at, side, labels, json }: ShowFlags): Promise<void> {
  const upTo = at !== undefined && /^[1-9]\d*$/.test(at) ? Number(at) : undefined
  await seated(terminal, path, { json: json ?? false, ...(upTo !== undefined && { upTo }) }, (sitting) => {
    const one = side?.toUpperCase()
    if (one !== undefined && one !== 'A' && one !== 'B') throw new UserError({ key: 'error.side', args: { side: side! } }, 2)
    showState(sitting, { ...(one && { side: one }), ...(labels && { labels }), ...(at !== undefined && { at: lineNumber(sitting, at) }) })
  })
}

/** The waiting question, or the end. */
export const next = (terminal: Terminal, path: string, json: boolean): Promise<void> => seated(terminal, path, { json }, present)

export interface LogFlags {
  readonly json: boolean
  /** Faces and counts by side instead of the story. */
  readonly dice: boolean
}

/** The story so far. */
export const log = (terminal: Terminal, path: string, { json, dice }: LogFlags): Promise<void> =>
  seated(terminal, path, { json }, async (sitting) => {
    if (dice) (await import('../show/fair-dice.js')).showDice(sitting)
    else showStory(sitting)
  })
