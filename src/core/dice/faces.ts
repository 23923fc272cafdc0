/**
 * The dice of both games, each with its faces by name: one entry a side, so that a face that is on the die twice stands
 * here twice. A D3 is a D6 halved, rounded up. Armada dice: Learn to Play p.13 (2 red blanks, 4 blue hits, and so on).
 */
export const dice = {
  d6: ['1', '2', '3', '4', '5', '6'],
  d3: ['1', '2', '3'],
  red: ['blank', 'blank', 'hit', 'hit', 'crit', 'crit', 'hit-hit', 'accuracy'],
  blue: ['hit', 'hit', 'hit', 'hit', 'crit', 'crit', 'accuracy', 'accuracy'],
  black: ['blank', 'blank', 'hit', 'hit', 'hit', 'hit', 'hit-crit', 'hit-crit'],
} as const

export type Die = keyof typeof dice
export type Face = (typeof dice)[Die][number]

/** The colours of Armada dice, in the order in which pools are written. */
export const colours = ['red', 'blue', 'black'] as const
export type Colour = (typeof colours)[number]

/** The faces of a die as a plain list. */
export const facesOf = (die: Die): readonly Face[] => dice[die]

export const isColour = (die: Die): die is Colour => die !== 'd6' && die !== 'd3'

/** How many icons of each kind an Armada face shows. */
export interface Icons {
  readonly hits: number
  readonly crits: number
  readonly accuracies: number
}

const none: Icons = { hits: 0, crits: 0, accuracies: 0 }
const icons: Partial<Record<Face, Icons>> = {
  hit: { ...none, hits: 1 },
  crit: { ...none, crits: 1 },
  'hit-hit': { ...none, hits: 2 },
  'hit-crit': { ...none, hits: 1, crits: 1 },
  accuracy: { ...none, accuracies: 1 },
}

/** The icons of a face; none for blanks and for numbers. */
export const iconsOf = (face: Face): Icons => icons[face] ?? none

/** The number that a D6 or a D3 shows; 0 for a face without one. */
export const numberOf = (face: Face): number => (face >= '1' && face <= '6' ? Number(face) : 0)
