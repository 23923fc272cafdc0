import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { UserError } from '../core/errors.js'

interface Holder {
  readonly pid: number
  readonly host: string
  /** When the process began, as its platform tells it: another process may get the same number later. */
  readonly started: string
}

/** When a process began; nothing where it is gone, an empty text where the platform does not say. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ESRCH') return undefined
  }
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const gone = ({ pid, host, started }: Holder): boolean => {
  if (host !== hostname()) return false
  const now = startOf(pid)
  return now === undefined || (now !== '' && started !== '' && now !== started)
}

/** Who holds a lock, and the text that says so; nothing where there is no lock any more. */
function holderOf(path: string): { readonly text: string; readonly holder: Holder | undefined } | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  try {
    return { text, holder: JSON.parse(text) as Holder }
  } catch {
    return { text, holder: undefined }
  }
}

/** A lock that says nothing is being written at this moment, or was left by a power cut. */
const writingTime = 2000
const abandoned = (path: string): boolean => {
  try {
    return Date.now() - statSync(path).mtimeMs > writingTime
  } catch {
    return false
  }
}

/** Makes the lock; whether it was ours to make. Nothing of it is left where the disk refuses. */
function made(path: string, mine: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(mine), { flag: 'wx' })
    return true
  } catch (trouble) {
    const { code, syscall } = trouble as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (syscall === 'write') rmSync(path, { force: true })
    throw trouble
  }
}

/** Clears a lock away. Where somebody else did so first and took a new one, that is put back. */
function clear(path: string, text: string): void {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') === text) rmSync(aside, { force: true })
    else renameSync(aside, path)
  } catch {
    // Somebody else cleared it away first; the next try sees who holds it now.
  }
}

/**
 * Takes the lock of a journal and gives the way to leave it. It needs no heartbeat: a sleeping laptop or a stopped
 * process still holds it. Throws UserError (exit 3) when a process that is alive holds it, naming it.
 */
export function lock(journal: string): () => void {
  const path = `${journal}.lock`
  const mine: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) ?? '' }
  for (let tries = 0; ; tries++) {
    try {
      if (made(path, mine)) return leaving(path)
    } catch (trouble) {
      throw new UserError({ key: 'error.unwritable', args: { path: journal, why: (trouble as NodeJS.ErrnoException).code ?? '' } }, 2)
    }
    const found = holderOf(path)
    const holder = found?.holder
    const over = found && (holder ? gone(holder) : abandoned(path))
    if (tries > 3 || (found && !over))
      throw new UserError({ key: 'error.in-use', args: { pid: String(holder?.pid ?? '?'), host: holder?.host ?? '?', path } }, 3)
    if (found) clear(path, found.text)
  }
}

/** Once only: afterwards the lock may be somebody else's. */
function leaving(path: string): () => void {
  let held = true
  return () => {
    if (held) rmSync(path, { force: true })
    held = false
  }
}
