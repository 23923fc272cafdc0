import { describe, expect, test } from 'vitest'
import { cardsOf } from '../../src/systems/armada/query.js'
import { activate, type Driver, shoot, start } from './driver.js'
import { battle, learning } from './fleets.js'

const moving = (game: Driver, ship: string) => activate(game, ship).until('ends', ship, { dial: 'repair' })
const keys = ({ question: { tell = [], remind = [] } }: Driver) => [...tell, ...remind].map(({ key }) => key)

describe('overlaps (seed 004; Rules Reference 1.5 p.14)', () => {
  // Seed 004: the mover and the closest ship, whatever their side.
  test('a ship overlaps a friend and an enemy: who takes a card? the mover and the closest one, no third', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['free'])
    expect(game.question).toMatchObject({ id: 'closest', by: 'A' })
    expect(game.open()).toEqual(['nebulon', 'victory'])
    game.answer('nebulon')
    expect(['cr90', 'nebulon', 'victory'].map((id) => cardsOf(game.ship(id)))).toEqual([1, 1, 0])
  })
  // Seed 004; p.14: one card each, after the last try.
  test('blocked at 2 and at 1: one card each, not one a try', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['ship'], ['free'], 'victory')
    expect(['cr90', 'victory'].map((id) => game.ship(id).facedown)).toEqual([1, 1])
    expect(game.ship('cr90')).toMatchObject({ speed: 2, activated: true })
    expect(game.last('ship-moved')).toMatchObject({ speed: 0 })
  })
  // p.14: facedown, past the shields; defence tokens are for attacks.
  test('may the rammed ship spend a token or take the card on its shields? no', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['free'], 'victory')
    expect(game.types()).not.toContain('defence-token-spent')
    expect(game.types()).not.toContain('shields-lost')
    expect(game.ship('victory')).toMatchObject({ facedown: 1, faceup: [] })
  })
  // FAQ p.33.
  test('blocked on its way off the table, a ship that ends fully inside is not destroyed', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['free'], 'victory')
    expect(game.types()).not.toContain('ship-destroyed')
  })
  // p.14: the manoeuvre is complete when the cards are dealt.
  test('blocked, then off the table one speed lower: the rammed ship takes its card, the mover is destroyed', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['off-table'])
    expect(game.question.id).toBe('closest')
    game.answer('victory')
    expect(game.ship('victory').facedown).toBe(1)
    expect(game.last('ship-destroyed')).toMatchObject({ ship: 'cr90' })
  })
  // p.5, 14: both cards are dealt, though the first destroys the mover.
  test('both ships have one hull point left: both are destroyed', () => {
    const game = moving(start(learning).fix('hull', 'cr90', 1).fix('hull', 'nebulon', 1), 'cr90').answer(['ship'], ['free'], 'nebulon')
    expect([game.ship('cr90').removed, game.ship('nebulon').removed]).toEqual([true, true])
  })
  // p.17: only start and final position matter.
  test('may a ship pass over another? yes, only where it ends is asked', () => {
    const game = moving(start(learning), 'cr90').answer(['free'])
    expect(game.ship('cr90')).toMatchObject({ facedown: 0, activated: true })
  })
  // p.7: Damaged Controls is a card of its own.
  test('a ship with Damaged Controls rams a flotilla: the flotilla’s card, and one by Damaged Controls', () => {
    const game = moving(start(battle).fix('faceup', 'home-one', ['damaged-controls']), 'home-one').answer(['ship'], ['free'], 'gr75')
    expect([game.ship('gr75').facedown, game.ship('home-one').facedown]).toEqual([1, 1])
  })
  // Seed 004.
  test('squadrons of both sides lie under the ship: the player who is not moving places all, once', () => {
    const game = moving(start(learning), 'cr90').answer(['squadrons'])
    expect(game.question).toMatchObject({ id: 'displaced', by: 'B' })
    expect(keys(game)).toContain('remind.a18')
    game.answer('done')
    expect(game.last('squadrons-displaced')).toMatchObject({ side: 'B' })
    expect(game.last('ship-moved')).toMatchObject({ speed: 2 })
  })
  test('squadrons and an obstacle under one ship: the squadrons are placed first', () => {
    const game = moving(start(learning), 'cr90').answer(['squadrons', 'obstacle'])
    expect(game.question.id).toBe('displaced')
    expect(game.answer('done').question.id).toBe('obstacles')
  })
  // p.14: a ship that stays overlaps nothing anew.
  test('at speed 0, may it ram or displace? no', () => {
    const game = moving(start(learning).fix('speed', 'cr90', 0), 'cr90')
    expect((['ship', 'squadrons', 'off-table'] as const).map((id) => game.option(id)?.disabled?.key)).toEqual([
      'not.stays',
      'not.stays',
      'not.stays',
    ])
  })
})

