import { describe, expect, test } from 'vitest'
import { readFleet as readArmada } from '../../src/systems/armada/fleet/fleet.js'
import { checkFleet as checkArmada } from '../../src/systems/armada/fleet/fleet-rules.js'
import { samples as armada } from '../../src/systems/armada/fleet/samples.js'
import { kindsOf } from '../../src/systems/dropfleet/fleet/battlegroup-shapes.js'
import { readFleet as readDropfleet } from '../../src/systems/dropfleet/fleet/fleet.js'
import { launchOf } from '../../src/systems/dropfleet/fleet/fleet-points.js'
import { checkFleet as checkDropfleet } from '../../src/systems/dropfleet/fleet/fleet-rules.js'
import { samples as dropfleet } from '../../src/systems/dropfleet/fleet/samples.js'
import { terminal } from './command.js'

const { say } = terminal()
const value = <T>(outcome: { ok: true; value: T } | { ok: false; failures: readonly unknown[] }): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failures))
  return outcome.value
}
const dfc = async (data: object) => value(await readDropfleet({ system: 'dropfleet', ...data }))
const swa = async (data: object) => value(await readArmada({ system: 'armada', ...data }))
const dfcSays = async (data: object) => (await checkDropfleet(await dfc(data))).map(say)
const swaSays = async (data: object) => (await checkArmada(await swa(data))).map(say)

test.each(Object.entries({ ...dropfleet }))('the bundled fleet %s keeps the rules of Dropfleet', async (_, sample) => {
  expect(await dfcSays(sample)).toEqual([])
})
test.each(Object.entries({ ...armada }))('the bundled fleet %s keeps the rules of Armada', async (_, sample) => {
  expect(await swaSays(sample)).toEqual([])
})

describe('Dropfleet battlegroups by their groups', () => {
  const kinds = async (...groups: object[]) => kindsOf((await dfc({ battlegroups: [{ groups }] })).battlegroups[0]!)
  const [light, medium, heavy, large] = [{ class: 'Toulon', count: 2 }, { class: 'Berlin' }, { class: 'Moscow' }, { class: 'Beijing' }]
  test('each kind has its numbers of light, medium, heavy and super heavy groups, three in all', async () => {
    expect(await kinds(light)).toEqual(['pathfinder'])
    expect(await kinds(light, medium)).toEqual(['pathfinder', 'line'])
    expect(await kinds(light, light, light)).toEqual(['pathfinder'])
    expect(await kinds(medium, medium)).toEqual(['line'])
    expect(await kinds(heavy, medium, light)).toEqual(['vanguard'])
    expect(await kinds(large, light)).toEqual(['flag'])
    expect(await kinds(large, heavy)).toEqual([])
    expect(await kinds(heavy, medium, light, light)).toEqual([])
  })
  test('a name that says a kind decides between two', async () => {
    const [battlegroup] = (await dfc({ battlegroups: [{ name: 'Second Line', groups: [light, medium] }] })).battlegroups
    expect(kindsOf(battlegroup!)).toEqual(['line'])
  })
})

