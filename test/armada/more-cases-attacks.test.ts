import { describe, expect, test } from 'vitest'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { cardsOf } from '../../src/systems/armada/query.js'
import { activate, type Driver, shoot, start, toAttacks } from './driver.js'
import { battle, learning, salvo } from './fleets.js'

const keys = ({ question: { tell = [], remind = [] } }: Driver) => [...tell, ...remind].map(({ key }) => key)
const fleetOf = async (data: object) => {
  const read = await readFleet({ system: 'armada', name: 'Test', ...data })
  if (!read.ok) throw new Error(JSON.stringify(read.failures))
  return read.value
}
const three = ['hit', 'hit', 'hit']

describe('declaring an attack (seed 004; Rules Reference 1.5 p.2, 10-13)', () => {
  // Seed 004; p.2, 10: it says where from, and which zones may still be named.
  test('the line crosses another zone of the target: may the ship attack another zone with the same battery? yes', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'close', 'no-line')
    game.answer('front-victory-left', 'close', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['red', 'red', 'blue'] })
  })
  // p.10: the attacker's own zones never block.
  test('the line crosses another zone of the attacker: it is not blocked, and the question says whose zones block', () => {
    const game = toAttacks(start(learning), 'cr90').answer('left-victory-left', 'medium')
    expect(game.question.id).toBe('line')
    expect(keys(game)).toContain('remind.a16')
  })
  // Seed 004; p.10, 13: friend or foe.
  test.each([
    ['true', 'tell.blockers-seed'],
    ['false', 'tell.blockers-official'],
  ])('squadrons-obstruct %s: what obstructs is told at the line', (value, key) => {
    const game = toAttacks(start(learning, { round: 1, options: { 'squadrons-obstruct': value } }), 'cr90')
    expect(keys(game.answer('front-victory-front', 'medium'))).toContain(key)
    expect(game.option('obstructed')?.disabled).toBeUndefined()
  })
  // p.2: both attacks may aim at the same target, from two zones.
  test('a target stands in two arcs: may both zones attack the same hull zone? yes', () => {
    const game = shoot(start(learning), 'nebulon', 'front-victory-front', 'medium', three).answer('done').until('attack', 'nebulon')
    game.answer('left-victory-front', 'medium', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['red', 'blue'] })
  })
  // p.2: own ships are no targets.
  test('may a ship attack a friend? no target of its own side is listed', () => {
    const game = toAttacks(start(learning), 'cr90')
    expect(game.options().some((id) => id.includes('nebulon') || id.includes('luke'))).toBe(false)
  })
  // p.2: attacks are optional.
  test('must a ship attack? no; and no attack comes after the manoeuvre', () => {
    const game = toAttacks(start(learning), 'cr90').answer('done').until('ends', 'cr90').answer(['free'])
    expect(game.types()).not.toContain('attack-declared')
    expect(game.ship('cr90').activated).toBe(true)
  })
  // p.2: a zone without dice at the range.
  test('a zone that is out of range costs nothing: may it attack something else? yes', () => {
    const game = toAttacks(start(battle), 'gladiator').answer('left-cr90-front', 'none', 'left-mc30-front', 'close', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['black', 'black', 'black', 'black'] })
  })
  // p.2: ships without a battery shoot at squadrons with their anti-squadron dice.
  test('a transport without batteries may still attack squadrons', () => {
    const game = toAttacks(start(battle), 'gr75')
    expect(game.open()).toEqual(['front-squadrons', 'left-squadrons', 'right-squadrons', 'rear-squadrons', 'done'])
    game.answer('front-squadrons', 'soontir')
    expect(game.option('medium')?.disabled?.key).toBe('not.no-dice-there')
    expect(game.option('close')?.disabled).toBeUndefined()
  })
})

