import { describe, expect, test } from 'vitest'
import { type AttackFlags, attack } from '../../src/cli/commands/attack.js'
import { run } from './terminal.js'

const attacked = (system: string, flags: AttackFlags, look = {}) => run((terminal) => attack(terminal, [system], flags), look)
const line = (system: string, flags: AttackFlags) => JSON.parse(attacked(system, { json: true, ...flags }).out[0]!)
const refused = (system: string, flags: AttackFlags) => attacked(system, flags).refused

describe('attack dropfleet --odds', () => {
  const frigate = { odds: true, dice: '2', lock: '3+', armour: '4+' }
  test('says what it counts, then the chart', () => {
    const { out } = attacked('dropfleet', { ...frigate, hull: '4' })
    expect(out[0]).toBe('2 dice hit on 3+, critical on 5+, Damage 1, and saves on 4+.')
    expect(out[1]).toBe('2d6 3+ crit 5+ save 4+: damage')
    expect(out.slice(-3)).toEqual(['Mean 1.00, standard deviation 0.71.', 'Crippled or destroyed: 25.0%.', 'Destroyed: 0%.'])
  })
  test('in JSON', () =>
    expect(line('dropfleet', { ...frigate, hull: '4', atLeast: '1' })).toMatchObject({
      type: 'odds',
      system: 'dropfleet',
      of: 'damage',
      mean: expect.closeTo(1, 12),
      cripple: expect.closeTo(0.25, 12),
      destroy: 0,
      atLeast: { value: 1, p: expect.closeTo(0.75, 12) },
    }))
  test('layers, Atmosphere and rules change the Lock', () => {
    const pool = (flags: AttackFlags) => line('dropfleet', { odds: true, dice: '4', lock: '3+', ...flags }).pool
    expect(pool({ layers: '1' })).toBe('4d6 4+ crit 6+')
    expect(pool({ atmosphere: true })).toBe('4d6 6+')
    expect(pool({ rule: ['calibre', 'Reinforced-Armor'] })).toBe('4d6 2+ crit 5+')
    expect(pool({ rule: ['mauler'], armour: '5' })).toBe('4d6 5+ save 5+')
  })
  test('fighters add three dice each, or as many as said', () => {
    const first = (flags: AttackFlags) => attacked('dropfleet', { ...frigate, closeAction: true, ...flags }).out[0]
    expect(first({ pd: '5', fighters: '4' })).toContain('17 dice of point defence')
    expect(first({ fighters: '2x5' })).toContain('10 dice of point defence')
  })
  test('point defence that does not work is told on stderr', () =>
    expect(attacked('dropfleet', { ...frigate, pd: '4' }).err[0]).toContain('so it is not counted here'))
})

describe('attack dropfleet, rolled', () => {
  const weapon = { dice: '3', lock: '3+', damage: '2', armour: '3+', pd: '2', closeAction: true, hull: '4' }
  test('with typed faces: to hit, point defence, saves', () =>
    expect(attacked('dropfleet', { ...weapon, faces: '136 55 14' }).out).toEqual([
      '3 dice hit on 3+, critical on 5+, Damage 2, 2 dice of point defence, and saves on 3+.',
      '[6] [3] [1]',
      '2 hits, of them 1 critical',
      'Hull points before saves: 2 ordinary, 2 critical.',
      'Point defence 5 and 5: stops 0 ordinary, 1 critical.',
      'Saves: 1 and 4.',
      '2 hull points lost',
      'The ship is crippled.',
    ]))
  test.each([
    ['136 55 124', '8 faces typed, but 7 dice are rolled.'],
    ['136', '3 faces are too few: another d6 is to be rolled.'],
  ])('faces %s are refused, with nothing on stdout', (faces, sentence) =>
    expect(attacked('dropfleet', { ...weapon, faces })).toEqual({ out: [], err: [], refused: [sentence, 2] }),
  )
  test('Burnthrough wave by wave in JSON', () =>
    expect(line('dropfleet', { dice: '2', lock: '3+', burnthrough: '3', faces: '35 41' })).toMatchObject({
      type: 'roll',
      faces: ['3', '5', '4', '1'],
      waves: [
        { hits: 2, crits: 1 },
        { hits: 1, crits: 1 },
      ],
      points: { normal: 1, critical: 2 },
      damage: 3,
      typed: true,
    }))
  test('the same seed, the same attack', () => {
    const once = attacked('dropfleet', { ...weapon, seed: '-42' })
    expect(attacked('dropfleet', { ...weapon, seed: '-42' })).toEqual(once)
    expect(once.err).toEqual([])
  })
})

