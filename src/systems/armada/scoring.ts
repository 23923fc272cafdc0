import type { Result } from '../../core/system.js'
import { alive, cardsOf } from './query.js'
import { m } from './say.js'
import type { Ship, State } from './state.js'
import { other, type Side } from './terms.js'

/** The points of a ship with all its upgrades, discarded ones too (Rules Reference 1.5 p.15). */
export const shipPoints = ({ card }: Ship): number => card.upgrades.reduce((sum, { points }) => sum + points, card.points)

/** A destroyed ship gives all its points; a huge one with half its hull gone gives half of them (Rules Reference 1.5 p.8). */
function yielded(ship: Ship): number {
  if (!alive(ship)) return shipPoints(ship)
  const crippled = ship.card.size === 'huge' && cardsOf(ship) >= Math.ceil(ship.card.hull / 2)
  return crippled ? Math.floor(shipPoints(ship) / 2) : 0
}

/** What a side has scored: enemies destroyed and victory tokens. */
export function score(s: State, side: Side): number {
  const lost = [...Object.values(s.ships).map((ship) => ({ side: ship.side, points: yielded(ship) })), ...squadronsLost(s)]
  const { victoryTokens, victoryPoints } = s.sides[side]
  return lost.reduce((sum, one) => (one.side === side ? sum : sum + one.points), victoryTokens * s.tokenValue + victoryPoints)
}

const squadronsLost = (s: State) =>
  Object.values(s.squadrons).map((squadron) => ({ side: squadron.side, points: alive(squadron) ? 0 : squadron.card.points }))

/** Tournament points by the margin: from how many points on, winner and loser. */
const brackets = [
  [300, 10, 1],
  [220, 9, 2],
  [140, 8, 3],
  [60, 7, 4],
  [0, 6, 5],
] as const

/** What a margin of victory is worth to the winner and to the loser. */
export const tournamentPoints = (margin: number): readonly [number, number] => {
  const [, winner, loser] = brackets.find(([from]) => margin >= from) ?? brackets[4]
  return [winner, loser]
}

export const hasShips = (s: State, side: Side): boolean => Object.values(s.ships).some((ship) => ship.side === side && alive(ship))

/**
 * Who wins: the side that still has a ship when the other has none, else the higher score; with equal scores the second
 * player (Rules Reference 1.5 p.22).
 */
export function winner(s: State): Side {
  const [a, b] = [hasShips(s, 'A'), hasShips(s, 'B')]
  if (a !== b) return a ? 'A' : 'B'
  const [forA, forB] = [score(s, 'A'), score(s, 'B')]
  return forA === forB ? other(s.first) : forA > forB ? 'A' : 'B'
}

export function result(s: State): Result | undefined {
  if (s.segment !== 'over') return undefined
  const points = { A: score(s, 'A'), B: score(s, 'B') }
  const won = winner(s)
  const margin = Math.max(0, points[won] - points[other(won)])
  const [forWinner, forLoser] = tournamentPoints(margin)
  const tabled = hasShips(s, 'A') !== hasShips(s, 'B')
  const why = tabled ? 'result.tabled' : points.A === points.B ? 'result.equal' : 'result.points'
  const args = { winner: s.sides[won].player, loser: s.sides[other(won)].player, margin, round: s.round }
  return {
    winner: won,
    points,
    text: [m(why, args), m('result.tournament', { winner: forWinner, loser: forLoser })],
    more: { margin, tournamentPoints: { [won]: forWinner, [other(won)]: forLoser }, round: s.round },
  }
}
