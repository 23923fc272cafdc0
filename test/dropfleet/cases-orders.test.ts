import { describe, expect, test } from 'vitest'
import { Refused } from '../../src/core/question.js'
import { coherency } from '../../src/systems/dropfleet/activation/giving-orders.js'
import { layerBar } from '../../src/systems/dropfleet/activation/movement.js'
import { barred, distances, orderFacts, thrustNow, turnsOf, weaponsOf } from '../../src/systems/dropfleet/activation/orders.js'
import { launchBar } from '../../src/systems/dropfleet/losses/losses.js'
import { type Order, orders, type Ship } from '../../src/systems/dropfleet/state.js'
import { optionOf, seat } from './seat.js'

/** Public cases of orders and movement. The number is the case, the source stands behind it. */

/** The kite, with something else about it. */
async function kite(more: Partial<Ship> = {}, figures: Partial<Ship['figures']> = {}): Promise<Ship> {
  const one = (await seat({ A: ['kite'], B: ['shark'] })).ship('kite-1')
  return { ...one, ...more, figures: { ...one.figures, ...figures } }
}

// Seed 001, order by order: turns, least and most of the thrust, weapon systems, launch, spike at the end.
describe('the seven orders of the seed', () => {
  const rows: readonly [Order, number, number, number, 0 | 1 | 'any', boolean, string][] = [
    ['standard', 1, 4, 8, 1, true, 'none'],
    ['weapons-free', 0, 4, 8, 'any', true, 'major'],
    ['station-keeping', 1, 0, 4, 1, true, 'minor'],
    ['course-change', 2, 4, 8, 1, true, 'minor'],
    ['max-thrust', 1, 8, 16, 0, false, 'minor'],
    ['silent-running', 0, 4, 8, 0, false, 'none'],
    ['active-scan', 0, 4, 8, 1, true, 'major'],
  ]
  test('there are seven', () => expect(rows.map(([order]) => order)).toEqual(orders))
  for (const [order, turns, least, most, weapons, launch, spike] of rows) {
    test(order, async () => {
      const one = await kite({ order })
      expect([turnsOf(one, order), distances(one, order), weaponsOf(one, order)]).toEqual([turns, { least, most }, weapons])
      expect(launchBar(one) === undefined).toBe(launch)
      expect(orderFacts[order].spike).toBe(spike)
    })
  }
})

