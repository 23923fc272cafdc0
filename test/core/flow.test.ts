import { describe, expect, test } from 'vitest'
import { ask, during } from '../../src/core/flow.js'
import { Game } from '../../src/core/game.js'
import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import { type Count, Refused } from '../../src/core/question.js'
import type { System } from '../../src/core/system.js'
import { type Event, pebbles, type State } from './pebbles.js'
import { anyReply, header, numbers, perishable } from './walk.js'

/** The rules of the flow (F1 to F7), with a toy system. */
const setup = { heaps: { red: 4, blue: 3, green: 5 }, rounds: 4 }
type Toy = System<typeof setup, State, Event>
const count = (about: string, max: number): Count => ({ kind: 'count', id: 'count', by: 'A', about, text: { key: 'count' }, min: 0, max })
const playing = (play: Toy['play'], more: Partial<Toy> = {}): Toy => ({ ...pebbles, ...more, play })
const begun = pebbles.begin(setup)
const red = (to: number): Event => ({ type: 'heap-set', heap: 'red', count: to })

describe('F1: a question is built from the present and changes nothing', () => {
  test('an event while a question is built throws', () => {
    const system = playing(function* (t) {
      yield* ask(() => {
        t.emit(red(1))
        return count('red', 1)
      })
    })
    expect(() => new Game(system, begun)).toThrow('emitted while a question was being built')
  })
  test('it is built again after each correction, and where nothing is left to ask the rules go on at once', () => {
    const system = playing(function* (t) {
      yield* during(
        () => true,
        (function* () {
          yield* ask(() => (t.state.heaps.red ? count('red', t.state.heaps.red) : undefined))
        })(),
      )
      yield* ask(() => count('blue', 3))
    })
    const game = new Game(system, begun)
    const fix = pebbles.fixes(begun).find(({ about }) => about === 'red')!
    game.fix(fix, 2)
    expect(game.question).toMatchObject({ about: 'red', max: 2 })
    game.fix(fix, 0)
    expect(game.question).toMatchObject({ about: 'blue' })
  })
})

test('F2: a flow is dropped the moment its subject is gone, the one around it goes on, and a fault of the rules goes through', () => {
  const told: string[] = []
  const system = playing(function* (t) {
    const inner = (function* () {
      told.push('inner begins')
      yield* ask(() => count('red', 4))
      told.push('never')
    })()
    const outer = (function* () {
      const value = yield* during(() => t.state.heaps.red! > 0, inner)
      told.push(`inner gave ${value}`)
      yield* ask(() => count('blue', 3))
      throw new Error('a fault of the rules')
    })()
    yield* during(() => t.state.heaps.blue! > 0, outer)
  })
  const game = new Game(system, begun)
  game.fix(pebbles.fixes(begun).find(({ about }) => about === 'red')!, 0)
  expect([told, game.question!.about]).toEqual([['inner begins', 'inner gave undefined'], 'blue'])
  expect(() => game.reply(1)).toThrow('a fault of the rules')
})

test('F3: a piece of the state that is kept across a question throws where it is used', () => {
  const system = playing(function* (t) {
    const { heaps } = t.state
    yield* ask(() => count('red', 4))
    t.emit(red(heaps.blue!))
  })
  const game = new Game(system, begun, perishable() as never)
  expect(() => game.reply(1)).toThrow(TypeError)
})

test('F4: what is owed is in the state: rules that are entered anew ask for it first', () => {
  const game = new Game(pebbles, begun)
  for (const value of ['red', 'blue', 'green']) game.reply(value)
  expect(game.question).toMatchObject({ id: 'count', about: 'green' })
  const fresh = new Game(pebbles, JSON.parse(JSON.stringify(game.bare)) as State)
  expect(fresh.question).toEqual(game.question)
})

test('F5: at the first question of every segment a fresh game from the same state waits on the same question', () => {
  const waited = new Set<string>()
  for (let seed = 1; seed <= 30; seed++) {
    const random = numbers(seed)
    let first = false
    const game = new Game(pebbles, begun, undefined, (_, { type }) => {
      if (type === 'segment-begun') first = true
    })
    while (game.question) {
      first = false
      game.reply(anyReply(game.question, pebbles, random))
      if (!first) continue
      expect(new Game(pebbles, JSON.parse(JSON.stringify(game.bare)) as State).question).toEqual(game.question)
      waited.add(game.bare.segment)
    }
  }
  expect([...waited].sort()).toEqual(['guess', 'over', 'spill', 'take'])
})

describe('F6: corrections and jumps', () => {
  const match = () => new Match({ system: pebbles, header: header(pebbles, setup), append() {} })
  test('a correction keeps the running flow, a jump drops it', () => {
    const one = match()
    for (const value of ['red', 'blue', 'red']) one.answer(value)
    one.fix(one.fixes.find(({ about }) => about === 'blue')!, 1)
    expect(one.question).toMatchObject({ id: 'count', about: 'red' })
    one.jump(one.jumps.find(({ id }) => id === 'take')!)
    expect(one.question).toMatchObject({ id: 'heap' })
  })
  test('what cannot be done now says why and changes nothing', () => {
    const closed = playing(pebbles.play, {
      jumps: (state) => pebbles.jumps(state).map((jump) => ({ ...jump, disabled: { key: 'over' } })),
      fixes: (state) => pebbles.fixes(state).map((fix) => ({ ...fix, disabled: { key: 'gone' } })),
    })
    const one = new Match({ system: closed, header: header(closed, setup), append() {} })
    expect(() => one.jump(one.jumps[0]!)).toThrow(new Refused({ key: 'over' }))
    expect(() => one.fix(one.fixes[0]!, 1)).toThrow(new Refused({ key: 'gone' }))
    expect(() => new Match({ system: pebbles, header: header(pebbles, setup), append() {} }).fix(pebbles.fixes(begun)[0]!, 99)).toThrow(
      Refused,
    )
    expect(one.line).toBe(1)
  })
})

test('F7: several answers on one line are ordinary answers, and one decision for undo', () => {
  const lines: Line[] = []
  const match = new Match({ system: pebbles, header: header(pebbles, setup), append: (more) => void lines.push(...more) })
  for (const value of ['red', 'blue']) match.answer(value)
  match.answer('green')
  match.answer(2, 'line')
  expect(lines.slice(-2)).toMatchObject([{ to: 'heap' }, { to: 'count', auto: 'line' }])
  match.undo()
  expect(match.question).toMatchObject({ id: 'heap' })
  expect(match.state).toMatchObject({ heaps: { green: 5 } })
  match.redo()
  expect(match.state).toMatchObject({ heaps: { green: 3 } })
})
