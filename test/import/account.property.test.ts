import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFleetData } from '../../src/store/fleet-files.js'
import { type Imported, importList } from '../../src/store/importers/index.js'
import { hasModels } from '../../src/store/open-fleet.js'
import { bytes, fixture } from './lists.js'

const files = [
  'kingston.txt',
  'star-forge.txt',
  'warlords.txt',
  'afd.txt',
  'fleet-builder.txt',
  'flagship.txt',
  'fabs.txt',
  'list.aff',
  'dflist.txt',
  'tournament.csv',
]
const texts = files.map((file) => fixture(file).toString())

/** Some lines of a list, in any order, some of them doubled or damaged. */
const damaged = fc.constantFrom(...texts).chain((text) => {
  const lines = text.split('\n')
  const line = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...lines) },
    { weight: 1, arbitrary: fc.constantFrom(...texts.flatMap((other) => other.split('\n'))) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.constantFrom(...lines).map((whole) => whole.slice(0, Math.floor(whole.length / 2))) },
  )
  return fc.oneof(fc.subarray(lines), fc.array(line, { maxLength: 40 })).map((some) => some.join('\n'))
})

const accounted = ({ linesRead, linesUsed, linesNotUnderstood }: Imported) => {
  expect(linesUsed + linesNotUnderstood.length).toBe(linesRead)
  expect(linesNotUnderstood.every(({ text }) => !/[\u0000-\u001f]/.test(text))).toBe(true)
}

test('any lines of any list, in any order: nothing throws, every line is used or reported, and what was read is a fleet', async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async (text) => {
      // What begins like a file of another kind may be refused; everything else is a list.
      fc.pre(text.trim() !== '' && !/^\s*[<[{]|^PK|^\s*https?:\S*\s*$/.test(text))
      for (const list of await importList(bytes(text), 'list')) {
        accounted(list)
        if (hasModels(list)) expect(await readFleetData(list.fleet, 'list')).toHaveProperty('fleet.system', list.fleet.system)
        const blank = text.split(/\r\n|\n|\r|\u2028|\u2029/).filter((line) => line.trim() !== '').length
        if (list.format !== 'tournament') expect(list.linesRead).toBeLessThanOrEqual(blank)
      }
    }),
    { numRuns: 150 },
  )
})

test('bytes that are no list are refused or accounted for, never a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (noise) => {
      const lists = await importList(noise, 'noise').catch((error: Error) => {
        expect(error.constructor.name).toBe('UserError')
        return []
      })
      lists.forEach(accounted)
    }),
    { numRuns: 150 },
  )
})
