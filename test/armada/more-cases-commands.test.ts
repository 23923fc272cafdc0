import { describe, expect, test } from 'vitest'
import { begin } from '../../src/systems/armada/setup.js'
import { value } from '../../src/systems/armada/ship/commands.js'
import { reachable, yawOf } from '../../src/systems/armada/ship/course.js'
import { activate, type Driver, shoot, start, toAttacks } from './driver.js'
import { battle, learning, setup } from './fleets.js'

const withTokens = (ship: string, tokens: readonly string[], fleets = learning) => start(fleets).fix('command-tokens', ship, tokens)
const revealed = (game: Driver, ship: string, dial: string, how = 'dial') => activate(game, ship).until('dial', ship).answer(dial, how)
const asked = (game: Driver, ids: readonly string[]) => {
  const seen: string[] = []
  while (!ids.includes(game.question.id)) {
    seen.push(game.question.id)
    const { question } = game
    game.answer(question.kind === 'pick' ? ['free'] : question.id === 'dial' ? 'repair' : 'done')
  }
  return seen
}

describe('dials and tokens (Rules Reference 1.5 p.3, 32)', () => {
  // FAQ p.32; seed 004 p.7: the conversion is at the reveal.
  test('may a kept dial be turned into its token after the attacks? no, it is asked once, at the reveal', () => {
    const game = revealed(start(learning), 'cr90', 'concentrate-fire')
    expect(asked(game, ['ends'])).not.toContain('dial-or-token')
    game.answer(['free'])
    expect(game.ship('cr90').commandTokens).toEqual([])
  })
  // FAQ p.32; p.4.
  test('a Navigate dial spent for its token may change speed by that token in the same activation, without yaw', () => {
    const game = revealed(start(learning), 'cr90', 'navigate', 'token').until('navigate', 'cr90')
    expect(game.open()).toEqual(['token', 'none'])
    game.answer('token', 'speed-3')
    expect(game.state.activation?.manoeuvre.yaw).toBe(false)
    expect(game.ship('cr90')).toMatchObject({ speed: 3, commandTokens: [] })
  })
  // p.4.
  test('may different commands be resolved in one activation? yes: Repair token, Squadron token, then the Navigate dial', () => {
    const game = revealed(withTokens('victory', ['repair', 'squadron']).fix('shields-front', 'victory', 1), 'victory', 'navigate')
    expect(game.open()).toEqual(['repair-token', 'squadron-token', 'done'])
    game.answer('squadron-token', 'howlrunner', 'done')
    expect(game.open()).toEqual(['repair-token', 'done'])
    game.answer('repair-token', 'recover-front').until('navigate', 'victory').answer('dial')
    expect(game.ship('victory').resolved).toEqual(['squadron', 'repair', 'navigate'])
  })
  // p.4: once a round for each command; FAQ p.32: together, decided before.
  test('Repair by the dial, then again by the token? no, once a round; the token is kept', () => {
    const game = revealed(withTokens('victory', ['repair']).fix('shields-front', 'victory', 0), 'victory', 'repair')
    game.answer('repair-dial', 'recover-front', 'recover-front')
    expect(game.question.id).toBe('attack')
    expect(game.ship('victory').commandTokens).toEqual(['repair'])
  })
  // p.4: no effect still counts.
  test('may a ship resolve Repair with nothing to repair? yes, and it counts', () => {
    const game = revealed(start(learning), 'victory', 'repair').answer('repair-dial')
    expect(game.question.id).toBe('attack')
    expect(game.ship('victory')).toMatchObject({ resolved: ['repair'], held: '' })
  })
  // p.3.
  test('do command tokens stay through the Status Phase? yes, with speed and shields', () => {
    const game = withTokens('cr90', ['navigate']).fix('shields-front', 'cr90', 1).fix('speed', 'cr90', 3).until('round-end').answer('done')
    expect(game.state.round).toBe(2)
    expect(game.ship('cr90')).toMatchObject({ commandTokens: ['navigate'], speed: 3, shields: { front: 1 } })
  })
  // p.3: the new dials go under the stack.
  test('hidden dials: which one is revealed first of three, and where does the next one go?', () => {
    const game = start(learning, { round: 1, options: { dials: 'hidden' } })
    game.answer(['repair', 'navigate', 'squadron'], ['repair', 'navigate', 'concentrate-fire'])
    activate(game, 'victory')
    expect(game.ship('victory').held).toBe('repair')
    game.until('dials', 'B').answer(['squadron'])
    expect(game.state.secret.B.dials.victory).toEqual(['navigate', 'concentrate-fire', 'squadron'])
  })
})

