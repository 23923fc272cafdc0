import { UserError } from '../../core/errors.js'
import type { DiceSource } from '../../core/journal.js'
import type { Playable, Wishes } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import type { Chooser } from '../../store/importers/ask.js'
import { whichCard } from '../ask/which-card.js'
import { levelNamed } from '../level.js'
import { playableOf } from '../playables.js'
import type { Terminal } from '../terminal.js'
import type { Draft } from './draft.js'

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
  readonly scenario?: string
}

/** A flag or a line of the page that does not fit: exit 2. */
export const wrong = (key: string, args?: Message['args']) => new UserError(args ? { key, args } : { key }, 2)

/** What the flags ask for, with defaults left open. Throws UserError (exit 2) for what does not fit. */
export async function draftOf(terminal: Terminal, system: string | undefined, flags: NewFlags): Promise<Draft> {
  const fleets = await readFleets(flags.fleet ?? [], whichCard(terminal))
  const id = system ?? fleets.system ?? 'dropfleet'
  const playable = await playableOf(id)
  if (fleets.system && fleets.system !== id) throw wrong('error.fleet-of-other-system', { system: id, other: fleets.system })
  return {
    playable,
    names: sides(flags.player ?? [], 'player'),
    fleets: fleets.sides,
    warnings: fleets.warnings,
    turns: whole(flags.turns, 'turns', 1, 99),
    turn: whole(flags.turn, 'turn', 1, 99),
    level: flags.level === undefined ? undefined : levelNamed(flags.level, playable.levels),
    options: pairs(flags.option ?? [], 'option'),
    parts: { standing: pairs(flags.standing ?? [], 'standing'), layer: pairs(flags.layer ?? [], 'layer') },
    dice: diceOf(flags.dice ?? []),
    ...(flags.scenario !== undefined && { scenario: await scenarioFor(playable, flags.scenario) }),
  }
}

/** A scenario of a system that reads them. Throws UserError (exit 2) for one that does not. */
function scenarioFor({ scenarios, system }: Playable, file: string): Promise<unknown> {
  if (!scenarios) throw wrong('error.no-scenarios', { system: system.id })
  return scenarioOf(file)
}

/** The data of `--scenario FILE`; what it says is for the system to read. */
export async function scenarioOf(file: string): Promise<unknown> {
  const [{ decode, readBytes }, { parseYaml }] = await Promise.all([import('../../store/files.js'), import('../../store/yaml.js')])
  return parseYaml(decode(await readBytes(file, 256 * 1024), file), file).data
}

interface Fleets {
  readonly system: string | undefined
  readonly sides: Wishes['fleets']
  readonly warnings: readonly Message[]
}

/** `--fleet FILE` once a side, A then B; `--fleet A=FILE` for an alliance. */
async function readFleets(given: readonly string[], choose?: Chooser): Promise<Fleets> {
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
    const loaded = await openFleet(file!, choose)
    if (system !== undefined && loaded.fleet.system !== system)
      throw wrong('error.fleet-of-other-system', { system, other: loaded.fleet.system })
    system = loaded.fleet.system
    read[side].push(loaded.fleet)
    warnings.push(...loaded.warnings)
  }
  return { system, sides: read, warnings }
}

/** `A=Ana`, `B=Bruno`. */
export function sides(given: readonly string[], flag: string): Wishes['names'] {
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

/** `app`, `table`, or `A=table` a side. */
function diceOf(given: readonly string[]): Draft['dice'] {
  const dice: Record<'A' | 'B', DiceSource> = { A: 'app', B: 'app' }
  for (const text of given) {
    const [, side, source] = /^(?:([AB])=)?(app|table)$/.exec(text) ?? []
    if (!source) throw wrong('error.dice')
    for (const one of side ? [side as 'A' | 'B'] : (['A', 'B'] as const)) dice[one] = source as DiceSource
  }
  return dice
}
