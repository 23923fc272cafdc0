import type { Colour } from '../../core/dice/faces.js'
import type { Zone } from './fleet/profile.js'

/** The lists of the rules, in the order in which people read them. */

export const sides = ['A', 'B'] as const
export type Side = (typeof sides)[number]
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')

export const segments = ['command', 'ships', 'squadrons', 'status'] as const
export type Segment = (typeof segments)[number]

export const commands = ['navigate', 'squadron', 'repair', 'concentrate-fire'] as const
export type Command = (typeof commands)[number]

/** What a command is resolved with; both together are one resolution (Rules Reference 1.5 p.4). */
export const means = ['dial', 'token', 'both'] as const
export type Means = (typeof means)[number]

/** Range bands of the ruler; squadrons attack at a distance instead (Rules Reference 1.5 p.15). */
export const bands = ['close', 'medium', 'long'] as const
export type Band = (typeof bands)[number]
export type Range = Band | 'distance'

/** Dice that reach a band (Learn to Play p.13; seed 004). */
export const coloursAt: Readonly<Record<Range, readonly Colour[]>> = {
  close: ['red', 'blue', 'black'],
  medium: ['red', 'blue'],
  long: ['red'],
  distance: ['red', 'blue', 'black'],
}

export const obstacleKinds = ['asteroid', 'debris', 'station'] as const
export type ObstacleKind = (typeof obstacleKinds)[number]

/** Hull zones in the order in which they lie around a ship: neighbours are adjacent (Rules Reference 1.5 p.8). */
const around: readonly Zone[] = ['front', 'right', 'right-aux', 'rear', 'left-aux', 'left']

/** The two zones that share an arc line with a zone. */
export function adjacent(zones: readonly Zone[], zone: Zone): readonly Zone[] {
  const ring = around.filter((one) => zones.includes(one))
  const at = ring.indexOf(zone)
  return at < 0 ? [] : [ring.at(at - 1)!, ring[(at + 1) % ring.length]!]
}

export const sizeRank = { small: 0, medium: 1, large: 2, huge: 3 } as const

/** One letter a command, for a line of dials; `e` is what Spanish and Portuguese begin Squadron with. */
export const letters: Readonly<Record<Command, readonly string[]>> = {
  navigate: ['n'],
  squadron: ['s', 'e'],
  repair: ['r'],
  'concentrate-fire': ['c'],
}

/** When a card or a pinned remark is to be remembered. */
export const moments = ['start', 'command', 'attack', 'defend', 'move', 'squadrons', 'end'] as const
export type Moment = (typeof moments)[number]
