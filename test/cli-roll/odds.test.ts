import { describe, expect, test } from 'vitest'
import { odds } from '../../src/cli/commands/odds.js'
import { run } from './terminal.js'

const shown = (pool: string, flags: Parameters<typeof odds>[2] = {}, look = {}) =>
  run((terminal) => odds(terminal, pool.split(' '), flags), look)

describe('odds for people', () => {
  test('a bar chart that fits the width, with an "at least" column', () =>
    expect(shown('2r1b', {}, { width: 40 }).out).toEqual([
      '2r1b: damage',
      '                               at least',
      '0   3.5% ██                        100%',
      '1  19.9% ███████████▍             96.5%',
      '2  36.7% █████████████████████    76.6%',
      '3  28.9% ████████████████▌        39.8%',
      '4   9.8% █████▌                   10.9%',
      '5   1.2% ▋                         1.2%',
      'Mean 2.25, standard deviation 1.03.',
      'At least one critical: 57.8%.',
      'At least one accuracy: 42.6%.',
    ]))
  test('in words on a plain terminal', () =>
    expect(shown('d3', { atLeast: '2' }, { plain: true }).out).toEqual([
      'd3: sum',
      '1: 33.3%; 1 or more: 100%.',
      '2: 33.3%; 2 or more: 66.7%.',
      '3: 33.3%; 3 or more: 33.3%.',
      'Mean 2.00, standard deviation 0.82.',
      '2 or more: 66.7%.',
    ]))
  test('long tails are left out and named; every line fits', () => {
    for (const width of [24, 40, 80, 200]) {
      const { out } = shown('60d6', {}, { width })
      const chart = out.filter((line) => /^ *\d+ /.test(line))
      expect(Math.max(...chart.map((line) => line.length))).toBeLessThanOrEqual(width)
      expect(out.at(-2)).toBe('Left out, each below 0.01%: 60–165 and 255–360.')
    }
  })
  test('a width without room for bars has none', () => expect(shown('d6 4+', {}, { width: 18 }).out[2]).toBe('0  50.0%     100%'))
  test('in Spanish and Portuguese with their decimal signs', () => {
    expect(shown('2r', {}, { language: 'es' }).out.at(-3)).toBe('Media 1,50, desviación típica 0,94.')
    expect(shown('2r', {}, { language: 'pt' }).out.at(-1)).toBe('Ao menos uma precisão: 23,4%.')
  })
})

describe('odds --json', () => {
  const line = (pool: string, flags = {}) => JSON.parse(shown(pool, { json: true, ...flags }).out[0]!)
  test('every value from 0 on, with full precision', () =>
    expect(line('2r')).toEqual({
      type: 'odds',
      pool: '2r',
      of: 'damage',
      mean: 1.5,
      deviation: Math.sqrt(14) / 4,
      distribution: [9, 24, 22, 8, 1].map((n, value) => ({ value, p: n / 64 })),
      crit: 7 / 16,
      accuracy: 15 / 64,
    }))
  test('hits, sums and unsaved hits by name; --at-least', () => {
    expect(['2d6', '2d6 4+', '2d6 4+ save 4+'].map((pool) => line(pool).of)).toEqual(['sum', 'hits', 'unsaved'])
    expect(line('2d6 4+', { atLeast: '1' }).atLeast).toEqual({ value: 1, p: 0.75 })
    expect(line('2d6 4+', { atLeast: '9' }).atLeast).toEqual({ value: 9, p: 0 })
  })
  test('one line a pool', () => expect(shown('d6, d3', { json: true }).out).toHaveLength(2))
})

test('a bad pool or number is refused with exit 2', () => {
  expect(shown('d7').refused).toEqual(['There is no d7 here. Dice are d6, d3, red (r), blue (b) and black (k).', 2])
  expect(shown('d6', { atLeast: '-1' }).refused).toEqual(['--at-least -1: a whole number from 0 to 999 is wanted.', 2])
})
