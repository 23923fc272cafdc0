import { describe, expect, test } from 'vitest'
import { canSpendTokens } from '../../src/systems/armada/attack/accuracy.js'
import { evadeEffect } from '../../src/systems/armada/attack/defence-tokens.js'
import { type Driver, shoot, start, toAttacks } from './driver.js'
import { battle, dodgers, learning } from './fleets.js'

/** The Victory shoots a CR90's front with two red hits, two blue ones and an accuracy. */
const atCr90 = (game: Driver, range = 'medium', faces = ['hit', 'hit', 'blank', 'hit', 'hit', 'hit']) =>
  shoot(game, 'victory', 'front-cr90-front', range, faces)
const atVictory = (game: Driver, zone = 'front') => shoot(game, 'nebulon', `front-victory-${zone}`, 'medium', ['hit', 'hit', 'hit-hit'])

describe('defence tokens (seed 004; Rules Reference 1.5 p.5)', () => {
  test('a ship with its dial at 0 is not asked, and that is said', () => {
    const game = start(learning).fix('speed', 'cr90', 0)
    atCr90(game)
    expect(game.question.id).not.toBe('defence-token')
    expect(canSpendTokens(game.state, 'cr90')).toBe(false)
  })
  test('Q20: slowed to 0 for the moment by an overlap, a ship still spends tokens', () => {
    const game = start(learning).until('ends', 'cr90').answer(['ship'], ['ship'], ['free'], 'nebulon')
    expect(game.ship('cr90').speed).toBe(2)
    expect(canSpendTokens(game.state, 'cr90')).toBe(true)
    expect(atCr90(game).question).toMatchObject({ id: 'defence-token', about: 'cr90' })
  })
  test('Q22: an engaged ace spends tokens', () => {
    const game = start(learning)
    shoot(game, 'cr90', 'front-victory-front', 'close', ['hit', 'hit', 'hit']).until('attack', 'cr90')
    game.answer('rear-squadrons', 'howlrunner', 'close', 'clear').until('attack-dice').answer(['hit'])
    expect(game.question).toMatchObject({ id: 'defence-token', about: 'howlrunner' })
    expect(game.open()).toEqual(['brace', 'scatter', 'done'])
  })
  test('Q23: of two Evades one serves in an attack', () => {
    const game = atCr90(start(learning)).answer('evade', ['red-hit'])
    game.answer(['blank'])
    expect(game.option('evade')?.disabled?.key).toBe('not.type-spent')
    expect(game.ship('cr90').tokens.map(({ state }) => state)).toEqual(['exhausted', 'ready', 'ready'])
  })
  test('Q25: an exhausted Brace is usable and then gone; not with Faulty Countermeasures', () => {
    const game = start(learning).fix('brace', 'victory', 'exhausted')
    atVictory(game).answer('brace')
    expect(game.ship('victory').tokens[0]).toEqual({ type: 'brace', state: 'gone' })
    const faulty = start(learning).fix('brace', 'victory', 'exhausted').fix('faceup', 'victory', ['faulty-countermeasures'])
    expect(atVictory(faulty).option('brace')?.disabled?.key).toBe('not.faulty')
  })
  test('Q26: with one of two Redirects locked the other is usable', () => {
    const game = start(learning)
    shoot(game, 'cr90', 'front-victory-rear', 'medium', ['hit', 'hit', 'accuracy'])
    expect(game.question).toMatchObject({ id: 'accuracy', max: 1 })
    game.answer(['redirect'])
    expect(game.state.attack?.dice.map(({ face }) => face)).toEqual(['hit', 'hit'])
    expect(game.open()).toEqual(['brace', 'redirect', 'done'])
    game.answer('redirect').answer('left').answer('done').until('attack', 'cr90')
    expect(game.ship('victory').tokens.map(({ state }) => state)).toEqual(['ready', 'ready', 'exhausted'])
  })
  test('Q28: the next token is chosen after the re-roll of the Evade is seen', () => {
    const game = atCr90(start(learning)).answer('evade', ['red-hit'])
    expect(game.question).toMatchObject({ id: 'evade-reroll', by: 'B' })
    game.answer(['hit-hit'])
    expect(game.question.id).toBe('defence-token')
    expect(JSON.stringify(game.question.tell)).toContain('die-face.hit-hit')
  })
  test('Q29: an accuracy that was not spent may be evaded', () => {
    const game = start(learning)
    shoot(game, 'victory', 'front-cr90-front', 'medium', ['accuracy', 'hit', 'hit', 'hit', 'hit', 'hit']).answer([])
    game.answer('evade')
    expect(game.options()).toContain('red-accuracy')
  })
  test('Q31: a small ship against a large one affects two dice and then loses a readied Evade', () => {
    const one = start(battle)
    shoot(one, 'imperial', 'front-cr90-front', 'long', ['hit', 'hit', 'hit', 'hit']).answer('evade')
    expect(one.question).toMatchObject({ id: 'evade-die', max: 2 })
    one.answer(['red-hit'])
    expect(one.ship('cr90').tokens[0]).toEqual({ type: 'evade', state: 'exhausted' })
    expect(one.state.attack?.dice).toHaveLength(3)
    const two = start(battle)
    shoot(two, 'imperial', 'front-cr90-front', 'long', ['hit', 'hit', 'hit', 'hit']).answer('evade', ['red-hit', 'red-hit-2'])
    expect(two.ship('cr90').tokens[0]).toEqual({ type: 'evade', state: 'gone' })
    expect(two.state.attack?.dice).toHaveLength(2)
  })
  test('Q32: a squadron that defends against a large ship affects one die', () => {
    const game = start({ A: dodgers, B: battle.B })
    toAttacks(game, 'imperial').answer('front-squadrons')
    game.answer('dodger', 'close', 'clear').answer(['hit', 'hit'], 'evade')
    expect(game.question).toMatchObject({ id: 'evade-die', about: 'dodger', max: 1 })
  })
  test('D7: Evade by range under either text', () => {
    expect((['long', 'medium', 'close', 'distance'] as const).map((range) => evadeEffect('1.5', range))).toEqual([
      'cancel',
      'reroll',
      'reroll',
      'reroll',
    ])
    expect((['long', 'medium', 'close', 'distance'] as const).map((range) => evadeEffect('ltp', range))).toEqual([
      'cancel',
      'reroll',
      'nothing',
      'nothing',
    ])
  })
  test('Q34: 4 damage with 2 shields beside: 0, 1 or 2 may be redirected', () => {
    const game = start(learning).fix('shields-front', 'victory', 1).fix('shields-left', 'victory', 2)
    atVictory(game).answer('redirect', 'left', 'done')
    expect(game.question).toMatchObject({ id: 'redirect', min: 0, max: 2 })
    game.answer(2).until('attack', 'nebulon')
    expect(game.ship('victory')).toMatchObject({ shields: { front: 0, left: 0 }, facedown: 1 })
  })
  test('Q35: front is not adjacent to rear', () => {
    expect(atVictory(start(learning)).answer('redirect').options()).toEqual(['left', 'right'])
  })
  test('Q37: Redirect serves though the defending zone has no shields, but not with Capacitor Failure', () => {
    const game = start(learning).fix('shields-front', 'victory', 0)
    expect(atVictory(game).open()).toContain('redirect')
    const failing = start(learning).fix('shields-front', 'victory', 0).fix('faceup', 'victory', ['capacitor-failure'])
    expect(atVictory(failing).option('redirect')?.disabled?.key).toBe('not.capacitor')
  })
  test('Q38: Scatter is an ordinary token; afterwards no die is left', () => {
    const game = start(battle)
    shoot(game, 'imperial', 'front-gr75-front', 'medium', ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'hit'])
    expect(game.open()).toEqual(['evade', 'scatter', 'done'])
    game.answer('scatter')
    expect(game.state.attack?.dice ?? []).toEqual([])
    game.until('attack', 'imperial')
    expect(game.ship('gr75')).toMatchObject({ facedown: 0, shields: { front: 1 } })
  })
})
