import { describe, expect, test } from 'vitest'
import { spendable } from '../../src/systems/armada/attack/defence-tokens.js'
import { keyword } from '../../src/systems/armada/query.js'
import { activate, type Driver, start, toAttacks } from './driver.js'
import { battle, learning, salvo } from './fleets.js'

/** Goes to the Squadron Phase, and to the action of a squadron there. */
const flying = (game: Driver, squadron: string) => {
  game.until('squadron', undefined, {})
  while (game.question.id !== 'squadron-action' || game.question.about !== squadron) {
    game.answer(game.question.id === 'squadron' ? (game.options().includes(squadron) ? squadron : game.options()[0]!) : 'done')
  }
  return game
}
const keys = (game: Driver) => game.question.tell?.map(({ key }) => key) ?? []

describe('squadrons in their phase (Rules Reference 1.5 p.19-20)', () => {
  test('Q83: five against two go 2, 2, 2, then 1', () => {
    const game = start(learning)
    game.fix('hull', 'tie-fighter-squadron-2', 0).fix('hull', 'tie-fighter-squadron-3', 0).fix('hull', 'tie-fighter-squadron-4', 0)
    const order: string[] = []
    game.until('squadron')
    while (game.state.segment === 'squadrons') {
      if (game.question.id === 'squadron-action') order.push(game.question.by)
      game.answer(game.question.id === 'squadron' ? game.options()[0]! : 'done')
    }
    expect(order.join('')).toBe('AABBAA')
  })
  test('one of the two in the phase, both by command and for a Rogue', () => {
    const game = flying(start(learning), 'luke').answer('move')
    expect(game.question.id).not.toBe('squadron-action')
    const rogue = flying(start(battle), 'yt-2400-1').answer('move')
    expect(rogue.question.id).toBe('squadron-action')
    expect(rogue.options()).toEqual(['attack', 'engaged', 'done'])
  })
  test('a squadron may activate and do nothing, and may stop before it attacks (field-bugs 19)', () => {
    const game = flying(start(learning), 'luke').answer('attack')
    expect(game.question.id).toBe('attack')
    game.answer('done')
    expect(game.question.id).toBe('squadron-action')
    game.answer('done')
    expect(game.squadron('luke').activated).toBe(true)
  })
  test('engaged it attacks squadrons only', () => {
    const game = flying(start(learning), 'luke').answer('engaged')
    expect(game.options()).toEqual([
      'howlrunner',
      'tie-fighter-squadron-1',
      'tie-fighter-squadron-2',
      'tie-fighter-squadron-3',
      'tie-fighter-squadron-4',
      'done',
    ])
  })
  test('Q82: any squadron at distance 1 may be the target, engaged or not', () => {
    const game = flying(start(learning), 'luke').answer('engaged', 'tie-fighter-squadron-3', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['blue', 'blue', 'blue', 'blue'] })
  })
  test('Q77: Heavy is told: it stops neither moving nor attacking a ship', () => {
    expect(keys(flying(start(battle), 'a-wing-squadron-1'))).toContain('tell.heavy')
  })
  test('Q79: Escort is told', () => {
    expect(keys(flying(start(learning), 'howlrunner'))).toContain('tell.escort')
  })
  test('Q80: by command it may move after it destroyed its only opponent', () => {
    const game = start(learning).fix('hull', 'tie-fighter-squadron-1', 1)
    activate(game, 'nebulon')
      .until('dial', 'nebulon')
      .answer('squadron', 'dial', 'squadron-dial', 'luke', 'engaged', 'tie-fighter-squadron-1', 'clear')
    game.answer(['hit', 'crit', 'crit', 'crit'])
    expect(game.types()).toContain('squadron-destroyed')
    expect(game.question).toMatchObject({ id: 'squadron-action', about: 'luke' })
    expect(game.open()).toContain('move')
  })
  test('a squadron attack on a squadron counts hits only; a bomber’s criticals count against a ship', () => {
    const game = flying(start(learning), 'x-wing-squadron-1').answer('engaged', 'tie-fighter-squadron-1', 'clear')
    game.answer(['hit', 'hit', 'crit', 'accuracy'])
    expect(game.squadron('tie-fighter-squadron-1').hull).toBe(1)
    const bomber = flying(start(learning).fix('shields-front', 'victory', 0), 'luke').answer('attack', 'victory-front', 'clear')
    bomber.answer(['hit-crit'], 'done')
    expect(bomber.question.id).toBe('critical')
    bomber.answer('standard', 'power-failure')
    expect(bomber.ship('victory')).toMatchObject({ faceup: ['power-failure'], facedown: 1 })
  })
  test('a move onto a station recovers a hull point', () => {
    const game = flying(start(learning).fix('hull', 'luke', 3), 'luke').answer('station')
    expect(game.squadron('luke').hull).toBe(4)
  })
  test('Q74: a squadron that stays on its station may heal again if it may move', () => {
    const game = flying(start(learning).fix('hull', 'luke', 3), 'luke')
    expect(game.options()).toContain('station')
  })
  test('a Cloak is remembered at the end of the phase', () => {
    expect(start(battle).until('cloak').state.segment).toBe('squadrons')
  })
})

