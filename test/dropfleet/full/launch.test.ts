import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/systems/dropfleet/apply.js'
import type { Event } from '../../../src/systems/dropfleet/events.js'
import type { Launch } from '../../../src/systems/dropfleet/fleet/profile.js'
import { assetFacts } from '../../../src/systems/dropfleet/launch/facts.js'
import { winnerOf } from '../../../src/systems/dropfleet/launch/initiative.js'
import { capacity, drawn, tokensLeft } from '../../../src/systems/dropfleet/launch/loads.js'
import { placer } from '../../../src/systems/dropfleet/launch/placing.js'
import { assetSource, strike } from '../../../src/systems/dropfleet/launch/strikes.js'
import type { Asset, Order, Ship, State } from '../../../src/systems/dropfleet/state.js'
import { put, range, run, script } from './range.js'

const load = (kind: Launch['kind'], launch: number, ...special: string[]): Launch => ({ name: kind, kind, launch, special })
const carriers = async (launch: readonly Launch[], change: Partial<Ship> = {}, gunners = 1): Promise<State> => {
  const state = await range({ gunners, firer: { launch } })
  return apply(put(state, 'gunner-1', { faction: 'UCM', ...change }), { type: 'segment-begun', segment: 'launch' })
}
const tokens = (parts: Partial<Asset>): Asset => ({
  id: 'asset-1',
  side: 'A',
  kind: 'bombers',
  from: 'gunner-1',
  on: 'mark-1',
  count: 1,
  due: 'now',
  ...parts,
})

describe('initiative (1.7, Ground Combat)', () => {
  test('Q71: a sole natural 6 wins whatever the totals', () => expect(winnerOf({ A: 6, B: 5 }, { A: 7, B: 9 })).toBe('A'))
  test('two sixes: the totals decide', () => expect(winnerOf({ A: 6, B: 6 }, { A: 7, B: 10 })).toBe('B'))
  test('equal totals: nobody yet', () => expect(winnerOf({ A: 5, B: 2 }, { A: 6, B: 6 })).toBeUndefined())
})

describe('loads (1.7, Launch Assets)', () => {
  test('a combined load is a number of tokens in any mix', async () => {
    const state = await carriers([load('fighters-bombers', 4)])
    const sent = apply(state, {
      type: 'assets-placed',
      from: 'gunner-1',
      load: 0,
      kind: 'bombers',
      on: 'mark-1',
      sent: 3,
      count: 3,
      due: 'now',
    })
    expect([capacity(state, 'gunner-gunner', 'fighters'), capacity(sent, 'gunner-gunner', 'fighters')]).toEqual([4, 1])
  })
  test('Limited is counted by turns in which the load is used', async () => {
    const state = await carriers([load('torpedoes', 2, 'limited-1')])
    const place: Event = {
      type: 'assets-placed',
      from: 'gunner-1',
      load: 0,
      kind: 'torpedoes',
      on: 'mark-1',
      sent: 1,
      count: 1,
      due: 'end',
    }
    const sent = apply(state, place)
    expect(tokensLeft(sent, sent.ships['gunner-1']!, 0)).toBe(1)
    const next = apply(sent, { type: 'segment-begun', segment: 'launch' })
    expect(tokensLeft(next, next.ships['gunner-1']!, 0)).toBe(0)
  })
  test.each<[Order, Partial<Ship>, number]>([
    ['standard', {}, 3],
    ['weapons-free', {}, 3],
    ['max-thrust', {}, 0],
    ['silent-running', {}, 0],
    ['standard', { effects: ['launch-lost'] }, 0],
    ['standard', { layer: 'atmosphere' }, 0],
  ])('Q32, Q37: on %s %o', async (order, change, left) =>
    expect(capacity(await carriers([load('bombers', 3)], { order, ...change }), 'gunner-gunner', 'bombers')).toBe(left),
  )
  test('tokens come from as few ships as possible', async () => {
    const state = await carriers([load('bombers', 3)], {}, 2)
    expect(drawn(state, 'gunner-gunner', 'bombers', 4).map(({ from, count }) => [from, count])).toEqual([
      ['gunner-1', 3],
      ['gunner-2', 1],
    ])
  })
  test('profiles by faction', async () => {
    const state = await carriers([load('torpedoes', 1)])
    const facts = (faction: string) => assetFacts(put(state, 'gunner-1', { faction }), { kind: 'torpedoes', from: 'gunner-1' })
    expect([facts('UCM').damage, facts('Resistance').attack, facts('Scourge').special, facts('Shaltari').special]).toEqual([
      2,
      6,
      ['corruptor'],
      ['flash'],
    ])
  })
})

