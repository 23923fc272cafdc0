import type { Option } from '../../../core/question.js'
import { m, option } from '../say.js'
import type { RolledDie } from '../state.js'

/** The dice on the table as options: `red-hit`, the next one that shows the same `red-hit-2`. */
export function diceOptions(dice: readonly RolledDie[]): readonly { readonly option: Option; readonly at: number }[] {
  const counts = new Map<string, number>()
  return dice.map(({ colour, face }, at) => {
    const id = `${colour}-${face}`
    const number = (counts.get(id) ?? 0) + 1
    counts.set(id, number)
    const label = m('option.die', { colour: m(`die-colour.${colour}`), face: m(`die-face.${face as RolledFace}`) })
    return { option: option(number > 1 ? `${id}-${number}` : id, label), at }
  })
}

/** Faces that Armada dice have. */
export const rolledFaces = ['blank', 'hit', 'crit', 'hit-hit', 'hit-crit', 'accuracy'] as const
export type RolledFace = (typeof rolledFaces)[number]

/** The places on the table of dice picked by their ids. */
export const placesOf = (dice: readonly RolledDie[], ids: readonly string[]): readonly number[] =>
  ids.map((id) => diceOptions(dice).find(({ option: one }) => one.id === id)?.at ?? -1).filter((at) => at >= 0)