describe('orders', () => {
  // Seed 001.
  test('Q17: one special order for a battlegroup; Weapons Free or Standard, not Course Change', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('group').answer('group', 'line-kite').answer('order', 'weapons-free')
    table.until('order@line-wren')
    expect(() => table.answer('order', 'course-change')).toThrow(Refused)
    expect(optionOf(table, 'course-change')?.disabled?.key).toBe('bar.other-special')
    expect(optionOf(table, 'weapons-free')?.disabled).toBeUndefined()
    expect(optionOf(table, 'standard')?.disabled).toBeUndefined()
  })
  test('Q17: the choice is free again for the next battlegroup and the next turn', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order@line-kite').answer('order', 'weapons-free')
    table.until('order@pack-shark').answer('order', 'course-change').until('ready').until('order@line-kite').answer('order', 'max-thrust')
    expect(table.ship('kite-1').order).toBe('max-thrust')
  })
  // 1.7, Detector.
  test('Q19: a Detector scans while its battlegroup is on Weapons Free; several of a group may', async () => {
    const table = (await seat({ A: ['owls'], B: ['shark'] })).until('group').answer('group', 'watch-kite').answer('order', 'weapons-free')
    table.until('order@watch-owl').answer('order', 'active-scan').answer('scanners', ['owl-1', 'owl-2'])
    expect([table.ship('owl-1').order, table.ship('owl-2').order]).toEqual(['active-scan', 'active-scan'])
    expect(table.state.special).toBe('weapons-free')
  })
  test('Q19: a Detector that scans first leaves the special order of its battlegroup open', async () => {
    const table = (await seat({ A: ['owls'], B: ['shark'] })).until('group').answer('group', 'watch-owl').answer('order', 'active-scan')
    table.until('order@watch-kite').answer('order', 'max-thrust')
    expect(table.ship('kite-1').order).toBe('max-thrust')
  })
  // Seed 001.
  test('Q20: one ship of a group scans; two groups of a battlegroup may have one scan each', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('group').answer('group', 'line-wren').answer('order', 'active-scan')
    table.answer('scanner', 'wren-2')
    expect([table.ship('wren-1').order, table.ship('wren-2').order]).toEqual(['standard', 'active-scan'])
    expect(table.of('ordered').find(({ ship }) => ship === 'wren-1')).toMatchObject({ instead: 'active-scan', why: 'bar.scan-second' })
    table.until('order@line-kite').answer('order', 'active-scan')
    expect(table.ship('kite-1').order).toBe('active-scan')
  })
  // Seed 001.
  test('Q22: no Active Scan in Atmosphere', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    expect(barred(state, await kite({ layer: 'atmosphere' }), 'active-scan')).toBe('bar.scan-atmosphere')
    expect(barred(state, await kite({ layer: 'low' }), 'active-scan')).toBeUndefined()
  })
  test('no Active Scan with a starting hull of 3; with 4 it is allowed, whatever is left of it', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    expect(barred(state, await kite({ hull: 3 }, { hull: 3 }), 'active-scan')).toBe('bar.scan-hull')
    expect(barred(state, await kite({ hull: 1 }, { hull: 4 }), 'active-scan')).toBeUndefined()
  })
  // Seed 001; FAQ.
  test('Q23: a ship out of coherency takes Standard Orders only, also not to catch up', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'] })).fix('coherency@wren-1', 'out')
    for (const order of orders.filter((one) => one !== 'standard'))
      expect(barred(table.state, table.ship('wren-1'), order), order).toBe('bar.coherency')
    expect(barred(table.state, table.ship('wren-1'), 'standard')).toBeUndefined()
  })
  test('Q23: a lone ship and a last survivor need no coherency, and are not asked for it', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'] })).fix('coherency@wren-1', 'out').fix('destroyed@wren-2', 'yes')
    expect(barred(table.state, table.ship('wren-1'), 'max-thrust')).toBeUndefined()
    expect(optionOf(table.until('order'), 'coherency')).toBeUndefined()
  })
  test('Open ships ignore coherency, but not the one special order', async () => {
    const table = (await seat({ A: ['two'], B: ['shark'] })).fix('coherency@swift-1', 'out')
    expect(barred(table.state, table.ship('swift-1'), 'max-thrust')).toBeUndefined()
    expect(barred({ ...table.state, special: 'weapons-free' }, table.ship('swift-1'), 'max-thrust')).toBe('bar.other-special')
  })
  // 1.7, Game Components.
  test('coherency is 3" for starting hull 6 or less, 6" above', async () => {
    expect([coherency(await kite({}, { hull: 6 })), coherency(await kite({}, { hull: 7 }))]).toEqual([3, 6])
  })
  // Seed 001 names no rounding.
  test('Q26: thrust 7 moves at least 3.5", exactly half', async () => {
    expect(distances(await kite({}, { thrust: 7 }), 'standard')).toEqual({ least: 3.5, most: 7 })
  })
  // FAQ.
  test('Q28: Station Keeping may stand still, and the ship still has activated', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'station-keeping').answer('move', 'done')
    expect(distances(table.ship('kite-1'), 'station-keeping').least).toBe(0)
    table.until('order@pack-shark')
    expect(table.ship('kite-1')).toMatchObject({ activated: true, spike: 'minor' })
  })
  // 1.7, Movement; FAQ.
  test('Q29: who cannot turn cannot change layer', async () => {
    for (const order of orders) {
      const still = ['weapons-free', 'active-scan', 'silent-running'].includes(order)
      expect(layerBar(await kite({ order }), 'down'), order).toBe(still ? 'layer.no-turn' : undefined)
    }
  })
  test('Q29: no key for a layer is shown on Weapons Free', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'weapons-free')
    expect(optionOf(table, 'down')).toBeUndefined()
  })
  // FAQ, Orbital Combat.
  test('Q31: thrust 10 leaves the Atmosphere with 6" left', async () => {
    const table = (await seat({ A: ['swift'], B: ['shark'], layer: { lift: 'atmosphere' } })).until('order').answer('order', 'standard')
    expect(JSON.stringify(table.question.tell)).toContain('"key":"move.climb","args":{"least":1,"most":2,"left":6}')
    table.answer('move', 'up')
    expect(table.ship('swift-1').layer).toBe('low')
  })
  // Seed 001; 1.7, Firing.
  test('Q32: after Max Thrust nothing about fire is asked, and nobody launches', async () => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).until('order').answer('order', 'max-thrust').answer('move', 'done')
    expect(table.question).toMatchObject({ id: 'order', about: 'pack-shark' })
    expect(launchBar(table.ship('gull-1'))).toBe('launch.order')
    table.until('ready')
    expect(table.events).toContainEqual({ type: 'told', what: 'nobody-launches' })
  })
  // 1.7, Damage.
  test('Q34: a crippled ship takes every order; Energy Surges alone bar them', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    const special = orders.filter((one) => one !== 'standard')
    const crippled = await kite({ crippled: true, effects: ['fire', 'armour-cracked', 'orbital-decay'] })
    expect(special.map((order) => barred(state, crippled, order))).toEqual(special.map(() => undefined))
    const surging = await kite({ crippled: true, effects: ['energy-surges'] })
    expect(new Set(special.map((order) => barred(state, surging, order)))).toEqual(new Set(['bar.energy-surges']))
  })
  // 1.7, Damage.
  test('Q35: Engines Disabled, thrust 9: 5" of thrust, no turn, no layer change, and every order', async () => {
    const one = await kite({ effects: ['engines-disabled'], layer: 'low' }, { thrust: 9 })
    expect(thrustNow(one)).toBe(5)
    expect(distances(one, 'standard')).toEqual({ least: 2.5, most: 5 })
    expect(distances(one, 'max-thrust')).toEqual({ least: 5, most: 10 })
    for (const order of orders) expect(turnsOf(one, order)).toBe(0)
    expect([layerBar(one, 'up'), layerBar(one, 'down')]).toEqual(['layer.engines', 'layer.engines'])
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    for (const order of orders) expect(barred(state, one, order)).toBeUndefined()
  })
  // FAQ; 1.7, Damage.
  test('Q37: Weapons Offline after the activation: no launch this turn, no fire in the next activation, then it is over', async () => {
    const table = (await seat({ A: ['kite'], B: ['gull9'], turns: 3 })).until('first-or-second').answer('first-or-second', 'second')
    table.until('hits@line-kite').answer('hits', ['gull-1']).answer('hull-lost', 5)
    table.answer('crippling', ['5', '3'])
    expect(table.events).toContainEqual({ type: 'told', what: 'nobody-launches' })
    table.until('ready')
    expect(table.ship('gull-1').effects).toEqual(['weapons-offline'])
    table.until('order@deck-gull').answer('order', 'weapons-free').answer('move', 'done')
    // No fire was asked, and it may launch again.
    expect(table.question).toMatchObject({ id: 'launch', about: 'B' })
    expect(table.ship('gull-1').effects).toEqual([])
  })
  test('Q37: weapons lost in the middle of its own activation are lost in the next one', async () => {
    const table = (await seat({ A: ['wrens'], B: ['rays'], turns: 3 })).until('hits@scouts-wren').answer('hits', ['ray-1'])
    table.answer('hull-lost', 4).answer('wreck', ['6']).answer('wreck-radius', ['3']).answer('caught', ['wren-1'])
    table.answer('crippling', ['5', '4']).until('order@pack-ray')
    // The three points of Weapons Offline are more than it had left.
    expect(table.ship('wren-1').hull).toBe(0)
    const other = (await seat({ A: ['kite'], B: ['rays'], turns: 3 }))
      .until('hits@line-kite')
      .fix('hull@kite-1', 6)
      .answer('hits', ['ray-1'])
    other.answer('hull-lost', 4).answer('wreck', ['6']).answer('wreck-radius', ['3']).answer('caught', ['kite-1'])
    other.answer('crippling', ['5', '4']).until('order@pack-ray')
    expect(other.ship('kite-1')).toMatchObject({ hull: 1, activated: true, effects: ['weapons-offline'] })
  })
  // 1.7, Special Rules.
  test('Q38: a Monitor takes neither Course Change nor Max Thrust', async () => {
    const { state } = await seat({ A: ['tern'], B: ['shark'] })
    const tern = state.ships['tern-1']!
    expect(orders.filter((order) => barred(state, tern, order) === 'bar.monitor')).toEqual(['course-change', 'max-thrust'])
  })
  test('Shaltari shields bar Silent Running only', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    const shielded = await kite({ shields: true })
    expect(orders.filter((order) => barred(state, shielded, order))).toEqual(['silent-running'])
  })
  test('climbing takes 4" of the thrust that the order gives: Station Keeping of a thrust of 7" is not enough', async () => {
    const at = (order: Order, thrust: number) => kite({ order, layer: 'low' }, { thrust })
    expect(layerBar(await at('station-keeping', 7), 'up')).toBe('layer.thrust')
    expect(layerBar(await at('station-keeping', 8), 'up')).toBeUndefined()
    expect(layerBar(await at('standard', 4), 'up')).toBeUndefined()
    expect(layerBar(await at('standard', 3), 'up')).toBe('layer.thrust')
  })
  test('only Atmospheric ships go into the Atmosphere', async () => {
    expect(layerBar(await kite({ layer: 'low', order: 'standard' }), 'down')).toBe('layer.not-atmospheric')
    expect(layerBar(await kite({ layer: 'low', order: 'standard' }, { special: ['atmospheric'] }), 'down')).toBeUndefined()
  })
})
