import type { Dice, Question } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import type { Terminal } from '../terminal.js'
import type { Line } from './source.js'

/** A question as it is put, with what stands around it. */
export interface Putting {
  readonly terminal: Terminal
  readonly question: Question
  /** What the players are called; nothing where nobody in particular is asked. */
  readonly names?: Readonly<Record<'A' | 'B', string>>
  /** Where the game stands, for the line above the question. */
  readonly head: readonly Message[]
  /** The faces of the dice of this game. */
  readonly dice?: Dice
  /** A free text is wanted: no hint and no commands. */
  readonly bare?: true
  /** Its options are lines of a page: letters stand before them, and Enter before the one it takes. */
  readonly letters?: true
  /** The colon commands that there are, for the line below the options. */
  readonly commands?: () => readonly string[]
  /** It is on the screen already. */
  readonly shown: boolean
  /** The LINE after which it waits, where questions are put as JSON. */
  readonly json?: number
}

/** Who puts questions to people and hears their answers. What a typed line means is decided elsewhere, in one place. */
export interface Asker {
  /** A roll of app dice waits until somebody rolls; elsewhere it never waits. */
  readonly rollsWait: boolean
  /** Puts a question and gives the typed line; nothing once the input has ended. */
  ask(putting: Putting): Promise<Line | undefined>
  /** Asks for a free text: a name, a path. */
  text(terminal: Terminal, what: string): Promise<string | undefined>
  /** Says why a line was refused, beside the question that is put again; missing where that is for the terminal to say. */
  refuse?(text: string): void
  /** Shows lines to one person only, and leaves nothing of them behind; missing where that cannot be done. */
  peek?(terminal: Terminal, warning: string, lines: readonly string[]): Promise<void>
  close(): void
}

/** Takes answers from the first asker while it has some, then from the second. */
export function inTurn(first: Asker & { readonly ended: boolean }, second: Asker): Asker {
  const at = () => (first.ended ? second : first)
  return {
    get rollsWait() {
      return at().rollsWait
    },
    async ask(putting) {
      if (first.ended) return second.ask(putting)
      return (await first.ask(putting)) ?? second.ask({ ...putting, shown: true })
    },
    text: (terminal, what) => second.text(terminal, what),
    ...(second.peek && { peek: second.peek }),
    ...(second.refuse && { refuse: second.refuse }),
    close() {
      first.close()
      second.close()
    },
  }
}
