/*
 * What a long game costs: replaying a journal of 2,000 lines whole and from its kept state, and one process that answers
 * one question, against a process that does nothing. `npm run bench`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import { openGame } from '../../src/store/games.js'
import { createJournal, readJournal, writeJournal } from '../../src/store/journal-file.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import { anyReply, header, numbers } from '../core/walk.js'

const length = 2000
const folder = mkdtempSync(join(tmpdir(), 'fleetref-bench-'))
const path = join(folder, 'long.jsonl')
const app = JSON.parse(
  spawnSync('node', ['-p', 'JSON.stringify(require("./package.json").version)'], { encoding: 'utf8' }).stdout,
) as string

const made = await dropfleet.setUp({
  names: { A: 'A', B: 'B' },
  fleets: { A: [], B: [] },
  turns: 99,
  turn: 1,
  level: 'tracker',
  options: {},
  parts: {},
})
if ('wrong' in made) throw new Error('the bundled fleets do not set up')
createJournal(path, { ...header(system, made.setup), app })
const writer = writeJournal(readJournal(path))
const lines: Line[] = []
const match = new Match({ system, header: header(system, made.setup), append: (more) => void lines.push(...more) })
const random = numbers(1)
while (match.line < length) {
  const question = match.question
  // A game that comes to its end too early goes on from a correction: everybody lives.
  if (!question) break
  if (question.kind === 'roll') match.roll(anyReply(question, system, random) as readonly string[], 'seed')
  else if (question.id === 'hits' || question.id === 'move') match.answer(question.id === 'hits' ? [] : 'done')
  else match.answer(anyReply(question, system, random))
}
writer.append(lines)
writer.close()

const opening = { app, system: async () => system }
const timed = async (what: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = []
  for (let n = 0; n < 9; n++) {
    const start = performance.now()
    await what()
    taken.push(performance.now() - start)
  }
  return taken.sort((a, b) => a - b)[4]!
}
const open = async (write: boolean) => {
  const game = await openGame(path, { ...opening, write })
  game.close()
}

const whole = await timed(() => open(false))
// One answer leaves a kept state beside the journal; openings after it replay from there.
const env = { ...process.env, FLEETREF_HOME: folder, NODE_EXTRA_CA_CERTS: '' }
const run = (...args: string[]) => spawnSync('node', args, { env, encoding: 'utf8', input: '' })
for (let n = 0; n < 12; n++) run('bin/fleetref.js', 'answer', '-g', path, ':undo')
for (let n = 0; n < 12; n++) run('bin/fleetref.js', 'answer', '-g', path, ':redo')
const kept = await timed(() => open(false))

const cpu = (...args: string[]) => {
  const taken = Array.from({ length: 11 }, () => {
    const start = performance.now()
    run(...args)
    return performance.now() - start
  })
  return taken.sort((a, b) => a - b)[5]!
}
const nothing = cpu('-e', '0')
const ratio = (...args: string[]) => (cpu('bin/fleetref.js', ...args) / nothing).toFixed(2)

console.log(`journal of ${match.line} lines: open whole ${whole.toFixed(1)} ms, from the kept state ${kept.toFixed(1)} ms`)
console.log(`a process that does nothing takes ${nothing.toFixed(0)} ms; against it (time on the clock, median of 11):`)
console.log(
  `  --version ${ratio('--version')}  roll 4d6 ${ratio('roll', '4d6')}  next ${ratio('next', path)}  show ${ratio('show', path)}  note ${ratio('note', '-g', path, 'x')}`,
)
rmSync(folder, { recursive: true })