describe('several squadrons from one zone (Rules Reference 1.5 p.2)', () => {
  // p.2: each has its own range and line.
  test('is each squadron measured anew? yes; obstructed counts for the one only', () => {
    const game = toAttacks(start(learning), 'nebulon').answer('front-squadrons', 'howlrunner', 'medium', 'obstructed')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['blue'] })
    game.answer(['accuracy']).until('squadron-target').answer('tie-fighter-squadron-1', 'close', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['blue', 'blue'] })
  })
  // p.2: no die left; the next may be chosen.
  test('obstructed with the only die: the next squadron may still be chosen', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-squadrons', 'howlrunner', 'medium', 'obstructed')
    expect(game.question.id).toBe('squadron-target')
    expect(game.options()).not.toContain('howlrunner')
  })
  // p.2: criticals do nothing against squadrons.
  test('a ship that rolls criticals at a squadron: hits only', () => {
    const game = toAttacks(start(learning), 'nebulon').answer('front-squadrons', 'tie-fighter-squadron-1', 'medium', 'clear')
    game.answer(['crit', 'hit'])
    expect(game.squadron('tie-fighter-squadron-1').hull).toBe(2)
  })
  // p.19: Counter answers squadrons only.
  test('does a squadron counter a ship? no', () => {
    const game = toAttacks(start(battle), 'cr90').answer('front-squadrons', 'tie-interceptor-squadron-1', 'medium', 'clear')
    game.answer(['hit'])
    expect(game.types()).not.toContain('counter')
    expect(game.question.id).toBe('squadron-target')
  })
  // p.2: the zone that shot at squadrons is used.
  test('may the zone that shot at squadrons then shoot at a ship? no, another zone may', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-squadrons', 'howlrunner', 'medium', 'clear').answer(['accuracy'])
    game.until('squadron-target').answer('done')
    expect(game.options().some((id) => id.startsWith('front-'))).toBe(false)
    expect(game.options()).toContain('left-victory')
  })
  // p.5: an ace's Scatter.
  test('an ace spends Scatter against a ship: no damage, the token is exhausted', () => {
    const game = toAttacks(start(learning), 'nebulon').answer('front-squadrons', 'howlrunner', 'medium', 'clear').answer(['hit', 'hit'])
    game.answer('scatter').until('squadron-target')
    expect(game.squadron('howlrunner')).toMatchObject({ hull: 3 })
    expect(game.squadron('howlrunner').tokens.find(({ type }) => type === 'scatter')?.state).toBe('exhausted')
  })
})

