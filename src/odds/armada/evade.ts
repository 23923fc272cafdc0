import { type Colour, colours, type Face, facesOf, iconsOf } from '../../core/dice/faces.js'
import { faceChances } from '../faces.js'
import { type ArmadaAttack, critsCount, damageOf, type Range } from './attack.js'

/** A die that does damage, as far as Evade is concerned: its colour, its face and what that counts. */
export interface Kind {
  readonly die: Colour
  readonly face: Face
  readonly damage: number
  readonly crit: boolean
}

const kindOf = (attack: ArmadaAttack, die: Colour, face: Face): Kind => ({
  die,
  face,
  damage: damageOf(attack, face),
  crit: critsCount(attack) && iconsOf(face).crits > 0,
})

/** The kinds of dice that a defender may want to evade; dice without damage are never worth it. */
export const kindsOf = (attack: ArmadaAttack): readonly Kind[] =>
  colours
    .filter((die) => attack.armament[die] > 0)
    .flatMap((die) => [...new Set(facesOf(die))].map((face) => kindOf(attack, die, face)))
    .filter(({ damage }) => damage > 0)

/**
 * How many dice an Evade affects: none without the token, one with it, and one more for a ship that a larger ship attacks
 * (Rules Reference 1.5 p.5).
 */
export function evadable(attack: ArmadaAttack): number {
  if (!attack.tokens.includes('evade')) return 0
  return attack.biggerAttacker && attack.versus === 'ship' && attack.attacker === 'ship' ? 2 : 1
}

/** What is left on the dice. */
export interface Left {
  readonly damage: number
  readonly crits: number
}

/** What dice may show after a reroll, each with its chance. */
export type Fresh = ReadonlyMap<Colour, readonly { readonly kind: Kind; readonly p: number }[]>

export const freshDice = (attack: ArmadaAttack): Fresh =>
  new Map(colours.map((die) => [die, [...faceChances(die)].map(([face, p]) => ({ kind: kindOf(attack, die, face), p }))]))

/** The results of evading these dice: at long range they are gone, at medium and close range they are rolled again. */
export function afterEvade(
  range: Range,
  fresh: Fresh,
  { damage, crits }: Left,
  evaded: readonly Kind[],
  visit: (left: Left, p: number) => void,
  p = 1,
): void {
  const [first, ...rest] = evaded
  if (!first) {
    visit({ damage, crits }, p)
    return
  }
  const without = { damage: damage - first.damage, crits: crits - (first.crit ? 1 : 0) }
  if (range === 'long') {
    afterEvade(range, fresh, without, rest, visit, p)
    return
  }
  for (const { kind, p: chance } of fresh.get(first.die)!) {
    const left = { damage: without.damage + kind.damage, crits: without.crits + (kind.crit ? 1 : 0) }
    afterEvade(range, fresh, left, rest, visit, p * chance)
  }
}

/** Every choice of up to `most` dice, when there are so many of each kind. */
export function choices(kinds: readonly Kind[], available: readonly number[], most: number): readonly (readonly Kind[])[] {
  const found: (readonly Kind[])[] = [[]]
  const extend = (chosen: readonly Kind[], from: number) => {
    if (chosen.length === most) return
    for (let i = from; i < kinds.length; i++) {
      if (chosen.filter((kind) => kind === kinds[i]).length >= available[i]!) continue
      const more = [...chosen, kinds[i]!]
      found.push(more)
      extend(more, i)
    }
  }
  extend([], 0)
  return found
}