describe('obstacles (Rules Reference 1.5 p.12)', () => {
  const on = (game: Driver, ship: string, ...obstacles: readonly string[]) => moving(game, ship).answer(['obstacle'], obstacles)
  test('asteroids, then a station: may the station take the card that was just dealt? yes', () => {
    const game = on(start(learning), 'cr90', 'asteroid', 'station').answer('blinded-gunners')
    expect([game.question.id, game.open()]).toEqual(['station', ['blinded-gunners', 'none']])
    expect(game.answer('blinded-gunners').ship('cr90')).toMatchObject({ faceup: [], facedown: 0 })
  })
  test('a station with nothing to repair asks nothing', () => {
    const game = on(start(learning), 'cr90', 'station')
    expect(game.question.id).not.toBe('station')
  })
  test('debris: are the 2 damage split over two zones? no, one zone takes all', () => {
    const game = on(start(learning), 'cr90', 'debris').answer('front')
    expect(game.ship('cr90')).toMatchObject({ shields: { front: 0, left: 2, right: 2, rear: 1 }, facedown: 0 })
  })
  test('asteroids take the last hull point: the ship is destroyed, and no other obstacle acts', () => {
    const game = on(start(learning).fix('hull', 'cr90', 1), 'cr90', 'asteroid', 'station').answer('blinded-gunners')
    expect(game.last('ship-destroyed')).toMatchObject({ ship: 'cr90' })
    expect(game.types()).not.toContain('card-discarded')
  })
  test('slowed to a temporary 0 it stands on asteroids: the manoeuvre counts, so the card is dealt', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['ship'], ['obstacle'], 'victory', ['asteroid'])
    expect(game.question).toMatchObject({ id: 'damage-card', about: 'cr90' })
    expect(game.ship('cr90').facedown).toBe(1)
  })
  // Card: in the Move Ship step.
  test('Damaged Controls: an obstacle is an overlap too', () => {
    const game = on(start(learning).fix('faceup', 'cr90', ['damaged-controls']), 'cr90', 'station').answer('none')
    expect(game.ship('cr90').facedown).toBe(1)
  })
  // p.12: a squadron takes nothing from asteroids or debris; only a station is asked for.
  test('a squadron that ends on asteroids suffers nothing', () => {
    const game = activate(start(learning), 'nebulon').until('dial', 'nebulon').answer('squadron', 'dial', 'squadron-dial', 'luke', 'move')
    expect(game.squadron('luke').hull).toBe(5)
    expect(game.question.id).toBe('squadron-action')
  })
})

describe('speed and damage cards', () => {
  // p.19; FAQ p.33.
  test('slowed to 0 by Navigate, may it spend tokens when it is shot? no, the dial shows 0', () => {
    const game = activate(start(learning).fix('speed', 'cr90', 1), 'cr90').until('navigate', 'cr90', { dial: 'navigate' })
    game.answer('dial', 'speed-0', ['free'])
    shoot(game, 'victory', 'front-cr90-front', 'medium', ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'])
    expect(game.types()).not.toContain('defence-token-spent')
    expect(game.types()).toContain('damage-totalled')
  })
  test('Ruptured Engine: blocked to a temporary 0 with the dial at 2: 1 damage', () => {
    const game = moving(start(learning).fix('faceup', 'cr90', ['ruptured-engine']), 'cr90').answer(['ship'], ['ship'], ['free'], 'victory')
    expect(game.question).toMatchObject({ id: 'damage-zone', by: 'A' })
  })
  test('Thruster Fissure: Navigate that leaves the speed does no damage; two steps at once do one', () => {
    const fissured = (tokens: readonly string[]) =>
      activate(start(learning).fix('faceup', 'cr90', ['thruster-fissure']).fix('command-tokens', 'cr90', tokens), 'cr90').until(
        'navigate',
        'cr90',
        { dial: 'navigate' },
      )
    expect(fissured([]).answer('dial', 'speed-2').question.id).toBe('ends')
    const game = fissured(['navigate']).answer('both', 'speed-4')
    expect(game.question).toMatchObject({ id: 'damage-zone', text: { args: { points: 1 } } })
  })
  test('Comm Noise slows a ship with Thruster Fissure: the dial changed, so 1 damage', () => {
    const game = start(learning).fix('faceup', 'victory', ['thruster-fissure']).fix('shields-rear', 'victory', 0)
    shoot(game, 'cr90', 'front-victory-rear', 'medium', ['crit', 'blank', 'accuracy']).answer([], 'done', 'standard', 'comm-noise')
    expect(game.question).toMatchObject({ id: 'comm-noise', by: 'A' })
    game.answer('slow')
    expect(game.ship('victory').speed).toBe(1)
    expect(game.question).toMatchObject({ id: 'damage-zone', by: 'B' })
  })
  test('Crew Panic: the dial goes unrevealed, and the tokens still serve', () => {
    const game = start(learning).fix('faceup', 'cr90', ['crew-panic']).fix('command-tokens', 'cr90', ['navigate'])
    game.until('crew-panic', 'cr90').answer('dial')
    expect(game.ship('cr90')).toMatchObject({ held: '', dials: 0 })
    expect(game.types()).not.toContain('dial-revealed')
    game.until('navigate', 'cr90')
    expect(game.open()).toEqual(['token', 'none'])
  })
  test('Crew Panic with one hull point and no shields: 1 damage destroys the ship before it reveals', () => {
    const game = start(learning).fix('faceup', 'cr90', ['crew-panic']).fix('hull', 'cr90', 1).fix('shields-front', 'cr90', 0)
    game.until('crew-panic', 'cr90').answer('damage', 'front')
    expect(game.last('ship-destroyed')).toMatchObject({ ship: 'cr90' })
    expect(game.types()).not.toContain('dial-revealed')
  })
})
