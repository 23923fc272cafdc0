import { randomBytes } from 'node:crypto'
import { type NextFace, stream } from '../core/dice/stream.js'
import { typedFaces } from '../core/dice/typed.js'
import { UserError } from '../core/errors.js'

export interface DiceFlags {
  /** Any text; without one a seed is drawn. */
  readonly seed?: string
  /** Faces that people rolled, in the order in which they are needed. */
  readonly faces?: string
}

/** Where the faces of a command come from. */
export interface DiceSource {
  /** What JSON says of it: the seed, or that the faces were typed. */
  readonly origin: { readonly seed: string } | { readonly typed: true }
  /** Whether nobody chose the seed, so that it is worth telling. */
  readonly drawn: boolean
  /** The faces of roll number `n`; typed faces just go on. */
  roll(n: number): NextFace
  /** Refuses typed faces that did not serve: a UserError. To be called before results are shown. */
  finish(): void
}

export function diceSource({ seed, faces }: DiceFlags): DiceSource {
  if (faces !== undefined) {
    const typed = typedFaces(faces)
    const finish = () => {
      const wrong = typed.wrong()
      if (wrong) throw new UserError(wrong, 2)
    }
    return { origin: { typed: true }, drawn: false, roll: () => typed.next, finish }
  }
  const name = seed ?? randomBytes(8).toString('hex')
  return { origin: { seed: name }, drawn: seed === undefined, roll: (n) => stream(name, n), finish: () => {} }
}
