import { ask, during, type Flow } from '../../../core/flow.js'
import { type Choose, isCounts, type Roll } from '../../../core/question.js'
import { initiative } from '../launch/initiative.js'
import { asks, type Rolled, type T } from '../question.js'
import { other, type Sector, type Side, type State, sides, type TroopKind, troopKinds } from '../state.js'
import { m } from '../words.js'
import { guns } from './guns.js'
import { bothThere, clusters, fighting, sectors, sectorsOf, tokensOf, troopFacts } from './sectors.js'

/** End phase 1 at level full: sector guns, initiative, moves of tokens, then combat sector by sector (1.7, Ground Combat). */
export function* groundFull(t: T): Flow {
  yield* guns(t)
  if (sectors(t.state).some((one) => sides.some((side) => tokensOf(one, side) > 0))) yield* initiative(t)
  for (const id of clusters(t.state).map((one) => one.id))
    for (const side of lowFirst(t.state))
      yield* during(() => !t.state.done.includes(`moved-${id}-${side}`) && moves(t.state, id, side).length > 0, moveTroops(t, id, side))
  for (let next: Sector | undefined; (next = sectors(t.state).find((one) => fights(t.state, one))); ) {
    const { id } = next
    yield* during(() => fights(t.state, t.state.sectors![id]!), fight(t, id))
    if (!t.state.done.includes(`fought-${id}`)) t.emit({ type: 'told', what: `fought-${id}` })
  }
}

/** The side with the lower initiative is the first to move and to fight. */
const lowFirst = (s: State): readonly Side[] => (s.initiative ? [other(s.initiative), s.initiative] : sides)

interface Move {
  readonly kind: TroopKind
  readonly from: string
  readonly to: string
}

/** Moves between the sectors of a cluster: not out of one with enemy infantry or armour; batteries stay. */
const moves = (s: State, cluster: string, side: Side): readonly Move[] =>
  sectorsOf(s, cluster)
    .filter((one) => fighting(one, other(side)) === 0)
    .flatMap((one) =>
      (['infantry', 'armour'] as const)
        .filter((kind) => one.troops[side][kind] > 0)
        .flatMap((kind) => sectorsOf(s, cluster).flatMap(({ id }) => (id === one.id ? [] : [{ kind, from: one.id, to: id }]))),
    )
const moveId = ({ kind, from, to }: Move): string => `${kind}:${from}:${to}`

function* moveTroops(t: T, cluster: string, side: Side): Flow {
  while (!t.state.done.includes(`moved-${cluster}-${side}`)) {
    const chosen = yield* ask((): Choose | undefined => {
      const list = moves(t.state, cluster, side)
      if (!list.length) return undefined
      const options = list.map((one) => ({
        id: moveId(one),
        label: m('troops.move', { troops: m(`troop.${one.kind}`, { count: 1 }), from: one.from, to: one.to }),
      }))
      return {
        kind: 'choose',
        ...asks('troops', 'ground', { cluster }),
        by: side,
        about: cluster,
        default: 'done',
        options: [...options, { id: 'done', label: m('troops.done') }],
      }
    })
    const move = moves(t.state, cluster, side).find((one) => moveId(one) === chosen)
    if (move) t.emit({ type: 'troops-moved', side, ...move })
    else t.emit({ type: 'told', what: `moved-${cluster}-${side}` })
  }
}

const diceOf = ({ troops }: Sector, side: Side): number =>
  troopKinds.reduce((sum, kind) => sum + troops[side][kind] * troopFacts[kind].dice, 0)
const fights = (s: State, one: Sector): boolean =>
  !s.done.includes(`fought-${one.id}`) && bothThere(one) && sides.some((side) => diceOf(one, side) > 0)

/** Hits on the tokens of a kind. */
type Hits = Readonly<Record<TroopKind, number>>

