import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Colour, type Face, facesOf, iconsOf } from '../../src/core/dice/faces.js'
import type { ArmadaAttack, DefenceToken } from '../../src/odds/armada/attack.js'
import { damageOf } from '../../src/odds/armada/attack.js'
import { type Blow, resolveDamage } from '../../src/odds/armada/damage.js'
import { harmOf } from '../../src/odds/armada/ending.js'
import { armadaOdds, jointOdds } from '../../src/odds/armada/odds.js'
import { bestRerolls } from '../../src/odds/armada/reroll.js'
import { rollArmada } from '../../src/odds/armada/roll.js'
import { settle } from '../../src/odds/armada/settle.js'
import { mean } from '../../src/odds/distribution.js'
import { everyCourse, farthest } from './enumerate.js'

const attack = (red: number, blue: number, black: number, parts: Partial<ArmadaAttack> = {}): ArmadaAttack => ({
  armament: { red, blue, black },
  range: 'close',
  attacker: 'ship',
  versus: 'ship',
  obstructed: false,
  rerolls: [],
  tokens: [],
  biggerAttacker: false,
  neighbour: 0,
  cards: 0,
  ...parts,
})
const odds = (one: ArmadaAttack) => armadaOdds(settle(one)!.attack)
const middle = (one: ArmadaAttack) => mean(odds(one).damage)
const close = (actual: ArrayLike<number>, expected: ArrayLike<number>) => expect(farthest(actual, expected)).toBeLessThan(1e-12)
const miss = (_: Colour, face: Face) => iconsOf(face).hits + iconsOf(face).crits === 0

// Rules Reference 1.5 p.2-5; each line is a case of damage to a ship.
describe('damage on a ship', () => {
  const ship: Blow = { total: 0, zoneShields: 1, neighbourShields: 2, hull: 5, cards: 0, critical: false }
  test.each<[string, Partial<Blow>, object]>([
    [
      'H1',
      { total: 5, brace: true, neighbourShields: 3, hull: 8, critical: true },
      { suffered: 3, zoneShields: 0, neighbourShields: 3, cards: 2, faceup: 1, destroyed: false },
    ],
    ['H2', { total: 4, redirect: 2 }, { suffered: 4, zoneShields: 0, neighbourShields: 0, cards: 1, faceup: 0, destroyed: false }],
    ['H3', { total: 4, redirect: 3 }, { wrong: { key: 'damage.redirect', args: { most: 2 } } }],
    [
      'H4',
      { total: 2, zoneShields: 2, critical: true },
      { suffered: 2, zoneShields: 0, neighbourShields: 2, cards: 0, faceup: 0, destroyed: false },
    ],
    [
      'H5',
      { total: 7, brace: true, redirect: 3, zoneShields: 0, neighbourShields: 3, hull: 8, cards: 4, critical: true },
      { suffered: 4, zoneShields: 0, neighbourShields: 0, cards: 5, faceup: 1, destroyed: false },
    ],
    ['H6', { total: 6, hull: 4, cards: 1 }, { zoneShields: 0, neighbourShields: 2, cards: 4, faceup: 0, destroyed: true }],
    [
      'H7',
      { total: 1, brace: true, zoneShields: 0, critical: true },
      { suffered: 1, zoneShields: 0, neighbourShields: 2, cards: 1, faceup: 1, destroyed: false },
    ],
    [
      'H8',
      { total: 3, zoneShields: 2, critical: true, contain: true },
      { suffered: 3, zoneShields: 0, neighbourShields: 2, cards: 1, faceup: 0, destroyed: false },
    ],
    [
      'H9',
      { total: 4, scatter: true, zoneShields: 2, hull: 3 },
      { suffered: 0, zoneShields: 2, neighbourShields: 2, cards: 0, faceup: 0, destroyed: false },
    ],
    ['Q34, all to the left', { total: 4, redirect: 2 }, { cards: 1, zoneShields: 0, neighbourShields: 0 }],
    ['Q37, redirect with no shields in the zone', { total: 2, redirect: 2, zoneShields: 0 }, { cards: 0, neighbourShields: 0 }],
    ['V7, the example of Learn to Play', { total: 5, brace: true, zoneShields: 1, hull: 8, critical: true }, { cards: 2, faceup: 1 }],
  ])('%s', (_, blow, expected) => expect(resolveDamage({ ...ship, ...blow })).toMatchObject(expected))
})

