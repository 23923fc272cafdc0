import { type Message, messages } from '../words.js'
import { type Die, type Face, facesOf } from './faces.js'
import type { NextFace } from './stream.js'

/** The texts about faces that somebody typed; the catalogue of the odds has them. */
export type FacesKey = 'faces.few' | 'faces.many' | 'faces.unknown'

const m = messages<FacesKey>()

const letters: Readonly<Record<string, Face>> = { b: 'blank', h: 'hit', c: 'crit', a: 'accuracy', d: 'hit-hit', x: 'hit-crit' }
const names: readonly string[] = Object.values(letters)

/** Faces as typed: numbers and letters need nothing between them (`4416`, `hhcb`), names do (`hit hit-crit`). */
const split = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .flatMap((piece) => (names.includes(piece) ? [piece] : [...piece]))

/** Faces that people rolled at the table. */
export interface TypedFaces {
  readonly next: NextFace
  /** The first thing that was wrong, once everything was rolled: too few faces, too many, or one that the die does not have. */
  wrong(): Message<FacesKey> | undefined
}

/** A source of the faces in a text, in their order. Where the text does not serve, the lowest face stands in and `wrong` says so. */
export function typedFaces(text: string): TypedFaces {
  const typed = split(text)
  let used = 0
  let trouble: Message<FacesKey> | undefined
  const next = (die: Die): Face => {
    const faces = facesOf(die)
    const word = typed[used++]
    const face = faces.find((name) => name === word || name === letters[word ?? ''])
    if (!face) {
      trouble ??= word ? m('faces.unknown', { typed: word, die, faces: [...new Set(faces)] }) : m('faces.few', { typed: typed.length, die })
    }
    return face ?? faces[0]!
  }
  const wrong = () => trouble ?? (typed.length > used ? m('faces.many', { typed: typed.length, used }) : undefined)
  return { next, wrong }
}
