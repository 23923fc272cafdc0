import { describe, expect, test } from 'vitest'
import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import { Refused } from '../../src/core/question.js'
import { Diverged } from '../../src/core/repeat.js'
import { pebbles } from './pebbles.js'
import { header, sameAgain, walk } from './walk.js'

const setup = { heaps: { red: 4, blue: 3, green: 5 }, rounds: 4 }
const start = (lines: Line[] = []) =>
  new Match({ system: pebbles, header: header(pebbles, setup), append: (more) => void lines.push(...more) })
const waiting = (match: Match) => (match.question ? `${match.question.id}@${match.question.about ?? ''}` : 'over')

/** Guesses of both sides, then A takes 1 of red. */
function opening(lines: Line[] = []): Match {
  const match = start(lines)
  for (const value of ['red', 'blue', 'red', 1]) match.answer(value)
  return match
}

describe('answers', () => {
  test('an answer that the question does not take is refused with the reason, and the question still waits', () => {
    const match = start()
    expect(() => match.answer('yellow')).toThrow(Refused)
    expect(waiting(match)).toBe('guess@A')
    expect(match.line).toBe(1)
  })
  test('each answer is one line with its question, and LINE counts the header (J1)', () => {
    const lines: Line[] = []
    const match = opening(lines)
    expect(match.line).toBe(5)
    expect(lines[3]).toMatchObject({ type: 'answer', to: 'count', about: 'red', value: 1 })
    expect(waiting(match)).toBe('heap@')
  })
  test('a question with one answer is answered, marked, and is no decision for undo (J3)', () => {
    const lines: Line[] = []
    const match = new Match({
      system: pebbles,
      header: header(pebbles, { heaps: { red: 1 }, rounds: 1 }),
      append: (more) => void lines.push(...more),
    })
    expect(lines.map((line) => 'auto' in line && line.auto)).toEqual(['only', 'only', 'only', 'only'])
    expect(waiting(match)).toBe('over')
    expect(match.undo()).toBeUndefined()
  })
  test('a secret answer is marked, so that the store can hide it (J9)', () => {
    const lines: Line[] = []
    opening(lines)
    expect(lines[0]).toMatchObject({ to: 'guess', secret: true })
    expect(lines[2]).not.toHaveProperty('secret')
  })
})

describe('undo and redo', () => {
  test('take back one decision each, append a rewind and delete nothing', () => {
    const lines: Line[] = []
    const match = opening(lines)
    const states = [JSON.stringify(match.state)]
    for (let n = 0; n < 4; n++) {
      match.undo()
      states.push(JSON.stringify(match.state))
    }
    expect(match.undo()).toBeUndefined()
    expect(waiting(match)).toBe('guess@A')
    expect(lines.length).toBe(8)
    for (let n = 3; n >= 0; n--) {
      match.redo()
      expect(JSON.stringify(match.state)).toBe(states[n])
    }
    expect(match.redo()).toBeUndefined()
  })
  test('a correction and a jump are decisions too', () => {
    const match = opening()
    const before = JSON.stringify(match.state)
    match.fix(match.fixes.find(({ about }) => about === 'blue')!, 9)
    match.jump(match.jumps.find(({ id }) => id === 'spill')!)
    expect(waiting(match)).toBe('spill@')
    match.undo()
    match.undo()
    expect(JSON.stringify(match.state)).toBe(before)
  })
  test('an undone roll gives the same number again, and the rewind tells that a roll was taken back (J8)', () => {
    const match = opening()
    for (const value of ['blue', 1, ['red']]) match.answer(value)
    expect(match.nextRoll).toBe(1)
    match.roll(['4', '5'], 'seed')
    expect(match.nextRoll).toBe(2)
    expect(match.undo()).toBe(1)
    expect(match.nextRoll).toBe(1)
  })
  test('counts are kept as counts, never as faces', () => {
    const lines: Line[] = []
    const match = opening(lines)
    for (const value of ['blue', 1, ['red']]) match.answer(value)
    match.roll({ hits: 2, crits: 0 }, 'table')
    expect(lines.at(-1)).toMatchObject({ value: { hits: 2, crits: 0 } })
    expect((match.state as { heaps: Record<string, number> }).heaps.red).toBe(1)
  })
})

