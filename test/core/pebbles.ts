import { ask, during, type Flow } from '../../src/core/flow.js'
import type { Choose, Count, Pick, Roll } from '../../src/core/question.js'
import type { System } from '../../src/core/system.js'

/**
 * A toy third system: two sides take pebbles from heaps, hide a guess, and roll for the rest. It knows every kind of
 * question, a secret, a debt, a loss and a loop of segments, and proves that the core knows no game.
 */
type Side = 'A' | 'B'
type Segment = 'guess' | 'take' | 'spill' | 'over'
export interface State {
  readonly round: number
  readonly rounds: number
  readonly segment: Segment
  readonly turn: Side
  readonly heaps: Readonly<Record<string, number>>
  readonly taken: Readonly<Record<Side, number>>
  readonly due: string
  readonly takes: number
  readonly spilt: boolean
  readonly secret: Readonly<Partial<Record<Side, string>>>
}
export type Event =
  | { readonly type: 'segment-begun'; readonly segment: Segment }
  | { readonly type: 'guessed'; readonly side: Side; readonly heap: string; readonly secret: true }
  | { readonly type: 'chosen'; readonly heap: string }
  | { readonly type: 'taken'; readonly side: Side; readonly heap: string; readonly count: number }
  | { readonly type: 'spilt'; readonly heaps: readonly string[]; readonly dice: number }
  | { readonly type: 'heap-set'; readonly heap: string; readonly count: number }

const text = (key: string) => ({ key })
const other = (side: Side): Side => (side === 'A' ? 'B' : 'A')
const left = (s: State) => Object.keys(s.heaps).filter((heap) => s.heaps[heap]! > 0)
const options = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }))

function apply(s: State, e: Event): State {
  switch (e.type) {
    case 'segment-begun':
      return { ...s, segment: e.segment, due: '', takes: 0, spilt: false, ...(e.segment === 'guess' && { round: s.round + 1, secret: {} }) }
    case 'guessed':
      return { ...s, secret: { ...s.secret, [e.side]: e.heap } }
    case 'chosen':
      return { ...s, due: e.heap }
    case 'taken':
      return {
        ...s,
        heaps: { ...s.heaps, [e.heap]: s.heaps[e.heap]! - e.count },
        taken: { ...s.taken, [e.side]: s.taken[e.side] + e.count },
        turn: other(e.side),
        due: '',
        takes: s.takes + 1,
      }
    case 'spilt':
      return {
        ...s,
        spilt: true,
        heaps: { ...s.heaps, ...Object.fromEntries(e.heaps.map((heap) => [heap, Math.max(0, s.heaps[heap]! - e.dice)])) },
      }
    case 'heap-set':
      return { ...s, heaps: { ...s.heaps, [e.heap]: e.count } }
  }
}

const next = (s: State): Segment =>
  s.segment === 'guess' ? 'take' : s.segment === 'take' ? 'spill' : s.round < s.rounds && left(s).length ? 'guess' : 'over'

export const pebbles: System<{ readonly heaps: Readonly<Record<string, number>>; readonly rounds: number }, State, Event> = {
  id: 'pebbles',
  edition: 'toy',
  rules: 1,
  dice: { d6: ['1', '2', '3', '4', '5', '6'] },
  begin: ({ heaps, rounds }) =>
    apply(
      { round: 0, rounds, segment: 'guess', turn: 'A', heaps, taken: { A: 0, B: 0 }, due: '', takes: 0, spilt: false, secret: {} },
      { type: 'segment-begun', segment: 'guess' },
    ),
  apply,
  *play(t): Flow {
    while (t.state.segment !== 'over') {
      if (t.state.segment === 'guess') {
        for (const side of ['A', 'B'] as const) yield* during(() => left(t.state).length > 0 && !t.state.secret[side], guess(side))
      } else if (t.state.segment === 'take') {
        while (t.state.takes < 2 && left(t.state).length) yield* during(() => left(t.state).length > 0, take())
      } else yield* during(() => left(t.state).length > 0 && !t.state.spilt, spill())
      t.emit({ type: 'segment-begun', segment: next(t.state) })
    }
    function* guess(side: Side): Flow {
      const heap = yield* ask(
        (): Choose => ({
          kind: 'choose',
          id: 'guess',
          by: side,
          about: side,
          text: text('guess'),
          secret: true,
          options: options(left(t.state)),
        }),
      )
      t.emit({ type: 'guessed', side, heap, secret: true })
    }
    function* take(): Flow {
      if (!t.state.heaps[t.state.due]) {
        const heap = yield* ask(
          (): Choose => ({ kind: 'choose', id: 'heap', by: t.state.turn, text: text('heap'), options: options(left(t.state)) }),
        )
        t.emit({ type: 'chosen', heap })
      }
      const heap = t.state.due
      yield* during(() => t.state.heaps[heap]! > 0, count(heap))
    }
    function* count(heap: string): Flow {
      const taken = yield* ask(
        (): Count => ({
          kind: 'count',
          id: 'count',
          by: t.state.turn,
          about: heap,
          text: text('count'),
          min: 1,
          max: t.state.heaps[heap]!,
        }),
      )
      t.emit({ type: 'taken', side: t.state.turn, heap, count: taken })
    }
    function* spill(): Flow {
      const heaps = yield* ask(
        (): Pick => ({ kind: 'pick', id: 'spill', by: 'both', text: text('spill'), min: 0, max: 2, options: options(left(t.state)) }),
      )
      if (!heaps.length) return
      const rolled = yield* ask((): Roll & { counts: true } => ({
        kind: 'roll',
        id: 'spill-roll',
        by: 'B',
        text: text('spill-roll'),
        dice: ['d6', 'd6'],
        counts: true,
      }))
      const dice = 'hits' in rolled ? rolled.hits : rolled.filter((face) => Number(face) >= 4).length
      t.emit({ type: 'spilt', heaps: heaps.filter((heap) => t.state.heaps[heap]! > 0), dice })
    }
  },
  fixes: (s) =>
    Object.keys(s.heaps).map((heap) => ({
      kind: 'count',
      id: 'heap',
      by: 'both',
      about: heap,
      text: text('heap'),
      min: 0,
      max: 9,
      events: (count) => [{ type: 'heap-set', heap, count: Number(count) }],
    })),
  jumps: (s) =>
    (['take', 'spill'] as const).map((id) => ({
      id,
      label: id,
      ...(s.segment === 'over' && { disabled: text('over') }),
      events: [{ type: 'segment-begun', segment: id }],
    })),
  view: () => ({ head: [], sheets: [], labels: [] }),
  face: ({ secret: _, ...rest }) => rest,
  story: (_, event) => (event.type === 'guessed' ? text('guessed') : undefined),
  result: (s) =>
    s.segment === 'over'
      ? { winner: s.taken.A === s.taken.B ? null : s.taken.A > s.taken.B ? 'A' : 'B', points: s.taken, text: [] }
      : undefined,
  names: () => ({ A: 'A', B: 'B' }),
  find: (s, word) => Object.keys(s.heaps).filter((heap) => heap === word),
  words: async () => ({}),
}
