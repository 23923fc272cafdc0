import alea from 'seedrandom/lib/alea.js'
import { type Die, type Face, facesOf } from './faces.js'

/** The name of the generator, as saved games state it: alea with the first 8 draws thrown away. */
export const generator = 'alea-8'
const thrownAway = 8

/** Gives the next face of a die: from a generator, or from what somebody typed. */
export type NextFace = (die: Die) => Face

/**
 * The faces of roll number `n` of a game with this seed. A roll outside the game has a name for a number. The seed is a text: `-42` and `2^63` are texts like any other.
 * Streams of neighbouring numbers correlate in their first draws, which is why those are thrown away.
 */
export function stream(seed: string, n: number | string): NextFace {
  const draw = alea(`${seed}#${n}`)
  for (let i = 0; i < thrownAway; i++) draw()
  return (die) => {
    const faces = facesOf(die)
    return faces[Math.floor(draw() * faces.length)]!
  }
}
