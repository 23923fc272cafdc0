import type { PartSetting } from '../../core/system.js'
import { nameOf } from './look.js'
import { begin, type Setup } from './setup.js'
import { layers, standings } from './state.js'
import { m } from './words.js'

/** Standing and layer of each battlegroup, as they can be set before the game. */
export function partSettings(setup: unknown): readonly PartSetting[] {
  const s = begin(setup as Setup)
  return Object.values(s.battlegroups).flatMap(({ id, side, standing }): readonly PartSetting[] => {
    const args = { battlegroup: nameOf(s, id), who: s.sides[side].name }
    const layer = Object.values(s.ships).find((one) => one.battlegroup === id)?.layer ?? 'high'
    return [
      {
        setting: 'standing',
        id,
        label: m('battlegroup-of', args),
        value: standing,
        values: standings.map((one) => ({ id: one, label: m(`standing.${one}`) })),
      },
      {
        setting: 'layer',
        id,
        label: m('battlegroup-of', args),
        value: layer,
        values: layers.map((one) => ({ id: one, label: m(`layer-name.${one}`) })),
      },
    ]
  })
}
