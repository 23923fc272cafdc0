import { type Colour, colours, type Face, iconsOf } from '../../core/dice/faces.js'
import { type Distribution, trimmed } from '../distribution.js'
import { faceChances } from '../faces.js'
import { type Alike, type Tally, tally } from '../tally.js'
import { type ArmadaAttack, critsCount, damageOf, diceIn } from './attack.js'
import { dealsCards, endingOf, harmOf } from './ending.js'
import { evadable, kindsOf } from './evade.js'
import { bestPlay } from './play.js'

/** The dice of an attack after rerolls, with what `adds` says of each face. */
function diceOf(attack: ArmadaAttack, adds: (die: Colour, face: Face) => readonly number[]): readonly Alike[] {
  return colours.map((die) => ({
    count: attack.armament[die],
    outcomes: [
      ...faceChances(
        die,
        attack.rerolls.map((again) => (face: Face) => again(die, face)),
      ),
    ].map(([face, p]) => ({ p, adds: adds(die, face) })),
  }))
}

const mostDamage = (attack: ArmadaAttack): number => 2 * diceIn(attack.armament)

/** The joint chances of damage, critical icons and accuracies on the dice, before tokens: counts 0, 1 and 2 of the tally. */
export function jointOdds(attack: ArmadaAttack): Tally {
  const dice = diceOf(attack, (_, face) => [damageOf(attack, face), iconsOf(face).crits, iconsOf(face).accuracies])
  const { red, blue, black } = attack.armament
  return tally(dice, [mostDamage(attack), red + blue + black, red + blue])
}

export interface ArmadaOdds {
  /** Damage suffered, after all tokens. */
  readonly damage: Distribution
  /** Damage cards dealt; where the shields of a ship are known. */
  readonly cards?: Distribution
  /** The chance that the first card is faceup. */
  readonly faceup?: number
  /** The chance that the defender is destroyed; where its hull is known. */
  readonly destroy?: number
  /** Chances of at least one critical and one accuracy on the dice, before tokens. */
  readonly crit: number
  readonly accuracy: number
}

/** Sums over all rolls of what both players make of them. `visit` gets the end of one branch and its chance. */
function eachEnding(
  attack: ArmadaAttack,
  visit: (total: number, critical: boolean, spent: ArmadaAttack['tokens'], p: number) => void,
): void {
  const kinds = evadable(attack) > 0 ? kindsOf(attack) : []
  const evades = evadable(attack)
  const dice = diceOf(attack, (die, face) => [
    damageOf(attack, face),
    iconsOf(face).accuracies,
    critsCount(attack) ? iconsOf(face).crits : 0,
    ...kinds.map((kind) => (kind.die === die && kind.face === face ? 1 : 0)),
  ])
  // A count may stop where one more makes no difference: tokens to lock, dice to evade, one critical left after them.
  const limits = [mostDamage(attack), attack.tokens.length, evades + 1, ...kinds.map(() => evades)]
  const play = bestPlay(attack, kinds)
  tally(dice, limits).each(([damage, accuracies, crits, ...counts], p) => {
    const roll = { damage: damage!, accuracies: accuracies!, crits: crits!, kinds: counts }
    const { spent, evasion } = play(roll)
    for (const change of evasion.changes) visit(roll.damage + change.damage, roll.crits + change.crits > 0, spent, p * change.p)
  })
}

/** The mean of `harmOf` when both play well. */
export function meanHarm(attack: ArmadaAttack): number {
  let harm = 0
  eachEnding(attack, (total, critical, spent, p) => {
    harm += p * harmOf(attack, total, critical, spent)
  })
  return harm
}

/** Exact odds of an attack whose dice are settled: `settle` does range, obstruction and Concentrate Fire. */
export function armadaOdds(attack: ArmadaAttack): ArmadaOdds {
  const damage = new Float64Array(mostDamage(attack) + 1)
  const cards = new Float64Array(mostDamage(attack) + 1)
  let faceup = 0
  let destroy = 0
  eachEnding(attack, (total, critical, spent, p) => {
    const end = endingOf(attack, total, critical, spent)
    damage[end.damage]! += p
    cards[end.cards]! += p
    faceup += p * end.faceup
    if (end.destroyed) destroy += p
  })
  const icons = tally(
    diceOf(attack, (_, face) => [iconsOf(face).crits, iconsOf(face).accuracies]),
    [1, 1],
  )
  return {
    damage: trimmed(damage),
    ...(dealsCards(attack) ? { cards: trimmed(cards), faceup } : {}),
    ...(attack.hull === undefined ? {} : { destroy }),
    crit: icons.of(0)[1]!,
    accuracy: icons.of(1)[1]!,
  }
}
