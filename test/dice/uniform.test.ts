import { describe, expect, test } from 'vitest'
import { type Die, facesOf } from '../../src/core/dice/faces.js'
import { type NextFace, stream } from '../../src/core/dice/stream.js'

/*
 * Faces are uniform and a roll says nothing about the next one: Pearson's chi-square at fixed seeds, so that it passes or fails
 * for good. The bound is the mean of the chi-square distribution plus five of its standard deviations. A D8 shows some faces on
 * several sides, so faces are weighed by their sides.
 */
const sides = { d3: 3, d6: 6, d8: 8 } as const
const dieOf = { d3: 'd3', d6: 'd6', d8: 'red' } as const satisfies Record<keyof typeof sides, Die>

function chiSquare(counts: ArrayLike<number>, weights: ArrayLike<number>): { value: number; freedom: number } {
  const sum = (list: ArrayLike<number>) => Array.from(list).reduce((a, b) => a + b, 0)
  const unit = sum(counts) / sum(weights)
  const value = sum(Array.from(counts, (count, i) => (count - unit * weights[i]!) ** 2 / (unit * weights[i]!)))
  return { value, freedom: counts.length - 1 }
}

const fair = ({ value, freedom }: { value: number; freedom: number }) => value < freedom + 5 * Math.sqrt(2 * freedom)

/** Faces of a die without repeats, and how many sides each has. */
function kinds(die: Die) {
  const names = [...new Set(facesOf(die))]
  return { index: new Map(names.map((name, i) => [name, i])), weights: names.map((name) => facesOf(die).filter((f) => f === name).length) }
}

/** Counts of faces, and of pairs of one face and the next, where `next(i)` gives the two faces of the i-th pair. */
function tally(die: Die, pairs: number, pair: (i: number) => readonly [NextFace, NextFace]) {
  const { index, weights } = kinds(die)
  const n = weights.length
  const faces = new Array<number>(n).fill(0)
  const couples = new Array<number>(n * n).fill(0)
  for (let i = 0; i < pairs; i++) {
    const [first, second] = pair(i)
    const a = index.get(first(die))!
    const b = index.get(second(die))!
    faces[a]!++
    faces[b]!++
    couples[a * n + b]!++
  }
  const coupleWeights = weights.flatMap((a) => weights.map((b) => a * b))
  return { faces: chiSquare(faces, weights), couples: chiSquare(couples, coupleWeights) }
}

describe.each(['d3', 'd6', 'd8'] as const)('%s', (name) => {
  const die = dieOf[name]
  test('has as many sides as its name says', () => expect(facesOf(die)).toHaveLength(sides[name]))
  test('is uniform along one stream, faces and consecutive pairs', () => {
    const next = stream('uniform', 1)
    const { faces, couples } = tally(die, 125_000, () => [next, next])
    expect([fair(faces), fair(couples)]).toEqual([true, true])
  })
  test('is uniform across a million streams: first faces of neighbouring rolls, and first and second face of one', () => {
    const neighbours = tally(die, 500_000, (i) => [stream('uniform', 2 * i), stream('uniform', 2 * i + 1)])
    expect([fair(neighbours.faces), fair(neighbours.couples)]).toEqual([true, true])
    const within = tally(die, 30_000, (i) => Array(2).fill(stream('uniform', i)) as [NextFace, NextFace])
    expect([fair(within.faces), fair(within.couples)]).toEqual([true, true])
  })
})

test('the measure finds a loaded die: one face a twentieth more often', () => {
  const next = stream('loaded', 1)
  let i = 0
  const loaded: NextFace = (die) => (i++ % 100 === 0 ? '6' : next(die))
  const { faces } = tally('d6', 125_000, () => [loaded, loaded])
  expect(fair(faces)).toBe(false)
})
