import type { Counts, Reply } from './question.js'

export { generator } from './dice/stream.js'

/**
 * The journal, format 1: one JSON line for each thing that people or dice did; the game is the journal replayed. LINE is
 * the number of the line in the file, and the header is line 1. Lines are only ever added.
 */
export const format = 1

/** Whose dice are rolled: the app's, or real ones typed in. */
export type DiceSource = 'app' | 'table'

export interface Header {
  readonly type: 'game'
  readonly format: number
  /** Version of the tool that wrote the file. */
  readonly app: string
  readonly system: string
  readonly edition: string
  readonly rules: number
  readonly generator: string
  readonly seed: string
  /** What the system begins with: names, fleets with every figure, options. */
  readonly setup: unknown
  readonly at: string
}

/** Why an answer stands here that nobody gave by itself: it was the only one, one of several on a line, or kept by an amendment. */
export type Auto = 'only' | 'line' | 'kept'

interface Given {
  /** The id of the question, and of what it was about. */
  readonly to: string
  readonly about?: string
  readonly auto?: Auto
  /** With `kept`: the LINE that this one repeats. */
  readonly of?: number
}
export interface AnswerEntry extends Given {
  readonly type: 'answer'
  readonly value: Reply
  readonly secret?: true
  /** The LINE that this answer replaces; the line before it rewinds there. */
  readonly amends?: number
}
export interface RollEntry extends Given {
  readonly type: 'roll'
  readonly value: readonly string[] | Counts
  readonly from: 'seed' | 'table'
  /** The number of the roll: with the seed it names the stream of the faces. */
  readonly n: number
  readonly amends?: number
}
export interface FixEntry extends Given {
  readonly type: 'fix'
  readonly value: Reply
  readonly text?: string
}
export interface JumpEntry extends Given {
  readonly type: 'jump'
}
/** Entries that change the state of the game. */
export type Move = AnswerEntry | RollEntry | FixEntry | JumpEntry

export type Entry =
  | Move
  /** A setting of the table, not of the game: the last one wins, and undo leaves it. */
  | { readonly type: 'set'; readonly key: string; readonly value: string }
  /** A remark; with a dispute about the rules it tells how that was settled. Neither is part of the game. */
  | { readonly type: 'note'; readonly text: string; readonly dispute?: Dispute }
  /** From here on the game goes on under these rules. */
  | { readonly type: 'rules'; readonly rules: number }
  /** Everything is again as it was right after LINE `to`. */
  | { readonly type: 'rewind'; readonly to: number }

/** Two readings of a rule and the die that settled it for now: 1 to 3 the first, 4 to 6 the second. */
export interface Dispute {
  /** The faces come from a stream of their own, `dispute-n`. */
  readonly n: number
  readonly readings: readonly [string, string]
  readonly value: readonly string[]
}

/** An entry as it stands in the file: with a short hash of the state after it, and how many segments began in it. */
export type Line = Entry & { readonly state?: string; readonly begun?: number }

export const isMove = (entry: Entry): entry is Move =>
  entry.type === 'answer' || entry.type === 'roll' || entry.type === 'fix' || entry.type === 'jump'

/** What a person decided, against what followed from it: undo and redo go from one of these to the next. */
export const isDecision = (entry: Entry): boolean =>
  isMove(entry) && !entry.auto && (entry.type !== 'roll' || entry.from === 'table' || entry.amends !== undefined)
