import { expect, test } from 'vitest'
import { rollOff } from '../../src/odds/roll-off.js'
import { farthest } from './enumerate.js'

// Dropfleet 1.7: exact values for a lead of 0 to 5 in Admiral Value.
test.each([
  ['plain', false, [1 / 2, 21 / 31, 13 / 16, 10 / 11, 33 / 34, 1]],
  ['a sole natural 6 wins', true, [1 / 2, 21 / 32, 25 / 33, 14 / 17, 6 / 7, 31 / 36]],
])('roll-off, %s', (_, naturalSix, expected) => {
  expect(
    farthest(
      [0, 1, 2, 3, 4, 5].map((lead) => rollOff(lead, naturalSix)),
      expected,
    ),
  ).toBeLessThan(1e-12)
})
