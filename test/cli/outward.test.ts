import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { widthOf } from '../../src/cli/show/width.js'
import { fleetref, folder, lines, newGame } from './fleetref.js'

const turn = 'ready\npathfinders\nswarm\nnone\n1\n1\n\n\n\n:note done\n'

test('nothing is wider than the screen, at 40, 80 and 200 columns; no colour in a pipe (field bug 37)', async () => {
  const home = folder()
  await newGame(home, 'test', ['--player', 'A=Íñigo Muñoz', '--player', 'B=João das Conceições'])
  await fleetref(['play'], { home, input: turn })
  for (const COLUMNS of ['40', '80', '200']) {
    for (const env of [{ COLUMNS }, { COLUMNS, NO_COLOR: '1', FORCE_COLOR: '1' }, { COLUMNS, LANG: 'C', TERM: 'dumb' }]) {
      const { out, code } = await fleetref(['show'], { home, env })
      expect(code).toBe(0)
      expect(out).toContain('João das Conceições')
      expect(out).not.toContain('\u001b')
      expect(lines(out).filter((line) => widthOf(line) > Number(COLUMNS))).toEqual([])
    }
    const others = [['next'], ['log'], ['show', '--labels']]
    for (const words of others) {
      const { out } = await fleetref(words, { home, env: { COLUMNS } })
      expect(lines(out).filter((line) => widthOf(line) > Number(COLUMNS))).toEqual([])
    }
  }
  expect((await fleetref(['show', '--color'], { home })).out).toContain('\u001b[')
})

test('what comes from outside never reaches the terminal raw: names, notes, marks, files, arguments', async () => {
  const home = folder()
  const evil = 'A\u001b[31m\u0007\u001b]0;title\u0007\u009b2J\u202eB'
  const file = join(home, 'evil.json')
  const group = (name: string) => ({
    class: `Class ${name}`,
    count: 2,
    tonnage: 'L',
    hull: 4,
    thrust: 10,
    scan: 6,
    signature: 3,
    armour: 4,
    pd: 3,
    points: 30,
    marks: ['\u001b[31mred\u009b'],
  })
  const fleet = {
    system: 'dropfleet',
    name: evil,
    faction: 'UCM',
    admirals: [{ name: evil, value: 2 }],
    battlegroups: [{ name: `Line ${evil}`, groups: [group(evil)] }],
  }
  writeFileSync(file, JSON.stringify(fleet))
  const made = await fleetref(['new', '--name', 'test', '--fleet', file, '--player', `A=${evil}`, '--no-play'], { home })
  expect(made.code).toBe(0)
  const input = `ready\n1\n1\n${evil}\n:note ${evil}\n:card A ${evil}\n:dispute ${evil} / ${evil}\n:${evil}\n${evil} = 1\n:show\n:log\n:fix\n`
  const commands = [
    ['play'],
    ['play', '--json'],
    ['show'],
    ['show', '--json'],
    ['show', '--labels'],
    ['log'],
    ['next'],
    ['fix'],
    ['answer', evil],
    ['answer', '--to', evil, 'x'],
    ['show', evil],
    ['jump', evil],
    ['help', evil],
    [evil],
    ['show', `--${evil}`],
    ['roll', evil],
    ['check', file],
    ['new', '--name', evil],
    ['new', '--option', `${evil}=1`],
    ['games'],
  ]
  for (const words of commands) {
    const { out, err } = await fleetref(words, { home, input: words[0] === 'play' ? input : '' })
    const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/
    expect([words, raw.exec(out)?.[0]]).toEqual([words, undefined])
    expect([words, raw.exec(err)?.[0]]).toEqual([words, undefined])
  }
})

test('a secret is in no output and not readable in any file, also when it is refused', async () => {
  const home = folder()
  const path = await newGame(home, 'test', ['--option', 'decks=typed'])
  const order = ['pathfinders', 'vanguard', 'line']
  const planted = [/pathfinders\W+vanguard\W+line/i, /Pathfinders\W+Vanguard\W+Line/, /\b3, 1, 2|3 1 2/]
  const said: string[] = []
  const run = async (args: readonly string[], input = '') => {
    const { out, err } = await fleetref(args, { home, input })
    said.push(out, err)
  }
  await run(['answer', '-'], 'pathfinders, vanguard, lin\n')
  expect(said.at(-1)).toBe('That does not answer it; what was typed is not repeated here.\n')
  await run(['answer', '-', '--json'], `${order.join(', ')}\n`)
  const next = await fleetref(['next', '--json'], { home })
  expect(next.json.at(-1)).toMatchObject({ id: 'deck', about: 'B', secret: true })
  await run(['play', '--json'], 'deck@B = 3 1 2 9\n3 1 2\n:log\n:show\n:fix\n')
  for (const words of [
    ['show'],
    ['show', '--json'],
    ['log'],
    ['log', '--json'],
    ['next', '--json'],
    ['fix'],
    ['games', '--json'],
    ['undo', '--json'],
  ])
    await run(words)
  for (const text of said) for (const pattern of planted) expect(text).not.toMatch(pattern)
  await run(['answer', '-'], '3, 1, 2\n')
  await run(['answer', 'ready'])
  const files = [path, `${path}.kept`].map((file) => readFileSync(file, 'utf8').replace(/^.*"type":"game".*$/m, ''))
  for (const text of files) expect(text).not.toMatch(/"pathfinders","vanguard","line"|\["swarm"/)
  const state = await fleetref(['show', '--json'], { home })
  expect(state.out).not.toContain('secret')
})
