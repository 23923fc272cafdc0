import { type Colour, colours } from '../../core/dice/faces.js'
import { type ArmadaAttack, type Armament, diceIn, inRange } from './attack.js'
import { meanHarm } from './odds.js'

/** An attack with the dice that are rolled in the end, and the die that an obstruction took. */
export interface Settled {
  readonly attack: ArmadaAttack
  readonly removed?: Colour
}

const changed = (armament: Armament, colour: Colour, by: number): Armament => ({ ...armament, [colour]: armament[colour] + by })

/**
 * Settles the dice of an attack: those in range; less one if it is obstructed, where the attacker removes the die that leaves most
 * harm; more one for Concentrate Fire, whose colour must still be there. Nothing when no die is left, or none of that colour: such
 * an attack is cancelled, or its dial cannot be used (Rules Reference 1.5 p.2, 4, 13).
 */
export function settle(given: ArmadaAttack): Settled | undefined {
  const { extra, obstructed } = given
  const reach = inRange(given.armament, given.range)
  const ways = obstructed
    ? colours.filter((colour) => reach[colour] > 0).map((removed) => ({ dice: changed(reach, removed, -1), removed }))
    : [{ dice: reach }]
  const possible = ways
    .filter(({ dice }) => diceIn(dice) > 0 && (!extra || dice[extra] > 0))
    .map(({ dice, ...removed }): Settled => ({ attack: { ...given, armament: extra ? changed(dice, extra, 1) : dice }, ...removed }))
  const [first, ...others] = possible
  if (!first || others.length === 0) return first
  const worth = (way: Settled) => ({ way, harm: meanHarm(way.attack) })
  return others.map(worth).reduce((best, other) => (other.harm > best.harm + 1e-9 ? other : best), worth(first)).way
}
