import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished, vi } from 'vitest'

// Processes start slowly on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 })

export const bin = resolve(import.meta.dirname, '../../bin/fleetref.js')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
  /** Every line of stdout, read as JSON. */
  readonly json: readonly Record<string, unknown>[]
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Resolves once this text has been written to stdout or stderr so many times. */
  seen(text: string, times?: number): Promise<void>
  type(text: string): void
}

export interface Where {
  readonly home: string
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
  readonly cwd?: string
  /** Another command line to start it with: a shell that sets a limit first. */
  readonly shell?: string
}

/** A folder of its own for a test, gone afterwards. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'fleetref-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** The environment of a child: nothing of the machine that changes what the tool says or how fast it starts. */
export function environment(home: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { PATH = '', SystemRoot } = process.env
  return { PATH, ...(SystemRoot && { SystemRoot }), FLEETREF_HOME: home, HOME: home, LANG: 'C.UTF-8', ...more }
}

/** Starts the built command with `node`. */
export function start(args: readonly string[], { home, env = {}, cwd, shell }: Omit<Where, 'input'>): Running {
  const [command, words] = shell ? ['bash', ['-c', `${shell}; exec node "$@"`, 'node', bin, ...args]] : [process.execPath, [bin, ...args]]
  const child = spawn(command as string, words as string[], { env: environment(home, env), cwd: cwd ?? home })
  let out = ''
  let err = ''
  const waiting = new Set<() => void>()
  const heard = () => {
    for (const look of waiting) look()
  }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
    heard()
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
    heard()
  })
  child.stdin.on('error', () => {})
  const ended = new Promise<Ended>((done) =>
    child.on('close', (code, signal) => {
      done({
        code,
        signal,
        out,
        err,
        get json() {
          return lines(out).map((line) => JSON.parse(line))
        },
      })
      heard()
    }),
  )
  return {
    child,
    ended,
    seen: (text, times = 1) =>
      new Promise((found, lost) => {
        const look = () => {
          if (out.split(text).length > times || err.split(text).length > times) found()
          else if (child.exitCode !== null) lost(new Error(`ended without "${text}":\n${out}${err}`))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    type: (text) => void child.stdin.write(text),
  }
}

/** Runs a command to its end; its input is empty unless given. */
export function fleetref(args: readonly string[], { input = '', ...where }: Where): Promise<Ended> {
  const { child, ended } = start(args, where)
  child.stdin!.end(input)
  return ended
}

export const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** The lines of a journal, read as JSON. */
export const journal = (path: string): Record<string, unknown>[] => lines(readFileSync(path, 'utf8')).map((line) => JSON.parse(line))

export const gameFile = (home: string, name: string): string => join(home, 'games', `${name}.jsonl`)

/** A new game of the two bundled fleets, always the same one. */
export async function newGame(home: string, name = 'test', more: readonly string[] = []): Promise<string> {
  const made = await fleetref(['new', 'dropfleet', '--name', name, '--seed', 'seven', '--no-play', '--quiet', ...more], { home })
  if (made.code !== 0) throw new Error(made.err)
  return gameFile(home, name)
}
