import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePools } from '../../src/core/dice/parse.js'
import { type DiceOf, mostDice, type Pool } from '../../src/core/dice/pool.js'
import { printPool } from '../../src/core/dice/print.js'

const pools = (text: string): readonly Pool[] => {
  const parsed = parsePools(text)
  if ('wrong' in parsed) throw new Error(`${text}: ${parsed.wrong.key}`)
  return parsed.ok
}
const printed = (text: string): string => pools(text).map(printPool).join(', ')
const wrong = (text: string): unknown => {
  const parsed = parsePools(text)
  return 'wrong' in parsed ? parsed.wrong : `taken as ${parsed.ok.map(printPool)}`
}

describe('pools that are read', () => {
  test.each([
    ['6d6', '6d6'],
    ['1D6', 'd6'],
    ['6d6 4+', '6d6 4+'],
    ['  6d6   crit 6+ 4+ ', '6d6 4+ crit 6+'],
    ['6d6 4+ crit +2', '6d6 4+ crit +2'],
    ['4d6 3+ save 4+', '4d6 3+ save 4+'],
    ['4d6 3+ save 4+ reroll miss crit +1', '4d6 3+ crit +1 reroll miss save 4+'],
    ['2d6 3d6', '5d6'],
    ['d3', 'd3'],
    ['2d3 reroll 1', '2d3 reroll 1'],
    ['2r1b3k', '2r1b3k'],
    ['3k 1b 2r', '2r1b3k'],
    ['2 red 1 blue', '2r1b'],
    ['red black', '1r1k'],
    ['1r1r', '2r'],
    ['2r reroll blank', '2r reroll blank'],
    ['6d6, 2r1b,d3', '6d6, 2r1b, d3'],
    ['100d6', '100d6'],
  ])('%s', (text, expected) => expect(printed(text)).toBe(expected))

  test('keep what was said of criticals and saves', () => {
    expect(pools('6d6 4+ crit +2 save 5+')).toEqual([
      { dice: [{ die: 'd6', count: 6 }], target: 4, crit: { kind: 'above', n: 2 }, save: 5 },
    ])
  })
})

// Field bugs E32: a bad pool says what is wrong and what is allowed, however long or deep it is.
describe('pools that are refused', () => {
  test.each([
    ['', { key: 'pool.empty' }],
    ['6d6,', { key: 'pool.empty' }],
    ['x', { key: 'pool.unknown', args: { typed: 'x' } }],
    ['-3d6', { key: 'pool.unknown', args: { typed: '-3d6' } }],
    ['1.5d6', { key: 'pool.unknown', args: { typed: '1.5d6' } }],
    ['constructor', { key: 'pool.unknown', args: { typed: 'constructor' } }],
    ['2 constructor', { key: 'pool.unknown', args: { typed: '2' } }],
    ['0d6', { key: 'pool.count', args: { typed: '0d6', most: mostDice } }],
    ['2r0b', { key: 'pool.count', args: { typed: '2r0b', most: mostDice } }],
    ['999999d6', { key: 'pool.count', args: { typed: '999999d6', most: mostDice } }],
    ['60d6 60d6', { key: 'pool.count', args: { typed: '120', most: mostDice } }],
    ['d0', { key: 'pool.sides', args: { die: 'd0' } }],
    ['2d20', { key: 'pool.sides', args: { die: 'd20' } }],
    ['4+', { key: 'pool.no-dice' }],
    ['2d6 1r', { key: 'pool.mixed' }],
    ['2d6 d3', { key: 'pool.mixed' }],
    ['6d6 1+', { key: 'pool.target', args: { typed: '1+' } }],
    ['6d6 7+', { key: 'pool.target', args: { typed: '7+' } }],
    ['6d6 4+ 5+', { key: 'pool.twice', args: { word: '5+' } }],
    ['6d6 4+ crit', { key: 'pool.crit', args: { typed: '' } }],
    ['6d6 4+ crit 7+', { key: 'pool.crit', args: { typed: '7+' } }],
    ['6d6 4+ crit +0', { key: 'pool.crit', args: { typed: '+0' } }],
    ['6d6 4+ crit 3+', { key: 'pool.crit-below', args: { crit: 3, target: 4 } }],
    ['6d6 4+ save 1+', { key: 'pool.save', args: { typed: '1+' } }],
    ['6d6 crit 6+', { key: 'pool.needs-target' }],
    ['6d6 save 4+', { key: 'pool.needs-target' }],
    ['6d6 reroll miss', { key: 'pool.needs-target' }],
    ['2r 4+', { key: 'pool.needs-d6' }],
    ['2d3 2+', { key: 'pool.needs-d6' }],
    ['6d6 reroll 2', { key: 'pool.reroll', args: { typed: '2' } }],
    ['6d6 reroll blank', { key: 'pool.reroll-die', args: { reroll: 'blank', dice: 'd6' } }],
    ['2r reroll 1', { key: 'pool.reroll-die', args: { reroll: '1', dice: 'red' } }],
    ['2d3 reroll miss', { key: 'pool.reroll-die', args: { reroll: 'miss', dice: 'd3' } }],
    [Array(21).fill('d6').join(), { key: 'pool.many', args: { most: 20 } }],
  ])('%s', (text, expected) => expect(wrong(text)).toEqual(expected))

  test('however long: 20,000 parentheses, digits, letters, words', () => {
    const cut = { key: 'pool.unknown', args: { typed: `${'('.repeat(24)}…` } }
    expect(wrong('('.repeat(20_000))).toEqual(cut)
    expect(wrong('9'.repeat(20_000))).toMatchObject({ key: 'pool.unknown' })
    expect(wrong(`${'9'.repeat(150)}d6`)).toMatchObject({ key: 'pool.count' })
    expect(wrong('b'.repeat(20_000))).toMatchObject({ key: 'pool.unknown' })
    expect(wrong('d6 '.repeat(20_000))).toMatchObject({ key: 'pool.count' })
    expect(wrong('( '.repeat(20_000))).toMatchObject({ key: 'pool.unknown' })
  })
})

