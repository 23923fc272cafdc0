import { describe, expect, test } from 'vitest'
import { apply } from '../../src/systems/armada/apply.js'
import { begin } from '../../src/systems/armada/setup.js'
import { value } from '../../src/systems/armada/ship/commands.js'
import { reachable } from '../../src/systems/armada/ship/course.js'
import { activate, shoot, start, toAttacks } from './driver.js'
import { battle, learning, setup } from './fleets.js'

const withTokens = (ship: string, tokens: readonly string[], fleets = learning) => start(fleets).fix('command-tokens', ship, tokens)

describe('command tokens (seed 004; Rules Reference 1.5 p.3)', () => {
  test('Q1: over the command value the owner discards any one, the new one too', () => {
    const game = activate(withTokens('cr90', ['navigate']), 'cr90')
      .until('dial')
      .answer('repair', 'token')
    expect(game.question).toMatchObject({ id: 'discard-token', by: 'A', about: 'cr90' })
    expect(game.open()).toEqual(['navigate', 'repair'])
    expect(game.answer('repair').ship('cr90').commandTokens).toEqual(['navigate'])
  })
  test('Q2: a duplicate is discarded without a choice, and that is said before the dial is spent', () => {
    const game = activate(withTokens('victory', ['repair']), 'victory').until('dial', 'victory')
    expect(game.question.tell?.map(({ key }) => key)).toContain('tell.tokens-held')
    game.answer('repair')
    expect(game.question.tell?.map(({ key }) => key)).toContain('tell.duplicate')
    game.answer('token')
    expect(game.ship('victory')).toMatchObject({ commandTokens: ['repair'], held: '' })
    expect(game.types()).toContain('command-token-gained')
    expect(game.question.id).not.toBe('discard-token')
  })
  test('Q4: a dial that was not used gives no token at the end of the activation', () => {
    const game = activate(start(learning), 'cr90').until('dial').answer('concentrate-fire', 'dial').until('ends', 'cr90').answer(['free'])
    expect(game.ship('cr90')).toMatchObject({ held: '', commandTokens: [], activated: true })
  })
  test('Q5: a token made from the dial may be used in the same activation', () => {
    const game = activate(start(learning), 'cr90').until('dial').answer('repair', 'token')
    expect(game.question.id).toBe('command')
    expect(game.open()).toEqual(['repair-token', 'done'])
  })
  test.each([
    ['cr90', [], 'navigate', ['navigate'], undefined],
    ['cr90', ['navigate'], 'repair', undefined, ['navigate', 'repair']],
    ['nebulon', ['navigate', 'repair'], 'navigate', ['navigate', 'repair'], undefined],
    ['nebulon', ['navigate', 'repair'], 'squadron', undefined, ['navigate', 'repair', 'squadron']],
    ['victory', ['navigate', 'repair'], 'squadron', ['navigate', 'repair', 'squadron'], undefined],
    ['victory', ['navigate', 'repair', 'squadron'], 'concentrate-fire', undefined, ['navigate', 'repair', 'squadron', 'concentrate-fire']],
  ] as const)('I: %s holds %j and gains %s', (ship, held, gained, kept, choice) => {
    const game = activate(withTokens(ship, held), ship).until('dial', ship).answer(gained, 'token')
    if (kept) expect(game.ship(ship).commandTokens).toEqual(kept)
    else expect([game.question.id, game.open()]).toEqual(['discard-token', choice])
  })
  test('I: with Life Support Failure every token is discarded at once', () => {
    const game = start(learning).fix('faceup', 'cr90', ['life-support-failure'])
    activate(game, 'cr90').until('dial').answer('repair', 'token')
    expect(game.ship('cr90').commandTokens).toEqual([])
    expect(game.question.id).not.toBe('discard-token')
  })
})

describe('Concentrate Fire (Rules Reference 1.5 p.4, 32)', () => {
  test('Q7: with dial and token the re-rolled die may be the added one, and may be left', () => {
    const game = withTokens('nebulon', ['concentrate-fire'])
    shoot(game, 'nebulon', 'front-victory-front', 'medium', ['blank', 'hit', 'blank'], 'concentrate-fire')
    expect(game.question.id).toBe('modify')
    game.answer('concentrate-fire-both')
    // One colour in the pool: nobody is asked which is added.
    game.answer(['blank'])
    expect(game.question).toMatchObject({ id: 'reroll-dice', min: 0, max: 1 })
    expect(game.options()).toContain('red-blank-3')
    game.answer([])
    expect(game.ship('nebulon')).toMatchObject({ resolved: ['concentrate-fire'], held: '', commandTokens: [] })
    expect(game.state.attack?.dice).toHaveLength(4)
  })
  test('Q8: against squadrons the dial counts against one target of the attack', () => {
    const game = toAttacks(start(learning), 'cr90', 'concentrate-fire').answer('front-squadrons', 'howlrunner', 'close', 'clear')
    game.answer(['hit'], 'concentrate-fire-dial').answer(['accuracy']).until('squadron-target')
    game.answer('tie-fighter-squadron-1', 'close', 'clear').answer(['hit'])
    expect(game.question.id).not.toBe('modify')
  })
})