describe('accuracy (Rules Reference 1.5 p.2)', () => {
  const at = (game: Driver, faces = ['hit', 'accuracy', 'accuracy']) => shoot(game, 'cr90', 'front-victory-rear', 'medium', faces)
  // Seed 004; p.2.
  test('may an accuracy lock an exhausted token? yes, and it stays exhausted', () => {
    const game = at(start(learning).fix('brace', 'victory', 'exhausted')).answer(['brace'])
    expect(game.option('brace')?.disabled?.key).toBe('not.locked')
    expect(game.ship('victory').tokens[0]).toEqual({ type: 'brace', state: 'exhausted' })
  })
  test('two accuracies against two Redirects: both may be locked', () => {
    const game = at(start(learning)).answer(['redirect', 'redirect-2'])
    expect(game.open()).toEqual(['brace', 'done'])
    expect(game.state.attack?.dice).toHaveLength(1)
  })
  test('must an accuracy be spent? no', () => {
    const game = at(start(learning)).answer([])
    expect(game.state.attack?.dice).toHaveLength(3)
    expect(game.open()).toEqual(['brace', 'redirect', 'done'])
  })
  test('is a token locked for the next attack too? no, for this attack only', () => {
    const game = at(start(learning)).answer(['brace', 'redirect']).until('attack', 'cr90')
    game.answer('left-victory-rear', 'medium', 'clear').answer(['hit', 'hit'])
    expect(game.open()).toEqual(['brace', 'redirect', 'done'])
  })
  // Seed 004: before the tokens; WIKI Evade: too late.
  test('an accuracy that the re-roll of an Evade brings is too late', () => {
    const game = shoot(start(learning), 'victory', 'front-cr90-front', 'medium', ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'])
    game.answer('evade', ['red-hit']).answer(['accuracy'])
    expect(game.question).toMatchObject({ id: 'defence-token', by: 'A' })
    expect(game.open()).toEqual(['redirect', 'done'])
  })
  test('a ship at speed 0 has nothing to lock, so nobody is asked', () => {
    const game = at(start(learning).fix('speed', 'victory', 0))
    expect(game.types()).toContain('damage-totalled')
    expect(game.ship('victory').tokens.every(({ state }) => state === 'ready')).toBe(true)
  })
  // p.2: an accuracy adds no damage.
  test('does an accuracy that is kept do damage? no', () => {
    const game = at(start(learning).fix('shields-rear', 'victory', 0))
      .answer([], 'done')
      .until('attack', 'cr90')
    expect(cardsOf(game.ship('victory'))).toBe(1)
  })
})

describe('defence tokens (seed 004; Rules Reference 1.5 p.4-5)', () => {
  const atNebulon = (game: Driver, range = 'medium', faces = ['hit', 'hit', 'hit-hit', 'hit', 'hit', 'hit']) =>
    shoot(game, 'victory', 'front-nebulon-front', range, faces)
  // Seed 004: within this attack.
  test('two Braces: one in each attack of the round? yes, the second attack finds the other readied', () => {
    const game = atNebulon(start(learning)).answer('brace', 'done').until('attack', 'victory')
    game.answer('left-nebulon-front', 'medium', 'clear').answer(['hit', 'hit', 'hit'])
    expect(game.open()).toEqual(['evade', 'brace', 'done'])
    game.answer('brace')
    expect(
      game
        .ship('nebulon')
        .tokens.filter(({ type }) => type === 'brace')
        .map(({ state }) => state),
    ).toEqual(['exhausted', 'exhausted'])
    expect(game.option('brace')?.disabled?.key).toBe('not.type-spent')
  })
  // p.4-5.
  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
  ])('Brace: %i damage becomes %i, rounded up', (total, suffered) => {
    const faces = Array.from({ length: 6 }, (_, at) => (at < total ? 'hit' : at < 3 ? 'blank' : 'accuracy'))
    const game = atNebulon(start(learning), 'medium', faces).until('defence-token', undefined, { accuracy: [] }).answer('brace', 'done')
    expect(game.last('damage-totalled')).toMatchObject({ total, suffered })
  })
  // p.5: Brace counts when the total is made, whenever it was spent.
  test('Brace before Evade: is the total halved before the die is cancelled? no, when it is totalled', () => {
    const game = atNebulon(start(learning), 'long', ['hit', 'hit-hit', 'hit-hit']).answer('brace', 'evade', ['red-hit-hit'], 'done')
    expect(game.last('damage-totalled')).toMatchObject({ total: 3, suffered: 2 })
  })
  // p.5: against a larger ship one more die; by Learn to Play never.
  test('Evade of a small ship against a medium one: two dice? yes by 1.5, one by Learn to Play', () => {
    const game = atNebulon(start(learning), 'long', three).answer('evade')
    expect(game.question).toMatchObject({ id: 'evade-die', max: 2 })
    const old = atNebulon(start(learning, { round: 1, options: { evade: 'ltp' } }), 'long', three).answer('evade')
    expect(old.question).toMatchObject({ id: 'evade-die', max: 1 })
  })
  test('an exhausted Evade that affects two dice is discarded once; a smaller attacker gives one die', () => {
    const game = shoot(start(battle), 'gozanti', 'front-mc30-front', 'medium', ['hit']).answer('evade')
    expect(game.question).toMatchObject({ max: 1 })
    const two = atNebulon(start(learning).fix('evade', 'nebulon', 'exhausted'), 'long', three).answer('evade', ['red-hit', 'red-hit-2'])
    expect(two.ship('nebulon').tokens.find(({ type }) => type === 'evade')?.state).toBe('gone')
  })
  // Learn to Play p.14.
  test('Evade at close range by Learn to Play does nothing, and the token is exhausted', () => {
    const game = start(learning, { round: 1, options: { evade: 'ltp' } })
    atNebulon(game, 'close', three.concat(three)).answer('evade')
    expect(game.question.id).toBe('defence-token')
    expect(game.ship('nebulon').tokens.find(({ type }) => type === 'evade')?.state).toBe('exhausted')
    expect(game.state.attack?.dice).toHaveLength(6)
  })
  // p.4-5: one zone, one Redirect an attack.
  test('may damage be redirected to left and right together? no, one zone; the second Redirect is of the same type', () => {
    const game = shoot(start(learning), 'nebulon', 'front-victory-front', 'medium', ['hit-hit', 'hit-hit', 'hit']).answer(
      'redirect',
      'left',
    )
    expect(game.option('redirect')?.disabled?.key).toBe('not.type-spent')
    game.answer('done')
    expect(game.question).toMatchObject({ id: 'redirect', max: 3 })
    game.answer(3).until('attack', 'nebulon')
    expect(game.ship('victory').shields).toMatchObject({ front: 1, left: 0, right: 3 })
  })
  test.each([
    ['left', ['front', 'rear']],
    ['rear', ['left', 'right']],
  ])('Redirect from %s may go to %j', (zone, zones) => {
    const game = shoot(start(learning), 'nebulon', `front-victory-${zone}`, 'medium', three).answer('redirect')
    expect([...game.options()].sort()).toEqual(zones)
  })
  // p.5: with Brace the halved damage is redirected.
  test('Brace and Redirect: how much may be redirected of 5? the 3 that are left', () => {
    const game = shoot(start(learning), 'nebulon', 'front-victory-front', 'medium', ['hit-hit', 'hit-hit', 'hit'])
    game.answer('redirect', 'right', 'brace')
    expect(game.question).toMatchObject({ id: 'redirect', max: 3 })
  })
  // p.5; FAQ p.32.
  test('may a token be spent though no damage is left? yes, it is used up', () => {
    const game = shoot(start(learning), 'nebulon', 'front-victory-front', 'medium', ['blank', 'blank', 'blank']).answer('brace', 'done')
    game.until('attack', 'nebulon')
    expect(game.ship('victory').tokens[0]?.state).toBe('exhausted')
  })
  // p.5: the standard critical effect only.
  test('Contain: the standard critical effect is not offered, the damage stays', () => {
    const game = shoot(start(battle).fix('shields-front', 'imperial', 0), 'mc30', 'front-imperial-front', 'close', [
      'crit',
      'hit-crit',
      'hit',
    ])
    expect(game.open()).toContain('contain')
    game.answer('contain', 'done').until('attack', 'mc30')
    expect(game.ship('imperial')).toMatchObject({ faceup: [], facedown: 4 })
  })
  test('contain-salvo off: Contain is shown as not in the game', () => {
    const game = start(battle, { round: 1, options: { 'contain-salvo': 'off' } })
    shoot(game, 'mc30', 'front-imperial-front', 'close', ['crit', 'hit-crit', 'hit'])
    expect(game.option('contain')?.disabled?.key).toBe('not.not-in-game')
  })
  // Seed 004.
  test('a token discarded this round is not readied, and cannot be spent', () => {
    const game = atNebulon(start(learning).fix('brace', 'nebulon', 'gone').fix('brace-2', 'nebulon', 'gone'))
    expect(game.options()).toEqual(['evade', 'done'])
    expect(
      game
        .until('round-end')
        .ship('nebulon')
        .tokens.map(({ state }) => state),
    ).toContain('gone')
  })
})

