import { jumpTo } from '../ask/colon.js'
import { correct } from '../ask/corrections.js'
import { listFixes, listJumps } from '../show/corrections.js'
import { flush, present, refusing, rollOn, type Sitting, seated } from '../sitting.js'
import type { Terminal } from '../terminal.js'

const changed = (terminal: Terminal, path: string, json: boolean, act: (sitting: Sitting) => void): Promise<void> =>
  seated(terminal, path, { write: true, json }, async (sitting) => {
    refusing(() => act(sitting))
    rollOn(sitting)
    flush(sitting)
    await present(sitting)
  })

/** Corrects the state by hand; without corrections lists what can be corrected. */
export const fix = (terminal: Terminal, path: string, words: readonly string[], json: boolean): Promise<void> =>
  words.length ? changed(terminal, path, json, (sitting) => correct(sitting, words.join(' '))) : seated(terminal, path, { json }, listFixes)

/** Goes to another segment; without one lists them. */
export const jump = (terminal: Terminal, path: string, segment: string | undefined, json: boolean): Promise<void> =>
  segment === undefined ? seated(terminal, path, { json }, listJumps) : changed(terminal, path, json, (sitting) => jumpTo(sitting, segment))

/** Writes a remark into the log. */
export const note = (terminal: Terminal, path: string, text: string): Promise<void> =>
  seated(terminal, path, { write: true }, ({ game }) => game.match.write({ type: 'note', text }))
