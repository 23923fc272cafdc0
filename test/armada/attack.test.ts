import { describe, expect, test } from 'vitest'
import type { Question } from '../../src/core/question.js'
import { listed, reaching } from '../../src/systems/armada/attack/attack-pool.js'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { begin } from '../../src/systems/armada/setup.js'
import { shoot, start, toAttacks } from './driver.js'
import { battle, learning, setup } from './fleets.js'

const keys = ({ tell = [], remind = [] }: Question) => [...tell, ...remind].map(({ key }) => key)

describe('range and line of sight (seed 004; Rules Reference 1.5 p.10-15)', () => {
  test('V1 and V2: the CR90’s front rolls two red and a blue at medium, two red at long', () => {
    const cr90 = begin(setup(learning)).ships.cr90!
    expect(reaching(cr90.card.armament.front, 'medium')).toEqual(['red', 'red', 'blue'])
    expect(reaching(cr90.card.armament.front, 'long')).toEqual(['red', 'red'])
  })
  test('V3: the Gladiator’s side has four black dice at close and none farther', () => {
    const game = toAttacks(start(battle), 'gladiator').answer('left-cr90-front')
    expect(game.open()).toEqual(['close', 'none'])
    expect(game.option('medium')?.disabled?.key).toBe('not.no-dice-there')
    game.answer('close', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['black', 'black', 'black', 'black'] })
  })
  test('V4: the Imperial II’s front has eight dice at medium and at close', () => {
    const { armament } = begin(setup(battle)).ships.imperial!.card
    expect(reaching(armament.front, 'medium')).toHaveLength(8)
    expect(reaching(armament.front, 'close')).toEqual(listed(armament.front))
  })
  test('V5: the Victory I’s front has three red and three black at close, three red at long', async () => {
    const read = await readFleet({
      system: 'armada',
      name: 'V',
      faction: 'empire',
      ships: [{ class: 'Victory I-class Star Destroyer', id: 'victor' }],
    })
    if (!read.ok) throw new Error(JSON.stringify(read.failures))
    const { armament } = begin(setup({ A: read.value, B: learning.B })).ships.victor!.card
    expect(reaching(armament.front, 'close')).toEqual(['red', 'red', 'red', 'black', 'black', 'black'])
    expect(reaching(armament.front, 'long')).toEqual(['red', 'red', 'red'])
  })
  test('V6: a TIE fighter rolls three blue against a squadron, an X-wing four', () => {
    const { squadrons } = begin(setup(learning))
    expect(listed(squadrons['tie-fighter-squadron-1']!.card.antiSquadron)).toEqual(['blue', 'blue', 'blue'])
    expect(listed(squadrons['x-wing-squadron-1']!.card.antiSquadron)).toHaveLength(4)
  })
  test('Q43: squadrons obstruct by the seed, not by the later rules, and the question says which', () => {
    const seed = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'medium')
    expect(keys(seed.question)).toContain('tell.blockers-seed')
    const official = start(learning, { round: 1, options: { 'squadrons-obstruct': 'false' } })
    expect(keys(toAttacks(official, 'cr90').answer('front-victory-rear', 'medium').question)).toContain('tell.blockers-official')
  })
  test('Q44: obstructed is one die of the attacker’s choice, before the roll', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'medium', 'obstructed')
    expect(game.question).toMatchObject({ id: 'obstructed-die', by: 'A' })
    expect(game.answer('blue').question).toMatchObject({ id: 'attack-dice', dice: ['red', 'red'] })
  })
  test('V2: obstructed at long range one red die is left', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'long', 'obstructed')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['red'] })
  })
  test('Q46: the line is asked for at close range too, where bases may touch', () => {
    expect(toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'close').question.id).toBe('line')
  })
  test('Q47: no line goes back to the target at no cost; the question names the two points and both lines', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'medium')
    expect(keys(game.question)).toEqual(expect.arrayContaining(['tell.line', 'remind.a16']))
    game.answer('no-line')
    expect(game.question.id).toBe('attack')
    expect(game.options()).toEqual(expect.arrayContaining(['front-victory', 'front-victory-front']))
    expect(game.state.activation?.fired).toEqual([])
  })
  test('Q49 and Q50: the closest point inside the arc, and a dividing line belongs to the nearer band', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear')
    expect(keys(game.question)).toContain('tell.range-to-zone')
    expect(game.question.rule?.key).toBe('rule.range')
  })
  test('out of range goes back to the target at no cost', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-victory-rear', 'none')
    expect(game.question.id).toBe('attack')
    expect(game.types()).toContain('attack-withdrawn')
  })
  test('no die left cancels the attack, and the zone has fired', () => {
    const game = toAttacks(start(learning), 'cr90').answer('rear-victory-rear', 'long', 'obstructed')
    expect(game.types()).toContain('attack-cancelled')
    expect(game.options().some((id) => id.startsWith('rear-'))).toBe(false)
  })
})

