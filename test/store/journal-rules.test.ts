import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import alea from 'seedrandom/lib/alea.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { stream } from '../../src/core/dice/stream.js'
import type { Header, Line } from '../../src/core/journal.js'
import type { Match } from '../../src/core/match.js'
import type { AnySystem, Wishes } from '../../src/core/system.js'
import { readFleetData } from '../../src/store/fleet-files.js'
import { createGame, type OpenGame, openGame } from '../../src/store/games.js'
import { Changed } from '../../src/store/journal-file.js'
import { seal, unseal } from '../../src/store/lines.js'
import { systems } from '../../src/systems/index.js'
import { pebbles } from '../core/pebbles.js'
import { header } from '../core/walk.js'

/** The rules of the journal (J1 to J11) as they hold on the disk, with a toy system; those of a game in memory are in `core/match.test`. */
const setup = { heaps: { red: 4, blue: 3, green: 5 }, rounds: 4 }

/** A new game in a folder of its own, closed and gone after the test. */
async function game(system: AnySystem = pebbles): Promise<{ path: string; open: OpenGame }> {
  const folder = mkdtempSync(join(tmpdir(), 'fleetref-'))
  const path = join(folder, 'game.jsonl')
  createGame(path, header(system, setup))
  const open = await opened(path, system)
  onTestFinished(() => {
    open.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { path, open }
}
const opened = (path: string, system: AnySystem = pebbles, write = true) =>
  openGame(path, { app: 'test', system: async () => system, write })

const play = (match: Match, values: readonly (string | number | readonly string[])[]) => {
  for (const value of values) match.answer(value)
}
/** Guesses of both sides, a take of red and a take of green, then a spill of red: a roll waits. */
const toTheRoll = ['red', 'blue', 'red', 1, 'green', 2, ['red']]

/** Wishes of somebody who only presses Enter. */
const nothing: Wishes = {
  names: { A: undefined, B: undefined },
  fleets: { A: [], B: [] },
  turns: undefined,
  turn: undefined,
  level: undefined,
  options: {},
  parts: {},
}

const rows = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')
const parsed = (path: string) => rows(path).map((row) => JSON.parse(row) as Record<string, unknown>)

/** Changes lines and seals all of them again, as a version with other rules would have written them. */
function forge(path: string, change: (line: Line, at: number) => Line): void {
  const sums = ['']
  const texts: string[] = []
  for (const [at, row] of rows(path).entries()) {
    const read = unseal(row, JSON.parse(rows(path)[at - 1] ?? '{"sum":""}').sum)!
    const { text, sum } = seal(change(read.value as Line, at + 1) as unknown as Header, sums.at(-1)!)
    sums.push(sum)
    texts.push(text)
  }
  writeFileSync(path, texts.join(''))
  rmSync(`${path}.kept`, { force: true })
}

describe('J2: what a line holds', () => {
  test('type, question, about, value, time, state and sum; a correction its value, a jump its segment, never an event', async () => {
    const { path, open } = await game()
    const { match } = open
    play(match, toTheRoll)
    match.roll(['4', '1'], 'seed')
    match.fix(match.fixes.find(({ about }) => about === 'blue')!, 2)
    match.jump(match.jumps.find(({ id }) => id === 'take')!)
    match.write({ type: 'note', text: 'late' })
    const lines = parsed(path)
    for (const line of lines.slice(1)) {
      expect(Object.keys(line)).toEqual(expect.arrayContaining(['type', 'state', 'at', 'sum']))
      expect(Object.keys(line).at(-1)).toBe('sum')
      expect(line.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    }
    const shapes = lines.slice(1).map(({ state: _, sum: __, at: ___, begun: ____, ...rest }) => rest)
    expect(shapes[3]).toEqual({ type: 'answer', to: 'count', about: 'red', value: 1 })
    expect(shapes.at(-4)).toEqual({ type: 'roll', to: 'spill-roll', value: ['4', '1'], from: 'seed', n: 1 })
    expect(shapes.at(-3)).toEqual({ type: 'fix', to: 'heap', about: 'blue', value: 2 })
    expect(shapes.at(-2)).toEqual({ type: 'jump', to: 'take' })
    expect(shapes.at(-1)).toEqual({ type: 'note', text: 'late' })
  })
})

describe('J4: nothing is shown before it is on the disk', () => {
  test('what rules throw on is not written', async () => {
    const broken: typeof pebbles = {
      ...pebbles,
      apply(state, event) {
        if (event.type === 'taken') throw new Error('a fault of ours')
        return pebbles.apply(state, event)
      },
    }
    const { path, open } = await game(broken)
    play(open.match, ['red', 'blue', 'red'])
    const before = readFileSync(path, 'utf8')
    expect(() => open.match.answer(1)).toThrow('a fault of ours')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
  test('an answer is in the file before the next question can be read', async () => {
    const { path, open } = await game()
    open.match.answer('red')
    expect(parsed(path).at(-1)).toMatchObject({ to: 'guess', about: 'A' })
  })
})

describe('J5: damage and changed rules', () => {
  const differing = async (change: (line: Line, at: number) => Line) => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    open.close()
    forge(path, change)
    return { path, lines: rows(path).length }
  }
  test('a sum that does not follow the line before it is damage, named by its line', async () => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    open.close()
    const whole = rows(path)
    writeFileSync(path, `${[...whole.slice(0, 3), ...whole.slice(4)].join('\n')}\n`)
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.damaged', args: { line: 4 } }, exit: 3 })
  })
  test('only the last state is compared on opening', async () => {
    const { path } = await differing((line, at) => (at === 4 ? { ...line, state: '00000000' } : line))
    const open = await opened(path)
    expect(open.match.question).toMatchObject({ id: 'spill-roll' })
    open.close()
  })
  test('where that differs all are compared, and the first that differs is named', async () => {
    const lines = (await differing((line) => line)).lines
    const { path } = await differing((line, at) => (at === 4 || at === lines ? { ...line, state: '00000000' } : line))
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.diverged-state', args: { line: 4 } }, exit: 3 })
    expect(existsSync(`${path}.lock`)).toBe(false)
  })
  test('what a question is about is compared as well as its id', async () => {
    const { path } = await differing((line) =>
      line.type === 'answer' && line.to === 'count' && line.about === 'green' ? { ...line, about: 'blue' } : line,
    )
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.diverged-question', args: { line: 7 } } })
  })
})

describe('J6: the fleets of the header', () => {
  test.each(Object.keys(systems))('%s: are fleet files, which the same reader reads as they stand', async (id) => {
    const made = await (await systems[id]!()).setUp(nothing)
    if ('wrong' in made) throw new Error(JSON.stringify(made.wrong))
    const { fleets } = JSON.parse(JSON.stringify(made.setup)) as { fleets: Record<'A' | 'B', unknown[]> }
    for (const fleet of [...fleets.A, ...fleets.B]) expect((await readFleetData(fleet, 'header')).fleet).toEqual(fleet)
    expect([fleets.A.length, fleets.B.length]).toEqual([1, 1])
  })
})

describe('J7: the lock and the length of the file', () => {
  test('the lock names process, host and start, and goes with the game', async () => {
    const { path, open } = await game()
    const holder = JSON.parse(readFileSync(`${path}.lock`, 'utf8'))
    expect(holder).toMatchObject({ pid: process.pid, host: hostname() })
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.in-use', args: { pid: String(process.pid) } }, exit: 3 })
    open.close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })
  test('the lock of a process that is gone is taken; of a machine that cannot be asked it is not', async () => {
    const { path, open } = await game()
    open.close()
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: 4_194_300, host: hostname(), started: '1' }))
    ;(await opened(path)).close()
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: 4_194_300, host: 'another-computer', started: '1' }))
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.in-use' } })
  })
  test('a lock that says nothing yet is being taken by somebody; one that has said nothing for long is cleared away', async () => {
    const { path, open } = await game()
    open.close()
    writeFileSync(`${path}.lock`, '')
    await expect(opened(path)).rejects.toMatchObject({ text: { key: 'error.in-use' } })
    utimesSync(`${path}.lock`, new Date(0), new Date(0))
    ;(await opened(path)).close()
    expect(existsSync(`${path}.lock`)).toBe(false)
  })
  test('an append to a file that is longer than we left it writes nothing; read again, it goes on', async () => {
    const { path, open } = await game()
    open.match.answer('red')
    const { text } = seal({ type: 'note', text: 'from elsewhere', at: '' }, parsed(path).at(-1)!.sum as string)
    appendFileSync(path, text)
    const before = readFileSync(path, 'utf8')
    expect(() => open.match.answer('blue')).toThrow(Changed)
    expect(readFileSync(path, 'utf8')).toBe(before)
    const again = await open.reopen()
    again.match.answer('blue')
    expect(parsed(path).at(-1)).toMatchObject({ to: 'guess', about: 'B' })
    again.close()
  })
  test('a reader leaves a torn last line where it is, the holder cuts it', async () => {
    const { path, open } = await game()
    open.match.answer('red')
    open.close()
    const whole = readFileSync(path, 'utf8')
    appendFileSync(path, '{"type":"answer","to":"gu')
    const reader = await opened(path, pebbles, false)
    expect([reader.notes.map(({ key }) => key), readFileSync(path, 'utf8')]).toEqual([['note.torn'], `${whole}{"type":"answer","to":"gu`])
    const holder = await opened(path)
    expect([holder.notes.map(({ key }) => key), readFileSync(path, 'utf8')]).toEqual([['note.torn-cut'], whole])
    holder.close()
  })
})

