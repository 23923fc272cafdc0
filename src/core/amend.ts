import { type History, inForce } from './history.js'
import { isMove, type Move } from './journal.js'
import type { Question } from './question.js'

/** A line of the amended game that may still be kept. */
export interface OldMove {
  readonly line: number
  readonly move: Move
}

/** A round of activations is five segments: a game that lost one of them still finds its place again. */
const slack = 5

/**
 * The lines of the amended game that have not come up again, oldest first; none where no amendment is in force. A line
 * is left behind once a line of a later segment was kept.
 */
export function unused(history: History): readonly OldMove[] {
  const amendment = history.amended[history.head]!
  if (!amendment) return []
  const { entries, before, after, segments } = history
  const amends = (entries[amendment] as { amends: number }).amends
  const used = new Set<number>()
  let last = amends
  let place = amendment
  for (let at = history.head; at > amendment; at = before[at]!) {
    const of = (entries[at] as Partial<Move>).of
    if (of === undefined) continue
    used.add(of)
    if (place === amendment) place = at
    if (segments[of]! > segments[last]!) last = of
  }
  const reach = segments[last]! + (segments[history.head]! - segments[place]!) + slack
  return inForce(history, after[amendment - 2])
    .filter((line) => line > amends && !used.has(line) && segments[line]! >= segments[last]! && segments[line]! <= reach)
    .flatMap((line) => {
      const entry = entries[line]!
      return isMove(entry) && entry.auto !== 'only' ? [{ line, move: entry }] : []
    })
}

/** The kept line that answers a question: the first of the same id about the same thing. */
export const keptAnswer = (kept: readonly OldMove[], question: Question): OldMove | undefined =>
  kept.find(({ move }) => {
    const kind = question.kind === 'roll' ? 'roll' : 'answer'
    return move.type === kind && move.to === question.id && move.about === question.about
  })

/** The correction or jump that stood right after the line at which the game stands, in the amended game. */
export function keptCorrection(history: History): OldMove | undefined {
  const { entries, head } = history
  const here = entries[head] as Partial<Move> & { amends?: number }
  const of = here?.of ?? here?.amends
  if (of === undefined) return undefined
  const next = unused(history).find(({ line }) => line > of)
  return next && (next.move.type === 'fix' || next.move.type === 'jump') && history.before[next.line] === of ? next : undefined
}