describe('damage (Rules Reference 1.5 p.2-5)', () => {
  // p.4: one critical effect an attack, on one card.
  test('three criticals and three cards: how many are faceup? the first', () => {
    const game = shoot(start(learning).fix('shields-rear', 'victory', 0), 'cr90', 'front-victory-rear', 'medium', ['crit', 'crit', 'crit'])
    game.answer('done', 'standard', 'blinded-gunners').until('attack', 'cr90')
    expect(game.ship('victory')).toMatchObject({ faceup: ['blinded-gunners'], facedown: 2 })
  })
  test('the critical effect is optional for the attacker', () => {
    const game = shoot(start(learning).fix('shields-rear', 'victory', 0), 'cr90', 'front-victory-rear', 'medium', ['crit', 'blank', 'crit'])
    game.answer('done')
    expect(game.question).toMatchObject({ id: 'critical', by: 'A' })
    game.answer('none')
    expect(game.ship('victory')).toMatchObject({ faceup: [], facedown: 2 })
  })
  // FORUM 138402.
  test('the critical’s own damage was absorbed, one hit goes through: is the card faceup? yes', () => {
    const game = shoot(start(learning), 'cr90', 'front-victory-rear', 'medium', ['crit', 'hit', 'accuracy']).answer([], 'done')
    expect(game.question).toMatchObject({ id: 'critical', default: 'standard' })
    game.answer('standard', 'damaged-controls')
    expect(game.ship('victory')).toMatchObject({ shields: { rear: 0 }, faceup: ['damaged-controls'], facedown: 0 })
  })
  // p.4: the effect comes before the remaining damage.
  test('Projector Misaligned with damage to come: the shields are gone before the rest is suffered', () => {
    const game = shoot(start(learning).fix('shields-rear', 'victory', 0), 'cr90', 'front-victory-rear', 'medium', ['crit', 'hit', 'hit'])
    game.answer('done', 'standard', 'projector-misaligned')
    expect(game.question).toMatchObject({ id: 'projector-misaligned', by: 'B' })
    expect(cardsOf(game.ship('victory'))).toBe(1)
    game.answer('left')
    expect(game.ship('victory')).toMatchObject({ shields: { left: 0 }, facedown: 3, faceup: [] })
  })
  // p.5: destroyed as soon as cards reach the hull.
  test('damage cards equal to the hull: destroyed at once, its points count', () => {
    const game = start(learning).fix('hull', 'victory', 1).fix('shields-rear', 'victory', 0)
    shoot(game, 'cr90', 'front-victory-rear', 'medium', ['hit', 'blank', 'hit']).answer('done')
    expect(game.last('ship-destroyed')).toMatchObject({ ship: 'victory' })
    expect(game.match.place.system.result(game.state)).toMatchObject({ winner: 'A' })
  })
  // p.19: Bomber.
  test('a squadron without Bomber rolls a critical at a ship: nothing', () => {
    const game = start(learning).fix('shields-front', 'cr90', 0)
    activate(game, 'victory').until('dial', 'victory').answer('squadron', 'dial', 'squadron-dial', 'tie-fighter-squadron-1', 'attack')
    game.answer('cr90-front', 'clear').answer(['crit']).until('squadron-action')
    expect(cardsOf(game.ship('cr90'))).toBe(0)
    expect(game.types()).not.toContain('card-revealed')
  })
  // Card of Luke Skywalker: the defender counts as having no shields.
  test('Luke Skywalker against a zone with 3 shields: 2 damage go to the hull, the first card faceup', () => {
    const luke = () => {
      const game = activate(start(learning), 'nebulon')
        .until('dial', 'nebulon')
        .answer('squadron', 'dial', 'squadron-dial', 'luke', 'attack')
      return game.answer('victory-front', 'clear').answer(['hit-crit'])
    }
    const game = luke().answer('done')
    expect(game.question).toMatchObject({ id: 'critical', default: 'standard' })
    game.answer('standard', 'power-failure')
    expect(game.ship('victory')).toMatchObject({ shields: { front: 3 }, faceup: ['power-failure'], facedown: 1 })
    // Redirect has no shields to go to.
    const redirected = luke()
      .answer('redirect', 'left', 'done')
      .until('damage-card', undefined, { critical: 'standard' })
      .answer('power-failure')
    expect(redirected.ship('victory')).toMatchObject({ shields: { front: 3, left: 3 }, faceup: ['power-failure'], facedown: 1 })
    const braced = luke().answer('brace', 'done', 'none')
    expect(braced.ship('victory')).toMatchObject({ faceup: [], facedown: 1 })
  })
  // Card of Darth Vader in the TIE Advanced.
  test('Darth Vader’s criticals count against squadrons and ships, without a critical effect; not those of the Defender’s', async () => {
    const vaders = await fleetOf({
      faction: 'empire',
      ships: [{ class: 'Victory II-class Star Destroyer', id: 'victory' }],
      squadrons: [{ class: 'Darth Vader TIE Advanced Squadron', id: 'vader' }],
    })
    const attack = (target: string) => {
      const game = start({ A: learning.A, B: vaders }).fix('shields-front', 'cr90', 0)
      activate(game, 'victory').until('dial', 'victory').answer('squadron', 'dial', 'squadron-dial', 'vader', 'attack')
      return game.answer(target, 'clear')
    }
    const squadron = attack('x-wing-squadron-1').answer(['crit', 'hit', 'accuracy', 'hit-crit'])
    expect(squadron.squadron('x-wing-squadron-1').hull).toBe(1)
    const ship = attack('cr90-front').answer(['hit-crit']).answer('done')
    expect(ship.ship('cr90')).toMatchObject({ faceup: [], facedown: 2 })
  })
})

