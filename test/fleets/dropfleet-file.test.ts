import { expect, test } from 'vitest'
import { matcher } from '../../src/core/names.js'
import { type FindShip, type Fleet, readFleet } from '../../src/systems/dropfleet/fleet/fleet.js'
import type { Profile } from '../../src/systems/dropfleet/fleet/profile.js'

const frigate: Profile = {
  class: 'Tern',
  name: 'Tern Frigate',
  faction: 'UCM',
  group: [2, 4],
  tonnage: 'L',
  hull: 4,
  thrust: 10,
  scan: 6,
  signature: 3,
  armour: 4,
  pd: 3,
  points: 35,
  special: ['open'],
  weapons: [{ name: 'Gun', lock: 3, attack: 2, damage: 1, arc: 'F/S', special: ['linked-1'] }],
  launch: [],
}
const find: FindShip = async (name) => matcher([{ names: ['Tern', 'Tern Frigate'], value: frigate }])(name)

const read = async (data: unknown): Promise<Fleet> => {
  const outcome = await readFleet(data, find)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failures))
  return outcome.value
}
const failures = async (data: unknown): Promise<string[]> => {
  const outcome = await readFleet(data, find)
  return outcome.ok ? [] : outcome.failures.map(({ path, text }) => `${path.join('.')}: ${text.key}`)
}
const fleet = (...groups: object[]) => ({ system: 'dropfleet', battlegroups: [{ groups }] })

test('a class is enough: every number comes from the catalogue, and the rating is the sum of the tonnages', async () => {
  const { battlegroups } = await read(fleet({ class: 'tern frigates', count: 3 }))
  expect(battlegroups).toMatchObject([{ rating: 3, groups: [{ class: 'Tern', count: 3, hull: 4, special: ['open'] }] }])
})

test('numbers of the file win, on the group and on one ship, and the rating counts a ship of another tonnage', async () => {
  const { battlegroups } = await read(fleet({ class: 'Tern', count: 2, hull: 5, ships: [{}, { tonnage: 'M', hull: 9, name: 'Big' }] }))
  expect(battlegroups).toMatchObject([{ rating: 6, groups: [{ hull: 5, ships: [{}, { hull: 9, name: 'Big' }] }] }])
})

test('a ship of no catalogue needs hull, thrust, scan and signature, as numbers or as on the card', async () => {
  const own = { class: 'Drifter', hull: 9, thrust: '8"', scan: 6, signature: '4"/20"', armour: '3+/5+', special: 'Full Cloak, Aegis (6)' }
  const outcome = await readFleet(fleet(own), find)
  expect(outcome).toMatchObject({ ok: true, warnings: [{ text: { key: 'fleet.figures-guessed', args: { figures: 'tonnage M, pd 0' } } }] })
  expect((await read(fleet(own))).battlegroups[0]?.groups[0]).toEqual({
    class: 'Drifter',
    count: 1,
    tonnage: 'M',
    hull: 9,
    thrust: 8,
    scan: 6,
    signature: 4,
    shieldedSignature: 20,
    armour: 3,
    passive: 5,
    pd: 0,
    points: 0,
    special: ['full-cloak', 'aegis-6'],
    weapons: [],
    launch: [],
  })
  expect(await failures(fleet({ class: 'Drifter', hull: 9 }))).toEqual(['battlegroups.0.groups.0.class: fleet.unknown-no-idea'])
})

test('what was read is a fleet file again and gives the same, without a catalogue', async () => {
  const weapon = { name: 'Bomb', lock: '*', attack: 'D6+1', damage: 'd3', arc: 'F(N)', special: ['L (1)'] }
  const once = await read({
    ...fleet({ class: 'Tern', count: 2, marks: ['red', 'blue'], weapons: [weapon] }, { class: 'Tern', ships: [{ id: 'bob' }] }),
    admirals: [{ name: 'Commodore', ship: 'bob', bonus: 1 }],
    approach: 'column',
  })
  expect(once.admirals).toEqual([{ name: 'Commodore', value: 3, ship: 'bob', bonus: 1 }])
  const nobody: FindShip = async () => ({ kind: 'none', close: [] })
  expect(await readFleet(JSON.parse(JSON.stringify(once)), nobody)).toEqual({ ok: true, value: once, warnings: [] })
})

test('every fault is told at its place: misspelt and missing fields, values out of range, unknown classes and ships', async () => {
  expect(await failures({ system: 'dropfleet', battlegroups: [{ groups: [{ clas: 'Tern' }] }] })).toEqual([
    'battlegroups.0.groups.0: fleet.missing-field',
    'battlegroups.0.groups.0.clas: fleet.unknown-field',
  ])
  expect(await failures(fleet({ class: 'Tern', count: 0, hull: 'big', scan: true, special: 4, armour: 9 }))).toEqual([
    'battlegroups.0.groups.0.count: fleet.whole',
    'battlegroups.0.groups.0.hull: fleet.whole',
    'battlegroups.0.groups.0.scan: fleet.inches',
    'battlegroups.0.groups.0.armour: fleet.save',
    'battlegroups.0.groups.0.special: fleet.list',
  ])
  expect(await failures(fleet({ class: 'Tren' }))).toEqual(['battlegroups.0.groups.0.class: fleet.unknown'])
  expect(await failures({ ...fleet({ class: 'Tern' }), admirals: [{ name: 'Sir Bob', ship: 'moscow-1' }] })).toEqual([
    'admirals.0.value: fleet.admiral-value',
    'admirals.0.ship: fleet.unknown-ship',
  ])
  expect(await failures(fleet({ class: 'Tern', ships: [{ id: 'x' }] }, { class: 'Tern', ships: [{ id: 'x' }] }))).toEqual([
    'battlegroups.0.groups.1: fleet.duplicate',
  ])
  expect(await failures(fleet({ class: 'Tern', count: 1, ships: [{ id: 'none' }, {}] }))).toEqual([
    'battlegroups.0.groups.0.ships.0.id: fleet.reserved-id',
  ])
  expect(await failures('a list')).toEqual([': fleet.mapping'])
})

test('names lose what could move a cursor', async () => {
  expect((await read({ ...fleet({ class: 'Tern' }), name: 'Red\u001b[31m\u0007Fleet' })).name).toBe('Red  Fleet')
})
