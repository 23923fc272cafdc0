import { writeFileSync } from 'node:fs'
import type { Die } from '../../src/core/dice/faces.js'
import { stream } from '../../src/core/dice/stream.js'
import { format, generator, type Header, type Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import type { Question, Reply } from '../../src/core/question.js'
import type { System } from '../../src/core/system.js'
import { seal } from '../../src/store/lines.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { numbers } from '../core/walk.js'

const at = '2026-01-01T12:00:00Z'

/** Orders as people give them: mostly standard ones. */
const habit = [
  'standard',
  'standard',
  'standard',
  'weapons-free',
  'weapons-free',
  'course-change',
  'station-keeping',
  'max-thrust',
  'silent-running',
  'active-scan',
]

/**
 * Records a whole game of six turns between the bundled fleets: two players who fire at what they can reach, keep cards,
 * correct a slip, take something back and amend a line. The dice of side A are the app's, those of side B are typed.
 */
export async function recordSixTurns(path: string, seed: number): Promise<State> {
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets: { A: [], B: [] },
    turns: 6,
    turn: 1,
    level: 'tracker',
    options: {},
    parts: {},
  })
  if ('wrong' in made) throw new Error('the bundled fleets do not set up')
  const header: Header = {
    type: 'game',
    format,
    app: '0.1.0',
    system: system.id,
    edition: system.edition,
    rules: system.rules,
    generator,
    seed: `six-turns-${seed}`,
    setup: made.setup,
    at,
  }
  const lines: Line[] = []
  const match = new Match({ system: system as System<never, never, never>, header, append: (more) => void lines.push(...more) })
  const random = numbers(seed)
  for (let step = 0; match.question; step++) {
    if (step === 40) match.write({ type: 'note', text: 'Bia turned the table round' })
    if (step === 60) match.undo()
    if (step === 75) correct(match)
    if (step === 90) amend(match)
    const { question } = match
    if (!question) break
    if (question.kind === 'roll') roll(match, question)
    else if (question.id === 'discard' && (match.state as State).turn > 1 && random(3) === 0) card(match)
    else match.answer(played(question, random))
  }
  let sum = ''
  let text = ''
  for (const line of [header, ...lines.map((one) => ({ ...one, at }))]) {
    const sealed = seal(line, sum)
    sum = sealed.sum
    text += sealed.text
  }
  writeFileSync(path, text)
  return match.state as State
}

function roll(match: Match, question: Extract<Question, { kind: 'roll' }>): void {
  const next = stream(match.place.header.seed, match.nextRoll)
  match.roll(
    question.dice.map((die) => next(die as Die)),
    question.by === 'B' ? 'table' : 'seed',
  )
}

function card(match: Match): void {
  const fix = match.fixes.find(({ id, about, disabled }) => id === 'card' && about === 'A' && !disabled)
  if (fix) match.fix(fix, 1, 'Elite Crew on moscow-1')
  match.answer(0)
}

function correct(match: Match): void {
  const fix = match.fixes.find(({ id, about }) => id === 'coherency' && about === 'toulon-2')!
  match.fix(fix, 'out')
}

/** The newest order that can be amended is answered anew. */
function amend(match: Match): void {
  for (let line = match.line; line > 1; line--) {
    if (match.history.after[line] !== line) continue
    const question = match.questionAt(line)
    if (question?.id !== 'move' || question.kind !== 'choose' || !question.options.some(({ id }) => id === 'down')) continue
    match.amend(line, 'down')
    return
  }
}

function played(question: Question, random: (below: number) => number): Reply {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!
  switch (question.kind) {
    case 'choose': {
      const open = question.options.filter(({ disabled }) => !disabled).map(({ id }) => id)
      if (question.id === 'order') {
        const wanted = pick(habit)
        return open.includes(wanted) ? wanted : 'standard'
      }
      if (question.id === 'move') return open.includes('down') && random(8) === 0 ? 'down' : 'done'
      return pick(open)
    }
    case 'pick': {
      const open = question.options.filter(({ disabled }) => !disabled).map(({ id }) => id)
      const most = question.id === 'hits' ? Math.max(0, random(5) - 2) : ['launch', 'caught'].includes(question.id) ? random(3) : 0
      const count = Math.min(open.length, Math.max(question.min, most))
      return [...open].sort(() => random(3) - 1).slice(0, count)
    }
    case 'count':
      if (question.id === 'hull-lost') return Math.min(question.max, 1 + random(3))
      if (question.id === 'points') return random(5)
      if (question.id === 'discard') return Math.min(question.max, random(2))
      return question.default ?? question.min + random(question.max - question.min + 1)
    case 'roll':
      throw new Error('rolls are rolled')
  }
}