/** Both sides roll and allocate, then both save: the killed strike back (1.7, Ground Combat). */
function* fight(t: T, id: string): Flow {
  const sector = () => t.state.sectors![id]!
  const hits: Partial<Record<Side, Hits>> = {}
  for (const side of lowFirst(t.state)) {
    const scored = diceOf(sector(), side) > 0 ? yield* attack(t, id, side) : 0
    hits[other(side)] = yield* allocate(t, id, side, scored)
  }
  const lost: Partial<Record<Side, Hits>> = {}
  for (const side of lowFirst(t.state)) lost[side] = yield* saves(t, id, side, hits[side]!)
  t.emit({ type: 'told', what: `fought-${id}` })
  for (const side of sides) {
    for (const kind of troopKinds) {
      const count = Math.min(lost[side]![kind], sector().troops[side][kind])
      if (count) t.emit({ type: 'troops-lost', side, kind, sector: id, count })
    }
  }
}

function* attack(t: T, id: string, side: Side): Flow<number> {
  const rolled: Rolled = yield* ask((): Roll & { readonly counts: true } => ({
    kind: 'roll',
    ...asks('ground-attack', 'ground', { sector: id }),
    by: side,
    about: id,
    dice: Array.from({ length: Math.max(1, diceOf(t.state.sectors![id]!, side)) }, () => 'd6'),
    counts: true,
  }))
  return isCounts(rolled) ? rolled.hits + rolled.crits : rolled.filter((face) => Number(face) >= 4).length
}

/** Each enemy token gets one before any gets a second; where kinds differ, the attacker chooses for the rest. */
export function* allocate(t: T, id: string, side: Side, scored: number): Flow<Hits> {
  const enemy = () => t.state.sectors![id]!.troops[other(side)]
  const all = tokensOf(t.state.sectors![id]!, other(side))
  const rounds = all ? Math.floor(scored / all) : 0
  const hits = { infantry: 0, armour: 0, battery: 0 }
  for (const kind of troopKinds) hits[kind] = rounds * enemy()[kind]
  const open = (kind: TroopKind) => enemy()[kind] * (rounds + 1) - hits[kind]
  for (let left = all ? scored % all : 0; left > 0; left--) {
    const kinds = () => troopKinds.filter((kind) => open(kind) > 0)
    if (!kinds().length) break
    const kind =
      kinds().length === 1
        ? kinds()[0]!
        : yield* ask(
            (): Choose<TroopKind> => ({
              kind: 'choose',
              ...asks('ground-target', 'ground', { sector: id, left }),
              by: side,
              about: id,
              options: kinds().map((one) => ({ id: one, label: m(`troop.${one}`, { count: open(one) }) })),
            }),
          )
    hits[kind]++
  }
  return hits
}

const groundSaves: Hits = { infantry: troopFacts.infantry.save, armour: troopFacts.armour.save, battery: troopFacts.battery.save }

/** A save for each hit: infantry 5+, armour and batteries 3+; a token that fails any is lost. Hits go round the tokens of a kind. */
export function* saves(t: T, id: string, side: Side, hits: Hits, table: Hits = groundSaves): Flow<Hits> {
  const dice = troopKinds.flatMap((kind) => Array.from({ length: hits[kind] }, (_, at) => ({ kind, at })))
  if (!dice.length) return { infantry: 0, armour: 0, battery: 0 }
  const faces = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('ground-saves', 'ground', {
        sector: id,
        dice: troopKinds.filter((kind) => hits[kind]).map((kind) => m('saves.line', { count: hits[kind], save: table[kind] })),
      }),
      by: side,
      about: id,
      dice: dice.map(() => 'd6'),
    }),
  )
  const dead = new Set(
    dice.flatMap(({ kind, at }, place) =>
      Number(faces[place]) < table[kind] ? [`${kind} ${at % Math.max(1, t.state.sectors![id]!.troops[side][kind])}`] : [],
    ),
  )
  const count = (kind: TroopKind) => [...dead].filter((one) => one.startsWith(`${kind} `)).length
  return { infantry: count('infantry'), armour: count('armour'), battery: count('battery') }
}
