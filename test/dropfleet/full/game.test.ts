import { expect, test } from 'vitest'
import type { Line } from '../../../src/core/journal.js'
import { Match } from '../../../src/core/match.js'
import type { Question, Reply } from '../../../src/core/question.js'
import { dropfleet, system } from '../../../src/systems/dropfleet/playable.js'
import { killPoints } from '../../../src/systems/dropfleet/result.js'
import type { State } from '../../../src/systems/dropfleet/state.js'
import { anyReply, header, numbers, sameAgain } from '../../core/walk.js'

/** Answers that pass a chance by: nobody wins a battle with them. */
const idle = new Set(['done', 'left', 'each', 'coherency', 'debris', 'split', 'max-thrust', 'silent-running', 'none', 'far'])

/** A player who fires, launches and lands whatever there is. */
function eager(question: Question, random: (below: number) => number): Reply {
  if (question.kind === 'count' && question.default !== undefined) return question.default
  // Tokens may walk from sector to sector for ever.
  if (question.id === 'troops') return 'done'
  if (question.kind !== 'choose') return anyReply(question, system, random)
  const open = question.options.filter(({ id, disabled }) => !disabled && !idle.has(id))
  return open.length ? open[random(open.length)]!.id : anyReply(question, system, random)
}

test('a whole game at level full: both sides lose ships, and it replays to its end', async () => {
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets: { A: [], B: [] },
    turns: 4,
    turn: 1,
    level: 'full',
    options: {},
    parts: {},
    scenario: { clusters: ['medium: military, commercial, industrial', 'station: large, laser, missile'] },
  })
  if ('wrong' in made) throw new Error('the bundled fleets do not set up')
  const lines: Line[] = []
  const random = numbers(11)
  const told = new Set<string>()
  const match = new Match({
    system,
    header: header(system, made.setup),
    append: (more) => void lines.push(...more),
    tell: (_, event) => void told.add(event.type),
  })
  for (let steps = 0; match.question && steps < 4000; steps++) {
    const reply = eager(match.question, random)
    if (match.question.kind === 'roll') match.roll(reply as readonly string[], 'seed')
    else match.answer(reply)
  }
  const state = match.state as State
  expect(state.segment).toBe('over')
  expect([killPoints(state, 'A') > 0, killPoints(state, 'B') > 0]).toEqual([true, true])
  expect([...told]).toEqual(expect.arrayContaining(['attack-resolved', 'crippling-rolled', 'wreck-rolled', 'points-scored']))
  sameAgain({ lines, match })
})
