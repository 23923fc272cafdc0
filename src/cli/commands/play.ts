import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { UserError } from '../../core/errors.js'
import { createGame } from '../../store/games.js'
import { readJournal, writeJournal } from '../../store/journal-file.js'
import { gameFile } from '../../store/paths.js'
import { type Asker, inTurn } from '../ask/asker.js'
import { askerFor } from '../ask/choose-asker.js'
import { linesAsker } from '../ask/lines.js'
import { fileSource } from '../ask/source.js'
import { session } from '../session.js'
import { flush, loadSystem, present, rollOn, sit } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface PlayFlags {
  readonly answers?: string
  readonly json?: boolean
  readonly languageGiven?: boolean
}

/** Goes on with a game until it is over, left, or its input ends. Asks through `asker`, or as this terminal allows. Gives the exit code. */
export async function play(terminal: Terminal, path: string, flags: PlayFlags, asker?: Asker): Promise<number> {
  const ahead = flags.answers === undefined ? undefined : linesAsker(fileSource(flags.answers))
  const sitting = await sit(terminal, path, { write: true, json: flags.json ?? false, languageGiven: flags.languageGiven ?? true })
  const leave = () => sitting.game.close()
  process.once('exit', leave)
  let asking: Asker | undefined
  try {
    const people = asker ?? (await askerFor(terminal, flags.json))
    asking = ahead ? inTurn(ahead, people) : people
    return await session(sitting, asking)
  } finally {
    asking?.close()
    process.off('exit', leave)
    leave()
  }
}

/** Opens a new game and shows what waits, without playing (`--no-play`). */
export async function start(terminal: Terminal, path: string, flags: PlayFlags): Promise<void> {
  const sitting = await sit(terminal, path, { write: true, json: flags.json ?? false, languageGiven: flags.languageGiven ?? true })
  try {
    if (!terminal.interactive) rollOn(sitting)
    flush(sitting)
    await present(sitting, sitting.game.match.question)
  } finally {
    sitting.game.close()
  }
}

export interface BranchFlags {
  readonly name?: string
  readonly file?: string
}

/**
 * Copies a game up to LINE into a new file, to go on from there: for a journal that is damaged further on, or whose later
 * lines no longer fit. Gives the new file. Throws UserError (exit 2) when the line is not there or the file is taken.
 */
export async function branch(terminal: Terminal, path: string, text: string, { name, file }: BranchFlags): Promise<string> {
  const line = Number(text)
  const journal = Number.isInteger(line) && line > 0 ? readJournal(path, line) : readJournal(path)
  if (!Number.isInteger(line) || line < 1 || line > journal.lines.length + 1) {
    throw new UserError({ key: 'error.line', args: { line: text, last: journal.lines.length + 1 } }, 2)
  }
  const to =
    file !== undefined ? gameFile(`${dirname(file)}/${basename(file)}`) : name !== undefined ? gameFile(name) : freeBeside(path, line)
  createGame(to, journal.header)
  const writer = writeJournal(readJournal(to))
  writer.append(journal.lines.slice(0, line - 1))
  const system = await loadSystem(journal.header.system)
  if (system && system.rules !== journal.header.rules) writer.append([{ type: 'rules', rules: system.rules }])
  writer.close()
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
