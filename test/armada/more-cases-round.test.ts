import { describe, expect, test } from 'vitest'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { passTokens } from '../../src/systems/armada/preparation.js'
import { score, tournamentPoints, winner } from '../../src/systems/armada/scoring.js'
import { begin } from '../../src/systems/armada/setup.js'
import { activate, type Driver, shoot, start } from './driver.js'
import { battle, learning, setup } from './fleets.js'

const done = (game: Driver, ship: string) => activate(game, ship).until('ends', ship).answer(['free'])
const flying = (game: Driver, squadron: string) => {
  game.until('squadron')
  while (game.question.id !== 'squadron-action' || game.question.about !== squadron) {
    game.answer(game.question.id === 'squadron' ? (game.options().includes(squadron) ? squadron : game.options()[0]!) : 'done')
  }
  return game
}
const keys = ({ question: { tell = [], remind = [] } }: Driver) => [...tell, ...remind].map(({ key }) => key)

describe('the Ship Phase and pass tokens (Rules Reference 1.5 p.14, 16-18)', () => {
  test('each ship activates once a round', () => {
    const game = done(done(start(learning), 'cr90'), 'victory')
    expect(game.state.segment).toBe('ships')
    activate(game, 'nebulon').until('ends', 'nebulon').answer(['free'])
    expect(game.state.segment).not.toBe('ships')
    expect(Object.values(game.state.ships).every(({ activated }) => activated)).toBe(true)
  })
  // p.17: free of charge.
  test('the side whose ships are all activated passes without a token', () => {
    const game = done(done(start(learning), 'cr90'), 'victory')
    activate(game, 'nebulon')
    expect(game.state.activation?.ship).toBe('nebulon')
    expect(game.state.sides.B.pass).toBe(0)
  })
  // p.17-18: a spent token is gone; never on two own turns running.
  test('the second player passes with a token, and must activate on the next turn', () => {
    const game = start(battle).fix('pass', 'B', 2)
    done(game, 'cr90').until('ship').answer('pass')
    expect(game.state.sides.B.pass).toBe(1)
    done(game, 'gr75').until('ship')
    expect(game.question.by).toBe('B')
    expect(game.option('pass')?.disabled?.key).toBe('not.passed-before')
  })
  // p.17: the second player may not have more ships left than the first.
  test('the second player with more ships left cannot pass', () => {
    const game = start(battle).fix('pass', 'B', 1).fix('hull', 'mc30', 0).fix('hull', 'home-one', 0)
    done(game, 'cr90').until('ship')
    expect(game.option('pass')?.disabled?.key).toBe('not.pass-second')
  })
  test('the first player cannot pass before an activation, nor with as many ships left', () => {
    const game = start(battle).fix('pass', 'A', 1).until('ship')
    expect(game.option('pass')?.disabled?.key).toBe('not.pass-before-activation')
    done(done(game, 'cr90'), 'gozanti').until('ship')
    expect(game.option('pass')?.disabled?.key).toBe('not.pass-first')
  })
  test('pass-tokens off: nobody gets any, and none is offered', () => {
    const s = begin(setup(battle, { options: { 'pass-tokens': 'off' } }))
    expect(passTokens(s)).toEqual({ A: 0, B: 0 })
    expect(
      start(battle, { round: 1, options: { 'pass-tokens': 'off' } })
        .until('ship')
        .options(),
    ).not.toContain('pass')
  })
  // p.14.
  test.each([
    [4, 3, 'A', { A: 0, B: 1 }],
    [4, 3, 'B', { A: 0, B: 0 }],
    [4, 1, 'A', { A: 0, B: 3 }],
    [4, 1, 'B', { A: 0, B: 2 }],
    [4, 4, 'A', { A: 0, B: 0 }],
  ] as const)('%i ships against %i, %s first: %j pass tokens', (a, b, first, given) => {
    const s = begin(setup(battle))
    const [model] = Object.values(s.ships)
    const ships = [...Array(a).fill('A'), ...Array(b).fill('B')].map((side, at) => ({ ...model!, id: `s-${at}`, side }))
    expect(passTokens({ ...s, first, ships: Object.fromEntries(ships.map((ship) => [ship.id, ship])) })).toEqual(given)
  })
  test('the first player stays first in every round', () => {
    const game = start(learning).until('round-end')
    expect(keys(game)).toContain('tell.initiative')
    game.answer('done').until('ship')
    expect(game.question.by).toBe('A')
    expect(game.state).toMatchObject({ round: 2, first: 'A' })
  })
})

