import { type Colour, type Face, iconsOf } from '../../core/dice/faces.js'

/** Range bands, and the colours that reach that far (Learn to Play p.13; Rules Reference 1.5 p.2). */
export const ranges = { close: ['red', 'blue', 'black'], medium: ['red', 'blue'], long: ['red'] } as const
export type Range = keyof typeof ranges

/** Defence tokens. Salvo shoots back and changes nothing here. */
export const defenceTokens = ['evade', 'brace', 'redirect', 'scatter', 'contain', 'salvo'] as const
export type DefenceToken = (typeof defenceTokens)[number]

/** So many dice of each colour. */
export type Armament = Readonly<Record<Colour, number>>

/** Who shoots at whom decides what a critical counts. A bomber is a squadron with that keyword. */
export interface Sides {
  readonly attacker: 'ship' | 'squadron' | 'bomber'
  readonly versus: 'ship' | 'squadron'
}

/** Whether an effect rolls a die with this face again. */
export type Reroll = (die: Colour, face: Face) => boolean

/**
 * One attack (Rules Reference 1.5 p.2). All that is not given does not exist: no tokens, no shields asked. `shields` are those
 * of the hull zone, `neighbour` those of the zone to redirect to; `cards` are the damage cards that the ship has already;
 * `hull` of a squadron is what is left of it.
 */
export interface ArmadaAttack extends Sides {
  readonly armament: Armament
  readonly range: Range
  readonly obstructed: boolean
  /** Effects that roll dice again, one after another; each rolls every die that shows one of its faces. */
  readonly rerolls: readonly Reroll[]
  /** Concentrate Fire, the dial: one more die of a colour that is in the pool. */
  readonly extra?: Colour
  readonly tokens: readonly DefenceToken[]
  /** Whether the attacking ship is of a larger size than the defending ship: its Evade may then affect one more die. */
  readonly biggerAttacker: boolean
  readonly shields?: number
  readonly neighbour: number
  readonly hull?: number
  readonly cards: number
}

/** Whether critical icons count: between ships, and for bombers against ships (Rules Reference 1.5 p.2, 19). */
export const critsCount = ({ attacker, versus }: Sides): boolean => versus === 'ship' && attacker !== 'squadron'

/** The damage of a face. */
export const damageOf = (sides: Sides, face: Face): number => iconsOf(face).hits + (critsCount(sides) ? iconsOf(face).crits : 0)

/** The dice that reach the target. */
export function inRange(armament: Armament, range: Range): Armament {
  const reach: readonly Colour[] = ranges[range]
  const count = (colour: Colour) => (reach.includes(colour) ? armament[colour] : 0)
  return { red: count('red'), blue: count('blue'), black: count('black') }
}

export const diceIn = ({ red, blue, black }: Armament): number => red + blue + black
