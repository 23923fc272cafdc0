import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Header, Line } from '../../src/core/journal.js'
import { seal, unseal } from '../../src/store/lines.js'
import { fleetref, folder, lines, newGame } from './fleetref.js'

/** Changes lines of a journal and seals all of them again, as somebody would who wants to hide it. */
function forge(path: string, change: (line: Line) => Line): void {
  let before = ''
  let sealed = ''
  let old = ''
  for (const row of readFileSync(path, 'utf8').trimEnd().split('\n')) {
    const read = unseal(row, old)!
    old = read.sum
    const { text, sum } = seal(change(read.value as Line) as unknown as Header, before)
    before = sum
    sealed += text
  }
  writeFileSync(path, sealed)
}

/** A game with equal ratings, so that the app has rolled. */
async function rolled(home: string): Promise<string> {
  const path = await newGame(home)
  const input = 'ready\nreveal@A = vanguard\nreveal@B = hunters\n'
  await fleetref(['play', path], { home, input })
  return path
}

test('verify: every app die comes out of the seed and the game out of its answers; the seed stays hidden until the end', async () => {
  const home = folder()
  const path = await rolled(home)
  const good = await fleetref(['verify', path], { home })
  expect([good.code, good.out.includes('Hash of the seed')]).toEqual([0, true])
  expect(good.out).not.toContain('Seed:')
  const asJson = await fleetref(['verify', path, '--json'], { home })
  expect(asJson.json[0]).toMatchObject({ type: 'game', verified: true })
  expect(asJson.json[0]!.rolls as number).toBeGreaterThan(1)
  expect(asJson.json[0]).not.toHaveProperty('seed')
})

test('verify: a face that does not come out of the seed is named by its line, exit 1', async () => {
  const home = folder()
  const path = await rolled(home)
  forge(path, (line) =>
    line.type === 'roll' && line.n === 1 ? { ...line, value: [Array.isArray(line.value) && line.value[0] === '6' ? '5' : '6'] } : line,
  )
  const bad = await fleetref(['verify', path], { home })
  expect(bad.code).toBe(1)
  expect(bad.err).toMatch(/^Line \d+ differs/)
})

test('verify: a state that the answers do not give is named by its line, exit 1', async () => {
  const home = folder()
  const path = await rolled(home)
  forge(path, (line) => (line.type === 'roll' && line.n === 1 ? { ...line, state: '00000000' } : line))
  const bad = await fleetref(['verify', path], { home })
  expect([bad.code, /^Line \d+ differs/.test(bad.err)]).toEqual([1, true])
})

test('both players add a word to the seed; the same words give the same dice, and the hash is told at once', async () => {
  const home = folder()
  const make = (name: string, word: string) =>
    fleetref(['new', '--name', name, '--seed', 's', '--word', 'A=apple', '--word', `B=${word}`, '--no-play'], { home })
  const hash = (text: string) => /hash of the seed: (\w+)/.exec(text)?.[1]
  const [one, same, other] = [await make('one', 'pear'), await make('same', 'pear'), await make('other', 'plum')]
  expect(hash(one.err)).toMatch(/^[0-9a-f]{16}$/)
  expect(hash(same.err)).toBe(hash(one.err))
  expect(hash(other.err)).not.toBe(hash(one.err))
})

test('log --dice: counts by side, nothing said under 30 dice, typed ones counted', async () => {
  const home = folder()
  const path = await rolled(home)
  const told = await fleetref(['log', path, '--dice'], { home })
  expect(told.code).toBe(0)
  expect(lines(told.out).some((line) => /too few to say anything/.test(line))).toBe(true)
  const asJson = await fleetref(['log', path, '--dice', '--json'], { home })
  expect(asJson.json.every(({ type }) => type === 'roll')).toBe(true)
})

test('roll --history: the last quick rolls, and a damaged line of them harms nothing', async () => {
  const home = folder()
  expect((await fleetref(['roll', '--history'], { home })).out).toBe('')
  await fleetref(['roll', '2d6', '--faces', '34'], { home })
  await fleetref(['roll', '3d6', '4+', '--seed', 'x'], { home })
  writeFileSync(`${home}/rolls.jsonl`, `${readFileSync(`${home}/rolls.jsonl`, 'utf8')}half a li`)
  const told = await fleetref(['roll', '--history'], { home })
  expect(lines(told.out)).toHaveLength(2)
  expect(lines(told.out)[0]).toMatch(/^2d6: 3 4/)
  const none = await fleetref(['roll'], { home })
  expect([none.code, lines(none.err).length]).toEqual([2, 1])
})
