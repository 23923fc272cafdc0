import type { Battlegroup } from './fleet-shape.js'
import type { GameSize } from './game-sizes.js'
import type { Tonnage } from './profile.js'

export const battlegroupKinds = ['pathfinder', 'line', 'vanguard', 'flag'] as const
export type BattlegroupKind = (typeof battlegroupKinds)[number]

type Weight = 'light' | 'medium' | 'heavy' | 'super'
const weights: Readonly<Record<Tonnage, Weight>> = { L: 'light', L2: 'light', M: 'medium', H: 'heavy', S: 'super', S2: 'super' }

/** Groups of each weight: from, to. No battlegroup has more than three groups (1.7, Building Your Fleet). */
const shapes: Readonly<Record<BattlegroupKind, Readonly<Record<Weight, readonly [number, number]>>>> = {
  pathfinder: { light: [1, 3], medium: [0, 1], heavy: [0, 0], super: [0, 0] },
  line: { light: [0, 2], medium: [1, 3], heavy: [0, 0], super: [0, 0] },
  vanguard: { light: [0, 1], medium: [0, 1], heavy: [1, 2], super: [0, 0] },
  flag: { light: [0, 1], medium: [0, 0], heavy: [0, 0], super: [1, 2] },
}

/** The kinds that a battlegroup can be by its groups; where its name says one that fits, only that. */
export function kindsOf({ name = '', groups }: Battlegroup): readonly BattlegroupKind[] {
  if (groups.length > 3) return []
  const fits = battlegroupKinds.filter((kind) =>
    Object.entries(shapes[kind]).every(([weight, [from, to]]) => {
      const count = groups.filter(({ tonnage }) => weights[tonnage] === weight).length
      return count >= from && count <= to
    }),
  )
  const named = fits.filter((kind) => name.toLowerCase().includes(kind))
  return named.length ? named : fits
}

/** Whether some choice of kinds for these battlegroups keeps the numbers of a game size. */
export function countsFit(battlegroups: readonly Battlegroup[], size: Pick<GameSize, BattlegroupKind>): boolean {
  const [first, ...rest] = battlegroups.map(kindsOf)
  let counts: readonly Readonly<Record<BattlegroupKind, number>>[] = [{ pathfinder: 0, line: 0, vanguard: 0, flag: 0 }]
  for (const kinds of first ? [first, ...rest] : []) {
    const next = counts.flatMap((count) => kinds.map((kind) => ({ ...count, [kind]: count[kind] + 1 })))
    counts = [...new Map(next.map((count) => [JSON.stringify(count), count])).values()]
  }
  return counts.some((count) => battlegroupKinds.every((kind) => count[kind] >= size[kind][0] && count[kind] <= size[kind][1]))
}
