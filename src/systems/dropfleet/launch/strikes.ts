import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import type { DropfleetAttack, DropfleetRule } from '../../../odds/dropfleet/attack.js'
import { ordersEnd } from '../activation/spikes.js'
import { armourNow, passiveNow, pointDefenceNow } from '../attack/reach.js'
import { resolve } from '../attack/resolve.js'
import type { Source } from '../attack/shot.js'
import { settle } from '../debts.js'
import { alive, shipName, ships, shipsOfGroup } from '../look.js'
import { option } from '../options.js'
import { asks, emitAll, shipOptions, type T } from '../question.js'
import { type Asset, other, type Ship, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { assetFacts } from './facts.js'

const assets = (s: State): readonly Asset[] => s.assets ?? []
const isTorpedo = ({ kind }: Asset): boolean => kind.includes('torpedoes')

/** Enemy assets on a ship that act now: all but fighters. */
const acting = (s: State, id: string): readonly Asset[] =>
  assets(s).filter((one) => one.on === id && one.side !== s.ships[id]!.side && one.due === 'now' && one.kind !== 'fighters')

/** A stack of tokens as an attack: bombers and fire ships like Close Action, torpedoes without defence; no Scan counts as within (1.7, Scald). */
function assetAttack(s: State, asset: Pick<Asset, 'kind' | 'from' | 'on' | 'count'>): DropfleetAttack {
  const facts = assetFacts(s, asset)
  const target = s.ships[asset.on]!
  const passive = passiveNow(target)
  const rules: DropfleetRule[] = []
  if (facts.special?.includes('scald')) rules.push('scald')
  if (target.figures.special.includes('reinforced-armour')) rules.push('reinforced-armour')
  return {
    dice: asset.count * (facts.attack ?? 0),
    lock: facts.lock ?? 6,
    damage: facts.damage ?? 0,
    armour: armourNow(target),
    ...(passive !== undefined && { passive }),
    pointDefence: pointDefenceNow(target),
    closeAction: !asset.kind.includes('torpedoes'),
    layers: 0,
    atmosphere: false,
    rules,
  }
}

/** Tokens as a source of dice. */
export function assetSource(s: State, asset: Asset): Source {
  const kept = { ...asset }
  const { special = [], damage = 0 } = assetFacts(s, asset)
  return {
    id: asset.id,
    firer: '',
    name: m(`asset.${asset.kind}`),
    dice: assetAttack(s, asset).dice,
    damage,
    overcharged: false,
    special: [...special],
    attack: (now) => assetAttack(now, kept),
  }
}

/** What acts together: the torpedoes of one group, then all bombers, then all fire ships (FAQ: one pool, one roll of Point Defence). */
function nextPool(s: State, id: string): readonly Asset[] {
  const list = acting(s, id)
  const first = list.find(isTorpedo) ?? list.find(({ kind }) => kind === 'bombers') ?? list[0]
  if (!first) return []
  const group = (one: Asset) => s.ships[one.from]?.group
  return list.filter((one) => (isTorpedo(first) ? isTorpedo(one) && group(one) === group(first) : one.kind === first.kind))
}

/** Everything that acts on a ship now, pool by pool. */
export function* strike(t: T, id: string): Flow {
  for (let pool: readonly Asset[]; alive(t.state.ships[id]) && (pool = nextPool(t.state, id)).length; ) {
    const [{ side }] = pool as [Asset]
    const sources = pool.map((one) => assetSource(t.state, one))
    const defended = !isTorpedo(pool[0]!)
    yield* during(
      () => alive(t.state.ships[id]) && sources.every((source) => acting(t.state, id).some((one) => one.id === source.id)),
      resolve(t, side, id, sources, defended),
    )
  }
}

/** At the end of a ship's activation the assets that waited on it act, unless it shakes them off (1.7, Launch Assets). */
export function* atEnd(t: T, group: string): Flow {
  const due = (one: Ship) =>
    assets(t.state).some(({ on, side, due: when, kind }) => on === one.id && side !== one.side && kind !== 'fighters' && when !== 'held')
  for (let next: Ship | undefined; (next = shipsOfGroup(t.state, group).find(due)); ) {
    emitAll(t, ordersEnd(t.state, group))
    const { id } = next
    const waiting = () => waitingOn(t.state, id)
    if (waiting().length && shakes(t.state, id)) yield* during(() => alive(t.state.ships[id]) && waiting().length > 0, shakeOff(t, id))
    if (alive(t.state.ships[id]) && waiting().length) t.emit({ type: 'assets-due', on: id })
    yield* strike(t, id)
  }
}

const waitingOn = (s: State, id: string): readonly Asset[] =>
  assets(s).filter((one) => one.on === id && one.side !== s.ships[id]!.side && one.due === 'end')
/** Course Change and Max Thrust shake assets off; the FAQ's experimental rules leave torpedoes on (option). */
const shakes = (s: State, id: string): boolean => s.ships[id]!.order === 'course-change' || s.ships[id]!.order === 'max-thrust'
const shakeable = (s: State, id: string): readonly Asset[] =>
  waitingOn(s, id).filter((one) => option(s, 'shake-off') === 'all' || !isTorpedo(one))

/** A D6 for each token: 5+ is off; a torpedo is off on a 6 and waits once more on a 5. */
function* shakeOff(t: T, id: string): Flow {
  if (!shakeable(t.state, id).length) return
  const faces = yield* ask((): Roll => {
    const dice = shakeable(t.state, id).flatMap(({ count }) => Array.from({ length: count }, () => 'd6'))
    return {
      kind: 'roll',
      ...asks('shake-off', 'shake-off', {
        ship: shipName(t.state.ships[id]!),
        assets: shakeable(t.state, id).map(({ kind, count }) => m(`tokens.${kind}`, { count })),
      }),
      by: t.state.ships[id]!.side,
      about: id,
      dice,
    }
  })
  const gone: Record<string, number> = {}
  const held: Record<string, number> = {}
  let from = 0
  for (const one of shakeable(t.state, id)) {
    const own = faces.slice(from, from + one.count).map(Number)
    from += one.count
    gone[one.id] = own.filter((face) => face === 6 || (face === 5 && !isTorpedo(one))).length
    held[one.id] = own.filter((face) => face === 5 && isTorpedo(one)).length
  }
  t.emit({ type: 'assets-shaken', on: id, gone, held })
}

/** Fighters that a side has on an enemy ship, and those that defend it. */
const fightersOn = (s: State, id: string, side: Side): number =>
  assets(s).reduce((sum, one) => sum + (one.on === id && one.kind === 'fighters' && one.side === side ? one.count : 0), 0)

/** Enemy ships on which a side has tokens to resolve in this segment. */
const struck = (s: State, side: Side): readonly Ship[] =>
  ships(s).filter((one) => alive(one) && one.side !== side && (acting(s, one.id).length > 0 || fightersOn(s, one.id, side) > 0))

/** The side with the higher initiative picks an enemy ship and resolves its tokens on it, then the other, until all is done (1.7). */
export function* resolveAssets(t: T): Flow {
  const first = (): Side => {
    const last = t.state.done.findLast((what) => what.startsWith('struck-'))
    return last ? other(last.slice(-1) as Side) : (t.state.initiative ?? 'A')
  }
  const next = (): Side | undefined => [first(), other(first())].find((side) => struck(t.state, side).length > 0)
  for (let side: Side | undefined; (side = next()); ) {
    const by = side
    yield* during(() => next() === by, strikeOf(t, by))
    // What it did to that ship is settled before the other side picks one.
    yield* settle(t)
  }
}

function* strikeOf(t: T, side: Side): Flow {
  const id = yield* ask((): Choose | undefined => {
    const list = struck(t.state, side)
    return list.length ? { kind: 'choose', ...asks('strike', 'strike'), by: side, about: side, options: shipOptions(list) } : undefined
  })
  const count = fightersOn(t.state, id, side)
  if (count) t.emit({ type: 'fighters-fought', on: id, side, count, killed: Math.min(count, fightersOn(t.state, id, other(side))) })
  yield* strike(t, id)
  const number = t.state.done.filter((what) => what.startsWith('struck-')).length
  t.emit({ type: 'told', what: `struck-${number}-${side}` })
}
