import { type Die, type Face, facesOf } from '../../src/core/dice/faces.js'
import type { NextFace } from '../../src/core/dice/stream.js'

/**
 * Runs something that rolls dice once for every course that the dice can take, and visits each result with its chance: brute
 * force, to hold exact odds against. It tries the sides of every die in turn, like an odometer whose length is not known before.
 */
export function everyCourse<T>(run: (next: NextFace) => T, visit: (result: T, p: number) => void): void {
  let course: { die: Die; side: number }[] = []
  for (;;) {
    let thrown = 0
    let p = 1
    const next: NextFace = (die): Face => {
      const step = (course[thrown] ??= { die, side: 0 })
      thrown++
      p /= facesOf(die).length
      return facesOf(die)[step.side]!
    }
    const result = run(next)
    visit(result, p)
    while (course.length > 0) {
      const last = course.at(-1)!
      if (++last.side < facesOf(last.die).length) break
      course = course.slice(0, -1)
    }
    if (course.length === 0) return
  }
}

/** The distribution of a number over every course. */
export function bruteForce(run: (next: NextFace) => number): number[] {
  const chances: number[] = []
  everyCourse(run, (value, p) => {
    for (let i = chances.length; i <= value; i++) chances.push(0)
    chances[value]! += p
  })
  return chances
}

/** The greatest difference between two lists of chances, the shorter one filled up with zeros. */
export const farthest = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.max(...Array.from({ length: Math.max(a.length, b.length) }, (_, i) => Math.abs((a[i] ?? 0) - (b[i] ?? 0))))