test('a new game is in its file with the lines that it begins with, or there is no file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fleetref-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'game.jsonl')
  const cannotBeWritten = { type: 'note', text: 1n } as unknown as Line
  expect(() => createGame(path, header(pebbles, setup), [cannotBeWritten])).toThrow()
  expect(existsSync(path)).toBe(false)
  createGame(path, header(pebbles, setup), [{ type: 'set', key: 'dice.A', value: 'table' }])
  expect(parsed(path)).toMatchObject([{ type: 'game' }, { type: 'set', key: 'dice.A' }])
})

describe('J8: faces', () => {
  test('the first eight draws are thrown away, neighbouring numbers and a dispute have streams of their own', () => {
    const streamed = (n: number | string) => {
      const next = stream('seed', n)
      return Array.from({ length: 12 }, () => next('d6')).join('')
    }
    const draw = alea('seed#1')
    for (let drawn = 0; drawn < 8; drawn++) draw()
    expect(streamed(1)).toBe(Array.from({ length: 12 }, () => 1 + Math.floor(draw() * 6)).join(''))
    expect(new Set([streamed(1), streamed(2), streamed('dispute-1'), streamed('dispute-2')]).size).toBe(4)
    // Released games depend on these faces.
    expect([streamed(1), streamed('dispute-1')]).toMatchInlineSnapshot(`
      [
        "142445152115",
        "466356552612",
      ]
    `)
  })
  test('n is one above the highest in force, from any source, and undo gives the same number again', async () => {
    const { path, open } = await game()
    const { match } = open
    play(match, toTheRoll)
    match.roll(['4', '5'], 'table')
    play(match, ['red', 'blue', 'blue', 1, 'green', 1, ['green']])
    expect(match.nextRoll).toBe(2)
    match.roll(['1', '1'], 'seed')
    match.undo()
    expect(match.nextRoll).toBe(2)
    expect(
      parsed(path)
        .filter(({ type }) => type === 'roll')
        .map(({ n, from }) => [n, from]),
    ).toEqual([
      [1, 'table'],
      [2, 'seed'],
    ])
    expect(parsed(path)[0]).toMatchObject({ generator: 'alea-8' })
  })
})

