import { type Colour, colours, type Face, facesOf } from '../../core/dice/faces.js'
import { damageOf, type Reroll, type Sides } from './attack.js'

/** Rolls again every die with one of these faces. */
export const rerollFaces =
  (faces: readonly Face[]): Reroll =>
  (_, face) =>
    faces.includes(face)

/** Rolls again every die that does no damage. */
export const rerollMisses =
  (sides: Sides): Reroll =>
  (_, face) =>
    damageOf(sides, face) === 0

/**
 * The rerolls that raise the mean damage most, by so many effects one after another: a die is rolled again if it shows less than
 * what it is worth in the mean with the effects that remain.
 */
export function bestRerolls(sides: Sides, effects: number): readonly Reroll[] {
  const average = (die: Colour, value: (face: Face) => number) =>
    facesOf(die).reduce((sum, face) => sum + value(face), 0) / facesOf(die).length
  let worth = new Map(colours.map((die) => [die, average(die, (face) => damageOf(sides, face))]))
  const rerolls: Reroll[] = []
  for (let left = 1; left <= effects; left++) {
    const now = worth
    rerolls.unshift((die, face) => damageOf(sides, face) < now.get(die)!)
    worth = new Map(colours.map((die) => [die, average(die, (face) => Math.max(damageOf(sides, face), now.get(die)!))]))
  }
  return rerolls
}
