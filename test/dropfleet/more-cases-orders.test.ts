import { describe, expect, test } from 'vitest'
import { Refused } from '../../src/core/question.js'
import { layerBar } from '../../src/systems/dropfleet/activation/movement.js'
import { barred, distances, thrustNow, turnsOf, weaponsOf } from '../../src/systems/dropfleet/activation/orders.js'
import { signature } from '../../src/systems/dropfleet/activation/spikes.js'
import { type Effect, orders, type Ship } from '../../src/systems/dropfleet/state.js'
import { face } from '../../src/systems/dropfleet/view.js'
import { optionOf, type Seat, seat } from './seat.js'

/** More questions that come up about orders, movement and layers. The source stands behind each. */

const shown = (table: Seat, id: string) => (face(table.state).ships as Record<string, Record<string, unknown>>)[id]
const range = (one: Ship, order: (typeof orders)[number]) => {
  const { least, most } = distances(one, order)
  return [least, most]
}
const fitted = async (fleet: string, id: string, more: Partial<Ship> = {}): Promise<Ship> => ({
  ...(await seat({ A: [fleet], B: ['shark'] })).ship(id),
  ...more,
})

describe('orders', () => {
  // Seed 001: the spike is part of the order, not of the fire.
  test('Weapons Free, but nothing was fired: the Major Spike comes all the same', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'weapons-free').answer('move', 'done')
    table.answer('hits', [])
    expect(shown(table, 'kite-1')).toMatchObject({ spike: 'major', signature: 18, order: 'weapons-free', activated: true })
  })
  // Seed 001: each ship by itself takes the special order or Standard Orders.
  test('one ship of a group on Max Thrust, its mate on Standard Orders', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'] })).fix('spike@wren-2', 'minor').until('order').answer('order', 'each')
    table.answer('order@wren-1', 'max-thrust').answer('order@wren-2', 'standard').until('order@pack-shark')
    expect([shown(table, 'wren-1'), shown(table, 'wren-2')]).toMatchObject([
      { order: 'max-thrust', spike: 'minor' },
      { order: 'standard', spike: 'none' },
    ])
  })
  // Seed 001: the ships of the battlegroup, not of the fleet.
  test('the enemy battlegroup is not bound by my special order', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'weapons-free').until('order@pack-shark')
    expect(orders.filter((order) => optionOf(table, order)?.disabled)).toEqual([])
  })
  // 1.7, Damage: until it is repaired.
  test('Energy Surges, and the ship is a Detector: Standard Orders only all the same', async () => {
    const table = await seat({ A: ['owls'], B: ['shark'] })
    const owl = { ...table.ship('owl-1'), effects: ['energy-surges' as const] }
    expect(orders.filter((order) => !barred(table.state, owl, order))).toEqual(['standard'])
  })
  // Seed 001 names the starting hull; FAQ on Detectors.
  test('a Detector out of coherency does not scan', async () => {
    const table = await seat({ A: ['owls'], B: ['shark'] })
    expect(barred(table.state, { ...table.ship('owl-1'), out: true }, 'active-scan')).toBe('bar.coherency')
  })
  // 1.7, Special Rules: Outlier sets battlegroup coherency aside, not that of the group.
  test('an Outlier out of group coherency takes Standard Orders only', async () => {
    const table = await seat({ A: ['gnats'], B: ['shark'] })
    expect(barred(table.state, { ...table.ship('gnat-1'), out: true }, 'max-thrust')).toBe('bar.coherency')
  })
  // Seed 001; 1.7, Special Rules.
  test('shields up bar Silent Running; lowered as the battlegroup activates they do not', async () => {
    const table = (await seat({ A: ['jays'], B: ['shark'] })).fix('shields@jay-1', 'yes').fix('shields@jay-2', 'yes').until('shields')
    table.answer('shields', ['jay-2']).until('order').answer('order', 'each')
    expect(optionOf(table, 'silent-running')?.disabled).toBeUndefined()
    table.answer('order@jay-1', 'silent-running')
    expect(optionOf(table, 'silent-running')?.disabled?.key).toBe('bar.shields')
    expect(() => table.answer('order@jay-2', 'silent-running')).toThrow(Refused)
    table.answer('order@jay-2', 'standard').until('order@pack-shark')
    expect([shown(table, 'jay-1'), shown(table, 'jay-2')]).toMatchObject([
      { signature: 0, silent: true, shields: false },
      { signature: 12, silent: false, shields: true },
    ])
  })
  // 1.7, Special Rules: two weapons where an order gives one.
  test('a Dreadnought fires two weapons on orders that allow one, none on Max Thrust', async () => {
    const roc = await fitted('roc', 'roc-1')
    expect(orders.map((order) => weaponsOf(roc, order))).toEqual([2, 'any', 2, 2, 0, 0, 2])
  })
  // 1.7, Damage.
  test('Weapons Offline leaves no weapon on any order, also not on Weapons Free or Close Action', async () => {
    const kite = await fitted('kite', 'kite-1', { effects: ['weapons-offline'] })
    expect(orders.map((order) => weaponsOf(kite, order))).toEqual(orders.map(() => 0))
  })
  // 1.7, Special Rules: Vectored turns at any point, but gets no turn where the order has none.
  test('a Vectored ship does not turn on Weapons Free', async () => {
    const swallow = await fitted('swallow', 'swallow-1')
    expect(orders.map((order) => turnsOf(swallow, order))).toEqual([1, 0, 1, 2, 1, 0, 0])
  })
  // Seed 001.
  test('a Civilian Transport never takes a special order; told to, it takes Standard Orders', async () => {
    const table = (await seat({ A: ['stork'], B: ['shark'] })).until('move')
    expect(table.ship('stork-1').order).toBe('standard')
  })
})

