import { type Colour, type Die, type Face, iconsOf, isColour, numberOf } from './faces.js'
import { strike } from './target.js'

/** The most dice in one pool, and the most pools in one line. */
export const mostDice = 100
export const mostPools = 20

/** What is rolled once more, once per die, never twice: ones, dice without effect, or blank faces. */
export const rerolls = ['1', 'miss', 'blank'] as const
export type Reroll = (typeof rerolls)[number]

/** Criticals from a number (`crit 6+`) or from so many above the target (`crit +2`). */
export interface Crit {
  readonly kind: 'on' | 'above'
  readonly n: number
}

/** So many dice of a kind; a pool holds each kind once, with a count of 1 or more. */
export interface DiceOf {
  readonly die: Die
  readonly count: number
}

/**
 * A pool of dice: all D6, all D3, or Armada colours in the order red, blue, black. `target`, `crit` and `save` (2 to 6)
 * stand with D6 only, and `crit` and `save` only with a target. A save is rolled against each hit that is not critical:
 * a critical ignores armour (Dropfleet 1.7, firing).
 */
export interface Pool {
  readonly dice: readonly DiceOf[]
  readonly target?: number
  readonly crit?: Crit
  readonly reroll?: Reroll
  readonly save?: number
}

/** The dice of a pool one by one, in the order in which they are rolled and typed. */
export function diceOf(pool: Pool): readonly Die[] {
  const dice: Die[] = []
  for (const { die, count } of pool.dice) for (let i = 0; i < count; i++) dice.push(die)
  return dice
}

/** Dice with icons, no numbers. */
export const isArmada = (pool: Pool): boolean => pool.dice.every(({ die }) => isColour(die))

/** How many dice of a colour; 0 where there are none. */
export const countOf = (pool: Pool, colour: Colour): number => pool.dice.find(({ die }) => die === colour)?.count ?? 0

/** The number from which a hit is critical; 7 where none is. */
export function critOn({ target = 7, crit }: Pool): number {
  if (!crit) return 7
  return crit.kind === 'on' ? crit.n : Math.min(7, target + crit.n)
}

/** Whether a face of a die is rolled once more in this pool. */
export function isRerolled({ reroll, target = 0 }: Pool, die: Die, face: Face): boolean {
  if (!reroll) return false
  switch (reroll) {
    case '1':
    case 'blank':
      return face === reroll
    case 'miss':
      return isColour(die) ? iconsOf(face).hits + iconsOf(face).crits === 0 : numberOf(face) < target
  }
}

/** What one face counts in a pool. Damage of Armada dice is ship against ship: hits and criticals. */
export interface Counts {
  /** Hits, criticals among them; of Armada dice the hit icons. */
  readonly hits: number
  readonly crits: number
  readonly accuracies: number
  readonly sum: number
  readonly damage: number
}

/** Without a target a D6 hits nothing, but has its sum. */
export function counts(pool: Pool, die: Die, face: Face): Counts {
  if (isColour(die)) {
    const { hits, crits, accuracies } = iconsOf(face)
    return { hits, crits, accuracies, sum: 0, damage: hits + crits }
  }
  const shown = numberOf(face)
  const struck = pool.target === undefined ? 'miss' : strike(shown, pool.target, critOn(pool))
  return { hits: struck === 'miss' ? 0 : 1, crits: struck === 'crit' ? 1 : 0, accuracies: 0, sum: shown, damage: 0 }
}
