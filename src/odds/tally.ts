import type { Distribution } from './distribution.js'

/** One thing that a die may do: its chance, and what it adds to each of the counts. */
export interface Outcome {
  readonly p: number
  readonly adds: readonly number[]
}

/** So many dice that behave alike. */
export interface Alike {
  readonly count: number
  readonly outcomes: readonly Outcome[]
}

/** The joint chances of several counts. A count that has reached its limit means "this or more". */
export interface Tally {
  readonly limits: readonly number[]
  /** Calls back for every possible state with its counts (a list that is used again: copy what you keep) and its chance. */
  each(visit: (counts: readonly number[], p: number) => void): void
  /** The distribution of one count alone. */
  of(count: number): Distribution
}

/**
 * Throws independent dice one by one into a table of all states, exactly: no sampling and no rounding but that of doubles.
 * Each step visits only the states that are possible so far.
 */
export function tally(dice: readonly Alike[], limits: readonly number[]): Tally {
  const strides = limits.map((_, i) => limits.slice(i + 1).reduce((product, limit) => product * (limit + 1), 1))
  const size = limits.reduce((product, limit) => product * (limit + 1), 1)
  const counts = limits.map(() => 0)
  const read = (state: number) => {
    for (let i = 0; i < counts.length; i++) counts[i] = Math.floor(state / strides[i]!) % (limits[i]! + 1)
  }
  let now = new Float64Array(size)
  let next = new Float64Array(size)
  let states: number[] = [0]
  now[0] = 1

  const step = (outcomes: readonly Outcome[]) => {
    const reached: number[] = []
    for (const state of states) {
      const p = now[state]!
      now[state] = 0
      read(state)
      for (const outcome of outcomes) {
        let to = state
        for (let i = 0; i < counts.length; i++) to += Math.min(outcome.adds[i]!, limits[i]! - counts[i]!) * strides[i]!
        if (next[to] === 0) reached.push(to)
        next[to]! += p * outcome.p
      }
    }
    states = reached
    const emptied = now
    now = next
    next = emptied
  }
  for (const { count, outcomes } of dice) {
    const possible = outcomes.filter(({ p }) => p > 0)
    for (let i = 0; i < count; i++) step(possible)
  }

  const each: Tally['each'] = (visit) => {
    for (const state of states) {
      read(state)
      visit(counts, now[state]!)
    }
  }
  const of = (count: number) => {
    const result = new Float64Array(limits[count]! + 1)
    each((found, p) => {
      result[found[count]!]! += p
    })
    return result
  }
  return { limits, each, of }
}
