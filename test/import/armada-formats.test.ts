import { describe, expect, test } from 'vitest'
import { importAsking } from '../../src/store/importers/ask.js'
import { importList } from '../../src/store/importers/index.js'
import { bytes, fixture, imported, warnings } from './lists.js'

const saltRoad = {
  system: 'armada',
  name: 'Salt Road',
  faction: 'rebel',
  commander: 'Mon Mothma',
  objectives: { assault: 'Opening Salvo', defence: 'Fleet Ambush', navigation: 'Solar Corona' },
  ships: [
    { class: 'Assault Frigate Mark II B', upgrades: ['Mon Mothma', 'Gunnery Team', 'Electronic Countermeasures'] },
    { class: 'Hammerhead Torpedo Corvette', upgrades: ['External Racks'] },
    { class: 'GR-75 Medium Transports', upgrades: [{ name: 'Leia Organa', slot: 'officer', points: 3, unique: true }] },
    { class: 'Nebulon-B Support Refit' },
  ],
  squadrons: [
    { class: 'X-wing Squadron', name: 'Wedge Antilles' },
    { class: 'A-wing Squadron', count: 3 },
    { class: 'B-wing Squadron', count: 2 },
    { class: 'Lancer-class Pursuit Craft', name: 'Ketsu Onyo' },
  ],
}
const sorted = <T extends { squadrons?: readonly { class: string }[] }>(fleet: T): T => ({
  ...fleet,
  squadrons: fleet.squadrons?.toSorted((a, b) => a.class.localeCompare(b.class)),
})

describe('the same fleet in every format gives one result', () => {
  test.each([
    ['kingston.txt', 'kingston', {}],
    ['star-forge.txt', 'kingston', {}],
    ['warlords.txt', 'warlords', {}],
    ['afd.txt', 'afd', {}],
    ['afd-old.txt', 'afd', {}],
    ['fleet-builder.txt', 'fleet-builder', {}],
    ['flagship.txt', 'flagship', {}],
    ['buyingme.json', 'buyingme', {}],
    ['fabs.txt', 'fabs', { name: undefined }],
    ['list.aff', 'aff', { name: undefined, objectives: undefined }],
  ])('%s', async (file, format, unlike) => {
    const list = await imported(fixture(file))
    expect(list.format).toBe(format)
    expect(sorted(list.fleet as typeof saltRoad)).toEqual(sorted({ ...saltRoad, ...unlike }))
    expect([list.linesNotUnderstood, list.guessed, list.warnings]).toEqual([[], [], []])
    expect(list.linesUsed).toBe(list.linesRead)
  })
  test('tournament.csv, a fleet a row, with shorthand names and broken cells', async () => {
    const [first, second] = await importList(fixture('tournament.csv'), 'tournament.csv')
    expect(sorted(first?.fleet as typeof saltRoad)).toEqual(sorted({ ...saltRoad, name: undefined }))
    expect(second?.fleet).toMatchObject({
      faction: 'empire',
      ships: [{ class: 'Imperial II-class Star Destroyer' }, { class: 'Victory I-class Star Destroyer' }],
    })
  })
})

const kingston = fixture('kingston.txt').toString()

test('what has no card is reported with its line and what it could be; the rest is used', async () => {
  const list = await imported(`${kingston.replace('Gunnery Team', 'Gnome Team').replace('2 x B-wing', '2 x Bee-wing')}\nsome remark`)
  expect(list.linesNotUnderstood).toEqual([
    { line: 11, text: 'Gnome Team' },
    { line: 29, text: 'Bee-wing Squadron' },
    { line: 35, text: 'some remark' },
  ])
  expect([list.linesRead, list.linesUsed]).toEqual([27, 24])
})

test('a slip of the pen is guessed, and told', async () => {
  const { guessed, fleet } = await imported(kingston.replace('Gunnery Team', 'Gunery Team'))
  expect(guessed).toEqual([{ line: 11, text: 'Gunery Team', taken: 'Gunnery Team' }])
  expect(fleet).toMatchObject({ ships: [{ upgrades: ['Mon Mothma', 'Gunnery Team', 'Electronic Countermeasures'] }, {}, {}, {}] })
})

