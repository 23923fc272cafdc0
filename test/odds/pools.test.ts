import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePools } from '../../src/core/dice/parse.js'
import type { Pool } from '../../src/core/dice/pool.js'
import { rollPool } from '../../src/core/dice/roll.js'
import { atLeast, deviation, mean } from '../../src/odds/distribution.js'
import { counted, poolOdds } from '../../src/odds/pool.js'
import { bruteForce, everyCourse, farthest } from './enumerate.js'

const pool = (text: string): Pool => {
  const parsed = parsePools(text)
  if ('wrong' in parsed) throw new Error(parsed.wrong.key)
  return parsed.ok[0]!
}
const odds = (text: string) => poolOdds(pool(text))
const close = (actual: ArrayLike<number>, expected: ArrayLike<number>) => expect(farthest(actual, expected)).toBeLessThan(1e-12)

// Armada dice, ship against ship: exact fractions, some of them published.
describe('Armada pools', () => {
  test.each([
    ['1r', 3 / 4, 1 / 4, 1 / 8, [3, 4, 1], 8],
    ['1b', 3 / 4, 1 / 4, 1 / 4, [1, 3], 4],
    ['1k', 1, 1 / 4, 0, [1, 2, 1], 4],
    ['2r', 3 / 2, 7 / 16, 15 / 64, [9, 24, 22, 8, 1], 64],
    ['3r', 9 / 4, 37 / 64, 169 / 512, [27, 108, 171, 136, 57, 12, 1], 512],
    ['3b', 9 / 4, 37 / 64, 37 / 64, [1, 9, 27, 27], 64],
    ['2r1b', 9 / 4, 37 / 64, 109 / 256, [9, 51, 94, 74, 25, 3], 256],
    ['1r1b1k', 5 / 2, 37 / 64, 11 / 32, [3, 19, 42, 42, 19, 3], 128],
    ['2r1b1k', 13 / 4, 175 / 256, 109 / 256, [9, 69, 205, 313, 267, 127, 31, 3], 1024],
    ['4k', 4, 175 / 256, 0, [1, 8, 28, 56, 70, 56, 28, 8, 1], 256],
  ])('%s', (text, middle, crit, accuracy, parts, whole) => {
    const found = odds(text)
    close(
      found.chances,
      parts.map((part) => part / whole),
    )
    close([mean(found.chances), found.crit!, found.accuracy!], [middle, crit, accuracy])
  })
  test.each([
    ['3r3b', 9 / 2, 3367 / 4096, 23507 / 32768, 4, 4407 / 16384],
    ['3r3b', 9 / 2, 3367 / 4096, 23507 / 32768, 5, 4407 / 16384],
    ['3r3k', 21 / 4, 3367 / 4096, 169 / 512, 6, 861 / 4096],
    ['3r3k', 21 / 4, 3367 / 4096, 169 / 512, 12, 1 / 32768],
    ['4r4b', 6, 58975 / 65536, 854095 / 1048576, 6, 65271 / 262144],
    ['4r4b', 6, 58975 / 65536, 854095 / 1048576, 12, 81 / 1048576],
  ])('%s: mean, critical, accuracy, and the chance of %5$i', (text, middle, crit, accuracy, value, p) => {
    const found = odds(text)
    close([mean(found.chances), found.crit!, found.accuracy!, found.chances[value]!], [middle, crit, accuracy, p])
  })
  test('deviation of one die: red, blue, black', () =>
    close(
      ['1r', '1b', '1k'].map((text) => deviation(odds(text).chances)),
      [Math.sqrt(7) / 4, Math.sqrt(3) / 4, Math.SQRT1_2],
    ))
  test('at least one accuracy with 1 to 6 dice', () => {
    for (let n = 1; n <= 6; n++) close([odds(`${n}b`).accuracy!, odds(`${n}r`).accuracy!], [1 - 0.75 ** n, 1 - 0.875 ** n])
  })
  // A published red average "with reroll" of .92 fits neither reading.
  test('one reroll of a red die: of blanks .9375, of all faces without damage 1.03125', () =>
    close([mean(odds('1r reroll blank').chances), mean(odds('1r reroll miss').chances)], [0.9375, 1.03125]))
  test('one reroll of a black die 1.25, of a blue die .9375', () =>
    close([mean(odds('1k reroll miss').chances), mean(odds('1b reroll miss').chances)], [1.25, 0.9375]))
  // "9 or more on six red dice" was published as .00133 and as 1.33 %.
  test('9 or more on six red dice is .73357 %, exactly 9 is .62561 %', () => {
    const { chances } = odds('6r')
    expect(atLeast(chances, 9)).toBeCloseTo(0.0073357, 7)
    expect(chances[9]).toBeCloseTo(0.0062561, 7)
  })
})

