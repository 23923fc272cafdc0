import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readFleetData } from '../../src/store/fleet-files.js'
import { importList } from '../../src/store/importers/index.js'
import { bytes, imported, refusal, warnings } from './lists.js'
import { type Part, type RosterSketch, rosterJson, rosterXml, rosterZip } from './rosters.js'

const card = (name: string, values: Record<string, string>): NonNullable<Part['profile']> => ['Ship', name, values]
const harpy = { Scan: '6"', Sig: '3"', Thrust: '12"', Hull: '4', A: '5+', PD: '4', T: 'L', Special: 'Atmospheric' }
const gun = (name: string, values: Record<string, string>): Part => ({ name, profile: ['Weapon', name, values] })

const swarm: RosterSketch = {
  name: 'Night & Swarm',
  system: 'bb34-1413-3527-b957',
  catalogue: 'Scourge',
  points: 380,
  parts: [
    { name: 'Skirmish Fleet', parts: [{ name: 'AV3 Fleet Champion', group: 'Admiral', points: 40 }] },
    {
      name: 'Vanguard Battlegroup',
      type: 'unit',
      parts: [
        {
          name: 'Shadow',
          type: 'model',
          points: 195,
          profile: card('Shadow', { Scan: '6"', Sig: '8"', Thrust: '10"', Hull: '16', A: '4+', PD: '8', T: 'H', Special: '' }),
          parts: [
            { name: 'Flagship (H)' },
            gun('Mystery', { Lock: 'X', Attacks: '?', Damage: '1', Arc: 'F' }),
            gun('Claw', { Lock: '*', Attacks: 'D6+1', Damage: 'D3', Arc: 'F(N)', Special: 'OC, L (2), Mauler' }),
          ],
        },
      ],
    },
    {
      name: 'Battlegroup of mine',
      categories: ['Pathfinder Battlegroups'],
      type: 'unit',
      parts: [
        {
          name: 'Harpies',
          type: 'model',
          number: 2,
          points: 78,
          profile: card('Harpy', harpy),
          parts: [{ ...gun('Oculus Rays', { Lock: '3+', Attacks: '2', Damage: '1', Arc: 'F/S', Special: 'Scald' }), number: 4 }],
        },
        {
          name: 'Own Boats',
          type: 'model',
          number: 2,
          points: 60,
          profile: card('Night Boat', { ...harpy, Sig: '4"/20"', A: '4+/5+' }),
          parts: [{ name: 'Bay', number: 2, points: 7, profile: ['Load', 'Dropships', { Launch: '1', Special: '' }] }],
        },
      ],
    },
    { name: 'Terrain', points: 0, profile: ['Sector', 'Military Sector', { Hull: '4' }] },
  ],
}

test('a Dropfleet roster is the same as XML, in a zip and as JSON', async () => {
  const ros = await imported(rosterXml(swarm))
  expect(ros.format).toBe('ros')
  expect({ ...(await imported(rosterZip(swarm))), format: 'ros' }).toEqual(ros)
  expect({ ...(await imported(rosterJson(swarm))), format: 'ros' }).toEqual(ros)
})

test('figures are the file’s, the admiral is aboard the marked flagship, what is no ship is reported', async () => {
  const roster = await imported(rosterXml(swarm))
  expect(roster.fleet).toMatchObject({
    name: 'Night & Swarm',
    faction: 'Scourge',
    admirals: [{ name: 'Fleet Champion', value: 3, ship: 'shadow-1' }],
    battlegroups: [
      {
        name: 'Vanguard',
        groups: [
          {
            class: 'Shadow',
            count: 1,
            hull: 16,
            weapons: [{ lock: '*', attack: 'd6+1', damage: 'd3', special: ['overcharge', 'limited-2', 'mauler'] }],
          },
        ],
      },
      {
        name: 'Pathfinder',
        groups: [
          { class: 'Harpy', count: 2, weapons: [{ name: 'Oculus Rays' }, { name: 'Oculus Rays' }] },
          {
            class: 'Night Boat',
            count: 2,
            signature: 4,
            shieldedSignature: 20,
            armour: 4,
            passive: 5,
            launch: [{ kind: 'dropships', launch: 1 }],
          },
        ],
      },
    ],
  })
  expect(roster.linesNotUnderstood).toEqual([
    { line: 6, text: 'Mystery' },
    { line: 13, text: 'Terrain' },
  ])
  expect([roster.linesRead, roster.linesUsed]).toEqual([13, 11])
  expect(warnings(roster)).toEqual([])
  const { fleet } = await readFleetData(roster.fleet, 'swarm.ros')
  expect(fleet).toMatchObject({
    battlegroups: [
      { rating: 10, groups: [{ pd: 8, hull: 16 }] },
      { rating: 4, groups: [{}, { points: 34 }] },
    ],
  })
})

