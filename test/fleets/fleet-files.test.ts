import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/core/errors.js'
import { speaker } from '../../src/i18n/speaker.js'
import { en } from '../../src/i18n/words/fleets/en.js'
import { es } from '../../src/i18n/words/fleets/es.js'
import { pt } from '../../src/i18n/words/fleets/pt.js'
import { readFleetFile, readFleetText } from '../../src/store/fleet-files.js'
import { fleetJsonSchema } from '../../src/store/fleet-json-schema.js'
import { samples as armada } from '../../src/systems/armada/fleet/samples.js'
import { samples as dropfleet } from '../../src/systems/dropfleet/fleet/samples.js'

const folder = mkdtempSync(join(tmpdir(), 'fleets-'))
const write = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const { say } = speaker('en', en)

/** What is said when a text cannot be used, a sentence a line. */
const refused = async (reading: Promise<unknown>): Promise<string> => {
  const trouble = await reading.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(trouble instanceof UserError)) throw new Error(`not refused: ${trouble}`)
  expect(trouble.exit).toBe(2)
  return say(trouble.text).replaceAll(`${folder}/`, '')
}
const faults = (text: string) => refused(readFleetText(text, 'my.yaml'))

const third = `system: dropfleet
name: Third Patrol
faction: UCM
admirals: [ { name: Commodore, value: 3, ship: moscow-1 } ]   # an alliance may have several
battlegroups:
  - name: Vanguard
    groups: [ { class: Moscow, count: 1 } ]
  - name: Pathfinders
    groups: [ { class: Toulon, count: 3 }, { class: New Orleans, count: 2 } ]
`

test('a fleet file is YAML or JSON, with a byte order mark or Windows line ends too', async () => {
  const { fleet } = await readFleetFile(write('third.yaml', third))
  expect(fleet).toMatchObject({
    battlegroups: [
      { name: 'Vanguard', rating: 10 },
      { name: 'Pathfinders', rating: 5 },
    ],
  })
  expect((await readFleetFile(write('windows.yaml', `\ufeff${third.replaceAll('\n', '\r\n')}`))).fleet).toEqual(fleet)
  expect((await readFleetFile(write('fleet.json', JSON.stringify(fleet)))).fleet).toEqual(fleet)
})

test.each(Object.entries({ ...dropfleet, ...armada }))('the bundled fleet %s reads without a warning', async (_, sample) => {
  expect(await readFleetText(JSON.stringify(sample), 'sample')).toMatchObject({ warnings: [], fleet: { name: sample.name } })
})

describe('a fault is one sentence with file, line, field and what is allowed', () => {
  test('at the line of the value, of a misspelt field, or of what lacks a field', async () => {
    expect(await faults(third.replace('count: 3', 'count: 300'))).toBe(
      'my.yaml, line 9, battlegroups 2 groups 1 count: a whole number from 1 to 60 is needed.',
    )
    expect(await faults(third.replace('class: Moscow', 'clas: Moscow'))).toMatch(
      /^my\.yaml, line 7, battlegroups 1 groups 1: the field "class" is missing\.\nmy\.yaml, line 7, battlegroups 1 groups 1 clas: there is no field "clas"; allowed are: class, count/,
    )
    expect(await faults(third.replace('Toulon', 'Tuolon'))).toMatch(
      /^my\.yaml, line 9, battlegroups 2 groups 1 class: the catalogue has no "Tuolon"\. Did you mean: Toulon\?/,
    )
  })
  test('many faults are told, a line each, and the rest counted', async () => {
    const groups = Array.from({ length: 30 }, () => '    - { class: Toulon, count: 0 }').join('\n')
    const lines = (await faults(`system: dropfleet\nbattlegroups:\n- groups:\n${groups}\n`)).split('\n')
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      20,
      'my.yaml, line 4, battlegroups 1 groups 1 count: a whole number from 1 to 60 is needed.',
      '… and 11 more.',
    ])
  })
})

describe('what is no fleet file says so plainly', () => {
  test.each([
    ['', '"my.yaml" is empty.'],
    ['\n# only a remark\n', '"my.yaml" is empty.'],
    ['hello', 'does not say which game'],
    ['system: chess', 'one of: dropfleet, armada.'],
    ['system: toString', 'does not say which game'],
    [third.slice(0, 90), 'only half of the file?'],
    [JSON.stringify({ system: 'dropfleet', name: 'x' }).slice(0, -1), 'only half of the file?'],
    ['system: dropfleet\nname: a\nname: b', 'line 3: the same field stands twice'],
    ['system: dropfleet\nbattlegroups:\n\t- groups: []', 'line 3: a tab'],
    ['system: dropfleet\n---\nsystem: dropfleet', 'a second document begins'],
    ['a: {b: ]}', 'line 1: this is not YAML or JSON'],
    [
      `a: &a [x]\n${'bcdefghij'.replace(/./g, (key) => `${key}: &${key} [${`*${String.fromCharCode(key.charCodeAt(0) - 1)},`.repeat(9)}]\n`)}`,
      'aliases',
    ],
  ])('%j', async (text, sentence) => {
    expect(await faults(text)).toContain(sentence)
  })
  test('brackets in brackets without end', async () => {
    expect(await faults('['.repeat(20_000))).toContain('nested too deeply')
  })
  test('files that are missing, a folder, too big, or no text', async () => {
    expect(await refused(readFleetFile(join(folder, 'no.yaml')))).toBe('There is no file "no.yaml".')
    expect(await refused(readFleetFile(folder))).toContain('is a folder')
    expect(await refused(readFleetFile(write('big.yaml', '#'.repeat(300_000))))).toBe(
      '"big.yaml" is bigger than 256 KB, the most that is read.',
    )
    expect(await refused(readFleetFile(write('latin.yaml', new Uint8Array([110, 97, 109, 101, 58, 32, 0xe9]))))).toContain(
      'not text in UTF-8',
    )
    expect(await refused(readFleetFile(write('picture.png', new Uint8Array([0x89, 80, 78, 71, 0, 0]))))).toContain('not text in UTF-8')
  })
})

test('the published schema comes from the checking one: fields, limits and choices', async () => {
  const schema = JSON.parse(JSON.stringify(await fleetJsonSchema('dropfleet')))
  expect(schema).toMatchObject({ additionalProperties: false, required: ['system', 'battlegroups'] })
  const group = schema.properties.battlegroups.items.properties.groups.items
  expect(group.required).toEqual(['class'])
  expect(group.properties).toMatchObject({
    class: { type: 'string', minLength: 1 },
    count: { type: 'integer', minimum: 1, maximum: 60 },
    tonnage: { enum: ['L', 'L2', 'M', 'H', 'S', 'S2'] },
    signature: { anyOf: [{}, { type: 'string' }] },
  })
})

test('the three languages have the same placeholders in every text', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort()
  for (const [key, text] of Object.entries(en)) {
    for (const other of [es, pt]) expect([key, holes(other[key as keyof typeof en])]).toEqual([key, holes(text)])
  }
})
