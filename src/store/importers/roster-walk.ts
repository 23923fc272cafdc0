import type { Roster, Selection } from './roster-tree.js'
import type { Line } from './text.js'

/** Every selection below these, parents first. */
export const all = (selections: readonly Selection[]): readonly Selection[] =>
  selections.flatMap((selection) => [selection, ...all(selection.selections)])

/** In a roster the entries stand for lines: each selection is one, numbered in the order of the file. */
export function entriesOf(roster: Roster): ReadonlyMap<Selection, Line> {
  const selections = all(roster.forces.flatMap((force) => force.selections))
  return new Map(selections.map((selection, index) => [selection, { line: index + 1, text: selection.name || '?' }]))
}

/** A selection that only orders or sets something: no price, no profile. */
export const isSetting = ({ points, profiles }: Selection): boolean => points === 0 && profiles.length === 0
