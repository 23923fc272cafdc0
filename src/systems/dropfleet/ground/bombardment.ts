import { ask, type Flow } from '../../../core/flow.js'
import type { Roll } from '../../../core/question.js'
import { asks, type T } from '../question.js'
import { other, type Side, sides, troopKinds } from '../state.js'
import { allocate, saves } from './combat.js'
import { sectorsOf, tokensOf } from './sectors.js'

/** What ground tokens save on against bombardment (1.7, Ground Combat). */
const bombardmentSaves = { infantry: 3, armour: 5, battery: 3 } as const

/** Points that hit a sector: its hull, a point for a ground token each, and ruins where nothing is left (1.7, Firing). */
export function* bombarded(t: T, side: Side, id: string, points: number): Flow {
  if (points <= 0) return
  const standing = t.state.sectors![id]!.hull > 0
  t.emit({ type: 'sector-hit', sector: id, points })
  const enemy = other(side)
  if (tokensOf(t.state.sectors![id]!, enemy) > 0) {
    const hits = yield* allocate(t, id, side, points)
    const lost = yield* saves(t, id, enemy, hits, bombardmentSaves)
    for (const kind of troopKinds) {
      const count = Math.min(lost[kind], t.state.sectors![id]!.troops[enemy][kind])
      if (count) t.emit({ type: 'troops-lost', side: enemy, kind, sector: id, count })
    }
  }
  if (standing && t.state.sectors![id]!.hull === 0) yield* ruined(t, side, id)
}

/** A sector in ruins: all tokens there die on 2+; a power plant takes four points of every other sector of its cluster with it. */
function* ruined(t: T, side: Side, id: string): Flow {
  const sector = () => t.state.sectors![id]!
  if (sides.some((one) => tokensOf(sector(), one) > 0)) {
    const [face] = yield* ask(
      (): Roll => ({ kind: 'roll', ...asks('ruins', 'bombardment', { sector: id }), by: side, about: id, dice: ['d6'] }),
    )
    for (const one of sides) {
      for (const kind of troopKinds) {
        const count = sector().troops[one][kind]
        if (count && Number(face) >= 2) t.emit({ type: 'troops-lost', side: one, kind, sector: id, count })
      }
    }
  }
  if (sector().kind !== 'power-plant') return
  const others = sectorsOf(t.state, sector().cluster).flatMap((one) => (one.id !== id && one.hull > 0 ? [one.id] : []))
  for (const each of others) {
    t.emit({ type: 'sector-hit', sector: each, points: 4 })
    if (t.state.sectors![each]!.hull === 0) yield* ruined(t, side, each)
  }
}
