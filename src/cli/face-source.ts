import { randomBytes } from 'node:crypto'
import { type NextFace, stream } from '../core/dice/stream.js'
import { typedFaces } from '../core/dice/typed.js'
import { UserError } from '../core/errors.js'
import { messages } from '../core/words.js'
import type { en } from '../i18n/words/odds/en.js'
import type { Terminal } from './terminal.js'

const m = messages<keyof typeof en>()

export interface FaceFlags {
  /** Any text; without one a seed is drawn. */
  readonly seed?: string
  /** Faces that people rolled, in the order in which they are needed. */
  readonly faces?: string
}

/** Where the faces of a command come from. */
export interface FaceSource {
  /** What JSON says of it: the seed, or that the faces were typed. */
  readonly origin: { readonly seed: string } | { readonly typed: true }
  /** The seed, if nobody chose it, so that it is worth telling. */
  readonly drawn?: string
  /** The faces of roll number `n`; typed faces just go on. */
  roll(n: number): NextFace
  /** Refuses typed faces that did not serve: a UserError. To be called before results are shown. */
  finish(): void
}

/** Typed faces where there are any; else a seed's, which is drawn where none was given. */
export function faceSource({ seed, faces }: FaceFlags): FaceSource {
  if (faces !== undefined) {
    const typed = typedFaces(faces)
    const finish = () => {
      const wrong = typed.wrong()
      if (wrong) throw new UserError(wrong, 2)
    }
    return { origin: { typed: true }, roll: () => typed.next, finish }
  }
  const name = seed ?? randomBytes(8).toString('hex')
  const drawn = seed === undefined ? { drawn: name } : {}
  return { origin: { seed: name }, ...drawn, roll: (n) => stream(name, n), finish: () => {} }
}

/** Tells a seed that nobody chose, as a hint behind a roll. */
export function tellSeed(terminal: Terminal, { drawn }: FaceSource): void {
  if (drawn !== undefined) terminal.err(terminal.say(m('roll.seed', { seed: drawn })))
}
