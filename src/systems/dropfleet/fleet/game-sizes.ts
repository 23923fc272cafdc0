/** Sizes of game in 1.7 (Building Your Fleet). Battlegroups of a kind: from, to; share: percent of the points in one battlegroup. */
const sizes = [
  {
    name: 'Skirmish',
    from: 500,
    to: 999,
    pathfinder: [0, 2],
    line: [1, 2],
    vanguard: [0, 1],
    flag: [0, 0],
    battlegroups: 4,
    launch: 10,
    share: 50,
    rare: 1,
  },
  {
    name: 'Clash',
    from: 1000,
    to: 1999,
    pathfinder: [1, 2],
    line: [1, 3],
    vanguard: [0, 2],
    flag: [0, 1],
    battlegroups: 6,
    launch: 15,
    share: 33,
    rare: 2,
  },
  {
    name: 'Battle',
    from: 2000,
    to: 3000,
    pathfinder: [1, 3],
    line: [1, 4],
    vanguard: [0, 3],
    flag: [0, 2],
    battlegroups: 7,
    launch: 20,
    share: 33,
    rare: 3,
  },
] as const

export type GameSize = (typeof sizes)[number]

/** The size that a fleet of these points plays; nothing for one that is too small or too big. */
export const sizeOf = (points: number): GameSize | undefined => sizes.find(({ from, to }) => points >= from && points <= to)
