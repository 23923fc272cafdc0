import { describe, expect, test } from 'vitest'
import { yawOf } from '../../src/systems/armada/ship/course.js'
import { activate, type Driver, start } from './driver.js'
import { battle, learning } from './fleets.js'

const moving = (game: Driver, ship: string) => activate(game, ship).until('ends', ship, { dial: 'repair' })

describe('overlaps (seed 004; Rules Reference 1.5 p.14)', () => {
  test('Q62: a ram deals a facedown card to each, though both have shields', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['free'], 'victory')
    expect([game.ship('cr90'), game.ship('victory')].map(({ facedown, shields }) => [facedown, shields.front])).toEqual([
      [1, 2],
      [1, 3],
    ])
  })
  test('Q64: with the dial at 3 and two tries too many the ship moves at 1 and the dial stays', () => {
    const game = moving(start(learning).fix('speed', 'cr90', 3), 'cr90').answer(['ship'])
    expect(game.question.text).toMatchObject({ key: 'ask.ends-again', args: { speed: 2, dial: 3 } })
    game.answer(['ship'], ['free'], 'nebulon')
    expect(game.ship('cr90').speed).toBe(3)
    expect(game.last('ship-moved')).toMatchObject({ speed: 1 })
  })
  test('at speed 0 it stays, and only obstacles are left to ask for', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['ship'])
    expect(game.open()).toEqual(['free', 'obstacle'])
  })
  test('Q65: touching is no overlap: the rule says so', () => {
    expect(moving(start(learning), 'cr90').question.rule?.key).toBe('rule.ends')
  })
  test.each([
    ['a flotilla rams a ship', 'gr75', 'home-one', { gr75: 1, 'home-one': 0 }],
    ['a ship rams a flotilla', 'home-one', 'gr75', { gr75: 1, 'home-one': 0 }],
    ['two flotillas', 'gr75', 'gozanti', { gr75: 1, gozanti: 1 }],
  ] as const)('flotillas: %s', (_, mover, rammed, cards) => {
    const game = moving(start(battle), mover).answer(['ship'], ['free'], rammed)
    for (const [ship, count] of Object.entries(cards)) expect([ship, game.ship(ship).facedown]).toEqual([ship, count])
  })
  test('Q67: a ram that takes the last hull point on a station destroys the ship before the station helps', () => {
    const game = moving(start(learning).fix('hull', 'cr90', 1), 'cr90').answer(['ship'], ['obstacle'], 'victory')
    expect(game.types()).toContain('ship-destroyed')
    expect(game.types()).not.toContain('obstacles-met')
  })
  test('the player who is not moving places the squadrons, before the cards are dealt (field-bugs 21)', () => {
    const game = moving(start(learning), 'cr90').answer(['ship'], ['squadrons'])
    expect(game.question).toMatchObject({ id: 'displaced', by: 'B', about: 'cr90' })
    game.answer('done')
    expect(game.question).toMatchObject({ id: 'closest', by: 'A' })
  })
  test('Q73: squadrons that are placed on an obstacle suffer nothing', () => {
    const game = moving(start(learning), 'cr90').answer(['squadrons'], 'done')
    expect(Object.values(game.state.squadrons).every(({ hull, card }) => hull === card.hull)).toBe(true)
  })
  test('Q76: Damaged Controls acts for the mover, not for the ship that is rammed', () => {
    const rammed = moving(start(learning).fix('faceup', 'victory', ['damaged-controls']), 'cr90').answer(['ship'], ['free'], 'victory')
    expect(rammed.ship('victory').facedown).toBe(1)
    const mover = moving(start(learning).fix('faceup', 'cr90', ['damaged-controls']), 'cr90').answer(['ship'], ['free'], 'victory')
    expect(mover.ship('cr90').facedown).toBe(2)
  })
})

describe('obstacles (Rules Reference 1.5 p.12)', () => {
  const on = (game: Driver, ship: string, ...obstacles: readonly string[]) => moving(game, ship).answer(['obstacle'], obstacles)
  test('Q68: at speed 0 on an asteroid field it takes another faceup card', () => {
    const game = on(start(learning).fix('speed', 'cr90', 0), 'cr90', 'asteroid')
    expect(game.question).toMatchObject({ id: 'damage-card', about: 'cr90' })
    expect(game.answer('blinded-gunners').ship('cr90').faceup).toEqual(['blinded-gunners'])
  })
  test('Q71: a debris field is 2 damage on one zone of the owner’s choice, shields first, without tokens', () => {
    const game = on(start(learning), 'cr90', 'debris')
    expect(game.question).toMatchObject({ id: 'damage-zone', by: 'A' })
    game.answer('rear')
    expect(game.ship('cr90')).toMatchObject({ shields: { rear: 0 }, facedown: 1 })
    expect(game.types()).not.toContain('defence-token-spent')
  })
  test('a station discards one card, faceup or facedown, or none', () => {
    const game = on(start(learning).fix('hull', 'cr90', 2).fix('faceup', 'cr90', ['blinded-gunners']), 'cr90', 'station')
    expect(game.open()).toEqual(['blinded-gunners', 'facedown', 'none'])
    expect(game.answer('blinded-gunners').ship('cr90')).toMatchObject({ faceup: [], facedown: 2 })
  })
  test('several act in the owner’s order', () => {
    const game = on(start(learning), 'cr90', 'debris', 'asteroid')
    expect(game.question.id).toBe('damage-zone')
    expect(game.answer('front').question.id).toBe('damage-card')
  })
  test('a ship that ends outside the play area is destroyed (p.14)', () => {
    const game = moving(start(learning), 'cr90').answer(['off-table'])
    expect(game.types()).toContain('ship-destroyed')
    expect(game.ship('cr90').left).toBe(true)
  })
})

describe('speed and damage cards', () => {
  test('Q70: the course is told with the yaw of each joint when the ship moves', () => {
    const game = moving(start(learning), 'cr90')
    expect(game.question.tell?.[0]).toMatchObject({ key: 'tell.course', args: { speed: 2, yaw: 'I II' } })
    expect(yawOf(game.ship('cr90'), 3)).toBe('– I II')
  })
  test('Ruptured Engine: 1 damage after a manoeuvre with more than 1 on the dial', () => {
    const game = moving(start(learning).fix('faceup', 'cr90', ['ruptured-engine']), 'cr90').answer(['free'])
    expect(game.question.id).toBe('damage-zone')
    const slow = moving(start(learning).fix('faceup', 'cr90', ['ruptured-engine']).fix('speed', 'cr90', 1), 'cr90').answer(['free'])
    expect(slow.question.id).not.toBe('damage-zone')
  })
  test('Thruster Fissure: 1 damage when the dial changes, not for a temporary speed', () => {
    const game = activate(start(learning).fix('faceup', 'cr90', ['thruster-fissure']), 'cr90').until('navigate', 'cr90', {
      dial: 'navigate',
    })
    game.answer('dial', 'speed-3')
    expect(game.question.id).toBe('damage-zone')
    const blocked = moving(start(learning).fix('faceup', 'cr90', ['thruster-fissure']), 'cr90').answer(['ship'], ['free'], 'victory')
    expect(blocked.question.id).not.toBe('damage-zone')
  })
})
