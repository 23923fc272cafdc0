import { type Face, numberOf } from '../../core/dice/faces.js'
import type { Strike } from '../../core/dice/target.js'
import { type Message, messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import type { Terminal } from '../terminal.js'

const m = messages<keyof typeof en>()

/** The name of a face; numbers are their own. */
export function faceName(face: Face): string | Message {
  switch (face) {
    case 'blank':
    case 'hit':
    case 'crit':
    case 'accuracy':
    case 'hit-hit':
    case 'hit-crit':
      return m(`odds-face.${face}`)
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
      return face
  }
}

const order: readonly Face[] = ['hit-crit', 'hit-hit', 'crit', 'hit', 'accuracy', 'blank']
const rank = (face: Face): number => (numberOf(face) > 0 ? 6 - numberOf(face) : order.indexOf(face))

/** Faces from the best to the worst. */
const sorted = <T extends { readonly face: Face }>(dice: readonly T[]): readonly T[] =>
  [...dice].sort((a, b) => rank(a.face) - rank(b.face))

/** A die to be shown, and what it counts, by which it is coloured. */
export interface ShownDie {
  readonly face: Face
  readonly counts: Strike
}

/** Dice in lines that fit the width, best first and with room around them, to be read across a table. */
export function faceLines(terminal: Terminal, dice: readonly ShownDie[]): readonly string[] {
  const { paint, plain, width } = terminal
  const colour = { crit: paint.bold.green, hit: paint.green, miss: paint.dim }
  const lines: { text: string; length: number }[] = []
  for (const { face, counts } of sorted(dice)) {
    const name = faceName(face)
    const word = typeof name === 'string' ? name : terminal.say(name)
    const shown = plain ? word : `[${word}]`
    const line = lines.at(-1)
    if (line && line.length + 1 + shown.length <= width) {
      line.text += ` ${colour[counts](shown)}`
      line.length += 1 + shown.length
    } else lines.push({ text: colour[counts](shown), length: shown.length })
  }
  return lines.map(({ text }) => text)
}
