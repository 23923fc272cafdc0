import { ask, type Flow, type Table } from '../../../core/flow.js'
import { kebab } from '../../../core/names.js'
import type { Choose, Count } from '../../../core/question.js'
import type { Muster, System } from '../../../core/system.js'
import type { Message } from '../../../core/words.js'
import { asks } from '../question.js'
import { shipsOf } from '../ships/find.js'
import { words } from '../words/load.js'
import { m } from '../words.js'
import { type Faction, factions, ranksOf } from './admirals.js'
import { type Profile, tonnageValues } from './profile.js'

/** A ship to choose from: what a fleet file needs to name it, and what the running totals need. */
type Choice = Pick<Profile, 'class' | 'tonnage' | 'points' | 'group'>
type Book = Readonly<Record<string, readonly Choice[]>>
interface Group {
  readonly class: string
  readonly count: number
}
interface State {
  readonly book: Book
  readonly faction: Faction | ''
  readonly battlegroups: readonly (readonly Group[])[]
  /** The class that was chosen and waits for its number. */
  readonly chosen: string
  readonly rank: string
  readonly flagship: string
  readonly stage: 'ships' | 'admiral' | 'done'
}
type Event =
  | { readonly type: 'faction-chosen'; readonly faction: Faction }
  | { readonly type: 'class-chosen'; readonly class: string }
  | { readonly type: 'group-added'; readonly count: number }
  | { readonly type: 'battlegroup-closed' }
  | { readonly type: 'ships-done' }
  | { readonly type: 'rank-chosen'; readonly rank: string }
  | { readonly type: 'flagship-chosen'; readonly ship: string }

function apply(s: State, e: Event): State {
  switch (e.type) {
    case 'faction-chosen':
      return { ...s, faction: e.faction, battlegroups: [[]] }
    case 'class-chosen':
      return { ...s, chosen: e.class }
    case 'group-added': {
      const last = [...(s.battlegroups.at(-1) ?? []), { class: s.chosen, count: e.count }]
      return { ...s, chosen: '', battlegroups: [...s.battlegroups.slice(0, -1), last] }
    }
    case 'battlegroup-closed':
      return { ...s, battlegroups: [...s.battlegroups, []] }
    case 'ships-done':
      return { ...s, stage: 'admiral', battlegroups: s.battlegroups.filter((groups) => groups.length > 0) }
    case 'rank-chosen':
      return { ...s, rank: e.rank, stage: e.rank === 'none' ? 'done' : s.stage }
    case 'flagship-chosen':
      return { ...s, flagship: e.ship, stage: 'done' }
  }
}

const choices = ({ book, faction }: State): readonly Choice[] => book[faction] ?? []
const choiceOf = (s: State, kind: string): Choice => choices(s).find((one) => one.class === kind)!
const rating = (s: State, groups: readonly Group[]): number =>
  groups.reduce((sum, one) => sum + one.count * tonnageValues[choiceOf(s, one.class).tonnage], 0)
const points = (s: State, groups: readonly Group[]): number =>
  groups.reduce((sum, one) => sum + one.count * choiceOf(s, one.class).points, 0)
const rankOf = ({ faction, rank }: State) => (faction ? ranksOf(faction).find(({ title }) => kebab(title) === rank) : undefined)
const rankPoints = (s: State): number => (s.faction ? (rankOf(s)?.points ?? 0) : 0)

/** The battlegroups so far, with their rating and points, and the points of all. */
function totals(s: State): readonly Message[] {
  const lines = s.battlegroups.flatMap((groups, at) =>
    groups.length
      ? [
          m('muster.battlegroup', {
            number: at + 1,
            groups: groups.map(({ class: kind, count }) => `${count} ${kind}`),
            rating: rating(s, groups),
            points: points(s, groups),
          }),
        ]
      : [],
  )
  return lines.length ? [...lines, m('muster.total', { points: points(s, s.battlegroups.flat()) + rankPoints(s) })] : []
}

type T = Table<State, Event>

function* play(t: T): Flow {
  if (!t.state.faction) {
    const faction = yield* ask(
      (): Choose<Faction> => ({
        kind: 'choose',
        ...asks('muster-faction', 'muster'),
        by: 'both',
        options: factions.map((id) => ({ id, label: id })),
      }),
    )
    t.emit({ type: 'faction-chosen', faction })
  }
  while (t.state.stage === 'ships') yield* group(t)
  if (t.state.stage === 'admiral') yield* admiral(t)
}