describe('Navigate (Rules Reference 1.5 p.3-4, 19)', () => {
  test('Q10: the token changes speed and gives no yaw', () => {
    const game = activate(withTokens('cr90', ['navigate']), 'cr90').until('navigate', 'cr90', { dial: 'repair' })
    expect(game.open()).toEqual(['token', 'none'])
    game.answer('token')
    expect(game.options()).toEqual(['speed-1', 'speed-2', 'speed-3'])
    expect(game.state.activation?.manoeuvre.yaw).toBe(false)
  })
  test('Q11: dial and token together change speed by up to two, within the chart', () => {
    const { ships } = begin(setup(learning))
    expect(reachable({ ...ships.cr90!, speed: 2 }, 'both')).toEqual([0, 1, 2, 3, 4])
    expect(reachable({ ...ships.victory!, speed: 1 }, 'both')).toEqual([0, 1, 2])
  })
  test('a token is offered though another dial was revealed (field-bugs 16)', () => {
    activate(withTokens('nebulon', ['navigate']), 'nebulon').until('navigate', 'nebulon', { dial: 'concentrate-fire' })
  })
})

describe('Repair and Squadron (Rules Reference 1.5 p.4)', () => {
  test('Q13: Repair comes right after the reveal, before attacks and movement, and not later', () => {
    const game = activate(start(learning), 'cr90').until('dial').answer('repair', 'dial')
    expect(game.question.id).toBe('command')
    game.answer('done').until('ends', 'cr90')
    expect(game.types()).not.toContain('command-resolved')
  })
  test('Q14: a Victory with dial and token has six points: cards 3, shields 2, moves 1', () => {
    const game = withTokens('victory', ['repair']).fix('faceup', 'victory', ['blinded-gunners']).fix('hull', 'victory', 6)
    game.fix('shields-front', 'victory', 0)
    activate(game, 'victory').until('dial', 'victory').answer('repair', 'dial', 'repair-both')
    expect(game.state.activation?.engineering).toBe(6)
    game.answer('discard-blinded-gunners', 'recover-front', 'move-left-front')
    expect(game.ship('victory')).toMatchObject({ faceup: [], facedown: 1, shields: { front: 2, left: 2 } })
    expect(game.question.id).not.toBe('repair')
  })
  test('Q16: two Power Failures take 5 to 2 to 1; a token then gives 1', () => {
    const s = begin(setup(battle, { round: 1 }))
    const home = s.ships['home-one']!
    const failing = { ...home, card: { ...home.card, engineering: 5 }, faceup: ['power-failure', 'power-failure'] as const }
    const changed = { ...s, ships: { ...s.ships, 'home-one': failing } }
    expect(value(changed, 'home-one', 'repair', 'dial')).toBe(1)
    expect(value(changed, 'home-one', 'repair', 'token')).toBe(1)
  })
  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('a Repair token of engineering %i gives %i', (engineering, points) => {
    const s = begin(setup(learning))
    const cr90 = s.ships.cr90!
    const changed = { ...s, ships: { ...s.ships, cr90: { ...cr90, card: { ...cr90.card, engineering } } } }
    expect(value(changed, 'cr90', 'repair', 'token')).toBe(points)
  })
  test('Q17: a Squadron dial of value 3 with a token activates four squadrons', () => {
    const game = withTokens('victory', ['squadron'])
    activate(game, 'victory').until('dial', 'victory').answer('squadron', 'dial', 'squadron-both')
    expect(game.state.activation?.launches).toBe(4)
  })
  test.each([0, 1, 2])('the command goes on though only %i squadrons were activated (field-bugs 15)', (count) => {
    const game = activate(start(learning), 'victory').until('dial', 'victory').answer('squadron', 'dial', 'squadron-dial')
    for (let n = 1; n <= count; n++) game.answer(`tie-fighter-squadron-${n}`, 'done')
    expect(game.answer('done').question.id).toBe('attack')
  })
  test('a zone without shields neither recovers nor receives any under Capacitor Failure', () => {
    const game = start(learning).fix('faceup', 'victory', ['capacitor-failure']).fix('shields-front', 'victory', 0)
    activate(game, 'victory').until('dial', 'victory').answer('repair', 'dial', 'repair-dial')
    expect(game.open()).not.toContain('recover-front')
    expect(game.option('recover-front')?.disabled?.key).toBe('not.capacitor')
  })
  test('each repair is one decision for undo', () => {
    const game = start(learning).fix('shields-front', 'victory', 0)
    activate(game, 'victory').until('dial', 'victory').answer('repair', 'dial', 'repair-dial', 'recover-front', 'recover-front')
    game.match.undo()
    expect(game.ship('victory').shields.front).toBe(1)
    expect(game.question.id).toBe('repair')
  })
})

test('what was resolved and what is held begins anew each round', () => {
  const s = begin(setup(learning, { round: 1 }))
  const later = apply(apply(s, { type: 'dial-revealed', ship: 'cr90', command: 'repair' }), { type: 'segment-begun', segment: 'command' })
  expect(later.ships.cr90).toMatchObject({ held: '', resolved: [], activated: false })
})
