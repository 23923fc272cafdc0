import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkCommand } from '../../src/cli/commands/check.js'
import { importCommand } from '../../src/cli/commands/import.js'
import { shipsCommand } from '../../src/cli/commands/ships.js'
import { UserError } from '../../src/core/errors.js'
import { readFleetFile } from '../../src/store/fleet-files.js'
import { openFleet } from '../../src/store/open-fleet.js'
import { samples } from '../../src/systems/dropfleet/fleet/samples.js'
import { languages, terminal, words } from './command.js'

const folder = mkdtempSync(join(tmpdir(), 'commands-'))
const write = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const list = (name: string) => fileURLToPath(new URL(`../fixtures/lists/${name}`, import.meta.url))
const nothing = async () => new Uint8Array()
const json = (lines: readonly string[]) => lines.map((line) => JSON.parse(line))

describe('ships', () => {
  test('one ship is shown in full, with weapons and loads', async () => {
    const term = terminal()
    expect(await shipsCommand(term, ['new', 'orleans'])).toBe(0)
    expect(term.stdout).toEqual([
      'New Orleans Strike Carrier · UCM · L · 32 points · group 1-2',
      '  Scan 6" · Signature 3" · Thrust 10" · Hull 4 · Armour 4+ · PD 3',
      '  atmospheric, open',
      '  UF-2200 Mass Driver Turret: lock 4+, attack 1, damage 1, arc F/S, -',
      '  Barracuda Missile Bays: lock 4+, attack 2, damage 1, arc F/S/R, close-action',
      '  Dropships: launch 1, -',
    ])
  })
  test('many are shown in a line each, of one game or of both', async () => {
    const term = terminal()
    await shipsCommand(term, ['dropfleet', 'fleet', 'carrier'])
    expect(term.stdout).toEqual([
      'Seattle Fleet Carrier · UCM · M · 132 points · group 1',
      'Hydra Fleet Carrier · Scourge · M · 140 points · group 1',
      'Basalt Fleet Carrier · Shaltari · M · 140 points · group 1',
      'Kalium KNC-12 Fleet Carrier · Resistance · M · 85 points · group 2-3',
    ])
    const both = terminal()
    await shipsCommand(both, ['frigate'])
    expect(both.stdout.slice(0, 2)).toEqual([
      'Frigate · Resistance · L · 25 points · group 3-6',
      '  Scan 4" · Signature 2" · Thrust 11" · Hull 4 · Armour 5+ · PD 1',
    ])
    expect(both.stdout).toContain('MC30c Scout Frigate · rebel · small · 69 points')
    const all = terminal()
    await shipsCommand(all, [])
    expect([all.stdout.length, all.stderr]).toEqual([177 + 66 + 107 + 295, ['645 found. More words show one in full.']])
  })
  test('as JSON, a line each, with every figure', async () => {
    const term = terminal()
    await shipsCommand(term, ['armada', 'victory'], { json: true })
    expect(json(term.stdout)).toMatchObject([
      { type: 'ship', system: 'armada', kind: 'ship', class: 'Victory I-class Star Destroyer', faction: 'empire', hull: 8 },
      { type: 'ship', class: 'Victory II-class Star Destroyer' },
      { type: 'ship', class: 'Victory I-class Star Destroyer', faction: 'republic' },
    ])
  })
  test('nothing of that name is said on stderr, exit 1', async () => {
    const term = terminal()
    expect(await shipsCommand(term, ['enterprise'])).toBe(1)
    expect([term.stdout, term.stderr]).toEqual([[], ['The catalogues have nothing called "enterprise".']])
  })
})

