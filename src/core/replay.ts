import { Game, type Lender } from './game.js'
import { stateHash } from './hash.js'
import { type History, inForce } from './history.js'
import type { Header, RollEntry } from './journal.js'
import type { Question } from './question.js'
import { Diverged, repeat } from './repeat.js'
import type { AnySystem } from './system.js'

/** The state right after a line at which a segment began: a place to replay from. */
export interface KeptState {
  readonly line: number
  readonly state: unknown
}

/** What replaying needs to know of a game beside its lines. */
export interface Beginning {
  readonly system: AnySystem
  readonly header: Header
  /** For tests: hands the state out so that a kept piece of it goes bad. */
  readonly lender?: Lender<unknown>
}

export type AnyGame = Game<unknown, unknown, { readonly type: string }>
export type Told = (state: unknown, event: { readonly type: string }) => void

/** Whether a kept state is the one that its line was written with. */
export const agrees = ({ entries }: History, { line, state }: KeptState): boolean => line === 1 || entries[line]?.state === stateHash(state)

/** The games that a journal gives, at its end or after any of its lines, each replayed from the nearest state that was kept. */
export class Replay {
  readonly #kept = new Map<number, unknown>()
  #replaying = false

  /** `hear` is told what happens in the games that are handed out, but nothing of what is only done again. */
  constructor(
    readonly beginning: Beginning,
    readonly history: History,
    readonly hear: Told,
    kept?: KeptState,
  ) {
    this.#kept.set(1, beginning.system.begin(beginning.header.setup))
    if (kept) this.#kept.set(kept.line, kept.state)
  }

  /** The game from its very beginning. */
  begin(): AnyGame {
    return this.#enter(1)
  }

  /** The game as it was right after LINE. Throws `Diverged` where the rules no longer give the game that was written. */
  at(line: number): AnyGame {
    const { entries } = this.history
    const lines = inForce(this.history, line)
    let start = lines.length
    while (start > 0 && !this.#kept.has(lines[start - 1]!)) start--
    const before = this.#replaying
    this.#replaying = true
    try {
      const game = this.#enter(start > 0 ? lines[start - 1]! : 1)
      for (const at of lines.slice(start)) {
        repeat(game, at, entries[at]!)
        if (entries[at]!.begun) this.#kept.set(at, game.bare)
      }
      const last = lines.at(-1)
      if (last !== undefined && start < lines.length && this.#differs(last, game)) {
        throw new Diverged(this.firstDifference(line) ?? last, 'state')
      }
      return game
    } finally {
      this.#replaying = before
    }
  }

  /** Replays the whole game in force from its first line, telling each line's rolls and events in turn. */
  retell(
    tell: (line: number, state: unknown, event: { readonly type: string }) => void,
    rolled?: (line: number, roll: RollEntry, question: Question) => void,
  ): void {
    let line = 1
    const game = this.#enter(1, (state, event) => tell(line, state, event))
    for (line of inForce(this.history)) {
      const entry = this.history.entries[line]!
      if (entry.type === 'roll' && game.question) rolled?.(line, entry, game.question)
      repeat(game, line, entry)
    }
  }

  /** Replays the whole game as it was right after LINE and compares the state after every line; gives the first line that differs. */
  firstDifference(to: number): number | undefined {
    const game = this.#enter(1, () => {})
    return inForce(this.history, to).find((at) => {
      repeat(game, at, this.history.entries[at]!)
      return this.#differs(at, game)
    })
  }

  /** Keeps the state after a line at which a segment began. */
  keep(line: number, state: unknown): void {
    this.#kept.set(line, state)
  }

  /** The newest state in force that was kept; nothing while that is the beginning. */
  newest(): KeptState | undefined {
    const line = inForce(this.history).findLast((at) => this.#kept.has(at))
    return line === undefined ? undefined : { line, state: this.#kept.get(line) }
  }

  /** Whether a line was written with another state. What stands before the last change of rules cannot be compared. */
  #differs(line: number, game: AnyGame): boolean {
    const { entries } = this.history
    const { state } = entries[line]!
    return state !== undefined && line > entries.findLastIndex((entry) => entry?.type === 'rules') && state !== stateHash(game.bare)
  }

  #enter(line: number, tell?: Told): AnyGame {
    const { system, lender } = this.beginning
    return new Game(system, this.#kept.get(line), lender, (state, event) => {
      if (tell) tell(state, event)
      else if (!this.#replaying) this.hear(state, event)
    })
  }
}
