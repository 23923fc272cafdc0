import { type AnyFix, count, head } from './fix-kinds.js'
import { readCluster, sectorFacts, sectors } from './ground/sectors.js'
import { type State, sides, troopKinds } from './state.js'

/** Tokens of launch assets, stack by stack. */
export const assetFixes = (s: State, only: (about: string | undefined) => boolean): readonly AnyFix[] =>
  (s.assets ?? [])
    .filter(({ id }) => only(id))
    .map((one) => count('tokens', one.id, 0, 30, one.count, (tokens) => [{ type: 'assets-set', id: one.id, count: tokens }]))

/** Clusters come from a line of words: `:cluster medium: military, commercial`. */
export const clusterFix: AnyFix = {
  kind: 'count',
  ...head('cluster'),
  min: 0,
  max: 0,
  default: 0,
  free: true,
  events: (_, text = '') => {
    const read = readCluster(text)
    return [read ? { type: 'cluster-added', ...read } : { type: 'cluster-misread', text: text.slice(0, 80) }]
  },
}

export const groundFixes = (s: State, only: (about: string | undefined) => boolean): readonly AnyFix[] =>
  sectors(s).flatMap(({ id, kind, hull, troops }) => [
    ...(only(id)
      ? [count('sector-hull', id, 0, sectorFacts[kind].hull, hull, (points) => [{ type: 'sector-set' as const, sector: id, hull: points }])]
      : []),
    ...sides.flatMap((side) =>
      only(`${side}:${id}`)
        ? troopKinds.map((troop) =>
            count(troop, `${side}:${id}`, 0, 30, troops[side][troop], (tokens) => [
              { type: 'troops-set' as const, sector: id, side, kind: troop, count: tokens },
            ]),
          )
        : [],
    ),
  ])
