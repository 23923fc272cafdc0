import { bringBack, lineNumber, takeBack } from '../ask/colon.js'
import { flush, present, type Sitting, seated } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface BackFlags {
  readonly to?: string
  readonly json?: boolean
}

/** One decision back, or back to right after a line. UserError (exit 1) when there is nothing to undo. */
export const undo = (terminal: Terminal, path: string, flags: BackFlags): Promise<void> =>
  moved(terminal, path, flags, (sitting) => takeBack(sitting, flags.to === undefined ? undefined : lineNumber(sitting, flags.to)))

/** One decision forth again. UserError (exit 1) when there is nothing to redo. */
export const redo = (terminal: Terminal, path: string, flags: BackFlags): Promise<void> => moved(terminal, path, flags, bringBack)

/** Dice that wait afterwards are not rolled: the table decides whether it is to go on from there. */
const moved = (terminal: Terminal, path: string, { json = false }: BackFlags, act: (sitting: Sitting) => void): Promise<void> =>
  seated(terminal, path, { write: true, json }, async (sitting) => {
    act(sitting)
    flush(sitting)
    await present(sitting)
  })