describe('attack armada --odds', () => {
  test('damage, cards, and the chances beside', () => {
    const found = line('armada', { odds: true, pool: '4k', shields: '1', hull: '3', tokens: 'brace' })
    expect(found).toMatchObject({ type: 'odds', system: 'armada', pool: '4k', of: 'damage', mean: expect.closeTo(9 / 4, 12) })
    expect(found.crit).toBeCloseTo(175 / 256, 12)
    expect(found.cards.distribution).toHaveLength(4)
    expect(found.destroy).toBeCloseTo(found.cards.distribution[3].p, 12)
  })
  test('says which dice are rolled and how both play', () => {
    const { out } = attacked('armada', { odds: true, pool: '2r1b1k', range: 'medium', obstructed: true, tokens: 'evade' })
    expect(out.slice(0, 4)).toEqual([
      'Dice rolled at medium range: 1r1b.',
      'Obstructed: the attacker does best to leave out a red die.',
      'Both play well: accuracies lock the tokens that matter most, the defender spends all others and evades the best dice.',
      '1r1b: damage',
    ])
  })
  test('rerolls: a set, a set in the pool, the best ones, several effects', () => {
    const middle = (pool: string, ...reroll: string[]) => line('armada', { odds: true, pool, reroll }).mean
    expect(middle('1r', 'blank')).toBeCloseTo(0.9375, 12)
    expect(middle('1r', 'blank,accuracy')).toBeCloseTo(1.03125, 12)
    expect(middle('1r reroll miss')).toBeCloseTo(1.03125, 12)
    expect(middle('1r', 'best', 'best')).toBeCloseTo(1.15234375, 12)
  })
  test('squadrons: criticals count with --bomber only', () => {
    const middle = (flags: AttackFlags) => line('armada', { odds: true, pool: '1k', ...flags }).mean
    expect([middle({ bomber: true }), middle({ attacker: 'squadron' }), middle({ versus: 'squadron' })]).toEqual([1, 0.75, 0.75])
  })
})

describe('attack armada, rolled', () => {
  // The dice of the worked example of Learn to Play p.16. There the accuracy locks a Redirect; the Brace is the better choice.
  const example = { pool: '2r1b', concentrateFire: 'blue', range: 'medium', shields: '1', hull: '8', faces: 'ddac' }
  test('step by step', () =>
    expect(attacked('armada', { ...example, tokens: 'brace,redirect,redirect', redirect: '0' }).out.slice(2)).toEqual([
      '[double hit] [double hit] [critical] [accuracy]',
      'Accuracies lock Brace.',
      'The defender spends Redirect.',
      '5 damage suffered',
      '4 damage cards dealt.',
      'The first card is faceup.',
    ]))
  test('in JSON, an evaded die rolled again', () =>
    expect(line('armada', { pool: '1r1b', range: 'medium', tokens: 'evade', faces: 'dh b' })).toMatchObject({
      type: 'roll',
      pool: '1r1b',
      faces: ['hit-hit', 'hit'],
      spent: ['evade'],
      evaded: [{ die: 'red', from: 'hit-hit', to: 'blank' }],
      damage: 1,
    }))
})

describe('refused with exit 2', () => {
  test.each<[string, AttackFlags, string]>([
    ['xwing', {}, 'attack: "xwing" is none of these: dropfleet and armada.'],
    ['dropfleet', { lock: '3+' }, '--dice is missing.'],
    ['dropfleet', { dice: '3' }, '--lock is missing.'],
    ['dropfleet', { dice: '0', lock: '3+' }, '--dice 0: a whole number from 1 to 60 is wanted.'],
    ['dropfleet', { dice: '3', lock: '7+' }, '--lock 7+: a target is 2+ to 6+.'],
    ['dropfleet', { dice: '3', lock: '3+', damage: 'd8' }, '--damage d8: a whole number from 1 to 12 is wanted.'],
    ['dropfleet', { dice: '3', lock: '3+', rule: ['zap'] }, '--rule: "zap" is none of these: particle, scald,'],
    ['dropfleet', { dice: '3', lock: '3+', closeAction: true, atmosphere: true }, 'Close Action weapons cannot fire'],
    ['dropfleet', { dice: '31', lock: '3+', rule: ['distortion'] }, '--dice 31: a whole number from 1 to 30 is wanted.'],
    ['armada', {}, '--pool is missing.'],
    ['armada', { pool: '2d6' }, '--pool 2d6: this is one pool of Armada dice, like 2r1b.'],
    ['armada', { pool: '2k', range: 'long' }, 'the attack is cancelled'],
    [
      'armada',
      { pool: '2r', concentrateFire: 'blue' },
      'Concentrate Fire adds a die of a colour that is in the attack pool, and blue is not.',
    ],
    ['armada', { pool: '2r', tokens: 'evade' }, '--range is missing.'],
    ['armada', { pool: '2r', tokens: 'redirect' }, '--shields is missing.'],
    ['armada', { pool: '2r', tokens: 'dodge' }, '--tokens: "dodge" is none of these: evade, brace,'],
    ['armada', { pool: '2r', versus: 'squadron', tokens: 'contain' }, 'Squadrons have no Contain.'],
    ['armada', { pool: '2r', bomber: true, attacker: 'ship' }, 'Bomber is a keyword of squadrons'],
  ])('%s %j', (system, flags, sentence) =>
    expect(refused(system, { odds: true, ...flags })).toEqual([expect.stringContaining(sentence), 2]),
  )
})
