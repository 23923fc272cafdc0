import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Die } from '../../src/core/dice/faces.js'
import { stream } from '../../src/core/dice/stream.js'
import { Match } from '../../src/core/match.js'
import { readJournal } from '../../src/store/journal-file.js'
import { system } from '../../src/systems/dropfleet/playable.js'
import { result } from '../../src/systems/dropfleet/result.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { recordSixTurns } from './record.js'

/**
 * Whole games that replay to the end that was recorded with them. `FLEETREF_RECORD=1` records them anew, which is only
 * right where rules were changed on purpose; the new end is then read like code.
 */
const folder = `${import.meta.dirname}/games`
const games = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))

/** What is compared: the result, what is left of the fleets, and how long the game was. */
const endOf = (match: Match) => {
  const s = match.state as State
  const { winner, points, more } = result(s)!
  const alive = Object.values(s.ships).filter(({ hull, left }) => hull > 0 && !left)
  return {
    winner,
    points,
    ...more,
    lines: match.line,
    alive: Object.fromEntries(alive.map(({ id, hull, figures }) => [id, `${hull}/${figures.hull}`])),
    lost: Object.values(s.ships).flatMap(({ id, hull }) => (hull === 0 ? [id] : [])),
    admirals: Object.values(s.admirals).flatMap(({ id, lost }) => (lost ? [id] : [])),
  }
}

const replayed = (name: string): Match => {
  const { header, lines } = readJournal(`${folder}/${name}`)
  return new Match({ system, header, append: () => {} }, lines)
}

test.runIf(process.env.FLEETREF_RECORD)('record', async () => {
  await recordSixTurns(`${folder}/six-turns.jsonl`, Number(process.env.FLEETREF_RECORD_SEED ?? 9))
  writeFileSync(`${folder}/six-turns.end.json`, `${JSON.stringify(endOf(replayed('six-turns.jsonl')), undefined, 2)}\n`)
})

describe.each(games)('%s', (name) => {
  test('replays to its recorded end, every line to its recorded state', () => {
    const match = replayed(name)
    expect(match.question).toBeUndefined()
    expect(endOf(match)).toEqual(JSON.parse(readFileSync(`${folder}/${name.replace('.jsonl', '.end.json')}`, 'utf8')))
  })
  test('every roll of the app is the one that its seed gives (J8)', () => {
    const match = replayed(name)
    const { entries, after } = match.history
    const rolls = entries.flatMap((entry, line) =>
      entry?.type === 'roll' && entry.from === 'seed' && after[line] === line ? [{ entry, line }] : [],
    )
    expect(rolls.length).toBeGreaterThan(5)
    for (const { entry, line } of rolls) {
      const next = stream(match.place.header.seed, entry.n)
      const question = match.questionAt(line)!
      expect(question.kind === 'roll' && question.dice.map((die) => next(die as Die)), `line ${line}`).toEqual(entry.value)
    }
  })
  test('from any line in the middle the game goes on to the same end: a state kept there replaces the lines before it (J10)', () => {
    const { header, lines } = readJournal(`${folder}/${name}`)
    const kept: { line: number; state: unknown }[] = []
    const whole = new Match({ system, header, append: () => {} }, lines)
    for (let line = 2; line <= whole.line; line += 40) kept.push({ line, state: whole.stateAt(line) })
    for (const one of kept.filter(({ line }) => whole.history.after[line] === line)) {
      const again = new Match({ system, header, append: () => {} }, lines, one)
      expect(JSON.stringify(again.state), `from line ${one.line}`).toBe(JSON.stringify(whole.state))
    }
  })
})

test('the six turns hold what a whole game holds: losses and an admiral on both sides, all kinds of orders, an undo, a correction, an amendment', () => {
  const { lines } = readJournal(`${folder}/six-turns.jsonl`)
  const match = replayed('six-turns.jsonl')
  const s = match.state as State
  expect([s.turn, s.turns]).toEqual([6, 6])
  for (const side of ['A', 'B'] as const) {
    expect(Object.values(s.ships).some((one) => one.side === side && one.hull === 0)).toBe(true)
  }
  expect(Object.values(s.admirals).map(({ lost }) => lost)).toEqual([true, true])
  // Two victory points each: kill points decide.
  expect(result(s)).toMatchObject({ winner: 'B', points: { A: 2, B: 2 } })
  const orders = new Set(lines.flatMap((line) => (line.type === 'answer' && line.to === 'order' ? [line.value] : [])))
  expect(orders.size).toBeGreaterThanOrEqual(7)
  expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(['answer', 'roll', 'fix', 'note', 'rewind']))
  expect(lines.some((line) => 'amends' in line && line.amends)).toBe(true)
})
