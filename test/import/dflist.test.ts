import { expect, test } from 'vitest'
import { readFleetData } from '../../src/store/fleet-files.js'
import { fixture, imported, warnings } from './lists.js'

const list = fixture('dflist.txt').toString()

test('battlegroups, groups, old spellings and prices, and the admiral aboard the group above', async () => {
  const result = await imported(list)
  expect(result).toMatchObject({ format: 'dflist', linesRead: 15, linesUsed: 15, guessed: [] })
  expect(result.fleet).toEqual({
    system: 'dropfleet',
    name: 'winter drop - 2nd try',
    faction: 'UCM',
    admirals: [{ name: 'UCM Commodore', value: 3, ship: 'st-petersburg-1' }],
    battlegroups: [
      {
        name: 'Vanguard',
        groups: [
          { class: 'St. Petersburg', count: 1 },
          { class: 'Kyiv', count: 1 },
          { class: 'Lysander', count: 1 },
        ],
      },
      {
        name: 'Line',
        groups: [
          { class: 'Madrid', count: 1 },
          { class: 'New Orleans', count: 2 },
        ],
      },
      {
        name: 'Pathfinder',
        groups: [
          { class: 'Toulon', count: 2 },
          { class: 'Toulon', count: 2, points: 36 },
        ],
      },
    ],
  })
  expect(warnings(result)).toEqual(['Prices of the list are kept where the catalogue has others: Toulon 36 (now 35).'])
  const { fleet } = await readFleetData(result.fleet, 'list')
  expect(fleet).toMatchObject({ battlegroups: [{ rating: 13 }, { rating: 7 }, { rating: 4 }] })
})

test('wrong totals, ratings, launch assets, tonnages and factions are warnings', async () => {
  const wrong = list
    .replace('557pts', '600pts')
    .replace('SR7', 'SR8')
    .replace('0 launch', '5 launch')
    .replace('- M', '- H')
    .replace('2 x Toulon - 70', '2 x Echo - 60')
  expect(warnings(await imported(wrong))).toEqual([
    'Madrid is a ship of tonnage M, the list says H.',
    'Echo belongs to PHR, the fleet to UCM.',
    'Line: the list says a Strategy Rating of 8, its ships make 7.',
    'Line 15: the list says 142 points, its parts make 132.',
    'The list says 600 points in all, its parts make 547.',
    'The list says 5 launch assets, its ships make 0.',
    'Prices of the list are kept where the catalogue has others: Toulon 36 (now 35).',
  ])
})

test('battlegroups of one kind get numbers; the order of the list stays', async () => {
  const { fleet } = await imported(
    'PHR - 0 launch assets\nSR1 Line battlegroup (39pts)\n1 x Medea - 39pts - L\nSR1 Line battlegroup (39pts)\n1 x Medea - 39pts - L\n',
  )
  expect(fleet).toMatchObject({ battlegroups: [{ name: 'Line 1' }, { name: 'Line 2' }] })
})

test('lists that people retype: no prices, titles behind ships, number words, -class', async () => {
  const retyped =
    'Task Group\nFlag - SR15\n1 x Heracles + Grand Director (6AV)\nPathfinder - SR6\nTwo Europa-class Frigates\n2 Calypso\nsomething else\n'
  const result = await imported(retyped)
  expect(result.fleet).toMatchObject({
    faction: 'PHR',
    admirals: [{ name: 'Grand Director', value: 6, ship: 'heracles-1' }],
    battlegroups: [
      { groups: [{ class: 'Heracles' }] },
      {
        groups: [
          { class: 'Europa', count: 2 },
          { class: 'Calypso', count: 2 },
        ],
      },
    ],
  })
  expect(result.linesNotUnderstood).toEqual([{ line: 7, text: 'something else' }])
})
