import type { Event } from '../events.js'
import { alive, withShip } from '../look.js'
import type { Asset, State } from '../state.js'

type LaunchEvent = Extract<
  Event,
  {
    type:
      | 'launch-group-begun'
      | 'launch-debris-set'
      | 'launch-kind-ended'
      | 'launch-group-ended'
      | 'assets-placed'
      | 'assets-due'
      | 'assets-shaken'
      | 'fighters-fought'
      | 'assets-set'
      | 'assets-used'
  }
>

/** The reducer's part for launch assets. */
export function applyLaunch(s: State, e: LaunchEvent): State {
  switch (e.type) {
    case 'launch-group-begun':
      return { ...s, placing: { group: e.group, step: e.step, over: [], debris: 'none' } }
    case 'launch-debris-set':
      return s.placing ? { ...s, placing: { ...s.placing, debris: e.debris } } : s
    case 'launch-kind-ended':
      return s.placing ? { ...s, placing: { ...s.placing, over: [...s.placing.over, e.kind] } } : s
    case 'launch-group-ended': {
      const { placing, ...rest } = s
      return placing ? { ...rest, done: [...s.done, `placed-${placing.step}-${placing.group}`] } : s
    }
    case 'assets-placed':
      return placed(s, e)
    case 'assets-due':
      return withAssets(s, (one) => (enemyOn(s, one, e.on) && one.due === 'end' ? { ...one, due: 'now' } : one))
    case 'assets-shaken':
      return shaken(s, e)
    case 'fighters-fought': {
      const enemy = e.side === 'A' ? 'B' : 'A'
      const fought = fewer(s, (one) => one.on === e.on && one.kind === 'fighters' && one.side === e.side, e.count)
      return fewer(fought, (one) => one.on === e.on && one.kind === 'fighters' && one.side === enemy, e.killed)
    }
    case 'assets-set':
      return withAssets(s, (one) => (one.id === e.id ? { ...one, count: e.count } : one))
    case 'assets-used':
      return fewer(s, (one) => one.on === e.on && one.kind === e.kind && one.side === e.side, e.count)
  }
}

/** The assets changed one by one; stacks without a token are gone. */
function withAssets(s: State, change: (one: Asset) => Asset): State {
  const after = (s.assets ?? []).map(change)
  return { ...s, assets: after.filter(({ count }) => count > 0) }
}

/** The state without assets of some kind. */
export const withoutAssets = (s: State, gone: (one: Asset) => boolean): State =>
  s.assets?.some(gone) ? { ...s, assets: s.assets.filter((one) => !gone(one)) } : s

/** So many tokens fewer of those that are meant, oldest first. */
function fewer(s: State, which: (one: Asset) => boolean, count: number): State {
  let left = count
  return withAssets(s, (one) => {
    if (!which(one)) return one
    const off = Math.min(one.count, left)
    left -= off
    return { ...one, count: one.count - off }
  })
}

const enemyOn = (s: State, one: Asset, on: string): boolean => one.on === on && one.side !== s.ships[on]!.side

/** Assets are numbered on. */
const nextNumber = (s: State): number => 1 + Math.max(0, ...(s.assets ?? []).map(({ id }) => Number(id.slice('asset-'.length))))

function placed(s: State, e: Extract<Event, { type: 'assets-placed' }>): State {
  const key = `${e.from}/${e.load}`
  const limited = s.ships[e.from]!.figures.launch[e.load]?.special.some((rule) => rule.startsWith('limited-'))
  const first = limited && !s.sent?.[key]
  const spent = first
    ? withShip(s, e.from, ({ spent: before = {} }) => ({ spent: { ...before, [`l${e.load}`]: (before[`l${e.load}`] ?? 0) + 1 } }))
    : s
  const { from, kind, on, count, due } = e
  const asset: Asset = { id: `asset-${nextNumber(s)}`, side: s.ships[from]!.side, kind, from, on, count, due }
  return {
    ...spent,
    sent: { ...s.sent, [key]: (s.sent?.[key] ?? 0) + e.sent },
    ...(count > 0 && { assets: [...(s.assets ?? []), asset] }),
    ...(s.placing && { placing: { ...s.placing, debris: 'none' as const } }),
  }
}

/** What was not shaken off acts now; torpedoes that were held off wait for the next activation. */
function shaken(s: State, e: Extract<Event, { type: 'assets-shaken' }>): State {
  let number = nextNumber(s)
  const assets = (s.assets ?? []).flatMap((one): Asset[] => {
    if (!enemyOn(s, one, e.on) || one.due !== 'end') return [one]
    const held = e.held[one.id] ?? 0
    const left = one.count - (e.gone[one.id] ?? 0) - held
    return [
      { ...one, count: left, due: 'now' },
      { ...one, id: left > 0 ? `asset-${number++}` : one.id, count: held, due: 'held' },
    ]
  })
  return { ...s, assets: assets.filter(({ count }) => count > 0) }
}

/** Unused fighters leave when the next launch begins (1.7, Launch Assets). */
export const leaving = (s: State): State => withoutAssets(s, ({ kind }) => kind === 'fighters')

/** Assets die with the ship that they are on, and when it enters the Atmosphere (1.7, Launch Assets). */
export const stranded = (s: State): State => withoutAssets(s, ({ on }) => !alive(s.ships[on]) || s.ships[on]!.layer === 'atmosphere')

/** What was held off in an activation waits for the next one. */
export const released = (s: State, group: string): State =>
  s.assets?.some(({ due }) => due === 'held')
    ? { ...s, assets: s.assets.map((one) => (one.due === 'held' && s.ships[one.on]?.group === group ? { ...one, due: 'end' } : one)) }
    : s