describe('Navigate (Rules Reference 1.5 p.3-4, 17-19)', () => {
  // p.19.
  test.each([
    ['cr90', 4, 'dial', [3, 4]],
    ['cr90', 0, 'token', [0, 1]],
    ['victory', 2, 'dial', [1, 2]],
    ['victory', 0, 'both', [0, 1, 2]],
  ] as const)('%s at speed %i by %s reaches %j: never below 0 nor above its chart', (ship, speed, by, speeds) => {
    const found = begin(setup(learning)).ships[ship]!
    expect(reachable({ ...found, speed }, by)).toEqual(speeds)
  })
  // p.19: the column of the new speed applies.
  test('which column of yaw counts after Navigate? that of the new speed', () => {
    const game = revealed(start(learning), 'cr90', 'navigate').until('navigate', 'cr90').answer('dial', 'speed-3').until('ends')
    expect(game.question.tell?.[0]).toMatchObject({ key: 'tell.course', args: { speed: 3, yaw: yawOf(game.ship('cr90'), 3) } })
    expect(game.question.tell?.map(({ key }) => key)).toContain('tell.more-yaw')
  })
  // p.4: the dial may give the yaw alone.
  test('may the dial give yaw and leave the speed? yes', () => {
    const game = revealed(start(learning), 'cr90', 'navigate').until('navigate', 'cr90').answer('dial', 'speed-2')
    expect(game.state.activation?.manoeuvre).toMatchObject({ speed: 2, yaw: true })
    expect(game.types()).not.toContain('speed-changed')
  })
  // p.17: a manoeuvre at speed 0 is one.
  test('slowed to 0 by Navigate, does it still move? it stays, and the manoeuvre counts', () => {
    const game = revealed(start(learning).fix('speed', 'cr90', 1), 'cr90', 'navigate')
      .until('navigate', 'cr90')
      .answer('dial', 'speed-0')
    expect(game.question).toMatchObject({ id: 'ends' })
    expect(game.open()).toEqual(['free', 'obstacle'])
    game.answer(['free'])
    expect(game.ship('cr90')).toMatchObject({ activated: true, speed: 0 })
  })
  // FAQ p.32: dial and token are decided together.
  test('may the token follow when the dial has been resolved? no', () => {
    const game = revealed(withTokens('cr90', ['navigate']), 'cr90', 'navigate').until('navigate', 'cr90')
    expect(game.open()).toEqual(['dial', 'token', 'both', 'none'])
    game.answer('dial', 'speed-3')
    expect(game.question.id).toBe('ends')
    expect(game.ship('cr90').commandTokens).toEqual(['navigate'])
  })
})

describe('Repair and Squadron (Rules Reference 1.5 p.4)', () => {
  // p.4: half rounded up; the sum of both.
  test.each([
    ['cr90', 2, 1, 3],
    ['nebulon', 3, 2, 5],
    ['victory', 4, 2, 6],
  ])('%s: a Repair dial gives %i, a token %i, both %i', (ship, dial, token, both) => {
    const s = begin(setup(learning))
    expect((['dial', 'token', 'both'] as const).map((by) => value(s, ship, 'repair', by))).toEqual([dial, token, both])
  })
  // p.4: no zone over its maximum; leftovers vanish.
  test('may a shield go over the printed value? no; what is left of the points is lost', () => {
    const game = revealed(start(learning).fix('shields-left', 'nebulon', 0), 'nebulon', 'repair').answer('repair-dial')
    expect(game.open().filter((id) => id.startsWith('recover-'))).toEqual(['recover-left'])
    game.answer('recover-left')
    // One point is left, and every zone is full.
    expect(game.question.id).not.toBe('repair')
    expect(game.state.activation?.engineering).toBe(0)
  })
  // p.4: between any two zones.
  test('may one point move a shield from front to rear? yes, zones need not be adjacent', () => {
    const game = revealed(start(learning).fix('shields-rear', 'victory', 0), 'victory', 'repair').answer('repair-dial')
    expect(game.open()).toContain('move-front-rear')
    game.answer('move-front-rear')
    expect(game.state.activation?.engineering).toBe(3)
  })
  // p.4: 3 points for a card.
  test('may two points discard a card? no, a card costs three', () => {
    const game = revealed(start(learning).fix('hull', 'cr90', 3).fix('shields-front', 'cr90', 1), 'cr90', 'repair').answer('repair-dial')
    expect(game.open()).not.toContain('discard-facedown')
    const more = revealed(withTokens('cr90', ['repair']).fix('hull', 'cr90', 3), 'cr90', 'repair').answer('repair-both')
    expect(more.answer('discard-facedown').ship('cr90').facedown).toBe(0)
  })
  // p.4; FORUM 144926.
  test('a Squadron dial may be spent before or after Repair, always before the attacks', () => {
    const game = revealed(withTokens('nebulon', ['repair']).fix('shields-front', 'nebulon', 1), 'nebulon', 'squadron')
    expect(game.open()).toEqual(['repair-token', 'squadron-dial', 'done'])
    game.answer('done')
    expect(game.question.id).toBe('attack')
  })
  // p.4: at close or medium range, engaged ones too.
  test('may an engaged squadron be commanded? yes, it can attack; how far is said', () => {
    const game = revealed(start(learning), 'nebulon', 'squadron').answer('squadron-dial')
    expect(game.question).toMatchObject({ id: 'squadron', about: 'nebulon' })
    expect(game.question.tell?.map(({ key }) => key)).toContain('tell.launch-range')
    game.answer('luke')
    expect(game.open()).toEqual(['move', 'attack', 'engaged', 'done'])
  })
  // p.19: once a round.
  test('may a squadron be commanded twice, or activate again in its phase? no', () => {
    const game = revealed(start(learning), 'nebulon', 'squadron').answer('squadron-dial', 'luke', 'done')
    expect(game.options()).not.toContain('luke')
    game.answer('done').until('squadron', undefined)
    while (game.state.segment !== 'squadrons') game.answer('done').until('squadron', undefined)
    expect(game.options()).not.toContain('luke')
  })
  // p.4: a token activates one.
  test('how many squadrons does a token alone activate? one, whatever the value', () => {
    const game = revealed(withTokens('victory', ['squadron']), 'victory', 'navigate').answer('squadron-token')
    expect(game.state.activation?.launches).toBe(1)
    game.answer('howlrunner', 'done')
    expect(game.question.id).toBe('attack')
  })
})