describe('answers (Rules Reference 1.5 p.5, 19)', () => {
  const answered = (game: Driver, range: string, faces: readonly string[]) =>
    toAttacks(game, 'gladiator').answer('front-answer-front', range, 'clear').answer(faces).answer('salvo')
  // p.5 with p.2: colours by the range.
  test('Salvo at long range: the red dice of the rear only', () => {
    const game = answered(start({ A: salvo, B: battle.B }), 'long', ['hit', 'blank'])
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['red', 'red'] })
  })
  test('Salvo of a ship with Depowered Armament at long range: no attack', () => {
    const game = start({ A: salvo, B: battle.B }).fix('faceup', 'answer', ['depowered-armament'])
    answered(game, 'long', ['blank', 'blank'])
    expect(game.types()).toContain('attack-cancelled')
  })
  test('an obstructed attack is answered by an obstructed Salvo: one die less', () => {
    const game = toAttacks(start({ A: salvo, B: battle.B }), 'gladiator').answer('front-answer-front', 'long', 'obstructed')
    game.answer(['blank']).answer('salvo')
    expect(game.question).toMatchObject({ id: 'attack-dice', by: 'A', dice: ['red'] })
  })
  // p.5: against a squadron with the anti-squadron dice.
  test('Salvo against a squadron: the anti-squadron dice; it is not countered', () => {
    const game = start({ A: salvo, B: battle.B }).until('squadron')
    while (game.question.by !== 'B') game.answer(game.options()[0]!, 'done')
    game.answer('tie-interceptor-squadron-1', 'attack', 'answer-front', 'clear').answer(['hit']).answer('salvo')
    expect(game.question).toMatchObject({ id: 'attack-dice', by: 'A', about: 'answer', dice: ['blue'] })
    game.answer(['hit']).until('squadron')
    expect(game.squadron('tie-interceptor-squadron-1').hull).toBe(2)
    expect(game.types().filter((type) => type === 'attack-declared')).toHaveLength(2)
  })
  // p.5: no dice may be added.
  test('Concentrate Fire cannot add to a Salvo', () => {
    const game = start({ A: salvo, B: battle.B }).fix('command-tokens', 'answer', ['concentrate-fire'])
    answered(game, 'medium', ['blank', 'blank']).answer(['hit', 'hit', 'hit'])
    expect(game.question.id).toBe('defence-token')
  })
})
