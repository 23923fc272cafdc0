import { clean } from '../../core/clean.js'
import { type Message, messages } from '../../core/words.js'
import type { Line } from './text.js'

export type ImportKey =
  | 'import.price'
  | 'import.prices'
  | 'import.sum'
  | 'import.total'
  | 'import.rating'
  | 'import.launch'
  | 'import.tonnage'
  | 'import.faction'
  | 'import.no-ships'
  | 'import.second-edition'
  | 'import.card-faction'

export const say = messages<ImportKey>()

export interface NotUnderstood extends Line {
  /** What the name could be, where several are equally near. */
  readonly candidates?: readonly string[]
}

export interface Guessed extends Line {
  /** The name that was taken for what is written. */
  readonly taken: string
}

/** A name that could be several things. A person may say which: one of the candidates, written as it stands. */
export interface Unclear {
  readonly line: number
  readonly text: string
  readonly candidates: readonly string[]
}

/** What people said to unclear names, by `unclearKey`. */
export type Answers = ReadonlyMap<string, string>
export const unclearKey = ({ line, text }: Pick<Unclear, 'line' | 'text'>): string => `${line} ${text}`

/** What became of a list. Lines used and lines not understood are together the lines read, always. */
export interface Account {
  /** Lines that are not blank; of files that have no lines, their entries. */
  readonly linesRead: number
  readonly linesUsed: number
  readonly linesNotUnderstood: readonly NotUnderstood[]
  readonly guessed: readonly Guessed[]
  readonly unclear: readonly Unclear[]
  readonly warnings: readonly Message[]
}

/** Keeps account while a list is read. A line counts as used unless somebody says that it, or a part of it, was not understood. */
export function ledger(lines: readonly Line[], answers: Answers = new Map()) {
  const missed = new Map<Line, NotUnderstood>()
  const guessed: Guessed[] = []
  const unclear: Unclear[] = []
  const warnings: Message[] = []
  const prices: Message[] = []
  return {
    /** The name on a line, or what somebody said it is. */
    meant: ({ line }: Line, text: string): string => answers.get(unclearKey({ line, text })) ?? text,
    miss(line: Line, part = line.text, candidates: readonly string[] = []): void {
      const before = missed.get(line)?.text
      const text = clean(before && before !== part ? `${before}; ${part}` : part)
      if (candidates.length) unclear.push({ line: line.line, text: part, candidates })
      missed.set(line, { line: line.line, text, ...(candidates.length && { candidates }) })
    },
    guess({ line }: Line, text: string, taken: string): void {
      guessed.push({ line, text: clean(text), taken })
    },
    warn(key: ImportKey, args?: Message['args']): void {
      warnings.push(say(key, args))
    },
    /** The list has another price than the catalogue: told once for all of them. */
    price(name: string, list: number, card: number): void {
      prices.push(say('import.price', { name, list, card }))
    },
    account: (): Account => ({
      linesRead: lines.length,
      linesUsed: lines.length - missed.size,
      linesNotUnderstood: [...missed.values()].sort((a, b) => a.line - b.line),
      guessed,
      unclear,
      warnings: prices.length
        ? [...warnings, say('import.prices', { prices: [...new Map(prices.map((price) => [JSON.stringify(price), price])).values()] })]
        : warnings,
    }),
  }
}
export type Ledger = ReturnType<typeof ledger>

/** Opens the account of a list, with the answers that were given about it. */
export type OpenLedger = (lines: readonly Line[]) => Ledger