describe('import', () => {
  test('prints what was read, and on stderr every line that was not', async () => {
    const term = terminal()
    const path = write('list.txt', `${readFileSync(list('dflist.txt'))}\nhello\n`)
    expect(await importCommand(term, path, { input: nothing })).toBe(0)
    expect(term.stdout.slice(0, 4)).toEqual([
      'dflist: 16 lines read, 15 used, 1 not understood, 0 names guessed.',
      'winter drop - 2nd try · UCM · 557 points',
      '  Admiral UCM Commodore, value 3, aboard st-petersburg-1',
      '  Vanguard · Strategy Rating 13 · 232 points',
    ])
    expect(term.stderr[0]).toBe('Line 20 was not understood: hello')
  })
  test('from stdin as JSON: the account, then the warnings', async () => {
    const term = terminal()
    await importCommand(term, '-', { json: true, input: async () => readFileSync(list('dflist.txt')) })
    const [fleet, warning] = json(term.stdout)
    expect(fleet).toMatchObject({
      type: 'fleet',
      linesRead: 15,
      linesUsed: 15,
      linesNotUnderstood: [],
      guessed: [],
      fleet: { system: 'dropfleet' },
    })
    expect(warning).toMatchObject({ type: 'warning', warning: 'import.prices' })
    expect(term.stderr).toEqual([])
  })
  test('-o writes a fleet file that reads again', async () => {
    const output = join(folder, 'salt.yaml')
    await importCommand(terminal(), list('kingston.txt'), { output, input: nothing })
    expect((await readFleetFile(output)).fleet).toMatchObject({ system: 'armada', name: 'Salt Road', ships: [{}, {}, {}, {}] })
  })
  test('refuses another game than the one asked for, several fleets for one file, and lists without a ship', async () => {
    const exit = (file: string, flags: object) =>
      importCommand(terminal(), file, { input: nothing, ...flags }).catch((error: UserError) => error.text.key)
    expect(await exit(list('kingston.txt'), { system: 'dropfleet' })).toBe('import.other-system')
    expect(await exit(list('tournament.csv'), { output: join(folder, 'x.yaml') })).toBe('import.several-fleets')
    expect(await exit(write('poem.txt', 'roses are red'), {})).toBe('import.nothing')
    expect(await exit(list('kingston.txt'), { output: folder })).toBe('import.cannot-write')
  })
})

test('a fleet file and a list are opened alike', async () => {
  const yaml = write('third.yaml', JSON.stringify(samples.ucm))
  expect((await openFleet(yaml)).fleet).toMatchObject({ name: 'Third Patrol' })
  const opened = await openFleet(list('warlords.txt'))
  expect(opened).toMatchObject({ fleet: { system: 'armada', name: 'Salt Road' }, warnings: [], imported: { format: 'warlords' } })
  const json = write('one-line.json', JSON.stringify(samples.scourge))
  expect((await openFleet(json)).fleet).toMatchObject({ name: 'The Quiet Swarm' })
})

describe('check', () => {
  test('a fleet that keeps the rules', async () => {
    const term = terminal()
    expect(await checkCommand(term, write('ucm.json', JSON.stringify(samples.ucm)))).toBe(0)
    expect([term.stdout.at(-1), term.stderr]).toEqual(['The fleet keeps the rules.', []])
  })
  test('rules that it does not keep are warnings, as JSON too', async () => {
    const path = write('small.yaml', 'system: dropfleet\nfaction: UCM\nbattlegroups: [{ name: Lone, groups: [{ class: Toulon }] }]')
    const term = terminal()
    await checkCommand(term, path)
    expect(term.stderr).toContain('Toulon: a group of 1; it is bought in groups of 2 to 4.')
    const other = terminal()
    await checkCommand(other, path, { json: true })
    expect(json(other.stdout).slice(0, 2)).toMatchObject([{ type: 'fleet' }, { type: 'warning', warning: 'check.dropfleet.size' }])
  })
  test('an unusable file is an error with exit 2', async () => {
    await expect(checkCommand(terminal(), write('bad.yaml', 'system: dropfleet\n'))).rejects.toBeInstanceOf(UserError)
  })
})

test('every text is there in every language, with the same placeholders', () => {
  const holes = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort()
  for (const [key, text] of Object.entries(words.en)) {
    for (const language of languages)
      expect([language, key, holes(words[language][key as keyof typeof words.en])]).toEqual([language, key, holes(text)])
  }
})