describe('damage on the dice', () => {
  test('against squadrons hits alone count: red, blue, black', () =>
    close(
      [
        middle(attack(1, 0, 0, { versus: 'squadron' })),
        middle(attack(0, 1, 0, { versus: 'squadron' })),
        middle(attack(0, 0, 1, { versus: 'squadron' })),
      ],
      [1 / 2, 1 / 2, 3 / 4],
    ))
  test.each<[string, number[], number[]]>([
    ['BBB', [0, 3, 0], [8, 24, 24, 8].map((n) => n / 64)],
    ['BBBB', [0, 4, 0], [1, 4, 6, 4, 1].map((n) => n / 16)],
    ['KK', [0, 0, 2], [1, 6, 9].map((n) => n / 16)],
    ['RRB', [2, 1, 0], [25, 45, 34, 18, 5, 1].map((n) => n / 128)],
    ['BBK', [0, 2, 1], [1, 5, 7, 3].map((n) => n / 16)],
  ])('%s against a squadron', (_, [red, blue, black], expected) =>
    close(odds(attack(red!, blue!, black!, { versus: 'squadron' })).damage, expected),
  )
  test('squadrons against ships: criticals count for bombers only', () =>
    close([middle(attack(0, 0, 1, { attacker: 'bomber' })), middle(attack(0, 0, 1, { attacker: 'squadron' }))], [1, 3 / 4]))
  test('best rerolls for damage, by one effect and by two: black 1.25 and 1.4375, red (an X-wing bombing) 1.03125 and 1.15234375', () => {
    const best = (red: number, black: number, effects: number) => {
      const bare = attack(red, 0, black, { attacker: 'bomber' })
      return middle({ ...bare, rerolls: bestRerolls(bare, effects) })
    }
    close([best(0, 1, 1), best(0, 1, 2), best(1, 0, 1), best(1, 0, 2)], [1.25, 1.4375, 1.03125, 1.15234375])
  })
  test('rerolls of a set: of all faces without damage by two effects', () =>
    close([middle(attack(1, 0, 0, { rerolls: [miss, miss] }))], [(3 / 4) * (1 + 3 / 8 + 9 / 64)]))
  test('joint chances: two red dice, a double hit and an accuracy', () => {
    let found = 0
    jointOdds(attack(2, 0, 0)).each(([damage, crits, accuracies], p) => {
      if (damage === 2 && crits === 0 && accuracies === 1) found += p
    })
    close([found], [2 / 64])
  })
  test('V2, V3: colours reach only so far, and an attack without dice is cancelled', () => {
    close([middle(attack(2, 1, 0, { range: 'long' })), middle(attack(2, 1, 0, { range: 'long', obstructed: true }))], [3 / 2, 3 / 4])
    expect(settle(attack(0, 0, 4, { range: 'medium' }))).toBeUndefined()
    expect(settle(attack(1, 0, 0, { range: 'long', obstructed: true }))).toBeUndefined()
  })
  test('obstructed: the attacker gives up the die that is worth least', () => {
    expect(settle(attack(1, 1, 1, { obstructed: true }))).toMatchObject({ attack: { armament: { black: 1 } } })
    // Against Scatter accuracies are worth more than black dice.
    expect(settle(attack(0, 2, 1, { obstructed: true, tokens: ['scatter'] }))).toMatchObject({ removed: 'black' })
  })
  test('Concentrate Fire adds a die of a colour that is there', () => {
    close([middle(attack(1, 1, 0, { extra: 'blue' }))], [9 / 4])
    expect(settle(attack(1, 1, 0, { extra: 'black' }))).toBeUndefined()
    expect(settle(attack(1, 0, 0, { extra: 'red', obstructed: true }))).toBeUndefined()
  })
})

