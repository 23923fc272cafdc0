import type { Label } from './question.js'
import type { Message } from './words.js'

/** What a cell shows: a text, a name, a number, several of them, or nothing. */
export type Cell = Label | number | readonly Label[] | undefined

/** A table as data; `cli/show` draws it, as a grid or as lines on a narrow screen. */
export interface Sheet {
  readonly id: string
  readonly title: Label
  readonly side?: 'A' | 'B'
  readonly columns: readonly Message[]
  readonly rows: readonly (readonly Cell[])[]
}

export interface View {
  /** Where the game stands, in one line: turn, phase, segment, whose decision. */
  readonly head: readonly Message[]
  readonly sheets: readonly Sheet[]
  /** The models and their marks, for paper. */
  readonly labels: readonly Sheet[]
}
