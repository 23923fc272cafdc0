import { describe, expect, test } from 'vitest'
import { admiralRank, factionOf, factions, freeValue, ranksOf } from '../../src/systems/dropfleet/fleet/admirals.js'
import { readFleet } from '../../src/systems/dropfleet/fleet/fleet.js'
import { landers, launchAssets, pungariBombers } from '../../src/systems/dropfleet/fleet/launch-assets.js'
import { allShips, findShip, shipsOf } from '../../src/systems/dropfleet/ships/find.js'

const ships = await allShips()
const found = async (name: string, faction?: string) => {
  const match = await findShip(name, faction)
  return match.kind === 'exact' || match.kind === 'guess'
    ? `${match.kind} ${match.kind === 'exact' ? match.value.class : match.name}`
    : match.kind
}

test('177 profiles, 463 weapons with their numbers and 68 loads, by faction', async () => {
  const counts = await Promise.all([...factions, 'mercenary' as const].map(async (book) => (await shipsOf(book)).length))
  expect(counts).toEqual([35, 37, 35, 36, 30, 4])
  expect(new Set(ships.map((ship) => ship.class)).size).toBe(177)
  // Twins stand as one line `2 x`: 24 such lines more make the weapons of all ships.
  expect(ships.flatMap(({ weapons }) => weapons).length).toBe(496)
  expect(ships.flatMap(({ launch }) => launch).length).toBe(68)
})

test.each(ships.map((ship) => [ship.class, ship] as const))(
  '%s is a fleet of its own, and survives being written and read',
  async (_, ship) => {
    const once = await readFleet({ system: 'dropfleet', faction: ship.faction, battlegroups: [{ groups: [{ class: ship.name }] }] })
    expect(once).toMatchObject({
      ok: true,
      value: { battlegroups: [{ groups: [{ class: ship.class, hull: ship.hull, points: ship.points }] }] },
    })
    expect(await readFleet(once.ok && JSON.parse(JSON.stringify(once.value)))).toEqual(once)
  },
)

test('whatever a ship launches has a profile in its faction; gates have none', async () => {
  const unknown = ships.flatMap(({ class: name, faction, launch }) => {
    const assets = {
      ...(faction === 'mercenary' ? { ...launchAssets.UCM, bombers: pungariBombers } : launchAssets[factionOf(faction)!]),
      ...landers,
    }
    const kinds = launch.flatMap(({ kind }) =>
      kind === 'fighters-bombers'
        ? (['fighters', 'bombers'] as const)
        : kind === 'bulk-landers-fire-ships'
          ? (['bulk-landers', 'fire-ships'] as const)
          : kind,
    )
    return kinds.filter((kind) => kind !== 'gates' && !(kind in assets)).map((kind) => `${name}: ${kind}`)
  })
  expect(unknown).toEqual([])
  expect(launchAssets.PHR.bombers).toEqual({ thrust: 12, lock: 2, attack: 2, damage: 1 })
})

describe('figures as on the cards', () => {
  const card = (name: string) => ships.find((ship) => ship.class === name)
  test('a frigate, with its weapon', () => {
    expect(card('Toulon')).toMatchObject({
      tonnage: 'L',
      points: 35,
      scan: 6,
      signature: 3,
      thrust: 10,
      hull: 4,
      armour: 4,
      pd: 3,
      group: [2, 4],
    })
    expect(card('New Orleans')).toMatchObject({ special: ['atmospheric', 'open'], launch: [{ kind: 'dropships', launch: 1 }] })
  })
  test('Shaltari have a second signature, a passive save and shields', () => {
    expect(card('Jade')).toMatchObject({ signature: 2, shieldedSignature: 12, armour: 5, passive: 4 })
    expect(ships.filter(({ special }) => special.includes('shaltari-shields')).every(({ passive }) => passive)).toBe(true)
  })
  test('locks and damages that a rule says stand as *', () => {
    expect(card('Armstrong')?.weapons).toMatchObject([{ lock: '*', special: ['burnthrough-6', 'mauler'] }, {}])
    expect(card('Plutonium')?.weapons.some(({ damage }) => damage === '*')).toBe(true)
  })
  test('hulls built by their owner take systems by name', async () => {
    const group = {
      class: 'Heavy Cruiser',
      systems: ['Scanner Array', 'drive refit', 'Ablative Armour', 'Vent Cannon Turret', 'Fighters & Bombers'],
    }
    const outcome = await readFleet({ system: 'dropfleet', faction: 'Resistance', battlegroups: [{ groups: [group] }] })
    expect(outcome).toMatchObject({ ok: true, value: { battlegroups: [{ groups: [{ scan: 10, thrust: 8, armour: 3 }] }] } })
    const wrong = { class: 'Heavy Cruiser', systems: ['Death Ray'] }
    const refused = await readFleet({ system: 'dropfleet', battlegroups: [{ groups: [wrong] }] })
    expect(refused).toMatchObject({ ok: false, failures: [{ path: ['battlegroups', 0, 'groups', 0, 'systems', 0] }] })
  })
})

test('names: whole, plural, old spelling, without dot; another faction only when the own one has none', async () => {
  expect(await found('moscow heavy cruisers', 'UCM')).toBe('exact Moscow')
  expect(await found('St Petersburg', 'UCM')).toBe('exact St. Petersburg')
  expect(await found('Kiev', 'United Colonies of Mankind')).toBe('exact Kyiv')
  expect(await found('Theseus', 'UCM')).toBe('exact Theseus')
  expect(await found('Elysium')).toBe('exact Trident/Elysium')
  expect(await found('Johanesburg', 'UCM')).toBe('guess Johannesburg')
  expect(await found('Cruiser', 'UCM')).toBe('several')
  expect(await found('Cruisers', 'Resistance')).toBe('exact Cruiser')
  expect(await found('Enterprise', 'UCM')).toBe('none')
})

test('admirals: five ranks a faction, Resistance one better at every price', () => {
  expect(ranksOf('UCM').map(({ value, points }) => [value, points])).toEqual([
    [2, 20],
    [3, 40],
    [4, 80],
    [5, 100],
    [6, 140],
  ])
  expect(admiralRank('Engineer', 'Resistance')).toEqual({ title: 'Engineer', value: 3, points: 20 })
  expect(admiralRank('UCM Commodore')?.value).toBe(3)
  expect([freeValue('PHR'), freeValue('Resistance')]).toEqual([1, 2])
  expect(factionOf('Post-human republic')).toBe('PHR')
})
