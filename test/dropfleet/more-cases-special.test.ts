import { describe, expect, test } from 'vitest'
import { barred } from '../../src/systems/dropfleet/activation/orders.js'
import { armourNow, passiveNow, pointDefenceNow } from '../../src/systems/dropfleet/attack/reach.js'
import { ratingNow } from '../../src/systems/dropfleet/reveal.js'
import type { Effect } from '../../src/systems/dropfleet/state.js'
import { face } from '../../src/systems/dropfleet/view.js'
import { put, range } from './full/range.js'
import { optionOf, type Seat, seat } from './seat.js'

/** More questions that come up about special rules of ships. The source stands behind each. */

const shown = (table: Seat, id: string) => (face(table.state).ships as Record<string, Record<string, unknown>>)[id]

describe('Space Telescope (1.7, Special Rules)', () => {
  test.each<[string, string, object]>([
    ['no', '', { silent: false, spike: 'major', signature: 18 }],
    ['yes', '4', { silent: false, spike: 'minor', signature: 12 }],
    ['yes', '3', { silent: true, spike: 'none', signature: 0 }],
  ])('a scan of a ship, silent: %s, roll %s', async (silent, roll, after) => {
    const table = (await seat({ A: ['heron'], B: ['shark'] })).fix('silent@shark-1', silent).until('order').answer('order', 'active-scan')
    if (roll) table.until('reveal-scan').answer('reveal-scan', [roll])
    else table.until('order@pack-shark')
    expect(shown(table, 'shark-1')).toMatchObject(after)
  })
})

describe('a damaged Dreadnought (1.7, Damage)', () => {
  const roc = async (effects: readonly Effect[]) =>
    (await seat({ A: ['roc'], B: ['shark'] })).fix('rating@flag', 1).fix('effects@roc-1', effects).until('order@flag-roc')
  test('Power Fluctuations: a special order costs a D3, Standard Orders nothing, Silent Running is barred', async () => {
    const table = await roc(['power-fluctuations'])
    expect(optionOf(table, 'silent-running')?.disabled?.key).toBe('bar.power')
    table.answer('order', 'weapons-free')
    expect(table.question).toMatchObject({ id: 'strain', dice: ['d3'] })
    table.answer('strain', ['3'])
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 23 })
    const standard = (await roc(['power-fluctuations'])).answer('order', 'standard')
    expect(standard.question.id).toBe('move')
  })
  test('with an Engine Destroyed as well, Course Change costs two D3 and moves 2" to 4"', async () => {
    const table = (await roc(['power-fluctuations', 'engine-destroyed'])).answer('order', 'course-change')
    expect(table.question).toMatchObject({ id: 'strain', dice: ['d3', 'd3'] })
    table.answer('strain', ['1', '2'])
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 23, thrust: 4 })
    expect(JSON.stringify(table.question.tell)).toContain('"least":2,"most":4')
  })
  test('the order takes it to 18: crippling damage is rolled before it moves', async () => {
    const table = (await roc(['power-fluctuations'])).fix('hull@roc-1', 20).answer('order', 'station-keeping').answer('strain', ['2'])
    expect(table.question).toMatchObject({ id: 'crippling', about: 'roc-1' })
    table.answer('crippling', ['3', '3'])
    expect(table.question.id).toBe('move')
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 17, crippled: true })
  })
  test('Containment Failure: two points each turn before the dice, and two successes to end it', async () => {
    const table = (await seat({ A: ['kite'], B: ['roc'], turns: 3 })).fix('hull@roc-1', 19).until('hits').answer('hits', ['roc-1'])
    table.answer('hull-lost', 1).answer('crippling', ['1', '3']).until('damage-control')
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 16, effects: ['containment-failure', 'containment-failure'] })
    table.answer('damage-control', ['6', '2']).until('damage-control')
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 14, effects: ['containment-failure'] })
    table.answer('damage-control', ['4'])
    expect(shown(table, 'roc-1')).toMatchObject({ effects: [] })
  })
  test('crippled at 18 it is not rolled for again until it falls to 10', async () => {
    const table = (await seat({ A: ['kite'], B: ['roc'], turns: 3 })).fix('hull@roc-1', 20).until('hits').answer('hits', ['roc-1'])
    table.answer('hull-lost', 3).answer('crippling', ['1', '1']).fix('hit@roc-1', 6)
    expect(table.ship('roc-1').due).toEqual([])
    table.fix('hit@roc-1', 1)
    expect(table.ship('roc-1').due).toEqual(['crippling'])
  })
})

describe('saves and shields (1.7, Special Rules; Damage)', () => {
  test('Shaltari: a passive save and no Point Defence with shields up, the other way round with shields down', async () => {
    const figures = { special: ['shaltari-shields'], passive: 5, pd: 4 }
    const mark = put(await range({ target: figures }), 'mark-1', {}).ships['mark-1']!
    expect([passiveNow(mark), pointDefenceNow(mark)]).toEqual([undefined, 4])
    expect([passiveNow({ ...mark, shields: true }), pointDefenceNow({ ...mark, shields: true })]).toEqual([5, 0])
  })
  test('Armour Cracked: 3+ is 5+, 5+ is 6+ and no worse; the passive save stays', async () => {
    const one = (await range({ target: { passive: 4 } })).ships['mark-1']!
    const cracked = { ...one, effects: ['armour-cracked' as const] }
    expect([armourNow(cracked), passiveNow(cracked)]).toEqual([5, 4])
    expect(armourNow({ ...cracked, figures: { ...one.figures, armour: 5 } })).toBe(6)
  })
})

describe('other rules', () => {
  // 1.7, Special Rules: dice more in damage control; never above the starting hull.
  test('Regenerate(2): a 4 gives a point back, a 1 costs one, a whole ship rolls nothing', async () => {
    const table = (await seat({ A: ['phoenix'], B: ['shark'], turns: 2 })).fix('hull@phoenix-1', 9).jump('damage-control')
    table.answer('regenerate', ['4', '1'])
    expect(shown(table, 'phoenix-1')).toMatchObject({ hull: 9 })
    const whole = (await seat({ A: ['phoenix'], B: ['shark'], turns: 2 })).jump('damage-control')
    expect(whole.question.id).toBe('ready')
    const nearly = (await seat({ A: ['phoenix'], B: ['shark'], turns: 2 })).fix('hull@phoenix-1', 11).jump('damage-control')
    nearly.answer('regenerate', ['6', '6'])
    expect(shown(nearly, 'phoenix-1')).toMatchObject({ hull: 12 })
  })
  // A rule that shifts a rating does so for the turn.
  test('a rating that a rule has shifted is the old one the next turn', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).fix('rating@line', 1).until('order')
    expect(ratingNow(table.state, 'line')).toBe(1)
    table.until('ready')
    expect(ratingNow(table.state, 'line')).toBe(5)
  })
  // 1.7, Special Rules: Open sets coherency aside, not the one special order.
  test('an Open ship that is out may take the special order of its battlegroup, and no other', async () => {
    const table = await seat({ A: ['swift'], B: ['shark'] })
    const out = { ...table.ship('swift-1'), out: true }
    expect(barred(table.state, out, 'max-thrust')).toBeUndefined()
    expect(barred({ ...table.state, special: 'weapons-free' }, out, 'max-thrust')).toBe('bar.other-special')
  })
})