describe('defence tokens', () => {
  const brace: Partial<ArmadaAttack> = { tokens: ['brace'] }
  test('brace halves, rounded up: means after it', () => {
    // Without blue and red dice no accuracy can lock it: KKKK.
    close([middle(attack(0, 0, 4, brace))], [9 / 4])
  })
  // Published means after brace (4.1, 4.19, 4.21, 4.14, 3.95, 3.59, 3.0) multiply averages and do not round.
  test('six dice against brace, an accuracy locking it: from six blue to six black', () => {
    const means = [0, 1, 2, 3, 4, 5, 6].map((black) => middle(attack(0, 6 - black, black, brace)))
    expect(farthest(means, [3.966, 4.097, 4.13, 4.09, 3.953, 3.688, 3.25])).toBeLessThan(5.1e-4)
  })
  test('scatter cancels everything, unless an accuracy locks it', () => {
    close(odds(attack(0, 0, 3, { tokens: ['scatter'] })).damage, [1])
    close([odds(attack(0, 2, 0, { tokens: ['scatter'] })).damage[0]!], [5 / 8])
  })
  test('an evade at long range cancels the best die, which with two red dice leaves the lesser one', () => {
    // Of 64 rolls, by damage 0, 1 and 2: 15 with an accuracy that locks the token, and the lesser die of the other 49.
    const locked = [5, 8, 2]
    const free = [24, 24, 1]
    close(
      odds(attack(2, 0, 0, { range: 'long', tokens: ['evade'] })).damage,
      locked.map((n, damage) => (n + free[damage]!) / 64),
    )
  })
  test('Q31: a smaller ship evades two dice of a larger ship, a squadron one', () => {
    const two = { range: 'long', tokens: ['evade'], biggerAttacker: true } as const
    const accuracyAndDamage = 2 * (1 / 8) * (5 / 8)
    close(odds(attack(2, 0, 0, two)).damage.subarray(0, 1), [1 - accuracyAndDamage])
    close(
      [middle(attack(1, 1, 0, { ...two, versus: 'squadron' }))],
      [middle(attack(1, 1, 0, { range: 'long', tokens: ['evade'], versus: 'squadron' }))],
    )
  })
  test('of two tokens of a type one accuracy locks neither', () => {
    const one = odds(attack(0, 1, 2, { tokens: ['brace', 'brace'] }))
    close(one.damage, odds(attack(0, 1, 2, { tokens: ['brace', 'brace', 'brace'] })).damage)
  })
  test('contain keeps the first card facedown', () => {
    const ship = { shields: 0, hull: 6 }
    close([odds(attack(0, 0, 1, ship)).faceup!, odds(attack(0, 0, 1, { ...ship, tokens: ['contain'] })).faceup!], [1 / 4, 0])
  })
  test('shields and redirect take damage, the rest are cards', () => {
    const found = odds(attack(0, 0, 1, { shields: 1, hull: 1, tokens: ['redirect'], neighbour: 1 }))
    close(found.cards!, [1])
    close([odds(attack(0, 0, 1, { shields: 1, hull: 1 })).destroy!], [1 / 4])
  })
})