describe('D6 and D3 pools', () => {
  test('hits are binomial, criticals counted by chance of one', () => {
    const found = odds('2d6 4+ crit +2')
    close(found.chances, [1 / 4, 1 / 2, 1 / 4])
    close([found.crit!], [11 / 36])
    expect(found.of).toBe('hits')
  })
  test('two D3 and two D6', () => {
    close(
      odds('2d3').chances,
      [0, 0, 1, 2, 3, 2, 1].map((n) => n / 9),
    )
    close([odds('2d6').chances[7]!, mean(odds('60d6').chances)], [1 / 6, 210])
  })
  // Dropfleet 1.7: point defence, six dice, each 5+.
  test('six dice of point defence', () =>
    close(
      odds('6d6 5+').chances,
      [64, 192, 240, 160, 60, 12, 1].map((n) => n / 729),
    ))
  test('no critical: no chance of one is told', () => expect(odds('2d6 4+')).not.toHaveProperty('crit'))
})

// Unsaved hull a die, Lock 2+ to 6+ against armour 2+ to 6+, in thirty-sixths.
describe('a hit and its save', () => {
  test.each([
    [2, [20, 22, 24, 26, 28]],
    [3, [14, 16, 18, 20, 22]],
    [4, [8, 10, 12, 14, 16]],
    [5, [2, 4, 6, 8, 10]],
    [6, [1, 2, 3, 4, 5]],
  ])('Lock %i+', (lock, expected) => {
    const means = [2, 3, 4, 5, 6].map((armour) => mean(odds(`d6 ${lock}+ crit +2 save ${armour}+`).chances))
    close(
      means,
      expected.map((n) => n / 36),
    )
  })
})

describe('brute force over every course of the dice agrees', () => {
  test.each([
    '3d6',
    '2d3 reroll 1',
    '3d6 4+ crit 6+',
    '2d6 3+ crit +2 save 4+',
    '2d6 5+ reroll miss save 3+',
    '2d6 4+ reroll 1',
    '2r1b1k',
    '1r1b1k reroll miss',
    '2r reroll blank',
  ])('%s', (text) => {
    const one = pool(text)
    const found = poolOdds(one)
    close(
      found.chances,
      bruteForce((next) => rollPool(one, next)[counted(one)]),
    )
    let crit = 0
    let accuracy = 0
    everyCourse(
      (next) => rollPool(one, next),
      (rolled, p) => {
        if (rolled.crits > 0) crit += p
        if (rolled.accuracies > 0) accuracy += p
      },
    )
    if (found.crit !== undefined) close([found.crit], [crit])
    if (found.accuracy !== undefined) close([found.accuracy], [accuracy])
  })
  test('for any small pool', () => {
    const part = fc.constantFrom('', ' crit 6+', ' crit +1', ' reroll 1', ' reroll miss')
    const save = fc.constantFrom('', ' save 2+', ' save 5+')
    const hits = fc
      .tuple(fc.constantFrom(1, 2), fc.integer({ min: 2, max: 6 }), part, save)
      .map(([n, lock, ...rest]) => `${n}d6 ${lock}+${rest.join('')}`)
    const coloured = fc
      .tuple(fc.constantFrom('1r', '2b', '1k', '1r1b', '1b1k'), fc.constantFrom('', ' reroll miss', ' reroll blank'))
      .map((words) => words.join(''))
    fc.assert(
      fc.property(fc.oneof(hits, coloured), (text) => {
        const one = pool(text)
        close(
          poolOdds(one).chances,
          bruteForce((next) => rollPool(one, next)[counted(one)]),
        )
      }),
      { numRuns: 40 },
    )
  })
})

test('sixty dice of any sort: the chances add up to one', () => {
  for (const text of ['60d6', '60d6 4+ crit +2 save 4+ reroll 1', '60r', '20r20b20k reroll miss']) {
    const { chances } = odds(text)
    expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  }
})
