import type { Event } from '../events.js'
import type { Sector, Side, State, TroopKind } from '../state.js'
import { withCluster } from './sectors.js'

type GroundEvent = Extract<
  Event,
  {
    type:
      | 'cluster-added'
      | 'troops-moved'
      | 'troops-landed'
      | 'troops-lost'
      | 'landed'
      | 'sector-hit'
      | 'sector-set'
      | 'troops-set'
      | 'surveyed'
  }
>

/** The reducer's part for the ground. */
export function applyGround(s: State, e: GroundEvent): State {
  switch (e.type) {
    case 'cluster-added':
      return withCluster(s, e.size, e.kinds, e.weapons)
    case 'troops-moved':
      return withTroops(withTroops(s, e.from, e.side, e.kind, -1), e.to, e.side, e.kind, 1)
    case 'troops-landed':
      return withTroops(s, e.sector, e.side, e.kind, e.count)
    case 'troops-lost':
      return withTroops(s, e.sector, e.side, e.kind, -e.count)
    case 'landed': {
      const key = `${e.ship}/${e.load}`
      return { ...s, sent: { ...s.sent, [key]: (s.sent?.[key] ?? 0) + 1 } }
    }
    case 'sector-hit':
      return withSector(s, e.sector, ({ hull }) => ({ hull: Math.max(0, hull - e.points) }))
    case 'surveyed': {
      const { points } = s.sides[e.side]
      const located = e.found && !s.located?.includes(e.cluster) ? [...(s.located ?? []), e.cluster] : s.located
      return {
        ...s,
        done: [...s.done, `survey-${s.ships[e.ship]!.battlegroup}`],
        sides: { ...s.sides, [e.side]: { ...s.sides[e.side], points: points + 1 } },
        surveyed: [...(s.surveyed ?? []), `${e.side}:${e.cluster}`],
        ...(located && { located }),
      }
    }
    case 'sector-set':
      return withSector(s, e.sector, () => ({ hull: e.hull }))
    case 'troops-set':
      return withSector(s, e.sector, ({ troops }) => ({ troops: { ...troops, [e.side]: { ...troops[e.side], [e.kind]: e.count } } }))
  }
}

function withSector(s: State, id: string, change: (one: Sector) => Partial<Sector>): State {
  const one = s.sectors?.[id]
  return one ? { ...s, sectors: { ...s.sectors, [id]: { ...one, ...change(one) } } } : s
}

const withTroops = (s: State, sector: string, side: Side, kind: TroopKind, more: number): State =>
  withSector(s, sector, ({ troops }) => ({
    troops: { ...troops, [side]: { ...troops[side], [kind]: Math.max(0, troops[side][kind] + more) } },
  }))