describe('Concentrate Fire (Rules Reference 1.5 p.4, 32)', () => {
  const reds = (game: Driver, dial = 'concentrate-fire') =>
    shoot(game, 'nebulon', 'front-victory-front', 'long', ['blank', 'hit', 'blank'], dial)
  // p.4: a colour already in the pool.
  test('may the dial add a blue die at long range? no, only a colour of the pool', () => {
    const game = toAttacks(start(learning), 'cr90', 'concentrate-fire').answer('front-victory-front', 'long', 'clear')
    game.answer(['hit', 'hit'], 'concentrate-fire-dial')
    expect(game.question).toMatchObject({ id: 'added-die', dice: ['red'] })
    const medium = toAttacks(start(learning), 'cr90', 'concentrate-fire').answer('front-victory-front', 'medium', 'clear')
    medium.answer(['hit', 'hit', 'hit'], 'concentrate-fire-dial')
    expect([medium.question.id, medium.open()]).toEqual(['concentrate-fire-die', ['red', 'blue']])
  })
  // FAQ p.32: dial on one attack and token on another is not allowed.
  test('the dial in the first attack and the token in the second? no', () => {
    const game = reds(withTokens('nebulon', ['concentrate-fire']))
      .answer('concentrate-fire-dial')
      .answer(['hit'])
    game.until('attack', 'nebulon').answer('left-victory-front', 'medium', 'clear').answer(['blank', 'hit'])
    expect(game.question.id).not.toBe('modify')
    expect(game.ship('nebulon').commandTokens).toEqual(['concentrate-fire'])
  })
  // p.4.
  test('a token alone re-rolls one die, whatever the dial is', () => {
    const game = reds(withTokens('nebulon', ['concentrate-fire']), 'navigate')
    expect(game.open()).toEqual(['concentrate-fire-token', 'done'])
    game.answer('concentrate-fire-token')
    expect(game.question).toMatchObject({ id: 'reroll-dice', max: 1 })
  })
  // FAQ p.32: it cannot rescue an attack without dice.
  test('obstructed with one die, may Concentrate Fire save the attack? no, it is cancelled and the dial is kept', () => {
    const game = toAttacks(start(learning), 'cr90', 'concentrate-fire').answer('rear-victory-rear', 'long', 'obstructed')
    expect(game.types()).toContain('attack-cancelled')
    expect(game.ship('cr90')).toMatchObject({ held: 'concentrate-fire', resolved: [] })
  })
  // p.4: in an attack of its own activation, not in an answer.
  test('is the dial offered to a squadron that the ship commands? no', () => {
    const game = revealed(withTokens('nebulon', ['squadron'], learning), 'nebulon', 'concentrate-fire')
    game.answer('squadron-token', 'x-wing-squadron-1', 'engaged', 'tie-fighter-squadron-1', 'clear').answer(['hit', 'hit', 'hit', 'hit'])
    expect(game.question.id).not.toBe('modify')
  })
  // p.2: effects on dice come before the tokens of the defender.
  test('may Concentrate Fire answer a defence token? no, dice are modified before', () => {
    const game = reds(start(learning)).answer('done')
    expect(game.question.id).toBe('defence-token')
    game.answer('brace', 'done')
    expect(game.types()).not.toContain('die-added')
  })
})

// p.3; battle has ships of command 1 to 3.
test('how many dials does each ship set? as many as its command value', () => {
  const { ships } = begin(setup(battle))
  expect(['home-one', 'cr90', 'mc30', 'gr75', 'imperial'].map((id) => ships[id]!.card.command)).toEqual([3, 1, 2, 1, 3])
})
