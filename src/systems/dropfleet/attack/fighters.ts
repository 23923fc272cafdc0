import { ask, type Flow } from '../../../core/flow.js'
import type { Count } from '../../../core/question.js'
import { assetFacts } from '../launch/facts.js'
import { shipName } from '../look.js'
import { asks, type T } from '../question.js'
import type { State } from '../state.js'

/** Friendly fighter tokens on a ship. */
const tokens = (s: State, target: string): number =>
  (s.assets ?? [])
    .filter(({ on, kind, side }) => on === target && kind === 'fighters' && side === s.ships[target]!.side)
    .reduce((sum, { count }) => sum + count, 0)

/** Dice of Point Defence that so many fighter tokens add (1.7, Launch Assets). */
export function fighterDice(s: State, target: string, count: number): number {
  const one = (s.assets ?? []).find(({ on, kind, side }) => on === target && kind === 'fighters' && side === s.ships[target]!.side)
  return one ? count * (assetFacts(s, one).pdBonus ?? 0) : 0
}

/** How many fighters join a roll of Point Defence: said once the damage is known, before the dice are rolled. */
export function* fighters(t: T, target: string): Flow<number> {
  if (!tokens(t.state, target)) return 0
  return yield* ask(
    (): Count => ({
      kind: 'count',
      ...asks('fighters', 'fighters', { ship: shipName(t.state.ships[target]!), dice: fighterDice(t.state, target, 1) }),
      by: t.state.ships[target]!.side,
      about: target,
      min: 0,
      max: tokens(t.state, target),
      default: 0,
    }),
  )
}
