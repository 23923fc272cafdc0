import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose, Count, Pick } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import { arrivals } from './arrivals.js'
import { battlegroupsOf, deck, handLimit } from './look.js'
import { option } from './options.js'
import { remind } from './pins.js'
import { asks, cardOption, type T } from './question.js'
import { beforeDiscard } from './reminders.js'
import { putAside } from './reveal.js'
import { type Side, type State, sides } from './state.js'
import { m } from './words.js'

/** Planning 1 (seed 000): the available cards go into the decks, then one key says that both are ready. */
export function* decks(t: T): Flow {
  remind(t, `turn-${t.state.turn}`)
  putAside(t)
  yield* arrivals(t)
  if (option(t.state, 'decks') === 'typed') {
    for (const side of sides) yield* during(() => !t.state.secret[side] && deck(t.state, side).length > 0, stack(t, side))
  }
  yield* during(() => !t.state.done.includes('ready'), ready(t))
}

function* stack(t: T, side: Side): Flow {
  const cards = yield* ask((): Pick => {
    const options = deck(t.state, side).map(cardOption)
    return {
      kind: 'pick',
      ...asks('deck', 'decks'),
      by: side,
      about: side,
      secret: true,
      ordered: true,
      options,
      min: options.length,
      max: options.length,
    }
  })
  t.emit({ type: 'deck-stacked', side, cards, secret: true })
}

function* ready(t: T): Flow {
  yield* ask(
    (): Choose<'ready'> => ({
      kind: 'choose',
      ...asks('ready', 'decks', { turn: t.state.turn, turns: t.state.turns }),
      by: 'both',
      waits: true,
      tell: sides.flatMap((side) => availability(t.state, side)),
      options: [{ id: 'ready', label: m('ready.yes') }],
    }),
  )
  t.emit({ type: 'decks-ready' })
}

/** The cards of a side's deck, and those that stay out of it, by name. */
function availability(s: State, side: Side): readonly Message[] {
  const who = s.sides[side].name
  const named = (standing: string) => battlegroupsOf(s, side).flatMap((one) => (one.standing === standing ? [one.name] : []))
  const cards = deck(s, side).map(({ name }) => name)
  const held = named('held')
  const gone = named('gone')
  return [
    cards.length ? m('ready.deck', { who, cards }) : m('ready.no-cards', { who }),
    ...(held.length ? [m('ready.held', { who, cards: held })] : []),
    ...(gone.length ? [m('ready.gone', { who, cards: gone })] : []),
  ]
}

/** Planning 2 (seed 000): each side may throw command cards away. */
export function* discard(t: T): Flow {
  if (option(t.state, 'cards') === 'off') return
  for (const side of sides) yield* during(() => !t.state.done.includes(`discard-${side}`), discardOf(t, side))
}

function* discardOf(t: T, side: Side): Flow {
  const count = yield* ask((): Count => {
    const { hand } = t.state.sides[side]
    const limit = handLimit(t.state, side)
    return {
      kind: 'count',
      ...asks('discard', 'discard', { hand, limit }),
      remind: beforeDiscard(t.state, side),
      by: side,
      about: side,
      min: 0,
      max: hand,
      default: 0,
    }
  })
  t.emit({ type: 'discarded', side, count })
}

/** Planning 3 (seed 000): each hand is filled up to the Admiral Value; a hand above that draws nothing. */
export function* draw(t: T): Flow {
  if (option(t.state, 'cards') === 'off') {
    t.emit({ type: 'told', what: 'cards-off' })
    return
  }
  for (const side of sides) yield* during(() => !t.state.done.includes(`draw-${side}`), drawOf(t, side))
}

const drawable = (s: State, side: Side): number => Math.max(0, handLimit(s, side) - s.sides[side].hand)

function* drawOf(t: T, side: Side): Flow {
  const count =
    option(t.state, 'draw') === 'fill'
      ? drawable(t.state, side)
      : yield* ask(
          (): Count => ({
            kind: 'count',
            ...asks('draw', 'draw'),
            by: side,
            about: side,
            min: 0,
            max: drawable(t.state, side),
            default: drawable(t.state, side),
          }),
        )
  t.emit({ type: 'drawn', side, count, hand: t.state.sides[side].hand + count })
}

/** Planning 4 (seed 000): what rules and cards say happens now. */
export function* cleanup(t: T): Flow {
  remind(t, 'cleanup')
  if (!t.state.done.includes('cleanup')) t.emit({ type: 'cleaned-up' })
}
