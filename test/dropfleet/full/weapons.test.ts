import { describe, expect, test } from 'vitest'
import { apply } from '../../../src/systems/dropfleet/apply.js'
import { attack } from '../../../src/systems/dropfleet/attack/attack.js'
import { fireBar, nothingFired, systemsOf } from '../../../src/systems/dropfleet/attack/weapons.js'
import type { Event } from '../../../src/systems/dropfleet/events.js'
import type { Figures } from '../../../src/systems/dropfleet/fleet/profile.js'
import type { Order, Ship, State } from '../../../src/systems/dropfleet/state.js'
import { put, range, run, script, shot, weapon } from './range.js'

/** Which systems a ship may fire after it has fired some: id, or why not. */
async function open(
  special: Readonly<Record<string, readonly string[]>>,
  order: Order,
  fired: readonly string[],
  figures: Partial<Figures> = {},
  change: Partial<Ship> = {},
) {
  const weapons = Object.entries(special).map(([name, rules]) => weapon({ name, special: [...rules] }))
  const state = put(await range({ weapons, order, firer: figures }), 'gunner-1', change)
  return openAfter(state, fired)
}

function openAfter(state: State, fired: readonly string[]): Record<string, string> {
  const after = fired.reduce((s, id) => {
    const one = s.ships['gunner-1']!
    const system = systemsOf(one, s.open?.firing).find((each) => each.id === id)!
    const allocated: Event = { type: 'allocated', shots: system.weapons.map((place) => shot({ weapon: place })) }
    return apply(s, allocated)
  }, state)
  const one = after.ships['gunner-1']!
  const firing = after.open?.firing ?? nothingFired
  return Object.fromEntries(
    systemsOf(one, firing).map((system) => [system.id, (fireBar(one, system, firing) ?? 'may').replace('fire-bar.', '')]),
  )
}

describe('weapons that an order lets a ship fire (seed 001; 1.7, Firing; Special Rules)', () => {
  const cards = { gun: [], laser: [], missiles: ['close-action'], bays: ['close-action'] }
  test('Standard Orders: one system, and any number of Close Action', async () => {
    expect(await open(cards, 'standard', [])).toEqual({ gun: 'may', laser: 'may', missiles: 'may', bays: 'may' })
    expect(await open(cards, 'standard', ['gun', 'missiles'])).toEqual({ gun: 'used', laser: 'limit', missiles: 'used', bays: 'may' })
  })
  test('Weapons Free: any number', async () => expect((await open(cards, 'weapons-free', ['gun'])).laser).toBe('may'))
  test.each<Order>(['max-thrust', 'silent-running'])('%s: nothing, Close Action included (Q32)', async (order) =>
    expect(await open(cards, order, [])).toEqual({ gun: 'order', laser: 'order', missiles: 'order', bays: 'order' }),
  )
  test('Q49: Stealth fires one system on Silent Running until it is crippled', async () => {
    expect((await open(cards, 'silent-running', ['gun'], { special: ['stealth'] })).laser).toBe('limit')
    expect((await open(cards, 'silent-running', [], { special: ['stealth'] }, { crippled: true })).gun).toBe('order')
  })
  test('a dreadnought fires two where others fire one', async () => {
    expect((await open(cards, 'standard', ['gun'], { special: ['dreadnought'] })).laser).toBe('may')
    expect((await open({ ...cards, third: [] }, 'standard', ['gun', 'laser'], { special: ['dreadnought'] })).third).toBe('limit')
  })
  test('Weapons Offline: nothing', async () =>
    expect((await open(cards, 'standard', [], {}, { effects: ['weapons-offline'] })).gun).toBe('order'))
  test('Linked weapons are one system, also when they take targets of their own', async () => {
    const linked = { port: ['linked-1'], starboard: ['linked-1'], gun: [] }
    expect(await open(linked, 'standard', ['linked-1'])).toEqual({ 'linked-1': 'used', gun: 'limit' })
    const state = await range({ weapons: Object.entries(linked).map(([name, special]) => weapon({ name, special })) })
    const split = apply(state, { type: 'weapons-unlinked', ships: ['gunner-1'], system: 'linked-1' })
    expect(openAfter(split, ['linked-1-1'])).toEqual({ 'linked-1-1': 'used', 'linked-1-2': 'may', gun: 'limit' })
  })
  test('Alt: one of the lines', async () => expect((await open({ a: ['alt-1'], b: ['alt-1'] }, 'weapons-free', ['a'])).b).toBe('alt'))
  test('Low Power takes the place of Close Action as the extra', async () => {
    const low = { gun: [], lance: ['low-power'], missiles: ['close-action'] }
    expect(await open(low, 'standard', ['gun'])).toEqual({ gun: 'used', lance: 'may', missiles: 'may' })
    expect((await open(low, 'standard', ['gun', 'lance'])).missiles).toBe('low-power')
    expect((await open(low, 'standard', ['gun', 'missiles'])).lance).toBe('limit')
  })
  test('Limited weapons are counted, lost ones are gone', async () => {
    expect((await open({ gun: ['limited-2'] }, 'standard', [], {}, { spent: { w0: 2 } })).gun).toBe('limited')
    expect((await open(cards, 'standard', [], {}, { lost: [0] })).gun).toBe('lost')
  })
  test('a Subsystem Network lets a second weapon of the same type go with the first', async () => {
    const state = await range({
      weapons: ['Gun', 'Gun', 'Gun', 'Laser'].map((name) => weapon({ name })),
      firer: { special: ['subsystem-network'] },
    })
    expect(openAfter(state, ['gun'])).toEqual({ gun: 'used', 'gun-2': 'may', 'gun-3': 'may', laser: 'limit' })
    expect(openAfter(state, ['gun', 'gun-2'])).toEqual({ gun: 'used', 'gun-2': 'used', 'gun-3': 'limit', laser: 'limit' })
  })
  test('no Close Action in the Atmosphere, unless it is Air-to-Air', async () =>
    expect(
      await open({ missiles: ['close-action'], darts: ['close-action', 'air-to-air'] }, 'standard', [], {}, { layer: 'atmosphere' }),
    ).toEqual({ missiles: 'atmosphere', darts: 'may' }))
  test('a shot counts a Limited use once all is allocated', async () => {
    const state = await range({ weapons: [weapon({ special: ['limited-3'] })] })
    const fired = ([{ type: 'allocated', shots: [shot()] }, { type: 'allocation-ended' }] as Event[]).reduce(apply, state)
    expect(fired.ships['gunner-1']!.spent).toEqual({ w0: 1 })
  })
  test('Overcharge: nothing beside it, and no launch on another order than Weapons Free', async () => {
    const load = { name: 'Bombers', kind: 'bombers', launch: 2, special: [] } as const
    const fired = async (order: Order) => {
      const state = await range({
        weapons: [weapon({ special: ['overcharge'] }), weapon({ name: 'Other' })],
        order,
        firer: { launch: [load] },
      })
      return run(
        state,
        (t) => attack(t, 'A', 'gunner-gunner'),
        script({ weapon: ['overcharge-gun', 'done'], target: ['mark-1'], 'to-hit': [['1', '1']] }),
      )
    }
    expect((await fired('standard')).state.ships['gunner-1']!.effects).toEqual(['launch-lost'])
    expect((await fired('weapons-free')).state.ships['gunner-1']!.effects).toEqual([])
  })
})
