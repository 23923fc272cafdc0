import { expect, test } from 'vitest'
import { expected, fairness } from '../../src/odds/fairness.js'

test('faces are counted, those that never came too, and those that are on the die twice once', () => {
  expect(fairness(['1', '2', '3', '4', '5', '6'], ['1', '1', '6'])).toEqual({
    n: 3,
    faces: [
      { face: '1', count: 2 },
      { face: '2', count: 0 },
      { face: '3', count: 0 },
      { face: '4', count: 0 },
      { face: '5', count: 0 },
      { face: '6', count: 1 },
    ],
  })
  expect(fairness(['hit', 'hit', 'blank'], ['hit']).faces).toEqual([
    { face: 'hit', count: 1 },
    { face: 'blank', count: 0 },
  ])
})

test('the range of a face is mean and 1.96 binomial deviations, within what is possible', () => {
  // 600 dice, p 1/6: mean 100, deviation sqrt(600 * 5/36) = 9.1287
  expect(expected(600, 1 / 6)).toEqual({ mean: 100, low: 83, high: 117 })
  expect(expected(30, 1 / 6)).toMatchObject({ low: 1, high: 9 })
  expect(expected(3, 1 / 6).low).toBe(0)
})
