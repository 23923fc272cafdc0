import { resolve } from 'node:path'
import { type IPty, spawn } from '@lydell/node-pty'
import xterm from '@xterm/headless'
import { onTestFinished } from 'vitest'
import { bin, environment } from './fleetref.js'

/** A real pseudo-terminal with the command in it, and an emulator that reads its screen. */
export interface Screen {
  readonly pty: IPty
  /** The rows that are seen, without blanks at their ends. */
  rows(): string[]
  /** The same, and everything above that can be scrolled to. */
  all(): string[]
  /** Types keys as they are. */
  keys(text: string): void
  resize(columns: number, rows: number): void
  /** Waits until the screen holds this; fails with the screen after the deadline. */
  until(what: string | RegExp | ((rows: readonly string[]) => boolean)): Promise<void>
  /** The exit code, once the command has ended. */
  readonly ended: Promise<number>
}

export interface Size {
  readonly columns?: number
  readonly rows?: number
}

const deadline = 20_000

/** Starts the command, or a shell, in a terminal of its own. */
export function screen(
  args: readonly string[],
  home: string,
  { columns = 80, rows = 40 }: Size = {},
  { env = {}, command = process.execPath }: { env?: Record<string, string>; command?: string } = {},
): Screen {
  const emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, scrollback: 2000 })
  const words = command === process.execPath ? [bin, ...args] : [...args]
  const pty = spawn(command, words, {
    name: env.TERM ?? 'xterm-256color',
    cols: columns,
    rows,
    cwd: resolve(home),
    env: environment(home, { TERM: 'xterm-256color', ...env }),
  })
  const looking = new Set<() => void>()
  pty.onData((data) =>
    emulator.write(data, () => {
      for (const look of looking) look()
    }),
  )
  let over = false
  const ended = new Promise<number>((done) =>
    pty.onExit(({ exitCode, signal }) => {
      over = true
      // What was written last is on the screen before the end is told.
      emulator.write('', () => done(signal ? 128 + signal : exitCode))
    }),
  )
  onTestFinished(() => {
    if (!over) pty.kill('SIGKILL')
    emulator.dispose()
  })
  const read = (from: number) => {
    const { active } = emulator.buffer
    const lines: string[] = []
    for (let at = from; at < active.length; at++) lines.push(active.getLine(at)?.translateToString(true) ?? '')
    while (lines.length && !lines.at(-1)) lines.pop()
    return lines
  }
  const now = () => read(emulator.buffer.active.baseY)
  return {
    pty,
    ended,
    rows: now,
    all: () => read(0),
    keys: (text) => pty.write(text),
    resize(wide, high) {
      emulator.resize(wide, high)
      pty.resize(wide, high)
    },
    until: (what) =>
      new Promise((found, lost) => {
        const holds =
          typeof what === 'function'
            ? what
            : (lines: readonly string[]) => (typeof what === 'string' ? lines.join('\n').includes(what) : what.test(lines.join('\n')))
        const done = (act: () => void) => {
          clearTimeout(timer)
          looking.delete(look)
          act()
        }
        const look = () => {
          if (holds(now())) done(found)
        }
        const timer = setTimeout(() => done(() => lost(new Error(`never on the screen: ${what}\n${now().join('\n')}`))), deadline)
        looking.add(look)
        look()
      }),
  }
}
