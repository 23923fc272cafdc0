import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, lines } from './fleetref.js'

test('muster: a fleet by questions, with undo, becomes a fleet file that check reads', async () => {
  const home = folder()
  const file = join(home, 'mine.yaml')
  const answers = 'UCM\nmoscow\n1\nnext-battlegroup\nToulon\n3\nMadrid\n1\n:undo\n:undo\nLima\n\nfinish\ncommodore\n1\n'
  const made = await fleetref(['muster', '-o', file, '--name', 'Mine'], { home, input: answers })
  expect(made.code).toBe(0)
  expect(lines(made.out).at(-1)).toBe('332 points in all')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('ship: moscow-1')
  expect(text).not.toContain('Madrid')
  const checked = await fleetref(['check', file, '--json'], { home })
  expect(checked.code).toBe(0)
  expect(checked.json[0]).toMatchObject({ type: 'fleet', fleet: { name: 'Mine', battlegroups: [{ rating: 10 }, { rating: 4 }] } })
  const again = await fleetref(['muster', '-o', file], { home, input: answers })
  expect([again.code, again.err.includes('cannot be written')]).toEqual([2, true])
})

test('muster: input that ends early writes nothing, exit 4', async () => {
  const home = folder()
  const left = await fleetref(['muster', '-o', join(home, 'x.yaml')], { home, input: 'UCM\n' })
  expect(left.code).toBe(4)
  expect(() => readFileSync(join(home, 'x.yaml'))).toThrow()
})

test('import -o writes a fleet file that a game can be made of', async () => {
  const home = folder()
  const list = join(home, 'list.txt')
  const rule = '-'.repeat(38)
  writeFileSync(
    list,
    [
      rule,
      'Two - 185pts',
      'UCM - 0 launch assets',
      '',
      'SR10 Vanguard battlegroup (150pts)',
      '1 x Moscow - 150pts - H',
      '',
      'SR1 Pathfinder battlegroup (35pts)',
      '1 x Toulon - 35pts - L',
      rule,
      '',
    ].join('\n'),
  )
  const read = await fleetref(['import', list, '-o', join(home, 'two.yaml')], { home })
  expect([read.code, read.out.includes('0 not understood')]).toEqual([0, true])
  const game = await fleetref(['new', '--fleet', join(home, 'two.yaml'), '--fleet', list, '--no-play', '--name', 'g'], { home })
  expect(game.code).toBe(0)
})

test('settings: language and defaults are taken from the file, flags win, a wrong file is one sentence', async () => {
  const home = folder()
  writeFileSync(join(home, 'config.yaml'), 'lang: es\ndice: table\n')
  expect((await fleetref(['games'], { home })).err).toContain('Aún no hay partidas')
  expect((await fleetref(['games', '--lang', 'pt'], { home })).err).toContain('Ainda não há')
  await fleetref(['new', '--name', 'g', '--no-play'], { home })
  expect(readFileSync(join(home, 'games', 'g.jsonl'), 'utf8')).toContain('"key":"dice.A","value":"table"')
  for (const wrong of ['lang: [es\n', 'lingo: es\n', '- es\n', 'lang: {a: 1}\n']) {
    writeFileSync(join(home, 'config.yaml'), wrong)
    const refused = await fleetref(['games'], { home })
    expect([refused.code, refused.out, lines(refused.err).length]).toEqual([2, '', 1])
  }
})
