import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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

function holderOf(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
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
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' })
      let held = true
      // Once only: afterwards the lock may be somebody else's.
      return () => {
        if (held) rmSync(path, { force: true })
        held = false
      }
    } catch (trouble) {
      const code = (trouble as NodeJS.ErrnoException).code
      if (code !== 'EEXIST') throw new UserError({ key: 'error.unwritable', args: { path: journal, why: code ?? '' } }, 2)
    }
    const holder = holderOf(path)
    if (tries > 3 || (holder && !gone(holder))) {
      throw new UserError({ key: 'error.in-use', args: { pid: String(holder?.pid ?? '?'), host: holder?.host ?? '?', path } }, 3)
    }
    try {
      renameSync(path, `${path}.${process.pid}`)
      rmSync(`${path}.${process.pid}`, { force: true })
    } catch {
      // Somebody else cleared it away first; the next try sees who holds it now.
    }
  }
}