const from = (low: number, high: number) => fc.integer({ min: low, max: high })
const count = from(1, 33)
const maybe = <T>(key: string, values: fc.Arbitrary<T>) =>
  fc.option(values, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))
const merged = (...parts: fc.Arbitrary<object>[]): fc.Arbitrary<object> => fc.tuple(...parts).map((found) => Object.assign({}, ...found))

const d6Pool = fc
  .tuple(count, from(2, 6))
  .chain(([n, target]) =>
    merged(
      fc.constant({ dice: [{ die: 'd6', count: n }], target }),
      maybe(
        'crit',
        fc.oneof(fc.record({ kind: fc.constant('on'), n: from(target, 6) }), fc.record({ kind: fc.constant('above'), n: from(1, 4) })),
      ),
      maybe('reroll', fc.constantFrom('1', 'miss')),
      maybe('save', from(2, 6)),
    ),
  )
const armadaPool = fc
  .tuple(fc.subarray(['red', 'blue', 'black'] as const, { minLength: 1 }), fc.tuple(count, count, count))
  .chain(([kinds, counts]) =>
    merged(
      fc.constant({ dice: kinds.map((die, i): DiceOf => ({ die, count: counts[i]! })) }),
      maybe('reroll', fc.constantFrom('miss', 'blank')),
    ),
  )

describe('printer and parser', () => {
  test('a printed pool is read back as the same pool', () => {
    fc.assert(
      fc.property(fc.oneof(d6Pool, armadaPool), (pool) => {
        expect(pools(printPool(pool as Pool))).toEqual([pool])
      }),
    )
  })
  test('any text is read or refused with a reason, never thrown, and what is read prints and reads the same', () => {
    const word = fc.constantFrom('6d6', 'd3', '2r1b', '2', 'red', '4+', 'crit', '+2', 'save', 'reroll', 'miss', '1', ',', '(', '0d6')
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(text, (line) => {
        const parsed = parsePools(line)
        if ('wrong' in parsed) expect(parsed.wrong.key).toMatch(/^pool\./)
        else expect(parsePools(parsed.ok.map(printPool).join(', '))).toEqual(parsed)
      }),
    )
  })
})