test('a second edition roster keeps its figures, and says what it lacks', async () => {
  const values = { Thrust: '10"', Scan: '6"', Sig: '3"', Hull: '5', ES: '5+', KS: '4+', BS: '', G: '2', Special: '' }
  const second: RosterSketch = {
    ...swarm,
    system: 'sys-5fec-a8da-5dec-0ae6',
    points: 70,
    parts: [
      {
        name: 'Boats',
        type: 'unit',
        parts: [{ name: 'Boat', type: 'model', number: 2, points: 70, categories: ['Light Groups'], profile: card('New Boat', values) }],
      },
    ],
  }
  const roster = await imported(rosterJson(second))
  expect(roster.fleet).toMatchObject({
    battlegroups: [{ groups: [{ class: 'New Boat', count: 2, tonnage: 'L', hull: 5, armour: 4, points: 35 }] }],
  })
  expect(warnings(roster)).toEqual([
    'This list is for the second edition: its figures are kept, armour is its kinetic save, and Point Defence is missing.',
  ])
})

test('an Armada roster: ships, upgrades, squadrons and objectives by profile, place and name', async () => {
  const roster = await imported(
    rosterXml({
      name: 'Patrol',
      system: '4007-48b0-a016-7a8e',
      catalogue: 'Galactic Empire',
      points: 145,
      parts: [
        {
          name: 'Victory I',
          type: 'model',
          points: 73,
          profile: ['1.1 Ships', 'Victory I-class Star Destroyer', { Hull: '9', Command: '3', 'Max Speed': '2' }],
          parts: [
            { name: 'Commander', parts: [{ name: 'Admiral Motti', points: 24 }] },
            { name: 'Gunnery Team', points: 7 },
          ],
        },
        {
          name: 'TIE Fighter Squadron',
          type: 'model',
          number: 3,
          points: 24,
          profile: ['1.4 Squadrons', 'TIE Fighter Squadron', { Hull: '3' }],
        },
        { name: 'Howlrunner', type: 'model', points: 16, profile: ['1.4 Squadrons', 'Howlrunner', { Hull: '3' }] },
        { name: 'Objectives', parts: [{ name: 'Minefields', categories: ['Navigation Objectives'] }] },
        { name: 'Death Ray', points: 1 },
      ],
    }),
  )
  expect(roster.fleet).toEqual({
    system: 'armada',
    name: 'Patrol',
    faction: 'empire',
    commander: 'Admiral Motti',
    objectives: { navigation: 'Minefields' },
    ships: [{ class: 'Victory I-class Star Destroyer', hull: 9, upgrades: ['Admiral Motti', 'Gunnery Team'] }],
    squadrons: [
      { class: 'TIE Fighter Squadron', count: 3 },
      { class: 'TIE Fighter Squadron', name: 'Howlrunner' },
    ],
  })
  expect(roster.linesNotUnderstood).toEqual([{ line: 9, text: 'Death Ray' }])
  expect(warnings(roster)).toEqual(['The list says 145 points in all, its parts make 144.'])
})

describe('refused in one sentence', () => {
  const xml = rosterXml(swarm)
  const refused = (list: string | Uint8Array) => refusal(importList(typeof list === 'string' ? bytes(list) : list, 'my list'))
  test.each([
    ['a DOCTYPE', xml.replace('<roster', '<!DOCTYPE roster><roster'), 'declares a DOCTYPE or entities'],
    ['entities', `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml}`, 'declares a DOCTYPE or entities'],
    ['half a file', xml.slice(0, 700), 'the XML is broken'],
    ['a catalogue', '<?xml version="1.0"?><catalogue name="UCM"/>', 'is a catalogue or game system, not a list'],
    ['other XML', '<html><body/></html>', 'holds no roster'],
    ['a roster of another game', rosterXml({ ...swarm, system: 'sys-1' }), 'a game that this referee does not know'],
    ['other JSON', '{"a":1}', 'no list of a builder that we know'],
    ['a link', 'https://example.org/fleets/12', 'holds only a link'],
    ['nothing', ' \n\t', 'is empty'],
    ['a second edition text', '# ++ Fleet ++ [491 pts]\n## Light Groups\n• 2x Toulon [35 pts]', 'a list for the second edition'],
    ['a zip without a roster', zipSync({ 'a.txt': strToU8('hello') }), 'is no zip with a roster'],
    ['a broken zip', rosterZip(swarm).slice(0, 300), 'is no zip with a roster'],
    ['a saved game', zipSync({ savedGame: strToU8('!VCSK') }), 'a saved game of VASSAL'],
    ['a zip bomb', zipSync({ 'a.ros': new Uint8Array(9 * 1024 * 1024) }), 'bigger than 8 MB'],
  ])('%s', async (_, list, sentence) => {
    const said = await refused(list)
    expect(said).toContain(sentence)
    expect(said).toContain('my list')
    expect(said).not.toContain('\n')
  })
  test('selections in selections without end', async () => {
    const deep = (left: number): Part => ({ name: 'x', parts: left ? [deep(left - 1)] : [] })
    expect(await refused(rosterJson({ ...swarm, parts: [deep(60)] }))).toContain('nested too deeply')
    expect(await refused(rosterXml({ ...swarm, parts: [deep(60)] }))).toContain('nested too deeply')
  })
  test('a list of Fab’s that begins like JSON is none', async () => {
    expect(await imported('[ EMPIRE FLEET (8 points)\n1 • TIE Fighter Squadron (8)\n]')).toMatchObject({
      format: 'fabs',
      fleet: { squadrons: [{}] },
    })
  })
})
