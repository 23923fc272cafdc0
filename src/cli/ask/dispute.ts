import { stream } from '../../core/dice/stream.js'
import { UserError } from '../../core/errors.js'
import type { Dispute, Entry } from '../../core/journal.js'
import type { Message } from '../../core/words.js'
import { wrapped } from '../show/wrap.js'
import type { Sitting } from '../sitting.js'
import type { Asker } from './asker.js'

/**
 * `:dispute FIRST READING / SECOND READING`: a rule is not clear, both readings are written down, and a D6 settles it for
 * now: 1 to 3 the first, 4 to 6 the second. It is a note, no part of the game, and its die takes nothing from the game's dice.
 */
export async function dispute(sitting: Sitting, rest: string, asker?: Asker): Promise<undefined> {
  const { match } = sitting.game
  const readings = await readingsOf(sitting, rest, asker)
  const n = 1 + match.history.entries.filter((entry) => entry?.type === 'note' && entry.dispute).length
  const settled: Dispute = { n, readings, value: [stream(match.place.header.seed, `dispute-${n}`)('d6')] }
  const entry = { type: 'note', text: readings.join(' / '), dispute: settled } as const
  match.write(entry)
  const { terminal, json } = sitting
  if (json) terminal.out(JSON.stringify(noteJson(entry, match.line, terminal.say)))
  else for (const row of wrapped(terminal.say(noteStory(entry)), terminal.width, 2)) terminal.out(row)
}

async function readingsOf({ terminal }: Sitting, rest: string, asker?: Asker): Promise<readonly [string, string]> {
  const [first = '', second = '', ...more] = rest.split(/\s+\/\s+/).map((part) => part.trim())
  if (first && second && !more.length) return [first, second]
  if (rest || !asker) throw new UserError({ key: 'error.dispute' }, 2)
  const one = (await asker.text(terminal, terminal.say({ key: 'dispute.first' })))?.trim()
  const other = one && (await asker.text(terminal, terminal.say({ key: 'dispute.second' })))?.trim()
  if (!one || !other) throw new UserError({ key: 'error.dispute' }, 2)
  return [one, other]
}

type Note = Extract<Entry, { readonly type: 'note' }>

/** A note, or how a dispute was settled, in a sentence. */
export function noteStory({ text, dispute: settled }: Note): Message {
  if (!settled) return { key: 'log.note', args: { text } }
  const [first, second] = settled.readings
  const [face = ''] = settled.value
  return { key: Number(face) <= 3 ? 'dispute.settled-first' : 'dispute.settled-second', args: { first, second, face } }
}

export const noteJson = (note: Note, line: number, say: (message: Message) => string): object => ({
  type: 'note',
  line,
  text: note.dispute ? say(noteStory(note)) : note.text,
  ...(note.dispute && { dispute: note.dispute }),
})
