import { UserError } from '../../core/errors.js'
import { lineNumber, takeBack } from '../ask/colon.js'
import { flush, present, sit } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface BackFlags {
  readonly to?: string
  readonly json?: boolean
}

/** One decision back, or back to right after a line. UserError (exit 1) when there is nothing to undo. */
export async function undo(terminal: Terminal, path: string, flags: BackFlags): Promise<void> {
  const sitting = await sit(terminal, path, { write: true, json: flags.json ?? false })
  try {
    takeBack(sitting, flags.to === undefined ? undefined : lineNumber(sitting, flags.to))
    flush(sitting)
    await present(sitting, sitting.game.match.question)
  } finally {
    sitting.game.close()
  }
}

/** One decision forth again. UserError (exit 1) when there is nothing to redo. */
export async function redo(terminal: Terminal, path: string, flags: BackFlags): Promise<void> {
  const sitting = await sit(terminal, path, { write: true, json: flags.json ?? false })
  try {
    if (sitting.game.match.redo() === undefined) throw new UserError({ key: 'error.nothing-to-redo' }, 1)
    sitting.terminal.err(sitting.terminal.say({ key: 'redo.done' }))
    flush(sitting)
    await present(sitting, sitting.game.match.question)
  } finally {
    sitting.game.close()
  }
}
