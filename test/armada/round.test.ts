import { describe, expect, test } from 'vitest'
import { passTokens } from '../../src/systems/armada/preparation.js'
import { score, tournamentPoints, winner } from '../../src/systems/armada/scoring.js'
import { begin } from '../../src/systems/armada/setup.js'
import { cannotPass } from '../../src/systems/armada/ship/ship-phase.js'
import { activate, start } from './driver.js'
import { battle, learning, setup } from './fleets.js'

describe('set-up (Rules Reference 1.5 p.16)', () => {
  test('the cheaper fleet chooses the first player, who picks an objective of the other', () => {
    const game = start(battle, {})
    expect(game.last('chooser-named')).toMatchObject({ coin: false })
    const chooser = game.question.by
    game.answer('second')
    expect(game.state.first).not.toBe(chooser)
    expect(game.question).toMatchObject({ id: 'objective', by: game.state.first })
    expect(game.open()).toEqual(['assault', 'defence', 'navigation', 'none'])
  })
  test('fleets of the same price toss a coin', () => {
    const game = start({ A: learning.A, B: learning.A }, {})
    expect(game.question).toMatchObject({ id: 'coin', by: 'both' })
    expect(game.answer(['5']).question).toMatchObject({ id: 'first-player', by: 'B' })
  })
  test('the second player places the first of six obstacles, the first player deploys first', () => {
    const game = start(battle, {}).until('place-obstacle')
    expect(game.question.by).not.toBe(game.state.first)
    game.answer('asteroid', 'debris', 'asteroid', 'debris', 'asteroid', 'station')
    expect(game.question).toMatchObject({ id: 'deploy', by: game.state.first })
  })
  test('Q19: a ship deploys at a speed of its chart, never at 0', () => {
    const game = start(learning, {}).until('deploy')
    game.answer(game.options()[0]!)
    expect(game.question).toMatchObject({ id: 'deploy-speed', min: 1 })
    expect(() => game.answer(0)).toThrow('refused.number')
  })
  test('A15: squadrons wait for a ship, and a lone last one for all ships', () => {
    const game = start(learning, {}).until('deploy')
    expect(game.option('squadrons')?.disabled?.key).toBe('not.no-ship-yet')
  })
  test('Q86: the side with fewer ships gets the difference in pass tokens, one less if it is first', () => {
    const s = begin(setup(learning))
    expect(passTokens({ ...s, first: 'A' })).toEqual({ A: 0, B: 1 })
    expect(passTokens({ ...s, first: 'B' })).toEqual({ A: 0, B: 0 })
    expect(passTokens({ ...s, options: { ...s.options, 'pass-tokens': 'off' } })).toEqual({ A: 0, B: 0 })
  })
})

describe('alliances', () => {
  test('ids count on over the fleets of a side; those of the other side begin anew with b-', () => {
    const setup2 = { ...setup(learning), fleets: { A: [learning.A, learning.A], B: [learning.A] } }
    const { ships, squadrons } = begin(setup2)
    expect(Object.keys(ships)).toEqual(['cr90', 'nebulon', 'cr90-2', 'nebulon-2', 'b-cr90', 'b-nebulon'])
    expect(Object.keys(squadrons).filter((id) => id.includes('wing'))).toHaveLength(9)
  })
})

describe('the Command Phase (Rules Reference 1.5 p.3)', () => {
  test('A29: real dials are only counted: how many each ship needs is told', () => {
    const game = start(learning)
    expect(game.question.id).toBe('dials-set')
    expect(game.question.tell?.[0]?.args?.ships).toMatchObject([{ args: { count: 1 } }, { args: { count: 2 } }])
    game.answer('done')
    expect([game.ship('cr90').dials, game.ship('nebulon').dials, game.ship('victory').dials]).toEqual([1, 2, 3])
  })
  test('one hidden line a fleet, told to nobody, the first to be revealed first', () => {
    const game = start(learning, { round: 1, options: { dials: 'hidden' } })
    expect(game.question).toMatchObject({ id: 'dials', by: 'A', secret: true, min: 3, max: 3 })
    game.answer(['repair', 'navigate', 'squadron']).answer(['repair', 'navigate', 'concentrate-fire'])
    expect(game.state.secret.A.dials).toEqual({ cr90: ['repair'], nebulon: ['navigate', 'squadron'] })
    const { system } = game.match.place
    for (const shown of [system.face(game.state), system.view(game.state)]) expect(JSON.stringify(shown)).not.toMatch(/repair|navigate/)
    expect(system.secrets?.(game.state, 'A')).toMatchObject([
      { args: { dials: [{ key: 'command.repair' }] } },
      { args: { dials: [{ key: 'command.navigate' }, { key: 'command.squadron' }] } },
    ])
    activate(game, 'nebulon')
    expect(game.question).toMatchObject({ id: 'dial-or-token', about: 'nebulon' })
    expect(game.ship('nebulon')).toMatchObject({ held: 'navigate', dials: 1 })
  })
})

