import type { Result } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { other, type Side, type State, sides } from './state.js'
import { m } from './words.js'

/** Points of the enemy ships and admirals that a side has destroyed: the tie-breaker (1.7, Objectives). */
export function killPoints(s: State, side: Side): number {
  const dead = Object.values(s.ships).filter((one) => one.side !== side && one.hull === 0)
  const ships = dead.reduce((sum, one) => sum + one.figures.points, 0)
  const admirals = Object.values(s.admirals).filter((one) => one.side !== side && one.lost && dead.some(({ id }) => id === one.ship))
  return ships + admirals.reduce((sum, one) => sum + one.points, 0)
}

function winnerOf(s: State): Side | null {
  if (s.ending === 'conceded-a') return 'B'
  if (s.ending === 'conceded-b') return 'A'
  const by = (count: (side: Side) => number): Side | null => (count('A') === count('B') ? null : count('A') > count('B') ? 'A' : 'B')
  return by((side) => s.sides[side].points) ?? by((side) => killPoints(s, side))
}

/** The result: victory points, then kill points; how the game ended is said with it. */
export function result(s: State): Result | undefined {
  if (s.segment !== 'over') return undefined
  const winner = winnerOf(s)
  const points = { A: s.sides.A.points, B: s.sides.B.points }
  const kills = { A: killPoints(s, 'A'), B: killPoints(s, 'B') }
  return {
    winner,
    points,
    text: sentences(s, winner),
    more: { killPoints: kills, turn: s.turn, ending: early(s) ? 'after-turn' : s.ending || 'turns' },
  }
}

/** Ended after a turn that was not the last. */
const early = (s: State): boolean => s.ending === 'turns' && s.turn < s.turns

function sentences(s: State, winner: Side | null): readonly Message[] {
  const conceded = s.ending === 'conceded-a' || s.ending === 'conceded-b'
  const how = conceded
    ? m('result.conceded', { who: s.sides[winner ? other(winner) : 'A'].name })
    : m(s.ending === 'now' ? 'result.now' : early(s) ? 'result.after-turn' : 'result.turns', { turn: s.turn, turns: s.turns })
  const tally = sides.map((side) => m('result.side', { who: s.sides[side].name, points: s.sides[side].points, kills: killPoints(s, side) }))
  const tie = !conceded && winner !== null && s.sides.A.points === s.sides.B.points
  const end = winner === null ? m('result.draw') : m(tie ? 'result.kills' : 'result.wins', { who: s.sides[winner].name })
  return [how, ...tally, end]
}
