import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, gameFile, lines, newGame } from './fleetref.js'

test('misuse is exit 2 and one sentence, never a stack trace', async () => {
  const home = folder()
  await newGame(home)
  writeFileSync(join(home, 'bad.yaml'), 'system: dropfleet\nname: X\nbattlegroups: 7\n')
  const commands = [
    ['show', '--nonsense'],
    ['nonsense'],
    ['show', '--side', 'C'],
    ['show', '--at', 'x'],
    ['show', 'no-such-game'],
    ['play', '--until', '0'],
    ['roll', '0d6'],
    ['roll'],
    ['new', 'chess'],
    ['new', '--turns', '0'],
    ['new', '--turns', '-1'],
    ['new', '--dice', 'lead'],
    ['new', '--level', 'everything'],
    ['new', '--option', 'cards'],
    ['new', '--option', 'cards=perhaps'],
    ['new', '--option', 'nonsense=1'],
    ['new', '--fleet', 'nowhere.yaml'],
    ['new', '--fleet', 'C=bad.yaml'],
    ['new', '--name', 'test'],
    ['new', '--player', 'Ana'],
    ['new', '--standing', 'nobody=held'],
    ['undo', '--to', '-3'],
    ['help', 'nonsense'],
    ['next', '--lang', 'fr'],
    ['answer'],
    ['jump', 'x', 'y'],
  ]
  const ended = await inTurns(commands, (words) => fleetref(words, { home }))
  for (const [at, { code, err, out }] of ended.entries()) {
    expect([commands[at], code, out]).toEqual([commands[at], 2, ''])
    expect([commands[at], lines(err).length]).toEqual([commands[at], 1])
    expect(err).not.toMatch(/Error:|\bat .*:\d+:\d+/)
  }
  const broken = await fleetref(['new', '--fleet', 'bad.yaml'], { home })
  expect([broken.code, broken.err]).toEqual([2, expect.stringMatching(/bad\.yaml.*line 3|bad\.yaml:3/)])
  expect(readdirSync(join(home, 'games')).filter((name) => name.endsWith('.jsonl'))).toEqual(['test.jsonl'])
})

test('names that some file system keeps for itself are refused; paths are paths', async () => {
  const home = folder()
  const names = ['CON', 'nul', 'a:b', 'com1', 'x.', '', '-x', 'a"b', 'what?']
  const refused = await inTurns(names, (name) => fleetref(['new', '--no-play', `--name=${name}`], { home }))
  expect(refused.map(({ code }) => code)).toEqual(names.map(() => 2))
  for (const { err } of refused) expect(err).toContain('cannot be the name of a game')
  expect(existsSync(join(home, 'games'))).toBe(false)

  const inside = join(home, 'inside')
  const made = await fleetref(['new', '--no-play', '--name', '../x.jsonl', '--quiet'], { home, cwd: home })
  expect(made.code).toBe(0)
  expect(existsSync(join(home, '..', 'x.jsonl'))).toBe(true)
  const { rmSync, mkdirSync } = await import('node:fs')
  rmSync(join(home, '..', 'x.jsonl'))
  mkdirSync(inside)
  const here = await fleetref(['new', '--no-play', '--file', 'here'], { home, cwd: inside })
  expect([here.code, readdirSync(inside)]).toEqual([0, expect.arrayContaining(['here'])])
  const seed = await fleetref(['new', '--no-play', '--name', 'seeded', '--seed=-42'], { home })
  expect([seed.code, existsSync(gameFile(home, 'seeded'))]).toEqual([0, true])
})

test('help, topics and version go to stdout, exit 0', async () => {
  const home = folder()
  const ended = await inTurns([['--help'], ['help'], ['help', 'exit-codes'], ['play', '-h'], ['help', 'fix'], ['-V']], (words) =>
    fleetref(words, { home }),
  )
  expect(ended.map(({ code, err }) => [code, err])).toEqual(ended.map(() => [0, '']))
  for (const { out } of ended.slice(0, 5)) for (const line of lines(out)) expect(line.length).toBeLessThanOrEqual(80)
  expect(ended.at(-1)!.out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

/** Two at a time: the machine has other things to do. */
async function inTurns<T, R>(list: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < list.length; at += 2) done.push(...(await Promise.all(list.slice(at, at + 2).map(run))))
  return done
}
