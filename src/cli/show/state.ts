import { noteJson, noteStory } from '../ask/dispute.js'
import { eventJson, rollJson, rollStory } from '../json.js'
import type { Sitting } from '../sitting.js'
import { sheetLines } from './sheets.js'
import { wrapped } from './wrap.js'

export interface Showing {
  readonly side?: 'A' | 'B'
  /** The models and their marks, for paper. */
  readonly labels?: boolean
  /** As it was right after this LINE. */
  readonly at?: number
}

/** The tables of the state, or the state as JSON. */
export function showState({ terminal, game: { match }, system, json }: Sitting, { side, labels, at }: Showing = {}): void {
  const state = at === undefined ? match.state : match.stateAt(at)
  if (json) {
    terminal.out(JSON.stringify({ type: 'state', system: system.id, line: at ?? match.line, ...system.face(state) }))
    return
  }
  const view = system.view(state)
  const { out, say, width } = terminal
  if (!labels && view.head.length) for (const line of wrapped(view.head.map(say).join(' · '), width)) out(terminal.paint.bold(line))
  for (const sheet of labels ? view.labels : view.sheets) {
    if (side && sheet.side && sheet.side !== side) continue
    const lines = sheetLines(terminal, sheet)
    if (lines.length) out('')
    for (const line of lines) out(line)
  }
}

/** The story of the game in force: LINE and a sentence an event; notes where they were written. */
export function showStory(sitting: Sitting): void {
  const { terminal, game, system, json } = sitting
  const { match } = game
  const told: { line: number; text?: string; json: object }[] = []
  match.retell(
    (line, state, event) => {
      const message = system.story(state, event)
      const text = message && terminal.say(message)
      told.push({ line, ...(text !== undefined && { text }), json: eventJson(event, line, text) })
    },
    (line, roll, question) => told.push({ line, text: terminal.say(rollStory(roll, question)), json: rollJson(roll, line) }),
  )
  for (const [line, entry] of match.history.entries.entries()) {
    if (entry?.type !== 'note') continue
    told.push({ line, text: terminal.say(noteStory(entry)), json: noteJson(entry, line, terminal.say) })
  }
  told.sort((a, b) => a.line - b.line)
  const places = String(match.line).length
  for (const { line, text, json: value } of told) {
    if (json) terminal.out(JSON.stringify(value))
    else if (text) for (const row of wrapped(`${String(line).padStart(places)}  ${text}`, terminal.width, places + 2)) terminal.out(row)
  }
}
