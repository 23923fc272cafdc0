import { type ArmadaAttack, type DefenceToken, defenceTokens } from './attack.js'
import { harmOf } from './ending.js'
import { afterEvade, choices, evadable, freshDice, type Kind, type Left } from './evade.js'

/** A roll before tokens: what is on the dice, accuracies, and how many dice there are of each kind (or "this or more"). */
export interface OnTheDice extends Left {
  readonly accuracies: number
  readonly kinds: readonly number[]
}

/** What both players do with a roll. */
export interface Play {
  /** Tokens that accuracies lock. */
  readonly locked: readonly DefenceToken[]
  /** Tokens that the defender spends: all that are left, one of a type. */
  readonly spent: readonly DefenceToken[]
  readonly evaded: readonly Kind[]
}

/** The tokens that may be locked by so many accuracies. Of two tokens of a type one is as good as both, so both have to be locked. */
function locks(tokens: readonly DefenceToken[], accuracies: number): readonly (readonly DefenceToken[])[] {
  let sets: { locked: readonly DefenceToken[]; cost: number }[] = [{ locked: [], cost: 0 }]
  for (const token of defenceTokens) {
    const count = tokens.filter((name) => name === token).length
    if (count === 0 || token === 'salvo') continue
    sets = sets.flatMap((set) => [set, { locked: [...set.locked, token], cost: set.cost + count }])
  }
  return sets.filter(({ cost }) => cost <= accuracies).map(({ locked }) => locked)
}

/**
 * How both play well: the attacker locks the tokens that leave most harm, knowing that the defender then spends every other
 * token and evades the dice that leave least, each in the mean over what is still to be rolled. Accuracies that an Evade brings
 * up come too late. Harm is `harmOf`.
 */
export function bestPlay(attack: ArmadaAttack, kinds: readonly Kind[]): (roll: OnTheDice) => Play {
  const fresh = freshDice(attack)
  const known = new Map<string, number>()
  const harm = ({ damage, crits }: Left, spent: readonly DefenceToken[]): number => {
    const key = `${damage} ${crits > 0} ${spent}`
    const found = known.get(key) ?? harmOf(attack, damage, crits > 0, spent)
    known.set(key, found)
    return found
  }
  const meanHarm = (roll: Left, spent: readonly DefenceToken[], evaded: readonly Kind[]): number => {
    let sum = 0
    afterEvade(attack.range, fresh, roll, evaded, (left, p) => {
      sum += p * harm(left, spent)
    })
    return sum
  }
  const defend = (roll: OnTheDice, locked: readonly DefenceToken[]): { play: Play; harm: number } => {
    const spent = defenceTokens.filter((token) => attack.tokens.includes(token) && !locked.includes(token))
    const most = spent.includes('evade') ? evadable(attack) : 0
    let best = { play: { locked, spent, evaded: [] as readonly Kind[] }, harm: Number.POSITIVE_INFINITY }
    for (const evaded of choices(kinds, roll.kinds, most)) {
      const found = meanHarm(roll, spent, evaded)
      if (found < best.harm - 1e-9) best = { play: { locked, spent, evaded }, harm: found }
    }
    return best
  }
  const ways = new Map<number, readonly (readonly DefenceToken[])[]>()
  return (roll) => {
    const sets = ways.get(roll.accuracies) ?? locks(attack.tokens, roll.accuracies)
    ways.set(roll.accuracies, sets)
    const [first, ...others] = sets.map((locked) => defend(roll, locked))
    return others.reduce((best, other) => (other.harm > best.harm + 1e-9 ? other : best), first!).play
  }
}