describe('movement and layers', () => {
  // Seed 001: parts of the thrust, exact.
  test('thrust 7: every order to the half inch', async () => {
    const { figures } = await fitted('eagle', 'eagle-1')
    expect(figures.thrust).toBe(7)
    const eagle = await fitted('eagle', 'eagle-1')
    expect(orders.map((order) => range(eagle, order))).toEqual([
      [3.5, 7],
      [3.5, 7],
      [0, 3.5],
      [3.5, 7],
      [7, 14],
      [3.5, 7],
      [3.5, 7],
    ])
  })
  // 1.7, Orbital Layers.
  test('Max Thrust in the Atmosphere: 2" to 4"; leaving it first: 16" of a thrust of 10" are left', async () => {
    const swift = await fitted('swift', 'swift-1', { layer: 'atmosphere', order: 'max-thrust' })
    expect([thrustNow(swift), range(swift, 'max-thrust')]).toEqual([2, [2, 4]])
    expect(layerBar(swift, 'up')).toBeUndefined()
    const table = (await seat({ A: ['swift'], B: ['shark'], layer: { lift: 'atmosphere' } })).until('order').answer('order', 'max-thrust')
    expect(JSON.stringify(table.question.tell)).toContain('"left":16')
    table.answer('move', 'up')
    expect(shown(table, 'swift-1')).toMatchObject({ layer: 'low' })
  })
  test('on Silent Running or Weapons Free nobody leaves the Atmosphere', async () => {
    for (const order of ['silent-running', 'weapons-free'] as const)
      expect(layerBar(await fitted('swift', 'swift-1', { layer: 'atmosphere', order }), 'up'), order).toBe('layer.no-turn')
  })
  // 1.7, Movement: one step a turn.
  test('from High Orbit into the Atmosphere takes two turns', async () => {
    const table = (await seat({ A: ['swift'], B: ['shark'], turns: 2 })).until('move@lift-swift').answer('move', 'down')
    expect(shown(table, 'swift-1')).toMatchObject({ layer: 'low' })
    expect(table.question).not.toMatchObject({ id: 'move', about: 'lift-swift' })
    table.until('ready').answer('ready', 'ready').until('move@lift-swift').answer('move', 'down')
    expect(shown(table, 'swift-1')).toMatchObject({ layer: 'atmosphere' })
  })
  // 1.7, Damage; Movement.
  test.each<[Effect[], number]>([
    [[], 8],
    [['engines-disabled'], 4],
    [['engine-destroyed'], 6],
    [['engine-destroyed', 'engines-disabled'], 3],
    [['scanners-offline'], 8],
  ])('thrust 8 with %j is %i', async (effects, thrust) => expect(thrustNow(await fitted('kite', 'kite-1', { effects }))).toBe(thrust))
  test('Engines Disabled on Course Change and Station Keeping: no turn and no layer', async () => {
    for (const order of ['course-change', 'station-keeping', 'max-thrust', 'standard'] as const) {
      const kite = await fitted('kite', 'kite-1', { effects: ['engines-disabled'], order, layer: 'low' })
      expect([turnsOf(kite, order), layerBar(kite, 'up'), layerBar(kite, 'down')]).toEqual([0, 'layer.engines', 'layer.engines'])
    }
  })
  test('Engines Disabled is repaired at the end of the turn: the next activation has the whole thrust', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).fix('effects@kite-1', ['engines-disabled'])
    table.until('damage-control').answer('damage-control', ['4']).until('order')
    expect([table.state.turn, thrustNow(table.ship('kite-1'))]).toEqual([2, 8])
  })
  // 1.7, Movement.
  test('a Station Keeping of a thrust of 8" has just the 4" to climb; down costs nothing', async () => {
    const kite = await fitted('kite', 'kite-1', { order: 'station-keeping', layer: 'low' })
    expect(layerBar(kite, 'up')).toBeUndefined()
    expect(layerBar({ ...kite, figures: { ...kite.figures, thrust: 7 } }, 'up')).toBe('layer.thrust')
    expect(layerBar({ ...kite, layer: 'high', figures: { ...kite.figures, thrust: 1 } }, 'down')).toBeUndefined()
  })
  // Seed 001.
  test('no Active Scan from the Atmosphere, but a ship that stands in Low Orbit may', async () => {
    const table = await seat({ A: ['swift'], B: ['shark'] })
    expect(barred(table.state, { ...table.ship('swift-1'), layer: 'atmosphere' }, 'active-scan')).toBe('bar.scan-atmosphere')
    expect(barred(table.state, { ...table.ship('swift-1'), layer: 'low' }, 'active-scan')).toBeUndefined()
  })
  test('Silent Running in the Atmosphere is allowed: 1" to 2", Signature 0', async () => {
    const table = (await seat({ A: ['swift'], B: ['shark'], layer: { lift: 'atmosphere' } })).until('order')
    table.answer('order', 'silent-running')
    expect(range(table.ship('swift-1'), 'silent-running')).toEqual([1, 2])
    table.until('order@pack-shark')
    expect([signature(table.ship('swift-1')), table.ship('swift-1').layer]).toEqual([0, 'atmosphere'])
  })
  // No rule says that it is destroyed.
  test('a ship leaves the table while its mate stays: the mate goes on, the departed takes no spike and no order of the next turn', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'], turns: 2 })).until('order').answer('order', 'max-thrust').answer('move', 'each')
    table.answer('move@wren-1', 'left').answer('move@wren-2', 'done')
    expect([shown(table, 'wren-1'), shown(table, 'wren-2')]).toMatchObject([
      { left: true, destroyed: false, hull: 4, spike: 'none' },
      { left: false, spike: 'minor', activated: true },
    ])
    table.until('ready').answer('ready', 'ready').until('order@scouts-wren')
    expect(optionOf(table, 'coherency')).toBeUndefined()
  })
})
