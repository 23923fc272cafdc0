import { idOf } from '../../../core/names.js'
import type { Battlegroup, Group } from './fleet-shape.js'

/** One model of a fleet. */
export interface Model {
  readonly id: string
  readonly group: Group
  /** Which of its group, from 0. */
  readonly index: number
  /** Where it stands in the fleet file. */
  readonly path: readonly (string | number)[]
}

/** The models of a fleet in its order, with their ids: class and number in the fleet (`toulon-1`), or the id that the file gives. */
export function shipIds(battlegroups: readonly Battlegroup[]): readonly Model[] {
  const counts = new Map<string, number>()
  return battlegroups.flatMap(({ groups }, battlegroup) =>
    groups.flatMap((group, at) =>
      Array.from({ length: group.count }, (_, index) => {
        const path = ['battlegroups', battlegroup, 'groups', at]
        const kind = idOf(group.class, 'ship')
        const number = (counts.get(kind) ?? 0) + 1
        counts.set(kind, number)
        const own = group.ships?.[index]?.id ?? (group.count === 1 ? group.id : undefined)
        return { id: own ?? `${kind}-${number}`, group, index, path }
      }),
    ),
  )
}
