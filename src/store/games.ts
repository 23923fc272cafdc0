import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../core/errors.js'
import type { Header, Line, RollEntry } from '../core/journal.js'
import { Match } from '../core/match.js'
import type { Question } from '../core/question.js'
import { Diverged } from '../core/repeat.js'
import type { KeptState } from '../core/replay.js'
import type { AnySystem } from '../core/system.js'
import type { Message } from '../core/words.js'
import { makeFolder } from './folder.js'
import { createJournal, damaged, type JournalFile, readJournal, type Writer, writeJournal } from './journal-file.js'
import { readKept, writeKept } from './kept.js'
import { lock } from './lock.js'
import { gamesFolder } from './paths.js'

/** A game taken from its file; with `write` the lock is held until `close`. */
export interface OpenGame {
  readonly path: string
  readonly match: Match
  /** Settings of the table: the last `set` line of each key. */
  readonly settings: Readonly<Record<string, string>>
  /** What a person should know about the file: a torn last line that was cut off. */
  readonly notes: readonly Message[]
  /** Reads the file again, after another program changed it; the lock stays ours, and this game is not to be used any more. */
  reopen(): Promise<OpenGame>
  close(): void
}

export interface Opening {
  readonly app: string
  /** Loads a system by its id; nothing for one that this version does not have. */
  system(id: string): Promise<AnySystem | undefined>
  readonly write?: boolean
  /** Only these first LINEs: a look back works also where later lines are damaged or no longer fit. */
  readonly upTo?: number
  tell?(state: unknown, event: { readonly type: string }): void
  rolled?(roll: RollEntry, question: Question): void
}

/**
 * Opens a game. Throws UserError: exit 2 when there is none, 3 when it is damaged, held by another process, written by
 * a newer version, or when the rules no longer give the same game (which line).
 */
export async function openGame(path: string, opening: Opening): Promise<OpenGame> {
  return opened(path, opening, opening.write ? lock(path) : undefined)
}

async function opened(path: string, opening: Opening, unlock: (() => void) | undefined): Promise<OpenGame> {
  let writer: Writer | undefined
  try {
    const file = readJournal(path, opening.upTo)
    const system = await opening.system(file.header.system)
    if (!system) throw new UserError({ key: 'error.no-such-system', args: { name: file.header.system } }, 3)
    writer = opening.write ? writeJournal(file) : undefined
    const match = replay(file, system, writer, opening)
    const notes =
      file.size > file.length ? [{ key: opening.write ? 'note.torn-cut' : 'note.torn', args: { line: file.lines.length + 2 } }] : []
    return {
      path,
      match,
      notes,
      settings: settingsOf(file.lines),
      reopen() {
        writer?.close()
        return opened(path, opening, unlock)
      },
      close() {
        writer?.close()
        unlock?.()
      },
    }
  } catch (trouble) {
    writer?.close()
    unlock?.()
    throw trouble
  }
}

function replay(file: JournalFile, system: AnySystem, writer: Writer | undefined, { app, tell, rolled }: Opening): Match {
  const belongs = () => ({ app, rules: system.rules, sums: writer?.sums ?? file.sums })
  const place = {
    system,
    header: file.header,
    append: (lines: readonly Line[]) => writer?.append(lines),
    keep: (kept: KeptState) => writer && writeKept(file.path, kept, belongs()),
    ...(tell && { tell }),
    ...(rolled && { rolled }),
  }
  try {
    return new Match(place, file.lines, readKept(file.path, belongs()))
  } catch (trouble) {
    if (trouble instanceof Diverged) throw diverged(file, system, trouble)
    if (trouble instanceof RangeError) throw damaged(file.path, file.lines.length + 1)
    throw trouble
  }
}

const diverged = ({ path, header }: JournalFile, system: AnySystem, { line, how }: Diverged): UserError =>
  new UserError(
    {
      key: how === 'question' ? 'error.diverged-question' : 'error.diverged-state',
      args: { path, line, before: line - 1, app: header.app, rules: header.rules, now: system.rules },
    },
    3,
  )

const settingsOf = (lines: readonly Line[]): Record<string, string> =>
  Object.fromEntries(lines.flatMap((line) => (line.type === 'set' ? [[line.key, line.value]] : [])))

/** Makes the file of a new game (and its folder), with the lines that it begins with. Throws UserError (exit 2) when the name is taken. */
export function createGame(path: string, header: Header, lines: readonly Line[] = []): void {
  try {
    makeFolder(dirname(path))
  } catch (trouble) {
    throw new UserError({ key: 'error.unwritable', args: { path, why: (trouble as NodeJS.ErrnoException).code ?? '' } }, 2)
  }
  createJournal(path, header, lines)
}

/** The saved games, the one last written first. */
export function listGames(): readonly { readonly path: string; readonly written: Date }[] {
  const folder = gamesFolder()
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch {
    return []
  }
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({ path: join(folder, name), written: statSync(join(folder, name)).mtime }))
    .sort((a, b) => b.written.getTime() - a.written.getTime())
}
