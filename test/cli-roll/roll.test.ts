import { describe, expect, test } from 'vitest'
import { roll } from '../../src/cli/commands/roll.js'
import { run } from './terminal.js'

const rolled = (pool: string, flags: Parameters<typeof roll>[2] = {}, look = {}) =>
  run((terminal) => roll(terminal, pool.split(' '), flags), look)
const json = (pool: string, flags = {}) => rolled(pool, { json: true, ...flags }).out.map((line) => JSON.parse(line))

describe('roll for people', () => {
  test('faces best first, then what they count', () =>
    expect(rolled('6d6 4+ crit +2', { faces: '416352' })).toEqual({
      out: ['6d6 4+ crit +2', '[6] [5] [4] [3] [2] [1]', '3 hits, of them 1 critical'],
      err: [],
    }))
  test('rerolls and saves are told', () =>
    expect(rolled('3d6 4+ reroll 1 save 3+', { faces: '145 6 1 2 3' }).out.slice(2)).toEqual([
      'Rolled again: 1 to 6.',
      'Saves on 3+: 1, 2, and 3.',
      '3 hits; 2 not saved',
    ]))
  test('Armada faces by name, in the language of the terminal', () =>
    expect(rolled('2r1k', { faces: 'adx' }, { language: 'es' }).out).toEqual([
      '2r1k',
      '[impacto+crítico] [doble impacto] [precisión]',
      '4 de daño, 1 crítico, 1 precisión',
    ]))
  test('lines fit the width, nothing is lost', () => {
    const { out } = rolled('100d6', { seed: 'wide' }, { width: 40 })
    expect(Math.max(...out.map((line) => line.length))).toBeLessThanOrEqual(40)
    expect(out.slice(1, -1).join(' ').split(' ')).toHaveLength(100)
  })
  test('plain: no brackets', () => expect(rolled('2d6', { faces: '25' }, { plain: true }).out[1]).toBe('5 2'))
  test('a seed that nobody chose is told on stderr, and gives the same dice again', () => {
    const { out, err } = rolled('20d6')
    const seed = /Seed ([0-9a-f]{16}):/.exec(err[0]!)![1]!
    expect(rolled('20d6', { seed })).toEqual({ out, err: [] })
  })
})

describe('roll --json', () => {
  test('the faces as thrown, counts, and where they come from', () => {
    expect(json('4d6 4+ crit 6+', { faces: '4416' })).toEqual([
      { type: 'roll', pool: '4d6 4+ crit 6+', faces: ['4', '4', '1', '6'], hits: 3, crits: 1, typed: true },
    ])
    expect(json('2d6', { faces: '43' })[0]).toMatchObject({ sum: 7 })
    expect(json('1r1k', { faces: 'hit hit-crit' })[0]).toMatchObject({ damage: 3, hits: 2, crits: 1, accuracies: 0 })
    expect(json('2d6 4+ reroll miss save 4+', { faces: '34 5 46' })[0]).toMatchObject({
      faces: ['5', '4'],
      rerolled: [{ index: 0, was: '3', face: '5' }],
      saves: ['4', '6'],
      unsaved: 0,
    })
  })
  test('one line a pool; typed faces go on from one to the next', () =>
    expect(json('d6, 2d3', { faces: '613' }).map(({ pool, sum }) => [pool, sum])).toEqual([
      ['d6', 6],
      ['2d3', 4],
    ]))
  // Field bugs E32: seeds are texts, whatever they look like.
  test('the same seed gives the same roll, another seed another', () => {
    const faces = (seed: string) => json('30d6', { seed })[0].faces.join('')
    const seeds = ['-42', '42', '2^63', 'abc', '1e3', '1000', '']
    expect(new Set(seeds.map(faces)).size).toBe(seeds.length)
    for (const seed of seeds) expect(json('30d6', { seed })[0]).toMatchObject({ seed, faces: [...faces(seed)] })
  })
  test('pools of one line take neighbouring streams of the seed', () => {
    const [first, second] = json('20d6, 20d6', { seed: 'two' })
    expect(first.faces).toEqual(json('20d6', { seed: 'two' })[0].faces)
    expect(second.faces).not.toEqual(first.faces)
  })
})

describe('refused, with nothing on stdout and exit 2', () => {
  test.each([
    ['0d6', {}, '0d6: a pool has 1 to 100 dice.'],
    ['d0', {}, 'There is no d0 here. Dice are d6, d3, red (r), blue (b) and black (k).'],
    ['999999d6', {}, '999999d6: a pool has 1 to 100 dice.'],
    ['x', {}, '"x" is not part of a pool.'],
    ['', {}, 'There is no pool here.'],
    ['2d6, 7', {}, '"7" is not part of a pool.'],
    ['2d6', { faces: '7' }, 'No d6 shows "7". It shows 1, 2, 3, 4, 5, and 6.'],
    ['2d6', { faces: '1' }, '1 face is too few: another d6 is to be rolled.'],
    ['2d6', { faces: '111' }, '3 faces typed, but 2 dice are rolled.'],
  ])('%s %j', (pool, flags, sentence) => {
    const { out, refused } = rolled(pool, flags)
    expect(out).toEqual([])
    expect(refused).toEqual([expect.stringContaining(sentence), 2])
  })
})
