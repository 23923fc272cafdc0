import { existsSync, rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Die } from '../../src/core/dice/faces.js'
import { stream } from '../../src/core/dice/stream.js'
import type { Header, Line, RollEntry } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import { createJournal, readJournal, writeJournal } from '../../src/store/journal-file.js'
import { system } from '../../src/systems/armada/playable.js'
import { hasShips } from '../../src/systems/armada/scoring.js'
import type { State } from '../../src/systems/armada/state.js'
import { sides } from '../../src/systems/armada/terms.js'
import { header, numbers } from '../core/walk.js'
import { battle, setup } from './fleets.js'
import { sensible } from './sensible.js'

const file = `${import.meta.dirname}/six-rounds.jsonl`

/** A game of sensible answers, with its lines. */
function played(head: Header, seed: number): { readonly match: Match; readonly lines: readonly Line[] } {
  const lines: Line[] = []
  const match = new Match({ system, header: head, append: (more) => void lines.push(...more) })
  const random = numbers(seed)
  for (let question = match.question; question; question = match.question) {
    if (question.kind === 'roll') {
      const next = stream(head.seed, match.nextRoll)
      match.roll(
        question.dice.map((die) => next(die as Die)),
        'seed',
      )
    } else match.answer(sensible(question, random))
  }
  return { match, lines }
}

/** Writes down the first game that goes over six rounds: `FLEETREF_RECORD=1` does it anew where rules were changed. */
function record(): void {
  const head = { ...header(system, setup(battle)), seed: 'six rounds' }
  for (let seed = 1; ; seed++) {
    const { match, lines } = played(head, seed)
    if (sides.some((side) => !hasShips(match.state as State, side))) continue
    if (existsSync(file)) rmSync(file)
    createJournal(file, head)
    const writer = writeJournal(readJournal(file), () => head.at)
    writer.append(lines)
    writer.close()
    return
  }
}

describe('a whole game of six rounds', () => {
  if (process.env.FLEETREF_RECORD) record()
  const journal = readJournal(file)
  const told: string[] = []
  const match = new Match({ system, header: journal.header, append: () => {} }, journal.lines)
  match.retell((_, __, { type }) => void told.push(type))
  const state = match.state as State

  test('replays to the recorded end', () => {
    expect(match.question).toBeUndefined()
    expect(state).toMatchObject({ segment: 'over', round: 6 })
    expect(system.result(state)).toMatchInlineSnapshot(`
      {
        "more": {
          "margin": 40,
          "round": 6,
          "tournamentPoints": {
            "A": 5,
            "B": 6,
          },
        },
        "points": {
          "A": 137,
          "B": 177,
        },
        "text": [
          {
            "args": {
              "loser": "Ana",
              "margin": 40,
              "round": 6,
              "winner": "Bruno",
            },
            "key": "result.points",
          },
          {
            "args": {
              "loser": 5,
              "winner": 6,
            },
            "key": "result.tournament",
          },
        ],
        "winner": "B",
      }
    `)
  })
  test('has every phase of every round, attacks, tokens, damage, overlaps and squadrons', () => {
    expect(told.filter((type) => type === 'segment-begun')).toHaveLength(6 * 4 + 1)
    const wanted = ['damage-totalled', 'defence-token-spent', 'card-revealed', 'ships-collided', 'squadron-destroyed', 'command-resolved']
    expect(wanted.filter((type) => !told.includes(type))).toEqual([])
  })
  test('its dice are those of its seed', () => {
    const rolls = journal.lines.filter((line): line is Line & RollEntry => line.type === 'roll')
    for (const line of rolls.filter((_, at) => at % 8 === 0)) {
      const next = stream(journal.header.seed, line.n)
      const question = match.questionAt(journal.lines.indexOf(line) + 2)
      const faces = question?.kind === 'roll' ? question.dice.map((die) => next(die as Die)) : []
      expect(line.value).toEqual(faces)
    }
  })
})