describe('Dropfleet rules that a fleet does not keep', () => {
  test('no kind of battlegroup, more than its share of the points, one class bought twice', async () => {
    const says = await dfcSays({
      faction: 'UCM',
      battlegroups: [
        { name: 'Odd', groups: [{ class: 'Moscow' }, { class: 'Moscow' }, { class: 'Beijing' }] },
        { name: 'Scouts', groups: [{ class: 'Toulon', count: 4 }] },
      ],
    })
    expect(says).toEqual([
      'Odd: these groups make no Pathfinder, Line, Vanguard or Flag battlegroup.',
      'Odd costs 530 points, more than 50 % of 670.',
      'Odd: Moscow is bought twice; in play they are one group.',
    ])
  })
  test('too few points, too many battlegroups', async () => {
    const scouts = { name: 'Scouts', groups: [{ class: 'Toulon', count: 2 }] }
    expect(await dfcSays({ faction: 'UCM', battlegroups: [scouts, scouts, scouts, scouts, scouts] })).toEqual([
      '350 points fit no size of game: Skirmish is 500 to 999, Clash to 1999, Battle to 3000.',
      '5 battlegroups; a Skirmish has at most 4.',
      'Skirmish: the numbers of battlegroups do not fit (pathfinder 0-2, line 1-2, vanguard 0-1, flag 0-0).',
    ])
  })
  test('launch assets, a dreadnought in company, rare classes, other factions', async () => {
    const says = await dfcSays({
      faction: 'UCM',
      admirals: [{ name: 'Admiral of the Fleet', ship: 'toulon' }, { name: 'Captain' }],
      battlegroups: [
        { name: 'Flag', groups: [{ class: 'Washington' }, { class: 'Toulon', count: 2 }] },
        { name: 'Line', groups: [{ class: 'Lysander', count: 1 }, { class: 'Lysander', count: 1 }, { class: 'Orion' }] },
      ],
    })
    expect(says).toEqual([
      'Flag: a dreadnought is alone in its battlegroup.',
      'Line: Lysander is bought twice; in play they are one group.',
      'Skirmish: the numbers of battlegroups do not fit (pathfinder 0-2, line 1-2, vanguard 0-1, flag 0-0).',
      '15 launch assets; a Skirmish has at most 10.',
      'Orion is a ship of another faction: PHR.',
      'Lysander is rare: 2 groups, at most 1.',
      '2 admirals; a fleet has one (an alliance one a side).',
      'Admiral of the Fleet: a value of 6; in a Skirmish at most 3.',
      'Admiral of the Fleet: an admiral flies in a ship of tonnage M, H or S, not in toulon-1.',
      'Admiral of the Fleet: where there is a dreadnought, the admiral is aboard.',
    ])
  })
  test('fighters, bombers and torpedoes are launch assets; dropships, landers and fire ships are not', async () => {
    const groups = [
      { class: 'Seattle' },
      { class: 'New Orleans', count: 2 },
      { class: 'San Francisco' },
      { class: 'Rome' },
      { class: 'Seneca', count: 2 },
    ]
    expect(launchOf(await dfc({ battlegroups: [{ groups }] }))).toBe(4)
  })
})

test('Armada rules that a fleet does not keep', async () => {
  const says = await swaSays({
    faction: 'rebel',
    limit: 100,
    commander: { name: 'Mon Mothma', ship: 'gr-75-medium-transports-1' },
    objectives: { assault: 'Minefields' },
    ships: [
      { class: 'GR-75 Medium Transports', upgrades: ['Mon Mothma', 'Bright Hope', 'Quantum Storm', 'Bright Hope'] },
      { class: 'Raider I-class Corvette', upgrades: ['General Dodonna'] },
    ],
    squadrons: [{ class: 'Luke Skywalker' }, { class: 'Luke Skywalker' }],
  })
  expect(says).toEqual([
    expect.stringMatching(/^\d+ points, more than the agreed 100\.$/),
    '40 points of squadrons, more than a third of 100 (34).',
    '2 unique squadrons with defence tokens, at most 1.',
    'More than one commander: Mon Mothma, General Dodonna.',
    'Mon Mothma is aboard a flotilla (gr-75-medium-transports-1), which cannot be the flagship.',
    'gr-75-medium-transports-1 carries Bright Hope twice.',
    'gr-75-medium-transports-1 has more than one title: Bright Hope, Quantum Storm, Bright Hope.',
    'Bright Hope is unique and stands more than once.',
    'Luke Skywalker is unique and stands more than once.',
    'Raider I-class Corvette belongs to another faction: empire.',
    'Minefields is no objective of this kind: assault.',
    'No objective is chosen: defence.',
    'No objective is chosen: navigation.',
  ])
  expect(await swaSays({ objectives: armada.rebel.objectives, commander: 'Mon Mothma', ships: [{ class: 'CR90 Corvette A' }] })).toEqual([
    'No ship carries Mon Mothma: name the flagship.',
  ])
})