describe('the Ship Phase (Rules Reference 1.5 p.16-18)', () => {
  test('the sides take turns; who has no ship left passes for nothing', () => {
    const game = start(learning).until('ends', 'cr90').answer(['free']).until('ends', 'victory').answer(['free'])
    activate(game, 'nebulon')
    expect(game.types()).toContain('activation-begun')
    expect(game.state.sides.B.pass).toBe(0)
  })
  test('Q85: never two passes running', () => {
    const s = begin(setup(battle, { round: 1 }))
    const passed = { ...s, segment: 'ships' as const, sides: { ...s.sides, B: { ...s.sides.B, pass: 2, passed: true } } }
    expect(cannotPass(passed, 'B')?.key).toBe('not.passed-before')
  })
  test('pass tokens: the first player after an activation and with fewer ships, the second with no more', () => {
    const s = begin(setup(battle, { round: 1 }))
    expect(cannotPass(s, 'A')?.key).toBe('not.pass-before-activation')
    const begun = { ...s, sides: { ...s.sides, A: { ...s.sides.A, begun: 1 } } }
    expect(cannotPass(begun, 'A')?.key).toBe('not.pass-first')
    expect(cannotPass(s, 'B')).toBeUndefined()
    expect(cannotPass({ ...s, first: 'B' }, 'A')?.key).toBe('not.pass-second')
  })
  test('a pass is undone like any decision (field-bugs 2)', () => {
    const game = start(battle).fix('pass', 'B', 1)
    activate(game, 'cr90').until('ship')
    const before = JSON.stringify(game.state)
    game.answer('pass')
    expect(game.state.turn).toBe('A')
    game.match.undo()
    expect(JSON.stringify(game.state)).toBe(before)
  })
})

describe('the Status Phase and the end (Rules Reference 1.5 p.8, 20-22)', () => {
  test('tokens are readied, but not with Compartment Fire; what is discarded stays so', () => {
    const game = start(learning).fix('evade', 'cr90', 'exhausted').fix('evade-2', 'cr90', 'gone').fix('brace', 'victory', 'exhausted')
    game.fix('faceup', 'victory', ['compartment-fire']).until('round-end')
    expect(game.ship('cr90').tokens.map(({ state }) => state)).toEqual(['ready', 'gone', 'ready'])
    expect(game.ship('victory').tokens[0]!.state).toBe('exhausted')
  })
  test('exhausted upgrade cards are asked for, the first player’s first', () => {
    const game = start(battle).fix('exhausted', 'home-one', ['gunnery-team']).until('ready-cards')
    expect(game.question).toMatchObject({ by: 'A', default: ['home-one-gunnery-team'] })
    expect(game.answer(['home-one-gunnery-team']).ship('home-one').exhausted).toEqual([])
  })
  test('a whole game goes on when nobody does anything at any question (field-bugs 15, 19)', () => {
    expect(start(battle, {}).finish().state).toMatchObject({ segment: 'over', round: 6 })
  })
  test('six rounds, then the score', () => {
    const game = start(learning).finish()
    expect(game.state).toMatchObject({ segment: 'over', round: 6 })
    expect(game.match.place.system.result(game.state)?.points).toEqual({ A: 0, B: 0 })
  })
  test('Q88: equal scores go to the second player, 6 to 5', () => {
    expect(winner(start(learning).finish().state)).toBe('B')
    expect(tournamentPoints(0)).toEqual([6, 5])
  })
  test('Q89: without a ship a side loses at once, whatever its points and squadrons', () => {
    const game = start(learning).fix('victory-points', 'B', 300).fix('hull', 'victory', 0)
    expect(game.match.question).toBeUndefined()
    expect(game.match.place.system.result(game.state)).toMatchObject({ winner: 'A' })
    const late = start(learning, { round: 1, options: { 'end-when-tabled': 'end-of-round' } }).fix('hull', 'victory', 0)
    expect(late.match.question).toBeDefined()
    expect(late.finish().state.round).toBe(1)
  })
  test.each([
    [0, 6, 5],
    [59, 6, 5],
    [60, 7, 4],
    [139, 7, 4],
    [141, 8, 3],
    [219, 8, 3],
    [220, 9, 2],
    [300, 10, 1],
  ])('Q91: a margin of %i is %i to %i', (margin, won, lost) => {
    expect(tournamentPoints(margin)).toEqual([won, lost])
  })
  test('destroyed ships count with their upgrades, squadrons with their points, tokens by the objective', () => {
    const game = start(battle)
      .fix('hull', 'imperial', 0)
      .fix('hull', 'soontir', 0)
      .fix('victory-tokens', 'A', 2)
      .fix('token-value', undefined, 15)
    expect(score(game.state, 'A')).toBe(120 + 24 + 18 + 30)
  })
})

describe('jumps and corrections', () => {
  test('a jump closes the activation and names who is left out', () => {
    const game = activate(start(battle), 'cr90').jump('status')
    expect(game.last('left-out')?.models).toHaveLength(6 + 10)
    expect(game.ship('cr90').activated).toBe(true)
    expect(game.state.activation).toBeNull()
    expect(game.question.id).toBe('round-end')
  })
  test('the Command Phase that is jumped to is the next round’s', () => {
    const game = start(battle).jump('command')
    expect(game.state.round).toBe(2)
  })
  test('a correction that destroys the active ship ends its activation; one that revives it counts (field-bugs 10)', () => {
    const game = activate(start(battle), 'cr90').fix('hull', 'cr90', 0)
    expect(game.question.id).not.toBe('dial')
    expect(game.types()).toContain('ship-destroyed')
    expect(game.fix('hull', 'cr90', 2).ship('cr90')).toMatchObject({ removed: false, facedown: 2 })
  })
})