/** What the attack is worth when both play it out die by die: every lock, every choice of dice to evade, every reroll. */
function playedOut(one: ArmadaAttack): number {
  const dice = (['red', 'blue', 'black'] as const).flatMap((die) => Array<Colour>(one.armament[die]).fill(die))
  const crit = (face: Face) => one.versus === 'ship' && iconsOf(face).crits > 0
  const harm = (faces: readonly Face[], spent: readonly DefenceToken[]) =>
    harmOf(
      one,
      faces.reduce((sum, face) => sum + damageOf(one, face), 0),
      faces.some(crit),
      spent,
    )
  const subsets = (n: number, most: number) =>
    Array.from({ length: 2 ** n }, (_, mask) => Array.from({ length: n }, (_, i) => i).filter((i) => mask & (1 << i))).filter(
      (set) => set.length <= most,
    )
  const evaded = (faces: readonly Face[], which: readonly number[], spent: readonly DefenceToken[]): number => {
    const rest = faces.filter((_, i) => !which.includes(i))
    if (one.range === 'long') return harm(rest, spent)
    const again = (i: number, so: readonly Face[]): number =>
      i === which.length
        ? harm([...rest, ...so], spent)
        : facesOf(dice[which[i]!]!).reduce((sum, face) => sum + again(i + 1, [...so, face]) / 8, 0)
    return again(0, [])
  }
  let total = 0
  everyCourse(
    (next) => dice.map(next),
    (faces, p) => {
      const accuracies = faces.filter((face) => face === 'accuracy').length
      const values = subsets(one.tokens.length, accuracies).map((locked) => {
        const spent = [...new Set(one.tokens.filter((_, i) => !locked.includes(i)))]
        const most = spent.includes('evade') ? (one.biggerAttacker ? 2 : 1) : 0
        return Math.min(...subsets(dice.length, most).map((which) => evaded(faces, which, spent)))
      })
      total += p * Math.max(...values)
    },
  )
  return total
}

const worth = (one: ArmadaAttack): number => {
  const { damage, cards, faceup } = odds(one)
  return cards ? mean(cards) + mean(damage) * 1e-3 + faceup! * 1e-6 : mean(damage)
}

describe('brute force over every course of the dice agrees', () => {
  const ship = { shields: 1, hull: 5, cards: 1, neighbour: 1 }
  test.each<[string, ArmadaAttack]>([
    ['evade at close range', attack(1, 1, 1, { ...ship, tokens: ['evade'] })],
    ['evade and brace at medium range', attack(2, 1, 0, { ...ship, range: 'medium', tokens: ['evade', 'brace'] })],
    ['evade of two dice at long range', attack(3, 0, 0, { ...ship, range: 'long', tokens: ['evade', 'redirect'], biggerAttacker: true })],
    ['evade of two dice at close range', attack(1, 0, 1, { ...ship, tokens: ['evade', 'brace', 'contain'], biggerAttacker: true })],
    ['two redirects and a brace', attack(1, 2, 0, { ...ship, tokens: ['redirect', 'redirect', 'brace'] })],
    ['scatter and evade against a squadron', attack(0, 2, 1, { versus: 'squadron', tokens: ['scatter', 'evade', 'brace'] })],
  ])('%s', (_, one) => {
    expect(Math.abs(worth(one) - playedOut(one))).toBeLessThan(1e-9)
    const chances: number[] = []
    everyCourse(
      (next) => rollArmada(one, next),
      ({ damage }, p) => {
        chances[damage] = (chances[damage] ?? 0) + p
      },
    )
    close(
      odds(one).damage,
      Array.from(chances, (p) => p ?? 0),
    )
  })
  test('for any small attack', () => {
    const token = fc.constantFrom<DefenceToken>('evade', 'brace', 'redirect', 'scatter', 'contain', 'salvo')
    const any = fc.record({
      range: fc.constantFrom('medium' as const, 'long' as const, 'close' as const),
      versus: fc.constantFrom('ship' as const, 'squadron' as const),
      tokens: fc.array(token, { maxLength: 3 }),
      shields: fc.constantFrom(0, 1),
      neighbour: fc.constantFrom(0, 1),
    })
    fc.assert(
      fc.property(any, fc.constantFrom([2, 0, 0] as const, [1, 1, 0] as const, [1, 0, 1] as const), (parts, [red, blue, black]) => {
        const one = settle(attack(red, blue, black, parts))!.attack
        expect(Math.abs(worth(one) - playedOut(one))).toBeLessThan(1e-9)
      }),
      { numRuns: 30 },
    )
  })
})

test('sixty dice with tokens: the chances add up to one', () => {
  const all = { tokens: ['evade', 'brace', 'redirect'] as const, shields: 4, neighbour: 3, hull: 20 }
  for (const one of [attack(20, 20, 20), attack(60, 0, 0, { range: 'long', ...all }), attack(30, 30, 0, { range: 'medium', ...all })]) {
    expect(odds(one).damage.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
  }
})
