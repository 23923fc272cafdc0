import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { UserError } from '../../core/errors.js'
import { format, generator, type Header, type Line } from '../../core/journal.js'
import { levels, type Playable, type Wishes } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { createGame } from '../../store/games.js'
import { readJournal, writeJournal } from '../../store/journal-file.js'
import { gameFile, gameName } from '../../store/paths.js'
import { systems } from '../../systems/index.js'
import { version } from '../app.js'
import type { Terminal } from '../terminal.js'
import { seedHash } from './verify.js'

/** The flags of `new` as they were typed; lists for those that can be repeated. */
export interface NewFlags {
  readonly fleet?: readonly string[]
  readonly name?: string
  readonly file?: string
  readonly player?: readonly string[]
  readonly turns?: string
  readonly turn?: string
  readonly seed?: string
  /** A word of each player's own for the seed: `A=apple`. */
  readonly word?: readonly string[]
  readonly dice?: readonly string[]
  readonly level?: string
  readonly option?: readonly string[]
  readonly standing?: readonly string[]
  readonly layer?: readonly string[]
}

const wrong = (key: string, args?: Message['args']) => new UserError(args ? { key, args } : { key }, 2)

/** Makes a new game from flags and defaults, and gives its file. Throws UserError (exit 2) for what does not fit. */
export async function newGame(terminal: Terminal, system: string | undefined, flags: NewFlags): Promise<string> {
  const fleets = await readFleets(flags.fleet ?? [])
  const id = system ?? fleets.system ?? 'dropfleet'
  if (!Object.hasOwn(systems, id)) throw wrong('error.no-such-system-known', { name: id, allowed: Object.keys(systems).join(', ') })
  if (fleets.system && fleets.system !== id) throw wrong('error.fleet-of-other-system', { system: id, other: fleets.system })
  const playable = await systems[id]!()
  const wishes: Wishes = {
    names: sides(flags.player ?? [], 'player'),
    fleets: fleets.sides,
    turns: whole(flags.turns, 'turns', 1, 99),
    turn: whole(flags.turn, 'turn', 1, 99),
    level: levelOf(flags.level, playable),
    options: pairs(flags.option ?? [], 'option'),
    parts: { standing: pairs(flags.standing ?? [], 'standing'), layer: pairs(flags.layer ?? [], 'layer') },
  }
  const dice = diceOf(flags.dice ?? [])
  const path = fileFor(flags, id)
  if (existsSync(path)) throw wrong('error.name-taken', { path })
  const made = await playable.setUp(wishes)
  const speaking = await terminal.speaking(terminal.language, playable.system)
  if ('wrong' in made)
    throw new UserError({ key: 'error.set-up', args: { why: made.wrong.map((message) => speaking.say(message)).join('\n') } }, 2)
  for (const warning of fleets.warnings) terminal.err(terminal.say(warning))
  for (const note of made.notes) terminal.err(speaking.say(note))
  const words = sides(flags.word ?? [], 'word')
  const seed = [flags.seed ?? randomBytes(9).toString('base64url'), words.A, words.B].filter((part) => part !== undefined).join('/')
  createGame(path, headerOf(playable, made.setup, seed))
  writeDice(path, dice)
  terminal.err(terminal.say({ key: 'new.made', args: { name: gameName(path), path, hash: seedHash(seed) } }))
  return path
}

const headerOf = ({ system }: Playable, setup: unknown, seed: string): Header => ({
  type: 'game',
  format,
  app: version,
  system: system.id,
  edition: system.edition,
  rules: system.rules,
  generator,
  seed,
  setup,
  at: new Date().toISOString(),
})

interface Fleets {
  readonly system: string | undefined
  readonly sides: Wishes['fleets']
  readonly warnings: readonly Message[]
}

/** `--fleet FILE` once a side, A then B; `--fleet A=FILE` for an alliance. */
async function readFleets(given: readonly string[]): Promise<Fleets> {
  const read: Record<'A' | 'B', unknown[]> = { A: [], B: [] }
  const warnings: Message[] = []
  let system: string | undefined
  let free: 'A' | 'B' | undefined = 'A'
  for (const text of given) {
    const [, letter, file] = /^(?:([A-Z])=)?(.*)$/s.exec(text)!
    if (letter && letter !== 'A' && letter !== 'B') throw wrong('error.third-side', { side: letter })
    const side: 'A' | 'B' | undefined = letter ? (letter as 'A' | 'B') : free
    if (!side) throw wrong('error.third-side', { side: 'C' })
    if (!letter) free = side === 'A' ? 'B' : undefined
    const { openFleet } = await import('../../store/open-fleet.js')
    const loaded = await openFleet(file!)
    if (system !== undefined && loaded.fleet.system !== system)
      throw wrong('error.fleet-of-other-system', { system, other: loaded.fleet.system })
    system = loaded.fleet.system
    read[side].push(loaded.fleet)
    warnings.push(...loaded.warnings)
  }
  return { system, sides: read, warnings }
}

/** `A=Ana`, `B=Bruno`. */
function sides(given: readonly string[], flag: string): Wishes['names'] {
  const read = pairs(given, flag)
  const other = Object.keys(read).find((side) => side !== 'A' && side !== 'B')
  if (other) throw wrong('error.side', { side: other })
  return { A: read.A, B: read.B }
}

function pairs(given: readonly string[], flag: string): Record<string, string> {
  return Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw wrong('error.pair', { flag, text })
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    }),
  )
}

function whole(text: string | undefined, flag: string, min: number, max: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) throw wrong('error.flag-number', { flag, text, min, max })
  return value
}

function levelOf(text: string | undefined, playable: Playable): Wishes['level'] {
  if (text === undefined) return undefined
  const level = playable.levels.find((one) => one === text)
  if (level) return level
  const known = (levels as readonly string[]).includes(text)
  throw wrong(known ? 'error.level-not-yet' : 'error.level', { level: text, allowed: playable.levels.join(', ') })
}

/** `app`, `table`, or `A=table` a side. */
function diceOf(given: readonly string[]): Record<'A' | 'B', string> {
  const dice = { A: 'app', B: 'app' }
  for (const text of given) {
    const [, side, source] = /^(?:([AB])=)?(app|table)$/.exec(text) ?? []
    if (!source) throw wrong('error.dice')
    for (const one of side ? [side as 'A' | 'B'] : (['A', 'B'] as const)) dice[one] = source
  }
  return dice
}

function writeDice(path: string, dice: Record<'A' | 'B', string>): void {
  const lines: Line[] = (['A', 'B'] as const).flatMap((side) =>
    dice[side] === 'app' ? [] : [{ type: 'set', key: `dice.${side}`, value: dice[side] }],
  )
  if (!lines.length) return
  const writer = writeJournal(readJournal(path))
  writer.append(lines)
  writer.close()
}

/** `--file PATH`, `--name NAME`, else a name from date and system that is not taken. */
function fileFor({ file, name }: NewFlags, system: string): string {
  if (file !== undefined) return gameFile(/[/\\]/.test(file) || file.endsWith('.jsonl') ? file : `./${file}`)
  if (name !== undefined) return gameFile(name)
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${system}`
  for (let n = 1; ; n++) {
    const path = gameFile(n === 1 ? day : `${day}-${n}`)
    if (!existsSync(path)) return path
  }
}
