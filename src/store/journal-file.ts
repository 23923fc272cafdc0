import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { UserError } from '../core/errors.js'
import { format, type Header, type Line } from '../core/journal.js'
import { seal, unseal } from './lines.js'

/** A journal as it was read. `torn` is where a last line begins that was never written to its end. */
export interface JournalFile {
  readonly path: string
  readonly header: Header
  readonly lines: readonly Line[]
  /** The checksum of each LINE (1 is the header; 0 is not used). */
  readonly sums: readonly string[]
  /** Bytes up to the end of the last whole line. */
  readonly length: number
  /** Bytes in the file. */
  readonly size: number
}

/**
 * Reads and checks a journal, or only its first LINEs (`upTo`). Throws UserError: exit 2 when there is none, 3 when it
 * is damaged (which line) or newer than this version.
 */
export function readJournal(path: string, upTo?: number): JournalFile {
  const bytes = readBytes(path)
  const rows = bytes.toString('utf8').split('\n', upTo)
  const last = rows.at(-1) ?? ''
  if (!last) rows.pop()
  const lines: Line[] = []
  const sums: string[] = ['']
  let length = 0
  let header: Header | undefined
  for (const [at, row] of rows.entries()) {
    const read = unseal(at === 0 ? row.replace(/^\ufeff/, '') : row, sums.at(-1)!)
    if (!read) {
      if (header && at === rows.length - 1 && last) break
      throw at === 0 ? new UserError({ key: 'error.not-a-game', args: { path } }, 3) : damaged(path, at + 1)
    }
    if (at === 0) header = checkHeader(read.value, path)
    else lines.push(read.value as Line)
    sums.push(read.sum)
    length += Buffer.byteLength(row) + 1
  }
  if (!header) throw new UserError({ key: 'error.not-a-game', args: { path } }, 3)
  length = Math.min(length, bytes.length)
  return { path, header, lines, sums, length, size: upTo === undefined ? bytes.length : length }
}

/** Exit 3: the first LINE that is damaged, and the last one before it, from where the game can go on. */
export const damaged = (path: string, line: number): UserError =>
  new UserError({ key: 'error.damaged', args: { path, line, before: line - 1 } }, 3)

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (trouble) {
    const code = (trouble as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UserError({ key: 'error.no-such-game', args: { path } }, 2)
    throw new UserError({ key: 'error.unreadable', args: { path, why: code ?? String(trouble) } }, 2)
  }
}

function checkHeader(value: unknown, path: string): Header {
  const header = value as Header
  if (typeof header?.format === 'number' && header.format > format)
    throw new UserError({ key: 'error.newer', args: { path, app: header.app ?? '?' } }, 3)
  if (header?.type !== 'game' || header.format !== format) throw new UserError({ key: 'error.not-a-game', args: { path } }, 3)
  return header
}

/** The file is not as our last append left it: somebody else wrote to it. Nothing was written. */
export class Changed extends UserError {
  constructor() {
    super({ key: 'error.changed-try' }, 1)
  }
}

/** The disk refused: the game in memory is ahead of its file, so that nothing may go on from it. */
export class NotWritten extends UserError {
  constructor(path: string, trouble: unknown) {
    super({ key: 'error.not-written', args: { path, why: (trouble as NodeJS.ErrnoException).code ?? String(trouble) } }, 1)
  }
}

/** A journal open for writing: each append is on the disk before it returns. */
export interface Writer {
  append(lines: readonly Line[]): void
  /** The checksum of each LINE so far. */
  readonly sums: readonly string[]
  close(): void
}

/**
 * Makes a new journal: its header and the lines that it begins with, all of it or no file. Throws UserError (exit 2) when
 * the file is already there.
 */
export function createJournal(path: string, header: Header, lines: readonly Line[] = [], now: () => string = utc): void {
  let file: number
  try {
    file = openSync(path, 'wx')
  } catch (trouble) {
    const code = (trouble as NodeJS.ErrnoException).code
    throw new UserError(
      code === 'EEXIST' ? { key: 'error.name-taken', args: { path } } : { key: 'error.unwritable', args: { path, why: code ?? '' } },
      2,
    )
  }
  try {
    const first = seal(header, '')
    writeWhole(file, first.text + sealed(lines, first.sum, now).text, 0)
    fsyncSync(file)
  } catch (trouble) {
    rmSync(path, { force: true })
    throw new NotWritten(path, trouble)
  } finally {
    closeSync(file)
  }
}

function openToWrite(path: string): number {
  try {
    return openSync(path, 'r+')
  } catch (trouble) {
    throw new UserError({ key: 'error.unwritable', args: { path, why: (trouble as NodeJS.ErrnoException).code ?? '' } }, 2)
  }
}

/**
 * Opens a journal for appending; the caller holds its lock. Cuts a torn last line off first. An append throws `Changed`
 * when the file is longer or shorter than the last append left it, and `NotWritten` (exit 1) when the disk refuses.
 */
export function writeJournal(journal: JournalFile, now: () => string = utc): Writer {
  const file = openToWrite(journal.path)
  let length = journal.length
  let closed = false
  const sums = [...journal.sums]
  if (fstatSync(file).size !== journal.size) throw new Changed()
  if (journal.size > length) ftruncateSync(file, length)
  else if (!endsWithNewline(file, length)) length += writeSync(file, '\n', length)
  return {
    sums,
    append(lines) {
      if (fstatSync(file).size !== length) throw new Changed()
      const { text, sums: added } = sealed(lines, sums.at(-1)!, now)
      try {
        writeWhole(file, text, length)
        fsyncSync(file)
        length += Buffer.byteLength(text)
      } catch (trouble) {
        cutBack(file, length)
        throw new NotWritten(journal.path, trouble)
      }
      sums.push(...added)
    },
    close() {
      if (!closed) closeSync(file)
      closed = true
    },
  }
}

const utc = (): string => new Date().toISOString()

/** Lines as they stand in the file, and their checksums, which follow on `before`. */
function sealed(lines: readonly Line[], before: string, now: () => string): { readonly text: string; readonly sums: readonly string[] } {
  const sums: string[] = []
  let text = ''
  for (const line of lines) {
    const whole = seal({ ...line, at: now() }, sums.at(-1) ?? before)
    text += whole.text
    sums.push(whole.sum)
  }
  return { text, sums }
}

/** Writes all of a text, or throws: a disk that is nearly full takes a part of it first. */
function writeWhole(file: number, text: string, at: number): void {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, at + done)
}

/** Takes a line that was written in part off again, as far as the disk lets us; the next opening would cut it as well. */
function cutBack(file: number, length: number): void {
  try {
    ftruncateSync(file, length)
  } catch {
    // It stays as a torn last line.
  }
}

function endsWithNewline(file: number, length: number): boolean {
  return length > 0 && readFileSync(file)[length - 1] === 10
}
