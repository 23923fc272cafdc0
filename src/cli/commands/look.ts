import { UserError } from '../../core/errors.js'
import { lineNumber } from '../ask/colon.js'
import { showState, showStory } from '../show/state.js'
import { present, sit } from '../sitting.js'
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
  const sitting = await sit(terminal, path, { json: json ?? false, ...(upTo !== undefined && { upTo }) })
  try {
    const one = side?.toUpperCase()
    if (one !== undefined && one !== 'A' && one !== 'B') throw new UserError({ key: 'error.side', args: { side: side! } }, 2)
    showState(sitting, { ...(one && { side: one }), ...(labels && { labels }), ...(at !== undefined && { at: lineNumber(sitting, at) }) })
  } finally {
    sitting.game.close()
  }
}

/** The waiting question, or the end. */
export async function next(terminal: Terminal, path: string, json: boolean): Promise<void> {
  const sitting = await sit(terminal, path, { json })
  try {
    await present(sitting, sitting.game.match.question)
  } finally {
    sitting.game.close()
  }
}

export interface LogFlags {
  readonly json: boolean
  /** Faces and counts by side instead of the story. */
  readonly dice: boolean
}

/** The story so far. */
export async function log(terminal: Terminal, path: string, { json, dice }: LogFlags): Promise<void> {
  const sitting = await sit(terminal, path, { json })
  try {
    if (dice) (await import('../show/fair-dice.js')).showDice(sitting)
    else showStory(sitting)
  } finally {
    sitting.game.close()
  }
}