test('two cards that could be meant are listed, not chosen', async () => {
  const { linesNotUnderstood } = await imported('Faction: Imperial\nImperial II (120)\n• Darth Vader\n• Gunnery Team')
  expect(linesNotUnderstood).toEqual([
    { line: 3, text: 'Darth Vader', candidates: expect.arrayContaining(['Darth Vader (commander)', 'Darth Vader (officer)']) },
  ])
})

test('where somebody can be asked, the answer is taken', async () => {
  const list = bytes('Faction: Empire\nImperial II (120)\n• Darth Vader\nSquadrons:\n• Darth Vader\n')
  const asked: string[] = []
  const [result] = await importAsking(list, 'list', async ({ line, candidates }) => {
    asked.push(`${line}: ${candidates.join(', ')}`)
    return candidates.find((name) => /officer|Defender/.test(name))
  })
  expect(asked).toEqual([
    '3: Darth Vader (commander), Darth Vader (officer), Darth Vader (weapons-team-offensive-retro), Darth Vader - TIE Advanced Squadron, Darth Vader - TIE Defender Squadron',
    '5: Darth Vader - TIE Advanced Squadron, Darth Vader - TIE Defender Squadron, Darth Vader (commander), Darth Vader (officer), Darth Vader (weapons-team-offensive-retro)',
  ])
  expect(result).toMatchObject({
    linesNotUnderstood: [],
    fleet: {
      ships: [{ upgrades: [{ name: 'Darth Vader', slot: 'officer' }] }],
      squadrons: [{ class: 'TIE Defender Squadron', name: 'Darth Vader' }],
    },
  })
})

test('prices and sums of the list stay, and are told where they differ', async () => {
  const list = await imported(kingston.replace('Torpedo Corvette (36)', 'Torpedo Corvette (38)').replace('Points: 327', 'Points: 400'))
  expect(list.fleet).toMatchObject({ ships: [{}, { points: 38 }, {}, {}] })
  expect(warnings(list)).toEqual([
    'Line 17: the list says 40 points, its parts make 42.',
    'The list says 400 points in all, its parts make 329.',
    'Prices of the list are kept where the catalogue has others: Hammerhead Torpedo Corvette 38 (now 36).',
  ])
})

test('the number behind `n x` is of all or of one, whichever is near the card', async () => {
  for (const price of [30, 10, 33]) {
    const { fleet } = await imported(`Faction: Rebel\nCR90 Corvette A (44)\nSquadrons:\n• 3 x A-wing Squadron (${price})`)
    expect(fleet).toMatchObject({ squadrons: [{ class: 'A-wing Squadron', count: 3, ...(price === 33 ? {} : { points: 10 }) }] })
  }
})

test('a flagship that the list marks carries the commander whom only the header names', async () => {
  const { fleet } = await imported(
    'Faction: Rebel\nCommander: Mon Mothma\nAssault Objective: None\n\nCR90 Corvette A (44)\n\n[flagship] CR90 Corvette A (44)\n',
  )
  expect(fleet).toMatchObject({ commander: { name: 'Mon Mothma', ship: 'cr90-corvette-a-2' } })
})

test('a ship of another faction is told', async () => {
  expect(warnings(await imported('Faction: Rebel\nRaider I (44)\n= 44 Points'))).toEqual([
    'Raider I-class Corvette belongs to another faction: empire.',
  ])
})

test('a list that nobody can name is read line by line all the same', async () => {
  const list = await imported('My ships for Sunday\nNebulon-B Escort Frigate (57)\n* Yavaris (5)\n2x X-wing (26)\n')
  expect(list).toMatchObject({
    format: 'text',
    linesRead: 4,
    linesUsed: 3,
    fleet: { ships: [{ upgrades: ['Yavaris'] }], squadrons: [{ count: 2 }] },
  })
})
