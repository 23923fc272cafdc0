import { type ArmadaAttack, type DefenceToken, defenceTokens, diceIn } from './attack.js'
import { harmOf } from './ending.js'
import { type Evasion, evasions, type Kind } from './evade.js'

/** A roll before tokens: what is on the dice, and how many dice there are of each kind (or "this or more"). */
export interface OnTheDice {
  readonly damage: number
  readonly crits: number
  readonly accuracies: number
  readonly kinds: readonly number[]
}

/** What both players do with a roll. */
export interface Play {
  /** Tokens that accuracies lock. */
  readonly locked: readonly DefenceToken[]
  /** Tokens that the defender spends: all that are left, one of a type. */
  readonly spent: readonly DefenceToken[]
  readonly evasion: Evasion
}

/** What the defender may do after some tokens are locked, and the harm of every damage, without and with a critical. */
interface Defence {
  readonly locked: readonly DefenceToken[]
  readonly spent: readonly DefenceToken[]
  readonly evasions: readonly Evasion[]
  readonly harm: Float64Array
}

/**
 * The sets of tokens that so many accuracies lock, each as large as may be. Of two tokens of a type one is as good as both, so
 * that both have to be locked.
 */
function locks(tokens: readonly DefenceToken[], accuracies: number): readonly (readonly DefenceToken[])[] {
  let sets: { locked: readonly DefenceToken[]; cost: number }[] = [{ locked: [], cost: 0 }]
  for (const token of defenceTokens) {
    const count = tokens.filter((name) => name === token).length
    if (count === 0 || token === 'salvo') continue
    sets = sets.flatMap((set) => [set, { locked: [...set.locked, token], cost: set.cost + count }])
  }
  const possible = sets.filter(({ cost }) => cost <= accuracies).map(({ locked }) => locked)
  const within = (small: readonly DefenceToken[], large: readonly DefenceToken[]) =>
    small.length < large.length && small.every((token) => large.includes(token))
  return possible.filter((set) => !possible.some((other) => within(set, other)))
}

const isThere = ({ needs }: Evasion, kinds: readonly number[]): boolean => needs.every((n, i) => n <= kinds[i]!)

/** Differences below this are noise of the arithmetic. */
const same = 1e-9

/** The mean harm of a roll when the defender evades so. */
function harmAfter(harm: Float64Array, roll: OnTheDice, { changes }: Evasion): number {
  let sum = 0
  for (const { damage, crits, p } of changes) sum += p * harm[2 * (roll.damage + damage) + (roll.crits + crits > 0 ? 1 : 0)]!
  return sum
}

/**
 * How both play well: the attacker locks the tokens that leave most harm, knowing that the defender then spends every other
 * token and evades the dice that leave least, each in the mean over what is still to be rolled. Accuracies that an Evade brings
 * up come too late. Harm is `harmOf`.
 */
export function bestPlay(attack: ArmadaAttack, kinds: readonly Kind[]): (roll: OnTheDice) => Play {
  const all = evasions(attack, kinds)
  const defences = Array.from({ length: attack.tokens.length + 1 }, (_, accuracies) =>
    locks(attack.tokens, accuracies).map((locked): Defence => {
      const spent = defenceTokens.filter((token) => attack.tokens.includes(token) && !locked.includes(token))
      const harm = Float64Array.from({ length: 4 * diceIn(attack.armament) + 2 }, (_, i) => harmOf(attack, i >> 1, i % 2 === 1, spent))
      return { locked, spent, evasions: spent.includes('evade') ? all : all.slice(0, 1), harm }
    }),
  )
  const defend = (roll: OnTheDice, { locked, spent, evasions, harm }: Defence): { play: Play; harm: number } => {
    let best = evasions[0]!
    let least = harmAfter(harm, roll, best)
    for (const evasion of evasions) {
      if (!isThere(evasion, roll.kinds)) continue
      const found = harmAfter(harm, roll, evasion)
      if (found < least - same) {
        best = evasion
        least = found
      }
    }
    return { play: { locked, spent, evasion: best }, harm: least }
  }
  return (roll) => {
    const [first, ...others] = defences[Math.min(roll.accuracies, attack.tokens.length)]!.map((defence) => defend(roll, defence))
    return others.reduce((best, other) => (other.harm > best.harm + same ? other : best), first!).play
  }
}