function* group(t: T): Flow {
  if (!t.state.chosen) {
    const kind = yield* ask((): Choose => shipQuestion(t.state))
    if (kind === 'next-battlegroup') return t.emit({ type: 'battlegroup-closed' })
    if (kind === 'finish') return t.emit({ type: 'ships-done' })
    t.emit({ type: 'class-chosen', class: choices(t.state)[Number(kind.slice(5))]!.class })
  }
  const count = yield* ask((): Count => {
    const {
      class: kind,
      group: [from, to],
    } = choiceOf(t.state, t.state.chosen)
    return {
      kind: 'count',
      ...asks('muster-count', 'muster', { kind, from, to }),
      by: 'both',
      about: t.state.chosen,
      min: 1,
      max: 20,
      default: Math.max(1, from),
    }
  })
  t.emit({ type: 'group-added', count })
}

/** The ships of the faction by name; the end of a battlegroup and of the fleet come first, so that they are one key away. */
function shipQuestion(s: State): Choose {
  const begun = (s.battlegroups.at(-1)?.length ?? 0) > 0
  const ends = [
    { id: 'next-battlegroup', label: m('muster.next'), ...(!begun && { disabled: m('muster.empty') }) },
    { id: 'finish', label: m('muster.finish'), ...(!s.battlegroups.flat().length && { disabled: m('muster.empty') }) },
  ]
  const ships = choices(s).map(({ class: kind, tonnage, points: each }, at) => ({
    id: `ship-${at}`,
    label: m('muster.ship', { kind, tonnage, points: each }),
    names: [kind],
  }))
  return {
    kind: 'choose',
    ...asks('muster-ship', 'muster', { number: s.battlegroups.length }),
    by: 'both',
    tell: totals(s),
    options: [...ends, ...ships],
  }
}

/** An admiral sails in a ship of tonnage M or more. */
function* admiral(t: T): Flow {
  const flagships = (s: State) =>
    s.battlegroups
      .flat()
      .flatMap(({ class: kind, count }) =>
        ['L', 'L2'].includes(choiceOf(s, kind).tonnage) ? [] : Array.from({ length: count }, (_, at) => `${kind} ${at + 1}`),
      )
  if (!t.state.rank) {
    const rank = yield* ask((): Choose => {
      const ranks = t.state.faction && flagships(t.state).length ? ranksOf(t.state.faction) : []
      const options = [
        { id: 'none', label: m('muster.no-admiral') },
        ...ranks.map(({ title, value, points: cost }) => ({ id: kebab(title), label: m('muster.rank', { title, value, points: cost }) })),
      ]
      return { kind: 'choose', ...asks('muster-admiral', 'muster'), by: 'both', tell: totals(t.state), options }
    })
    t.emit({ type: 'rank-chosen', rank })
  }
  if (t.state.stage !== 'admiral') return
  const ship = yield* ask(
    (): Choose => ({
      kind: 'choose',
      ...asks('muster-flagship', 'muster'),
      by: 'both',
      options: flagships(t.state).map((name) => ({ id: kebab(name), label: name })),
    }),
  )
  t.emit({ type: 'flagship-chosen', ship })
}

const system: System<Book, State, Event> = {
  id: 'dropfleet-muster',
  edition: '1.7',
  rules: 1,
  dice: {},
  begin: (book) => ({ book, faction: '', battlegroups: [], chosen: '', rank: '', flagship: '', stage: 'ships' }),
  apply,
  play,
  fixes: () => [],
  jumps: () => [],
  view: (s) => ({ head: totals(s), sheets: [], labels: [] }),
  face: ({ book: _, ...rest }) => rest,
  story: () => undefined,
  result: (s) => (s.stage === 'done' ? { winner: null, points: { A: 0, B: 0 }, text: totals(s) } : undefined),
  names: () => ({ A: 'A', B: 'B' }),
  find: () => [],
  words,
}

/** A fleet of Dropfleet by questions: faction, ships battlegroup by battlegroup with running totals, admiral. */
export const muster: Muster = {
  system,
  async setUp() {
    const books = await Promise.all(
      factions.map(async (faction) => [faction, [...(await shipsOf(faction)), ...(await shipsOf('mercenary'))]] as const),
    )
    return Object.fromEntries(
      books.map(([faction, ships]) => [
        faction,
        ships.map(({ class: kind, tonnage, points: cost, group: size }) => ({ class: kind, tonnage, points: cost, group: size })),
      ]),
    )
  },
  file(state, name) {
    const s = state as State
    const rank = rankOf(s)
    return {
      system: 'dropfleet',
      name,
      faction: s.faction,
      ...(rank && { admirals: [{ name: rank.title, value: rank.value, ship: s.flagship }] }),
      battlegroups: s.battlegroups.filter((groups) => groups.length > 0).map((groups) => ({ groups })),
    }
  },
}
