import { UserError } from '../../core/errors.js'
import { createJournal, readJournal, writeJournal } from '../../store/journal-file.js'
import { chained, fileSource, lineSource, type Source } from '../ask/source.js'
import { session } from '../session.js'
import { sit } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface PlayFlags {
  readonly answers?: string
  readonly json?: boolean
  readonly languageGiven?: boolean
}

/** Goes on with a game until it is over, left, or its input ends. Gives the exit code. */
export async function play(terminal: Terminal, path: string, flags: PlayFlags): Promise<number> {
  const ahead = flags.answers === undefined ? undefined : fileSource(flags.answers)
  const sitting = await sit(terminal, path, { write: true, json: flags.json ?? false, languageGiven: flags.languageGiven ?? true })
  process.once('exit', sitting.game.close)
  let source: Source | undefined
  try {
    const typed = lineSource({ input: process.stdin, output: process.stdout, interactive: terminal.interactive })
    source = ahead ? chained(ahead, typed) : typed
    return await session(sitting, source)
  } finally {
    source?.close()
    process.off('exit', sitting.game.close)
    sitting.game.close()
  }
}

/**
 * Copies a game up to LINE into a new file, to go on from there: for a journal that is damaged further on, or whose later
 * lines no longer fit. Throws UserError (exit 2) when the line is not there or the file is already taken.
 */
export function branch(path: string, line: number, to: string): void {
  const journal = readJournal(path, line)
  if (!Number.isInteger(line) || line < 1 || line > journal.lines.length + 1) {
    throw new UserError({ key: 'error.line', args: { line: String(line), last: journal.lines.length + 1 } }, 2)
  }
  createJournal(to, journal.header)
  const writer = writeJournal(readJournal(to))
  writer.append(journal.lines.slice(0, line - 1))
  writer.close()
}
