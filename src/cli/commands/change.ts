import { jumpTo } from '../ask/colon.js'
import { correct } from '../ask/corrections.js'
import { listFixes, listJumps } from '../show/corrections.js'
import { flush, present, refusing, rollOn, type Sitting, sit } from '../sitting.js'
import type { Terminal } from '../terminal.js'

async function changed(terminal: Terminal, path: string, json: boolean, act: (sitting: Sitting) => void): Promise<void> {
  const sitting = await sit(terminal, path, { write: true, json })
  try {
    refusing(() => act(sitting))
    rollOn(sitting)
    flush(sitting)
    await present(sitting, sitting.game.match.question)
  } finally {
    sitting.game.close()
  }
}

/** Corrects the state by hand; without corrections lists what can be corrected. */
export async function fix(terminal: Terminal, path: string, words: readonly string[], json: boolean): Promise<void> {
  if (words.length) return changed(terminal, path, json, (sitting) => correct(sitting, words.join(' ')))
  const sitting = await sit(terminal, path, { json })
  listFixes(sitting)
  sitting.game.close()
}

/** Goes to another segment; without one lists them. */
export async function jump(terminal: Terminal, path: string, segment: string | undefined, json: boolean): Promise<void> {
  if (segment !== undefined) return changed(terminal, path, json, (sitting) => jumpTo(sitting, segment))
  const sitting = await sit(terminal, path, { json })
  listJumps(sitting)
  sitting.game.close()
}

/** Writes a remark into the log. */
export async function note(terminal: Terminal, path: string, text: string): Promise<void> {
  const sitting = await sit(terminal, path, { write: true })
  sitting.game.match.write({ type: 'note', text })
  sitting.game.close()
}
