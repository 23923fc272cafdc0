import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Count, Option, Roll } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import { spikeEvents } from '../activation/spikes.js'
import { decide } from '../decide.js'
import { namesFor, onTable, shipName, ships, shipsOfGroup } from '../look.js'
import type { ValueOf } from '../options.js'
import { asks, emitAll, type T } from '../question.js'
import { type AssetKind, debrisKinds, type LaunchStep, other, type Ship, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { assetFacts } from './facts.js'
import { capacity, drawn, kindsIn, launchingGroups } from './loads.js'

/** Who places next: the side with the lower initiative first, then in turn; a side that launches no more is passed over. */
export function placer(s: State, step: LaunchStep): Side | undefined {
  const low = other(s.initiative ?? 'B')
  const can = (side: Side) => !s.done.includes(`launched-${step}-${side}`) && launchingGroups(s, side, step).length > 0
  const last = s.done.findLast((what) => what.startsWith(`placed-${step}-`))
  const group = last && s.groups[last.slice(`placed-${step}-`.length)]
  const first = group ? other(group.side) : low
  return [first, other(first)].find(can)
}

/** One kind of assets after the other: a side picks one of its groups and places all that it launches of them (1.7, Launch Assets). */
export function* place(t: T, step: LaunchStep): Flow {
  for (let side: Side | undefined; t.state.placing?.step === step || (side = placer(t.state, step)); ) {
    const open = t.state.placing
    if (open) {
      const { group } = open
      const holds = () => t.state.placing?.group === group && kindOf(t.state) !== undefined
      yield* during(holds, send(t, t.state.groups[group]!.side, group))
      if (t.state.placing?.group === group && kindOf(t.state) === undefined) t.emit({ type: 'launch-group-ended' })
    } else if (side) {
      const by = side
      yield* during(() => placer(t.state, step) === by, pickGroup(t, by, step))
    }
  }
}

/** The kind that the open group launches now. */
function kindOf(s: State): AssetKind | undefined {
  const { placing } = s
  return (
    placing &&
    kindsIn(placing.step).find(
      (kind) =>
        !placing.over.includes(kind) && capacity(s, placing.group, kind) > 0 && targets(s, kind, s.groups[placing.group]!.side).length > 0,
    )
  )
}

function* pickGroup(t: T, side: Side, step: LaunchStep): Flow {
  yield* during(() => unknownFaction(t.state, side), faction(t, side))
  const group = yield* ask((): Choose | undefined => {
    const options = launchingGroups(t.state, side, step).map((id) => ({
      id,
      label: m('launch.group', {
        group: t.state.groups[id]!.name,
        assets: kindsIn(step)
          .filter((kind) => capacity(t.state, id, kind) > 0)
          .map((kind) => m(`tokens.${kind}`, { count: capacity(t.state, id, kind) })),
      }),
    }))
    return options.length
      ? {
          kind: 'choose',
          ...asks('launch-group', 'launch', { what: m(`launch-step.${step}`) }),
          by: side,
          about: side,
          default: 'done',
          options: [...options, { id: 'done', label: m('launch.no-more') }],
        }
      : undefined
  })
  if (group === 'done') t.emit({ type: 'told', what: `launched-${step}-${side}` })
  else t.emit({ type: 'launch-group-begun', group, step })
}

const unknownFaction = (s: State, side: Side): boolean =>
  ships(s).some((one) => one.side === side && onTable(s, one) && one.figures.launch.length > 0 && !one.faction)
const factions = ['UCM', 'Scourge', 'PHR', 'Shaltari', 'Resistance'] as const

/** Whose launch assets a fleet has, where its file does not say: asked once. */
function* faction(t: T, side: Side): Flow {
  const chosen = yield* ask(
    (): Choose => ({
      kind: 'choose',
      ...asks('faction', 'launch', { who: t.state.sides[side].name }),
      by: side,
      about: side,
      options: factions.map((id) => ({ id, label: id })),
    }),
  )
  t.emit({ type: 'faction-set', side, faction: chosen })
}

/** Ships that assets can be sent to: enemies, and friends for fighters; not in Atmosphere. */
const targets = (s: State, kind: AssetKind, side: Side): readonly Ship[] => {
  const list = ships(s).filter((one) => onTable(s, one) && one.layer !== 'atmosphere' && (one.side !== side || kind === 'fighters'))
  return kind === 'fighters' ? [...list.filter((one) => one.side === side), ...list.filter((one) => one.side !== side)] : list
}

/** Sends tokens of one kind to one ship: where, how many, and whether they arrive this turn. */
function* send(t: T, side: Side, group: string): Flow {
  const kind = kindOf(t.state)!
  const holds = () => kindOf(t.state) === kind
  const target = yield* ask(() => targetQuestion(t.state, side, group, kind))
  if (target === 'done') return t.emit({ type: 'launch-kind-ended', kind })
  if (target === 'debris') {
    const next = debrisKinds[(debrisKinds.indexOf(t.state.placing!.debris) + 1) % debrisKinds.length]!
    return t.emit({ type: 'launch-debris-set', debris: next })
  }
  const there = () => holds() && targets(t.state, kind, side).some(({ id }) => id === target)
  const count = yield* during(there, howMany(t, side, group, kind, target))
  if (count === undefined) return
  const due = yield* during(there, howFar(t, side, group, kind))
  if (due === undefined) return
  const lost = yield* during(there, inDebris(t, side, group, count))
  if (lost === undefined) return
  const spikes = yield* spikeRuling(
    t,
    drawn(t.state, group, kind, count).map(({ from }) => from),
    kind,
  )
  let gone = lost
  for (const part of drawn(t.state, group, kind, count)) {
    const arrived = Math.max(0, part.count - gone)
    gone -= part.count - arrived
    t.emit({ type: 'assets-placed', from: part.from, load: part.load, kind, on: target, sent: part.count, count: arrived, due })
    spike(t, part.from, kind, spikes)
  }
}

/** A ship that launches gains a Minor Spike: one in a turn, or one for each type by option (no text says). */
export function spike(t: T, ship: string, kind: string, ruling: Spikes): void {
  const again = t.state.done.includes(`launched-${ship}`)
  if (t.state.done.includes(`launched-${ship}-${kind}`)) return
  t.emit({ type: 'told', what: `launched-${ship}-${kind}` })
  if (again && ruling === 'one') return
  t.emit({ type: 'launched', ship })
  emitAll(t, spikeEvents(t.state, ship, 'minor'))
}

type Spikes = ValueOf<'launch-spikes'>

/** What a second type from the same ship brings, once one of these ships launches it. */
export function* spikeRuling(t: T, from: readonly string[], kind: string): Flow<Spikes> {
  const { done } = t.state
  const second = from.some((ship) => done.includes(`launched-${ship}`) && !done.includes(`launched-${ship}-${kind}`))
  return second ? yield* decide(t, 'launch-spikes') : 'one'
}

/** How far a kind flies: some act at once or never this turn, so that only double Thrust counts for them. */
function rangeOf(kind: AssetKind, { thrust, special }: ReturnType<typeof assetFacts>): Message {
  if (special?.includes('no-double-thrust')) return m('launch.range-once', { far: thrust })
  return m(kind === 'bombers' || kind === 'fire-ships' ? 'launch.range' : 'launch.range-once', { near: thrust, far: 2 * thrust })
}

function targetQuestion(s: State, side: Side, group: string, kind: AssetKind): Choose | undefined {
  const list = targets(s, kind, side)
  const open = s.placing
  if (!list.length || !open) return undefined
  const ship = shipsOfGroup(s, group)[0]!
  const options: Option[] = [
    ...list.map((one) => ({
      id: one.id,
      label: m(one.side === side ? 'launch.friend' : 'launch.enemy', { ship: shipName(one) }),
      names: namesFor(one, list),
    })),
    { id: 'done', label: m('launch.kind-done', { kind: m(`asset.${kind}`) }) },
    { id: 'debris', label: m(`launch.debris-${open.debris}`) },
  ]
  return {
    kind: 'choose',
    ...asks('launch-target', 'launch', {
      tokens: m(`tokens.${kind}`, { count: capacity(s, group, kind) }),
      range: rangeOf(kind, assetFacts(s, { kind, from: ship.id })),
    }),
    by: side,
    about: group,
    followUps: kind === 'bombers' || kind === 'fire-ships' ? ['launch-count', 'launch-reach'] : ['launch-count'],
    options,
  }
}

function* howMany(t: T, side: Side, group: string, kind: AssetKind, target: string): Flow<number> {
  if (capacity(t.state, group, kind) === 1) return 1
  return yield* ask((): Count => {
    const most = capacity(t.state, group, kind)
    return {
      kind: 'count',
      ...asks('launch-count', 'launch', { kind: m(`asset.${kind}`), ship: shipName(t.state.ships[target]!) }),
      by: side,
      about: group,
      min: 1,
      max: most,
      default: most,
    }
  })
}

/** Within Thrust they act this turn; up to double Thrust they wait on the target. Torpedoes always wait, fighters act at once. */
function* howFar(t: T, side: Side, group: string, kind: AssetKind): Flow<'now' | 'end'> {
  if (kind === 'fighters') return 'now'
  if (kind.includes('torpedoes')) return 'end'
  const from = shipsOfGroup(t.state, group)[0]!.id
  const { thrust, special } = assetFacts(t.state, { kind, from })
  if (special?.includes('no-double-thrust')) return 'now'
  const far = yield* ask(
    (): Choose<'near' | 'far'> => ({
      kind: 'choose',
      ...asks('launch-reach', 'launch', { kind: m(`asset.${kind}`) }),
      by: side,
      about: group,
      options: [
        { id: 'near', label: m('launch.near', { inches: thrust }) },
        { id: 'far', label: m('launch.far', { inches: 2 * thrust }) },
      ],
    }),
  )
  return far === 'far' ? 'end' : 'now'
}

/** Tokens that fly through debris die on 3+ in a fine field, on 5+ in a dense one as the text has it; gives how many do. */
function* inDebris(t: T, side: Side, group: string, count: number): Flow<number> {
  const debris = t.state.placing?.debris ?? 'none'
  if (debris === 'none') return 0
  const faces = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('launch-debris', 'launch-debris'),
      by: side,
      about: group,
      dice: Array.from({ length: count }, () => 'd6'),
    }),
  )
  return faces.filter((face) => Number(face) >= (debris === 'fine' ? 3 : 5)).length
}