test('Q70: the lower initiative places first, then in turn', async () => {
  const base = await range({ firer: { launch: [load('bombers', 1)] }, target: { launch: [load('bombers', 1)] } })
  const state = apply(apply(base, { type: 'initiative-rolled', A: 9, B: 4, winner: 'A' }), { type: 'segment-begun', segment: 'launch' })
  expect(placer(state, 'bombers')).toBe('B')
  const after = [
    { type: 'launch-group-begun', group: 'mark-mark', step: 'bombers' },
    { type: 'launch-group-ended' },
  ] as const satisfies readonly Event[]
  expect(placer(after.reduce<State>(apply, state), 'bombers')).toBe('A')
})

describe('strikes (1.7, Launch Assets; FAQ)', () => {
  const struck = async (assets: readonly Asset[], answers: Parameters<typeof script>[0], pd = 3) => {
    const state = await range({ firer: { launch: [] }, target: { pd } })
    return run({ ...put(state, 'gunner-1', { faction: 'UCM' }), assets }, (t) => strike(t, 'mark-1'), script(answers))
  }
  test('six bombers are twelve attacks and one roll of Point Defence', async () => {
    const ran = await struck([tokens({ count: 4 }), tokens({ id: 'asset-2', count: 2 })], {
      'to-hit': ['111111111113'],
      'point-defence': ['555'],
    })
    expect(ran.asked.map(({ id }) => id)).toEqual(['to-hit', 'point-defence'])
    expect(ran.state.assets).toEqual([])
  })
  test('Q58: no Point Defence against torpedoes', async () => {
    const ran = await struck([tokens({ kind: 'torpedoes' })], { 'to-hit': ['2111'], saves: ['11'] })
    expect(ran.state.ships['mark-1']!.hull).toBe(8)
  })
  test('four UCM fighters are twelve dice', async () => {
    const fighters = tokens({ id: 'asset-9', side: 'B', kind: 'fighters', from: 'mark-2', on: 'mark-1', count: 4 })
    const state = put(await range({ target: { pd: 0 } }), 'mark-2', { faction: 'UCM' })
    const ran = run(
      { ...put(state, 'gunner-1', { faction: 'UCM' }), assets: [tokens({}), fighters] },
      (t) => strike(t, 'mark-1'),
      script({ 'to-hit': ['33'], fighters: [4], 'point-defence': ['551111111111'] }),
    )
    expect(ran.asked.filter(({ id }) => id === 'point-defence').map((one) => (one.kind === 'roll' ? one.dice.length : 0))).toEqual([12])
    expect(ran.state.assets).toEqual([])
  })
  test('Scald of bombers always holds: assets have no Scan', async () => {
    const state = put(await range({}), 'gunner-1', { faction: 'Scourge' })
    expect(assetSource(state, tokens({})).attack(state).rules).toEqual(['scald'])
  })
  test('tokens die with the ship that they are on, and when it enters the Atmosphere', async () => {
    const state = { ...(await range({})), assets: [tokens({})] }
    expect(apply(state, { type: 'ship-lost', ship: 'mark-1', how: 'hull' }).assets).toEqual([])
    expect(apply(state, { type: 'layer-changed', ship: 'mark-1', layer: 'atmosphere' }).assets).toEqual([])
  })
  test('unused fighters leave when the next launch begins, the others stay', async () => {
    const state = { ...(await range({})), assets: [tokens({ kind: 'fighters' }), tokens({ id: 'asset-2', due: 'end' })] }
    expect(apply(state, { type: 'segment-begun', segment: 'launch' }).assets!.map(({ id }) => id)).toEqual(['asset-2'])
  })
  test('a torpedo that was held off waits for the next activation', async () => {
    const state = { ...(await range({})), assets: [tokens({ kind: 'torpedoes', count: 2, due: 'end' })] }
    const shaken = apply(state, { type: 'assets-shaken', on: 'mark-1', gone: {}, held: { 'asset-1': 1 } })
    expect(shaken.assets!.map(({ count, due }) => [count, due])).toEqual([
      [1, 'now'],
      [1, 'held'],
    ])
    expect(apply(shaken, { type: 'group-ended', group: 'mark-mark' }).assets!.map(({ due }) => due)).toEqual(['now', 'end'])
  })
})