describe('the Squadron Phase (Rules Reference 1.5 p.19-20)', () => {
  test('the first player begins; the second of a pair is chosen after the first is done', () => {
    const game = start(learning).until('squadron')
    expect(game.question.by).toBe('A')
    game.answer('luke')
    expect(game.question.id).toBe('squadron-action')
    game.answer('move')
    expect(game.question).toMatchObject({ id: 'squadron', by: 'A' })
    expect(game.options()).not.toContain('luke')
    game.answer('x-wing-squadron-1', 'done')
    expect(game.question).toMatchObject({ id: 'squadron', by: 'B' })
  })
  test('a side without squadrons: the other activates all of its own', () => {
    const game = start(learning)
    for (const id of ['howlrunner', ...[1, 2, 3, 4].map((n) => `tie-fighter-squadron-${n}`)]) game.fix('hull', id, 0)
    const by: string[] = []
    for (game.until('squadron'); game.state.segment === 'squadrons'; ) {
      if (game.question.id === 'squadron-action') by.push(game.question.by)
      game.answer(game.question.id === 'squadron' ? game.options()[0]! : 'done')
    }
    expect(by).toEqual(['A', 'A', 'A', 'A'])
  })
  // p.19.
  test('may a squadron that attacked in the phase also move? no; a Rogue may, in either order', () => {
    const game = flying(start(learning), 'luke').answer('attack', 'victory-front', 'clear').answer(['blank']).until('squadron')
    expect(game.state.flight).toBeNull()
    const rogue = flying(start(battle), 'yt-2400-1').answer('attack', 'gladiator-front', 'clear').answer(['blank']).until('squadron-action')
    expect(rogue.question.about).toBe('yt-2400-1')
    expect(rogue.open()).toEqual(['move', 'done'])
  })
  test('the line is broken, or the target too far: the squadron has not attacked yet', () => {
    const game = flying(start(learning), 'luke').answer('attack', 'victory-front', 'no-line')
    expect(game.state.flight).toMatchObject({ attacked: false })
    expect(game.question).toMatchObject({ id: 'attack', about: 'luke' })
  })
  // p.2: squadrons fight at distance 1, with all colours.
  test('a squadron is asked for no range: it attacks at distance 1 with all its dice', () => {
    const game = flying(start(learning), 'x-wing-squadron-1').answer('attack', 'victory-front', 'clear')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['red'] })
    expect(game.state.attack?.range).toBe('distance')
  })
  // p.6: obstructed they may attack each other, with one die fewer.
  test('an obstructed squadron attack rolls one die fewer', () => {
    const game = flying(start(learning), 'x-wing-squadron-1').answer('attack', 'tie-fighter-squadron-1', 'obstructed')
    expect(game.question).toMatchObject({ id: 'attack-dice', dice: ['blue', 'blue', 'blue'] })
  })
  // p.5: an Evade of a squadron re-rolls; Brace halves.
  test('an ace braces 3 hits of a squadron to 2, and its token is readied in the Status Phase', () => {
    const game = flying(start(learning), 'howlrunner').answer('engaged', 'luke', 'clear').answer(['hit', 'hit', 'hit'])
    game.until('defence-token').answer('brace').until('squadron')
    expect(game.squadron('luke').hull).toBe(3)
    expect(game.squadron('luke').tokens.map(({ state }) => state)).toEqual(['exhausted', 'ready'])
    expect(
      game
        .until('round-end')
        .squadron('luke')
        .tokens.map(({ state }) => state),
    ).toEqual(['ready', 'ready'])
  })
  // p.19: Counter is answered to non-counter attacks.
  test('is a Counter countered? no', () => {
    const game = flying(start(battle), 'a-wing-squadron-1').answer('engaged', 'tie-interceptor-squadron-1', 'clear')
    game.answer(['accuracy', 'accuracy', 'hit']).until('counter').answer('attack').until('attack-dice').answer(['hit', 'hit'])
    game.until('squadron')
    expect(game.types().filter((type) => type === 'attack-declared')).toHaveLength(2)
    expect(game.squadron('a-wing-squadron-1').hull).toBe(2)
  })
  test('an attack that does no damage is countered all the same', () => {
    const game = flying(start(battle), 'yt-2400-1').answer('engaged', 'tie-interceptor-squadron-1', 'clear')
    game.answer(['crit', 'crit', 'accuracy', 'accuracy'])
    expect(game.question).toMatchObject({ id: 'counter', by: 'B' })
  })
  test('an accuracy of a Counter locks a token of the ace', () => {
    const game = flying(start(battle), 'jan').answer('engaged', 'tie-interceptor-squadron-1', 'clear').answer(['hit', 'accuracy', 'crit'])
    game.until('counter').answer('attack').until('attack-dice').answer(['accuracy', 'hit']).until('accuracy', undefined, { modify: 'done' })
    expect(game.question.by).toBe('B')
    game.answer(['brace'])
    expect(game.state.attack).toMatchObject({ kind: 'counter', locked: [0] })
  })
  // p.19: Swarm against squadrons only.
  test('Swarm re-rolls one die at a squadron, none at a ship', () => {
    const game = flying(start(learning), 'tie-fighter-squadron-1').answer('engaged', 'x-wing-squadron-1', 'clear')
    game.answer(['accuracy', 'crit', 'hit'])
    expect(game.open()).toContain('swarm')
    const ship = flying(start(learning), 'tie-fighter-squadron-1').answer('attack', 'cr90-front', 'clear').answer(['crit'])
    expect(ship.question.id).not.toBe('modify')
  })
})

