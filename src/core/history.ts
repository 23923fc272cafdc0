import { isDecision, isMove, type Line } from './journal.js'

/**
 * The journal read once, front to back. Every line knows the line before it in the game it belongs to (`before`), the
 * line that the game stands at after it (`after`), and where undoing it leads (`parent`: the same as `before`, but for
 * an amendment, which goes back to the game that it amended).
 */
export interface History {
  /** By LINE; line 1, the header, has none. */
  readonly entries: (Line | undefined)[]
  readonly before: number[]
  readonly after: number[]
  readonly parent: number[]
  /** The highest number of a roll in force, by LINE. */
  readonly rolls: number[]
  /** How many segments had begun, by LINE. */
  readonly segments: number[]
  /** The newest amendment in force, by LINE; 0 where there is none. */
  readonly amended: number[]
  /** The line at which the game stands. */
  head: number
}

/** The header alone: the game stands at line 1. */
export const emptyHistory = (): History => ({
  entries: [undefined, undefined],
  before: [0, 0],
  after: [1, 1],
  parent: [0, 0],
  rolls: [0, 0],
  segments: [0, 0],
  amended: [0, 0],
  head: 1,
})

/** Adds the next line. A rewind to a line that is not there is damage, and throws a RangeError. */
export function add(history: History, entry: Line): number {
  const line = history.entries.push(entry) - 1
  const { before, after, parent, rolls, head } = history
  before[line] = head
  parent[line] = 'amends' in entry && entry.amends ? after[line - 2]! : head
  rolls[line] = entry.type === 'roll' ? Math.max(rolls[head]!, entry.n) : rolls[head]!
  history.segments[line] = history.segments[head]! + (entry.begun ?? 0)
  history.amended[line] = 'amends' in entry && entry.amends ? line : history.amended[head]!
  if (entry.type === 'rewind') {
    const to = entry.to > 0 && entry.to < line ? after[entry.to] : undefined
    if (to === undefined) throw new RangeError(`line ${line} rewinds to line ${entry.to}`)
    history.head = to
  } else if (isMove(entry) || entry.type === 'rules') history.head = line
  after[line] = history.head
  return line
}

/** The lines of the game as it stands after `line` (the present, if none is given), oldest first. */
export function inForce(history: History, line: number = history.head): number[] {
  const lines: number[] = []
  for (let at = history.after[line]!; at > 1; at = history.before[at]!) lines.push(at)
  return lines.reverse()
}

/** The line to rewind to so that the last decision is taken back; nothing when none is left. */
export function undoTarget({ head, entries, parent }: History): number | undefined {
  for (let at = head; at > 1; at = parent[at]!) if (isDecision(entries[at]!)) return parent[at]
  return undefined
}

/** The line to rewind to so that one decision comes back, along the newest game that continued the present one. */
export function redoTarget({ head, entries, after, parent }: History): number | undefined {
  const grows = new Uint8Array(entries.length)
  grows[head] = 1
  let tip = 0
  for (let line = head + 1; line < entries.length; line++) {
    if (after[line] === line && grows[parent[line]!]) grows[line] = 1
    if (after[line] !== head && grows[after[line]!]) tip = after[line]!
  }
  if (!tip) return undefined
  const decisions: number[] = []
  for (let at = tip; at > head; at = parent[at]!) if (isDecision(entries[at]!)) decisions.push(at)
  const second = decisions.at(-2)
  return second === undefined ? tip : parent[second]
}
