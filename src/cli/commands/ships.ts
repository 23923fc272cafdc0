import { fold } from '../../core/names.js'
import { messages } from '../../core/words.js'
import { armadaCards } from '../show/armada-cards.js'
import type { CatalogueCard } from '../show/card.js'
import { dropfleetCards } from '../show/dropfleet-cards.js'
import type { Terminal } from '../terminal.js'

export type ShipsCommandKey = 'ships.none' | 'ships.more'

const say = messages<ShipsCommandKey>()

export interface ShipsFlags {
  readonly json?: boolean
}

const catalogues = { dropfleet: dropfleetCards, armada: armadaCards } as const
type System = keyof typeof catalogues
const isSystem = (word: string | undefined): word is System => word !== undefined && Object.hasOwn(catalogues, word)

/** Cards that are shown in full when no more are found. */
const fullUpTo = 3

/**
 * `fleetref ships [SYSTEM] [TEXT]`: looks ships, squadrons and upgrades up. Those of this very name come first; a few are
 * shown in full, many in a line each; with `--json` a line each with every figure. Gives the exit code: 1 for nothing.
 */
export async function shipsCommand(terminal: Terminal, words: readonly string[], flags: ShipsFlags = {}): Promise<0 | 1> {
  const [first, ...rest] = words
  const [systems, text] = isSystem(first) ? [[first], rest.join(' ')] : [Object.keys(catalogues) as System[], words.join(' ')]
  const cards = (await Promise.all(systems.map((system) => catalogues[system]()))).flat()
  const wanted = fold(text).split(' ')
  const same = cards.filter(({ names }) => names.some((name) => fold(name) === wanted.join(' ')))
  const found = [...same, ...cards.filter((card) => !same.includes(card) && has(card, wanted))]
  if (!found.length) {
    terminal.err(terminal.say(say('ships.none', { text })))
    return 1
  }
  const full = found.length <= fullUpTo ? found.length : same.length <= fullUpTo ? same.length : 0
  for (const [index, card] of found.entries()) {
    if (flags.json) terminal.out(JSON.stringify({ type: 'ship', ...card.json }))
    else for (const line of index < full ? card.full : [card.short]) terminal.out(terminal.say(line))
  }
  if (!flags.json && full < found.length) terminal.err(terminal.say(say('ships.more', { count: found.length })))
  return 0
}

/** Whether a name of the card has words that begin so. */
const has = ({ names }: CatalogueCard, words: readonly string[]): boolean =>
  names.some((name) => words.every((word) => ` ${fold(name)}`.includes(` ${word}`)))
