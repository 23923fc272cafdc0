import { createHash } from 'node:crypto'
import type { Die } from '../../core/dice/faces.js'
import { stream } from '../../core/dice/stream.js'
import { UserError } from '../../core/errors.js'
import { Match } from '../../core/match.js'
import { isCounts } from '../../core/question.js'
import { Diverged } from '../../core/repeat.js'
import { readJournal } from '../../store/journal-file.js'
import { loadSystem } from '../playables.js'
import type { Terminal } from '../terminal.js'

/** A short name of a seed that gives nothing of it away: shown at the start, so that the seed shown at the end can be trusted. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex').slice(0, 16)

/**
 * Recomputes every app-rolled die from the seed, taken back or not, and the whole game from its answers. Throws UserError:
 * exit 1 with the first line that differs, and as `readJournal` does for a file that is damaged.
 */
export async function verify(terminal: Terminal, path: string, json: boolean): Promise<void> {
  const { header, lines } = readJournal(path)
  const system = await loadSystem(header.system)
  if (!system) throw new UserError({ key: 'error.no-such-system', args: { name: header.system } }, 3)
  const differs = (line: number) => new UserError({ key: 'verify.differs', args: { line } }, 1)
  const counts = { rolls: 0, typed: 0 }
  let over = false
  try {
    const match = new Match({ system, header, append: () => {} }, lines)
    over = match.question === undefined
    const state = match.firstDifference()
    if (state !== undefined) throw differs(state)
    for (const [line, entry] of match.history.entries.entries()) {
      if (entry?.type === 'note' && entry.dispute) {
        if (stream(header.seed, `dispute-${entry.dispute.n}`)('d6') !== entry.dispute.value.join()) throw differs(line)
        continue
      }
      if (entry?.type !== 'roll') continue
      if (entry.from === 'table') {
        counts.typed++
        continue
      }
      const question = match.questionAt(line)
      const face = stream(header.seed, entry.n)
      const again = question?.kind === 'roll' ? question.dice.map((die) => face(die as Die)) : []
      if (isCounts(entry.value) || again.join() !== entry.value.join()) throw differs(line)
      counts.rolls++
    }
  } catch (trouble) {
    if (trouble instanceof Diverged) throw differs(trouble.line)
    throw trouble
  }
  const hash = seedHash(header.seed)
  // The seed is nobody's business before the last die is rolled.
  const seed = over ? { seed: header.seed } : {}
  if (json) terminal.out(JSON.stringify({ type: 'game', verified: true, lines: lines.length + 1, ...counts, ...seed, hash }))
  else {
    terminal.out(terminal.say({ key: 'verify.done', args: { lines: lines.length + 1, ...counts } }))
    terminal.out(terminal.say(over ? { key: 'verify.seed', args: { seed: header.seed, hash } } : { key: 'verify.hash', args: { hash } }))
  }
}
