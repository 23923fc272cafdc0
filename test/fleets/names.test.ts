import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, idOf, kebab, matcher } from '../../src/core/names.js'

test.each([
  ['Garm Bel Iblis', 'GARM  bel-iblis'],
  ['Zertik Strom', 'Zértik Ström'],
  ['Jaina’s Light', 'Jainas Light'],
  ['Assault Frigate Mark II B', 'Assault Frigate Mk.II B'],
  ['Y-wing Squadron', 'Y-Wing Squadrons'],
  ['Victory I-class Star Destroyer', 'Victory I Star Destroyer'],
  ['"Dutch" Vander', "''Dutch'' Vander"],
  ['St. Petersburg', 'St Petersburg'],
  ['Fighters & Bombers', 'fighters and bombers'],
])('%s is %s', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test.each([
  ['Victory I', 'Victory II'],
  ['CR90 Corvette A', 'CR90 Corvette B'],
  ['Kalium KNC-5', 'Kalium KNC-12'],
])('%s is not %s', (one, other) => {
  const find = matcher([{ names: [one], value: 1 }])
  expect(fold(one)).not.toBe(fold(other))
  expect(find(other).kind).toBe('none')
})

describe('a name among others', () => {
  const find = matcher([
    { names: ['Moscow', 'Moscow Heavy Cruiser'], value: 'moscow' },
    { names: ['Madrid', 'Madrid Cruiser'], value: 'madrid' },
    { names: ['New Cairo', 'New Cairo Light Cruiser'], value: 'cairo' },
  ])
  test('is the same, or has all the words, or has a slip of the pen', () => {
    expect(find('moscow heavy cruisers')).toEqual({ kind: 'exact', value: 'moscow' })
    expect(find('newcairo')).toEqual({ kind: 'exact', value: 'cairo' })
    expect(find('Heavy Cruiser')).toEqual({ kind: 'guess', value: 'moscow', name: 'Moscow' })
    expect(find('Moscwo')).toEqual({ kind: 'guess', value: 'moscow', name: 'Moscow' })
  })
  test('is several where several have the words, or none with what is near', () => {
    expect(find('Cruiser')).toEqual({ kind: 'several', values: ['moscow', 'madrid', 'cairo'], names: ['Moscow', 'Madrid', 'New Cairo'] })
    expect(find('Mdird')).toMatchObject({ kind: 'none', close: ['Madrid'] })
    expect(find('')).toEqual({ kind: 'none', close: [] })
  })
})

test('ids begin with a letter and hold nothing but letters, digits and dashes', () => {
  expect([kebab('Calibre (H&S)'), kebab('Trident/Elysium'), idOf('7th Fleet', 'group'), idOf('¡!', 'group')]).toEqual([
    'calibre-h-s',
    'trident-elysium',
    'group-7th-fleet',
    'group',
  ])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => /^[a-z][a-z0-9-]*$/.test(idOf(name, 'ship')) && fold(fold(name)) === fold(name)),
  )
})