describe('counter, swarm and snipe (Rules Reference 1.5 p.19; FAQ p.34)', () => {
  const duel = () => flying(start(battle), 'yt-2400-1').answer('engaged', 'tie-interceptor-squadron-1', 'clear')
  test('Q59: a destroyed squadron still counters, and the counter may use Swarm', () => {
    const game = duel()
    game.answer(['hit', 'hit', 'hit', 'crit'])
    expect(game.question).toMatchObject({ id: 'counter', by: 'B', about: 'tie-interceptor-squadron-1' })
    game.answer('attack')
    expect(game.question).toMatchObject({ id: 'attack-dice', by: 'B', dice: ['blue', 'blue'] })
    game.answer(['accuracy', 'hit'])
    expect(game.question.id).toBe('modify')
    game.answer('swarm', ['blue-accuracy'])
    game.answer(['hit'])
    expect(game.squadron('yt-2400-1').hull).toBe(4)
    expect(game.types().filter((type) => type === 'attack-declared')).toHaveLength(2)
  })
  test('the defender of a counter spends its tokens (field-bugs 18)', () => {
    const game = flying(start(battle), 'jan').answer('engaged', 'tie-interceptor-squadron-1', 'clear')
    game
      .answer(['hit', 'accuracy', 'crit'])
      .until('counter')
      .answer('attack')
      .until('attack-dice')
      .answer(['hit', 'hit'])
      .until('defence-token')
    expect(game.question).toMatchObject({ by: 'A', about: 'jan' })
  })
  test('a counter may be left', () => {
    const game = duel()
    game.answer(['hit', 'accuracy', 'accuracy', 'accuracy'], 'none')
    expect(game.types().filter((type) => type === 'attack-declared')).toHaveLength(1)
  })
  test('Snipe rolls its own dice and is not countered', () => {
    const game = flying(start(battle), 'e-wing-squadron-1').answer('attack')
    expect(game.options()).toContain('snipe-tie-interceptor-squadron-1')
    game.answer('snipe-tie-interceptor-squadron-1', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['blue', 'blue', 'blue'] })
    game.answer(['hit', 'crit', 'crit'])
    expect(game.question.id).not.toBe('counter')
  })
  test('Q61: damage that is no attack is entered by hand, with no tokens and no counter', () => {
    const game = flying(start(learning), 'luke').fix('hull', 'howlrunner', 2)
    expect(game.question.id).toBe('squadron-action')
    expect(game.squadron('howlrunner').hull).toBe(2)
  })
  test('values of keywords add up', () => {
    const squadron = start(battle).squadron('tie-interceptor-squadron-1')
    const doubled = { ...squadron, card: { ...squadron.card, keywords: ['counter-2', 'counter-1'] } }
    expect(keyword(doubled, 'counter')).toBe(3)
  })
})

describe('salvo (Rules Reference 1.5 p.5)', () => {
  const shots = () =>
    toAttacks(start({ A: salvo, B: battle.B }), 'gladiator')
      .answer('front-answer-front', 'medium', 'clear')
      .answer(['hit', 'hit'])
      .answer('salvo')
  test('Q40: a destroyed ship makes it, at the attacking zone at the same range; the target may defend itself', () => {
    const game = shots()
    expect(game.types()).toContain('ship-destroyed')
    expect(game.question).toMatchObject({ id: 'attack-dice', by: 'A', about: 'answer', dice: ['red', 'red', 'blue'] })
    expect(game.state.attack).toMatchObject({ kind: 'salvo', target: 'gladiator', targetZone: 'front', range: 'medium' })
    game.answer(['hit', 'hit', 'hit'])
    expect(game.question).toMatchObject({ id: 'defence-token', by: 'B', about: 'gladiator' })
  })
  test('Q41: no salvo answers a salvo', () => {
    const game = toAttacks(start({ A: salvo, B: salvo }), 'answer')
      .answer('front-b-answer-front', 'medium', 'clear')
      .answer(['hit'])
    game.answer('salvo')
    expect(game.state.attack).toMatchObject({ kind: 'salvo', target: 'answer' })
    expect(spendable(game.state)).toMatchObject([{ type: 'salvo', why: { key: 'not.answer-to-answer' } }])
  })
  test('Contain and Salvo can be left out of a game', () => {
    const off = start({ A: salvo, B: battle.B }, { round: 1, options: { 'contain-salvo': 'off' } })
    toAttacks(off, 'gladiator').answer('front-answer-front', 'medium', 'clear').answer(['hit', 'blank'])
    expect(off.question.id).not.toBe('defence-token')
  })
})