describe('corrections', () => {
  test('keep the running flow: the same question is put again, with the present in it (F1, F6)', () => {
    const match = start()
    for (const value of ['red', 'blue', 'red']) match.answer(value)
    match.fix(match.fixes.find(({ about }) => about === 'red')!, 7)
    expect(match.question).toMatchObject({ id: 'count', about: 'red', max: 7 })
  })
  test('that take the subject away drop its flow, and the rules go on (F2)', () => {
    const match = start()
    for (const value of ['red', 'blue', 'red']) match.answer(value)
    match.fix(match.fixes.find(({ about }) => about === 'red')!, 0)
    expect(match.question).toMatchObject({ id: 'heap', options: [{ id: 'blue' }, { id: 'green' }] })
  })
})

describe('amendments (J11)', () => {
  test('keep every later line that still fits, and are one decision for undo', () => {
    const lines: Line[] = []
    const match = opening(lines)
    match.answer('green')
    match.answer(2)
    const before = JSON.stringify(match.state)
    match.amend(5, 3)
    expect(match.state).toMatchObject({ heaps: { red: 1, blue: 3, green: 3 } })
    expect(lines.slice(-3).map((line) => ('auto' in line ? line.auto : undefined))).toEqual([undefined, 'kept', 'kept'])
    match.undo()
    expect(JSON.stringify(match.state)).toBe(before)
    match.redo()
    expect(match.state).toMatchObject({ heaps: { red: 1, green: 3 } })
  })
  test('ask what comes up new in between, then go on', () => {
    const match = opening()
    match.answer('green')
    match.answer(2)
    match.answer(['green'])
    match.amend(4, 'blue')
    expect(match.question).toMatchObject({ id: 'count', about: 'blue' })
    match.answer(1)
    expect(match.state).toMatchObject({ heaps: { red: 4, blue: 2, green: 3 } })
    expect(match.question).toMatchObject({ id: 'spill-roll' })
  })
  test('refuse a value that the question does not take, and change nothing', () => {
    const lines: Line[] = []
    const match = opening(lines)
    expect(() => match.amend(5, 9)).toThrow(Refused)
    expect(lines.length).toBe(4)
    expect(waiting(match)).toBe('heap@')
  })
})

test('a state kept at the beginning of a segment gives the same game as the whole journal (J10)', () => {
  const lines: Line[] = []
  let kept: { line: number; state: unknown } | undefined
  const place = { system: pebbles, header: header(pebbles, setup), append: (more: readonly Line[]) => void lines.push(...more) }
  const match = new Match({ ...place, keep: (one) => void (kept = one) })
  for (const value of ['red', 'blue', 'red', 1, 'green', 2, []]) match.answer(value)
  expect(kept!.line).toBeGreaterThan(5)
  const again = new Match({ ...place, append: () => {} }, lines, kept)
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state))
  expect(again.question).toEqual(match.question)
})

test('looking back leaves no mark on the lines that are written next', () => {
  const lines: Line[] = []
  const match = opening(lines)
  match.questionAt(3)
  match.firstDifference()
  match.retell(() => {})
  match.answer('green')
  expect(lines.at(-1)).toMatchObject({ to: 'heap', value: 'green' })
  expect(lines.at(-1)).not.toHaveProperty('begun')
})

test('under new rules a game goes on from an entry that says so, and what was written before it can still be looked at and taken back', () => {
  const lines: Line[] = []
  opening(lines)
  // Whoever takes pebbles gets one more of them: the same questions, another state.
  const again: typeof pebbles = {
    ...pebbles,
    rules: 2,
    apply(state, event) {
      const after = pebbles.apply(state, event)
      return event.type === 'taken' ? { ...after, taken: { ...after.taken, [event.side]: after.taken[event.side] + 1 } } : after
    },
  }
  const place = { system: again, header: header(pebbles, setup), append: (more: readonly Line[]) => void lines.push(...more) }
  expect(() => new Match(place, lines)).toThrow(Diverged)
  const match = new Match(place, [...lines, { type: 'rules', rules: 2 }])
  expect(match.state).toMatchObject({ taken: { A: 2 } })
  expect(match.stateAt(5)).toMatchObject({ taken: { A: 2 } })
  match.answer('green')
  match.undo()
  match.undo()
  expect(waiting(match)).toBe('count@red')
})

test('random games of a toy system: whatever is done, the same lines give the same game', () => {
  for (let seed = 1; seed <= 300; seed++) {
    try {
      sameAgain(walk(pebbles, setup, seed, { odd: 35, steps: 80 }))
    } catch (trouble) {
      throw new Error(`walk ${seed}`, { cause: trouble })
    }
  }
})