describe('the Status Phase (Rules Reference 1.5 p.20)', () => {
  test('shields and damage stay, exhausted tokens are readied, activations begin anew', () => {
    const game = start(learning).fix('shields-front', 'cr90', 0).fix('hull', 'cr90', 3).fix('redirect', 'cr90', 'exhausted')
    game.until('round-end').answer('done')
    expect(game.ship('cr90')).toMatchObject({ shields: { front: 0 }, facedown: 1, activated: false })
    expect(game.ship('cr90').tokens.every(({ state }) => state === 'ready')).toBe(true)
  })
  test('two ships have the same card exhausted: only the one that is paid for is readied', async () => {
    const read = await readFleet({
      system: 'armada',
      name: 'Twins',
      faction: 'rebel',
      ships: [1, 2].map((n) => ({ class: 'CR90 Corvette A', id: `cr90-${n}`, upgrades: ['Gunnery Team'] })),
    })
    if (!read.ok) throw new Error(JSON.stringify(read.failures))
    const game = start({ A: read.value, B: learning.B })
    for (const id of ['cr90-1', 'cr90-2']) game.fix('exhausted', id, ['gunnery-team'])
    game.until('ready-cards').answer(['cr90-2-gunnery-team'])
    expect(['cr90-1', 'cr90-2'].map((id) => game.ship(id).exhausted)).toEqual([['Gunnery Team'], []])
  })
})

describe('end and score (Rules Reference 1.5 p.8, 15, 22)', () => {
  const result = (game: Driver) => game.match.place.system.result(game.state)
  test('does a damaged ship give points? no', () => {
    const game = start(battle).fix('hull', 'imperial', 1)
    expect(score(game.state, 'A')).toBe(0)
  })
  test('the last squadron dies: the game goes on', () => {
    const game = start(learning)
    for (const id of ['howlrunner', ...[1, 2, 3, 4].map((n) => `tie-fighter-squadron-${n}`)]) game.fix('hull', id, 0)
    expect(game.match.question).toBeDefined()
    expect(score(game.state, 'A')).toBe(16 + 4 * 8)
  })
  test('both last ships die in one overlap: the higher score wins; with equal scores the second player', () => {
    const game = start(learning).fix('hull', 'nebulon', 0).fix('hull', 'cr90', 1).fix('hull', 'victory', 1)
    activate(game, 'cr90').until('ends', 'cr90').answer(['ship'], ['free'])
    expect(game.match.question).toBeUndefined()
    expect(result(game)).toMatchObject({ winner: 'B', points: { A: 80, B: 101 } })
    const s = game.state
    const equal = { ...s, sides: { ...s.sides, A: { ...s.sides.A, victoryPoints: 21 } } }
    expect([winner(equal), winner({ ...equal, first: 'B' })]).toEqual(['B', 'A'])
  })
  test('end-when-tabled end-of-round: the round is played to its end, then it is over', () => {
    const game = start(learning, { round: 2, options: { 'end-when-tabled': 'end-of-round' } })
      .until('ship')
      .fix('hull', 'victory', 0)
    expect(game.question.id).toBe('ship')
    game.finish()
    expect(game.state).toMatchObject({ segment: 'over', round: 2 })
    expect(result(game)).toMatchObject({ winner: 'A' })
  })
  test('the last enemy ship dies by the first attack: the second attack is not asked for', () => {
    const game = start(learning).fix('hull', 'victory', 1).fix('shields-front', 'victory', 0)
    shoot(game, 'cr90', 'front-victory-front', 'medium', ['hit', 'hit', 'hit']).answer('done')
    expect(game.match.question).toBeUndefined()
    expect(result(game)).toMatchObject({ winner: 'A', points: { A: 80, B: 0 } })
  })
  test('after the sixth round it is over; the higher score wins by its margin', () => {
    const game = start(learning, { round: 6 }).fix('hull', 'howlrunner', 0).finish()
    expect(result(game)).toMatchObject({ winner: 'A', points: { A: 16, B: 0 }, more: { margin: 16, tournamentPoints: { A: 6, B: 5 } } })
  })
  test.each([
    [61, 7, 4],
    [140, 8, 3],
    [299, 9, 2],
    [400, 10, 1],
  ])('a margin of %i is %i to %i', (margin, won, lost) => {
    expect(tournamentPoints(margin)).toEqual([won, lost])
  })
})
