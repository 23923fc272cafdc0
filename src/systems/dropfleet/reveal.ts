import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose, Option, Pick, Roll } from '../../core/question.js'
import { admiralValue, deck, groupsOf, has, shipsOf, shipsOfGroup } from './look.js'
import { option } from './options.js'
import { asks, cardOption, noPass, type T } from './question.js'
import { type Battlegroup, other, type Side, type State, sides } from './state.js'
import { m } from './words.js'

/** Activation 1 (seed 000): both sides reveal the first card of their decks at the same time. */
export function* reveal(t: T): Flow {
  putAside(t)
  for (const side of sides) {
    yield* during(() => !t.state.revealed[side] && revealable(t.state, side).length > 0, revealOf(t, side))
  }
  yield* during(() => !t.state.done.includes('split') && splitMatters(t.state), split(t))
}

/** The cards that can be revealed. One whose ships are all gone is put aside for good, and the next one counts (1.7, Battlegroup Cards). */
export const revealable = (s: State, side: Side): readonly Battlegroup[] => deck(s, side).filter(({ id }) => shipsOf(s, id).length > 0)

/** Puts aside the cards of battlegroups that have no ship left. */
export function putAside(t: T): void {
  for (const side of sides) {
    for (const { id } of deck(t.state, side)) if (!shipsOf(t.state, id).length) t.emit({ type: 'card-put-aside', battlegroup: id })
  }
}

/** One side reveals: the card it chooses, or the top one of a deck that was typed in. */
export function* revealOf(t: T, side: Side): Flow {
  const stacked = t.state.secret[side]
  const top = stacked?.find((id) => revealable(t.state, side).some((card) => card.id === id))
  const battlegroup =
    top ??
    (yield* ask((): Choose | undefined => {
      const options = revealable(t.state, side).map((one) => cardOption({ ...one, rating: ratingNow(t.state, one.id) }))
      return options.length ? { kind: 'choose', ...asks('reveal', 'reveal'), by: side, about: side, options } : undefined
    }))
  t.emit({ type: 'card-revealed', side, battlegroup })
}

/** Groups that may count as out of battlegroup coherency: on the table, one of several, and neither Open nor Outlier. */
function splittable(s: State, battlegroup: string): readonly string[] {
  if (s.battlegroups[battlegroup]!.standing !== 'table') return []
  const groups = groupsOf(s, battlegroup)
  if (groups.length < 2) return []
  return groups.flatMap(({ id }) => (shipsOfGroup(s, id).some((one) => !has(one, 'open') && !has(one, 'outlier')) ? [id] : []))
}

/** The Strategy Rating that counts now: fixed when the fleet was built, +1 for each group too far from the others (1.7, Game Components). */
export const ratingNow = (s: State, battlegroup: string): number =>
  s.battlegroups[battlegroup]!.rating +
  (s.ratings[battlegroup] ?? 0) +
  s.split.filter((group) => s.groups[group]?.battlegroup === battlegroup).length

/** The distance of groups is asked only where it could change who chooses. */
function splitMatters(s: State): boolean {
  const { A, B } = s.revealed
  if (!A || !B) return false
  const [a, b] = [ratingNow(s, A), ratingNow(s, B)]
  const [mostA, mostB] = [splittable(s, A).length, splittable(s, B).length]
  if (mostA + mostB === 0) return false
  return Math.sign(a + mostA - b) !== Math.sign(a - b - mostB)
}

function* split(t: T): Flow {
  const groups = yield* ask((): Pick | undefined => {
    const cards = sides.flatMap((side) => (t.state.revealed[side] ? [t.state.revealed[side]!] : []))
    const options = cards.flatMap((card) => splittable(t.state, card).map((id) => groupOption(t.state, id)))
    return options.length
      ? { kind: 'pick', ...asks('split-groups', 'split-groups'), by: 'both', options, min: 0, max: options.length, default: [] }
      : undefined
  })
  t.emit({ type: 'split-told', groups })
}

/** A group of either side; its class is enough, where only one of the groups has it. */
function groupOption(s: State, id: string): Option {
  const { name, side, battlegroup } = s.groups[id]!
  const args = { group: name, battlegroup: s.battlegroups[battlegroup]!.name, who: s.sides[side].name }
  return { id, label: m('group-of', args), names: [name] }
}

/** Activation 2 (seed 000): the lower Strategy Rating chooses who goes first; equal ones are rolled off, with a plain D6 each. */
export function* firstOrSecond(t: T): Flow {
  const { A, B } = t.state.revealed
  if (!A || !B) {
    if ((A || B) && !t.state.first) t.emit({ type: 'goes-first', side: A ? 'A' : 'B', alone: true })
    return
  }
  yield* during(() => !t.state.first && t.state.revealed.A === A && t.state.revealed.B === B, compare(t, A, B))
}

function* compare(t: T, A: string, B: string): Flow {
  const ratings = { A: ratingNow(t.state, A), B: ratingNow(t.state, B) }
  t.emit({ type: 'ratings-compared', ...ratings })
  const chooser: Side = ratings.A === ratings.B ? yield* rollOff(t) : ratings.A < ratings.B ? 'A' : 'B'
  const choice = yield* ask(
    (): Choose<'first' | 'second' | 'pass'> => ({
      kind: 'choose',
      ...asks('first-or-second', 'first-or-second'),
      by: chooser,
      options: [{ id: 'first', label: m('first-or-second.first') }, { id: 'second', label: m('first-or-second.second') }, noPass],
    }),
  )
  t.emit({ type: 'goes-first', side: choice === 'first' ? chooser : other(chooser), alone: false })
}

function* rollOff(t: T): Flow<Side> {
  const plus = (side: Side) => (option(t.state, 'sr-tie') === 'plus-av' ? admiralValue(t.state, side) : 0)
  for (;;) {
    const rolls = { A: 0, B: 0 }
    for (const side of sides) {
      const [face] = yield* ask((): Roll => ({ kind: 'roll', ...asks('roll-off', 'roll-off'), by: side, dice: ['d6'] }))
      rolls[side] = Number(face) + plus(side)
    }
    t.emit({ type: 'rolled-off', ...rolls })
    if (rolls.A !== rolls.B) return rolls.A > rolls.B ? 'A' : 'B'
  }
}