describe('J9: secrets', () => {
  test('a secret answer is not to be read in the journal, nor what is kept beside it', async () => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    const [, first, second] = parsed(path)
    expect([first!.value, second!.value]).not.toEqual(expect.arrayContaining(['red']))
    expect(first).toMatchObject({ secret: true })
    const kept = JSON.parse(readFileSync(`${path}.kept`, 'utf8'))
    expect(kept.state).not.toHaveProperty('secret')
    expect(typeof kept.secret).toBe('string')
    open.close()
    const again = await opened(path)
    expect(again.match.state).toEqual(open.match.state)
    again.close()
  })
})

describe('J10: the state that is kept', () => {
  const forgeKept = (path: string, change: (kept: Record<string, unknown>) => Record<string, unknown>) =>
    writeFileSync(`${path}.kept`, JSON.stringify(change(JSON.parse(readFileSync(`${path}.kept`, 'utf8')))))
  test.each([
    ['another app', { app: 'other' }],
    ['other rules', { rules: 9 }],
    ['another sum', { sum: '00000000' }],
    ['another line', { line: 3 }],
    ['another state', { state: {} }],
  ])('is thrown away with %s', async (_, change) => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    open.close()
    const whole = JSON.stringify(open.match.state)
    forgeKept(path, (kept) => ({ ...kept, ...change }))
    const again = await opened(path)
    expect(JSON.stringify(again.match.state)).toBe(whole)
    again.close()
    expect(JSON.parse(readFileSync(`${path}.kept`, 'utf8'))).toMatchObject({ app: 'test', rules: 1 })
  })
  test('a damaged one is no trouble', async () => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    open.close()
    writeFileSync(`${path}.kept`, '{"line":')
    const again = await opened(path)
    expect(again.match.question).toMatchObject({ id: 'spill-roll' })
    again.close()
  })
})

describe('J11: amendments', () => {
  test('are one decision for undo after the file was read again, and kept rolls keep their number', async () => {
    const { path, open } = await game()
    play(open.match, toTheRoll)
    open.match.roll(['4', '5'], 'seed')
    const before = JSON.stringify(open.match.state)
    open.match.amend(5, 2)
    expect(
      parsed(path)
        .filter(({ type }) => type === 'roll')
        .map(({ n, auto }) => [n, auto]),
    ).toEqual([
      [1, undefined],
      [1, 'kept'],
    ])
    open.close()
    const again = await opened(path)
    expect(again.match.nextRoll).toBe(2)
    again.match.undo()
    expect(JSON.stringify(again.match.state)).toBe(before)
    again.close()
  })
})
