import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFleet as readArmada } from '../../src/systems/armada/fleet/fleet.js'
import { readFleet as readDropfleet } from '../../src/systems/dropfleet/fleet/fleet.js'

const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const figures = {
  hull: some(fc.integer({ min: 1, max: 40 })),
  points: some(fc.nat(500)),
  special: some(fc.array(name, { maxLength: 3 })),
  armour: some(fc.constantFrom(3, '4+', '3+/5+')),
  signature: some(fc.constantFrom(3, '4"', '4"/20"')),
}
const group = fc.record({
  class: fc.constantFrom('Toulon', 'jade', 'Moscow Heavy Cruisers', 'Armstrong', 'nothing like it'),
  count: some(fc.integer({ min: 1, max: 4 })),
  marks: some(fc.array(name, { maxLength: 3 })),
  ships: some(fc.array(fc.record({ name: some(name), ...figures }), { maxLength: 2 })),
  ...figures,
})
const dropfleet = fc.record({
  system: fc.constant('dropfleet'),
  name,
  battlegroups: fc.array(fc.record({ name: some(name), groups: fc.array(group, { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
})
const armada = fc.record({
  system: fc.constant('armada'),
  name,
  ships: fc.array(
    fc.record({
      class: fc.constantFrom('CR90 Corvette A', 'victory ii', 'Onager Testbed', 'SSD Executor I'),
      count: some(fc.integer({ min: 1, max: 3 })),
      name: some(name),
      mark: some(name),
      hull: some(fc.integer({ min: 1, max: 20 })),
      antiSquadron: some(fc.constantFrom('2r', '-', '1r2b3k')),
      upgrades: some(fc.array(fc.constantFrom('Gunnery Team', 'Admiral Motti', { name: 'X', slot: 'title', points: 3 }), { maxLength: 3 })),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  squadrons: fc.array(
    fc.record({
      class: fc.constantFrom('X-wing', 'Luke Skywalker', 'TIE Fighter Squadron'),
      keywords: some(fc.array(name, { maxLength: 2 })),
    }),
    {
      maxLength: 3,
    },
  ),
})

/** As a file holds it: fields that are not there are not there. */
const filed = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test('whatever fleet can be read is a fleet file, and read again it is the same; the rest is told, not thrown', async () => {
  let read = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(dropfleet, armada), async (data) => {
      const reader = data.system === 'armada' ? readArmada : readDropfleet
      const once = await reader(filed(data))
      if (!once.ok) {
        expect(once.failures.length).toBeGreaterThan(0)
        return
      }
      read++
      expect(await reader(filed(once.value))).toEqual({ ok: true, value: once.value, warnings: [] })
    }),
    { numRuns: 200 },
  )
  expect(read).toBeGreaterThan(50)
})

test('any data at all is read or told, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('dropfleet', 'armada'), async (data, system) => {
      const reader = system === 'armada' ? readArmada : readDropfleet
      const nested = { system, battlegroups: data, ships: data, commander: data, admirals: data }
      for (const each of [data, nested]) expect(await reader(each)).toHaveProperty('ok')
    }),
    { numRuns: 200 },
  )
})