describe('limits of attacks (Rules Reference 1.5 p.2)', () => {
  test('the hull zone may be named with the target in one line, or be asked for', () => {
    const game = toAttacks(start(learning), 'cr90')
    const shown = game.question.kind === 'choose' ? game.question.options.filter(({ unlisted }) => !unlisted).map(({ id }) => id) : []
    expect(shown).toContain('front-victory')
    expect(shown).not.toContain('front-victory-rear')
    game.answer('front-victory')
    expect(game.question).toMatchObject({ id: 'target-zone', by: 'A' })
    expect(game.answer('none').question.id).toBe('attack')
    game.answer('front-victory', 'rear')
    expect(game.state.attack).toMatchObject({ zone: 'front', target: 'victory', targetZone: 'rear', step: 'range' })
  })
  test('two attacks from different zones, and no third', () => {
    const game = shoot(start(learning), 'cr90', 'front-victory-front', 'medium', ['blank', 'blank', 'accuracy']).until('attack', 'cr90')
    expect(game.options().some((id) => id.startsWith('front-'))).toBe(false)
    expect(keys(game.question)).toContain('remind.a1-attack')
    game.answer('left-victory-front', 'medium', 'clear').answer(['blank', 'hit'])
    game.until('ends', 'cr90')
  })
  test('Q52: an attack is at a zone or at squadrons; the second zone may do the other', () => {
    const game = shoot(start(learning), 'cr90', 'front-victory-front', 'medium', ['blank', 'blank', 'accuracy']).until('attack', 'cr90')
    expect(game.options()).toContain('left-squadrons')
    game.answer('left-squadrons')
    expect(game.question.id).toBe('squadron-target')
  })
  test('Q53: a squadron is a target once an attack, and again for the second zone', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-squadrons', 'howlrunner', 'close', 'clear').answer(['accuracy'])
    game.until('squadron-target')
    expect(game.options()).not.toContain('howlrunner')
    game.answer('done', 'left-squadrons')
    expect(game.options()).toContain('howlrunner')
  })
  test('a squadron out of range does not end the attack on squadrons', () => {
    const game = toAttacks(start(learning), 'cr90').answer('front-squadrons', 'howlrunner', 'close', 'clear').answer(['accuracy'])
    game.until('squadron-target').answer('tie-fighter-squadron-1', 'none')
    expect(game.question.id).toBe('squadron-target')
  })
  test.each([
    ['depowered-armament', 'range', 'long', 'not.depowered'],
    ['disengaged-fire-control', 'line', 'obstructed', 'not.disengaged'],
  ] as const)('%s forbids %s %s', (card, question, id, why) => {
    const game = start(learning).fix('faceup', 'nebulon', [card])
    toAttacks(game, 'nebulon').answer('front-victory-front')
    if (question === 'line') game.answer('medium')
    expect(game.question.id).toBe(question)
    expect(game.option(id)?.disabled?.key).toBe(why)
  })
  test('Coolant Discharge allows one attack a round at a ship', () => {
    const game = start(learning).fix('faceup', 'cr90', ['coolant-discharge'])
    shoot(game, 'cr90', 'front-victory-front', 'medium', ['blank', 'blank', 'accuracy']).until('attack', 'cr90')
    expect(game.open()).toEqual(['left-squadrons', 'right-squadrons', 'rear-squadrons', 'done'])
  })
  test.each([
    ['damaged-munitions', 'front-victory-front', 2],
    ['point-defence-failure', 'front-squadrons', 0],
  ])('%s takes a die before the roll', (card, aim, dice) => {
    const game = start(learning).fix('faceup', 'cr90', [card])
    toAttacks(game, 'cr90').answer(aim)
    if (aim === 'front-squadrons') game.answer('howlrunner')
    game.answer('medium', 'clear')
    if (dice) game.answer('red')
    expect(game.question.id).toBe(dice ? 'attack-dice' : 'squadron-target')
    if (dice) expect(game.question).toMatchObject({ dice: ['red', 'blue'] })
  })
  test('Blinded Gunners cannot spend accuracies; Targeter Disruption has no critical effects', () => {
    const blind = start(learning).fix('faceup', 'cr90', ['blinded-gunners'])
    expect(shoot(blind, 'cr90', 'front-victory-rear', 'medium', ['hit', 'hit', 'accuracy']).question.id).toBe('defence-token')
    const broken = start(learning).fix('faceup', 'cr90', ['targeter-disruption']).fix('shields-rear', 'victory', 0)
    shoot(broken, 'cr90', 'front-victory-rear', 'medium', ['crit', 'crit', 'crit']).answer('done')
    expect(broken.ship('victory')).toMatchObject({ facedown: 3, faceup: [] })
  })
})
