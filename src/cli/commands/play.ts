import { existsSync } from 'node:fs'
import { UserError } from '../../core/errors.js'
import type { Line } from '../../core/journal.js'
import { createGame } from '../../store/games.js'
import { readJournal } from '../../store/journal-file.js'
import { type Asker, inTurn } from '../ask/asker.js'
import { askerFor } from '../ask/choose-asker.js'
import { linesAsker } from '../ask/lines.js'
import { fileSource } from '../ask/source.js'
import { loadSystem } from '../playables.js'
import { session } from '../session.js'
import { flush, present, rollOn, seated } from '../sitting.js'
import type { Terminal } from '../terminal.js'
import { type WantedFile, wantedFile } from './which.js'

export interface PlayFlags {
  readonly answers?: string
  readonly json?: boolean
  readonly languageGiven?: boolean
}

/** Goes on with a game until it is over, left, or its input ends. Asks through `asker`, or as this terminal allows. Gives the exit code. */
export async function play(terminal: Terminal, path: string, flags: PlayFlags, asker?: Asker): Promise<number> {
  const ahead = flags.answers === undefined ? undefined : linesAsker(fileSource(flags.answers))
  return seated(terminal, path, opening(flags), async (sitting) => {
    const people = asker ?? (await askerFor(terminal, flags.json))
    const asking = ahead ? inTurn(ahead, people) : people
    try {
      return await session(sitting, asking)
    } finally {
      asking.close()
    }
  })
}

/** Opens a new game and shows what waits, without playing (`--no-play`). */
export const start = (terminal: Terminal, path: string, flags: PlayFlags): Promise<void> =>
  seated(terminal, path, opening(flags), async (sitting) => {
    if (!terminal.interactive) rollOn(sitting)
    flush(sitting)
    await present(sitting)
  })

const opening = ({ json = false, languageGiven = true }: PlayFlags) => ({ write: true, json, languageGiven })

/**
 * Copies a game up to LINE into a new file, to go on from there: for a journal that is damaged further on, or whose later
 * lines no longer fit. Gives the new file. Throws UserError (exit 2) when the line is not there or the file is taken.
 */
export async function branch(terminal: Terminal, path: string, text: string, flags: WantedFile): Promise<string> {
  const line = Number(text)
  const journal = Number.isInteger(line) && line > 0 ? readJournal(path, line) : readJournal(path)
  if (!Number.isInteger(line) || line < 1 || line > journal.lines.length + 1) {
    throw new UserError({ key: 'error.line', args: { line: text, last: journal.lines.length + 1 } }, 2)
  }
  const to = wantedFile(flags) ?? freeBeside(path, line)
  const system = await loadSystem(journal.header.system)
  const renewed: readonly Line[] = system && system.rules !== journal.header.rules ? [{ type: 'rules', rules: system.rules }] : []
  createGame(to, journal.header, [...journal.lines.slice(0, line - 1), ...renewed])
  terminal.err(terminal.say({ key: 'new.branch', args: { line, path: to } }))
  return to
}

/** `game-until-41.jsonl` beside the game, or with a number behind it while that is taken. */
function freeBeside(path: string, line: number): string {
  const stem = path.replace(/\.jsonl$/, '')
  for (let n = 1; ; n++) {
    const to = `${stem}-until-${line}${n === 1 ? '' : `-${n}`}.jsonl`
    if (!existsSync(to)) return to
  }
}
