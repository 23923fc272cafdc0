import { keptAnswer, keptCorrection, unused } from './amend.js'
import { Game, type Lender } from './game.js'
import { stateHash } from './hash.js'
import { add, emptyHistory, type History, inForce, redoTarget, undoTarget } from './history.js'
import type { Auto, Entry, Header, Line, Move, RollEntry } from './journal.js'
import { type Counts, onlyReply, type Question, Refused, type Reply, refusal } from './question.js'
import { Diverged, repeat } from './repeat.js'
import type { AnySystem, Fix, Jump } from './system.js'

/** The state right after a line at which a segment began: a place to replay from. */
export interface Kept {
  readonly line: number
  readonly state: unknown
}

export interface Place {
  readonly system: AnySystem
  readonly header: Header
  /** Writes lines down for good, before anything is shown. */
  append(lines: readonly Line[]): void
  /** Called at each beginning of a segment, once its line is written. */
  keep?(kept: Kept): void
  /** What happens, as it happens; nothing is told while old lines are replayed. */
  tell?(state: unknown, event: { readonly type: string }): void
  /** A roll, before what it causes. */
  rolled?(roll: RollEntry, question: Question): void
  /** For tests: hands the state out so that a kept piece of it goes bad. */
  readonly lender?: Lender<unknown>
}

type AnyGame = Game<unknown, unknown, { readonly type: string }>
type Told = (state: unknown, event: { readonly type: string }) => void

/** A game and its journal: answers, corrections, jumps, undo, redo and amendments, each written down before it is shown. */
export class Match {
  readonly history: History = emptyHistory()
  #game: AnyGame
  #begun = 0
  #quiet = true
  readonly #kept = new Map<number, unknown>()

  /**
   * Replays the lines, from the kept state where it belongs to the game in force. Throws `Diverged` where the rules no
   * longer give the game that was written, and RangeError for a damaged rewind.
   */
  constructor(
    readonly place: Place,
    lines: readonly Line[] = [],
    kept?: Kept,
  ) {
    for (const line of lines) add(this.history, line)
    this.#kept.set(1, place.system.begin(place.header.setup))
    if (kept && kept.line < this.history.entries.length) this.#kept.set(kept.line, kept.state)
    if (lines.length) {
      this.#game = this.#replay(this.history.head)
      this.#quiet = false
      this.#keepNewest(kept && inForce(this.history).includes(kept.line) ? kept.line : 1)
    } else {
      this.#quiet = false
      this.#game = this.#enter(this.#kept.get(1))
    }
    this.#write()
  }

  /** The last LINE of the journal. */
  get line(): number {
    return this.history.entries.length - 1
  }
  get state(): unknown {
    return this.#game.state
  }
  get question(): Question | undefined {
    return this.#game.question
  }
  get fixes(): readonly Fix<{ readonly type: string }>[] {
    return this.place.system.fixes(this.state)
  }
  get jumps(): readonly Jump<{ readonly type: string }>[] {
    return this.place.system.jumps(this.state)
  }

  /** Answers the waiting question. Throws `Refused` with the reason; the question then still waits. */
  answer(value: Reply, auto?: 'line'): void {
    const question = this.#accepting(value)
    this.#write(() => this.#answer(question, value, auto && { auto }))
  }

  /** Gives the faces (or counts) of the waiting roll: from the seed, or as the table rolled them. */
  roll(value: readonly string[] | Counts, from: 'seed' | 'table'): void {
    const question = this.#accepting(value)
    this.#write(() => this.#roll(question, value, from, this.nextRoll))
  }

  /** The number that the next roll gets: one above the highest in force, whatever its source. */
  get nextRoll(): number {
    const { rolls, head, amended, after } = this.history
    const amendment = amended[head]!
    return Math.max(rolls[head]!, amendment ? rolls[after[amendment - 2]!]! : 0) + 1
  }

  /** Corrects the state by hand. Throws `Refused` for a value that the correction does not allow. */
  fix(fix: Fix<{ readonly type: string }>, value: Reply, text?: string, auto?: 'line'): void {
    const why = fix.disabled ?? refusal(fix, value, this.place.system.dice)
    if (why) throw new Refused(why)
    this.#write(() => this.#fix(fix, value, text, auto && { auto }))
  }

  /** Goes to another segment. Throws `Refused` where that is not possible now. */
  jump(jump: Jump<{ readonly type: string }>): void {
    if (jump.disabled) throw new Refused(jump.disabled)
    this.#write(() => this.#jump(jump))
  }

  /** Takes back one decision; gives how many rolls went with it, or nothing when there is none to take back. */
  undo(): number | undefined {
    const to = undoTarget(this.history)
    return to === undefined ? undefined : this.rewind(to)
  }

  /** Brings one decision back; nothing when there is none. */
  redo(): number | undefined {
    const to = redoTarget(this.history)
    return to === undefined ? undefined : this.rewind(to)
  }

  /** Makes everything as it was right after LINE `to`, and writes that down; gives how many rolls were taken back. */
  rewind(to: number): number {
    const staying = new Set(inForce(this.history, to))
    const gone = inForce(this.history).filter((line) => !staying.has(line) && this.history.entries[line]!.type === 'roll')
    this.#game = this.#replay(to)
    this.#write(() => ({ type: 'rewind', to }))
    return gone.length
  }

  /**
   * Answers LINE anew and keeps every later line that still fits, without telling them again. The line must be an answer
   * or a roll in force, and the value one that its question takes (`Refused` otherwise). Gives how many lines were kept,
   * and how many wait for their question to come up.
   */
  amend(line: number, value: Reply): { readonly kept: number; readonly left: number } {
    const old = this.history.entries[line]
    if (!old || (old.type !== 'answer' && old.type !== 'roll')) throw new RangeError(`line ${line} holds no answer`)
    const before = this.history.before[line]!
    const game = this.#replay(before)
    const question = game.question!
    const why = refusal(question, value, this.place.system.dice)
    if (why) throw new Refused(why)
    this.#game = game
    const more = { amends: line }
    const at = this.line
    this.#quiet = true
    this.#write(
      () => ({ type: 'rewind', to: before }),
      () => {
        this.#quiet = false
        const answered =
          old.type === 'answer'
            ? this.#answer(question, value, more)
            : this.#roll(question, value as readonly string[], 'table', this.nextRoll, more)
        this.#quiet = true
        return answered
      },
    )
    this.#quiet = false
    const kept = this.history.entries.slice(at + 1).filter((entry) => entry && 'auto' in entry && entry.auto === 'kept').length
    return { kept, left: unused(this.history).length }
  }

  /** The question that LINE answered, as it was put then; nothing for a line that answered none. */
  questionAt(line: number): Question | undefined {
    const entry = this.history.entries[line]
    return entry && (entry.type === 'answer' || entry.type === 'roll') ? this.#replay(this.history.before[line]!).question : undefined
  }

  /** Writes a line that does not touch the game: a setting, a note. */
  write(entry: Extract<Entry, { type: 'set' | 'note' | 'rules' }>): void {
    this.#write(() => entry)
  }

  /** The game as it was right after LINE, without going there. */
  stateAt(line: number, tell?: Told): unknown {
    return this.#replay(line, tell).bare
  }

  /** Replays the whole game in force from its first line, telling each line's rolls and events in turn. */
  retell(
    tell: (line: number, state: unknown, event: { readonly type: string }) => void,
    rolled?: (line: number, roll: RollEntry, question: Question) => void,
  ): void {
    let line = 1
    const game = this.#enter(this.#kept.get(1), (state, event) => tell(line, state, event))
    for (line of inForce(this.history)) {
      const entry = this.history.entries[line]!
      if (entry.type === 'roll' && game.question) rolled?.(line, entry, game.question)
      repeat(game, line, this.history.entries[line]!)
    }
  }

  /** Replays the whole game in force and compares the state after every line; gives the first line that differs. Throws `Diverged` for another question. */
  firstDifference(to: number = this.history.head): number | undefined {
    const lines = inForce(this.history, to)
    const game = this.#enter(this.#kept.get(1), () => {})
    const renewed = lines.findLastIndex((at) => this.history.entries[at]!.type === 'rules')
    for (const [place, at] of lines.entries()) {
      repeat(game, at, this.history.entries[at]!)
      const { state } = this.history.entries[at]!
      if (place > renewed && state !== undefined && state !== stateHash(game.bare)) return at
    }
    return undefined
  }

  #accepting(value: Reply): Question {
    const question = this.question
    if (!question) throw new Refused({ key: 'refused.over' })
    const why = refusal(question, value, this.place.system.dice)
    if (why) throw new Refused(why)
    return question
  }

  #answer(question: Question, value: Reply, more: { auto?: Auto; of?: number; amends?: number } = {}): Line {
    this.#game.reply(value)
    const secret = question.secret ? { secret: true as const } : {}
    return { type: 'answer', ...named(question), value, ...secret, ...more }
  }

  #roll(question: Question, value: readonly string[] | Counts, from: 'seed' | 'table', n: number, more: object = {}): Line {
    const roll: RollEntry = { type: 'roll', ...named(question), value, from, n, ...more }
    this.place.rolled?.(roll, question)
    this.#game.reply(value)
    return roll
  }

  #fix(fix: Fix<{ readonly type: string }>, value: Reply, text?: string, more: { auto?: Auto; of?: number } = {}): Line {
    this.#game.fix(fix, value, text)
    return { type: 'fix', ...named(fix), value, ...(text && { text }), ...more }
  }

  #jump(jump: Jump<{ readonly type: string }>, more: { auto?: Auto; of?: number } = {}): Line {
    this.#game.jump(jump)
    return { type: 'jump', to: jump.id, ...more }
  }

  /**
   * Does what is given, then what follows without anybody deciding; writes it all down in one go, and keeps the state
   * where a segment began. Nothing is written when the rules throw.
   */
  #write(...steps: readonly (() => Line)[]): void {
    const lines: Line[] = []
    const first = this.line + 1
    const note = (line: Line) => {
      const begun = this.#begun
      this.#begun = 0
      const whole: Line = { ...line, ...(begun && { begun }), state: stateHash(this.#game.bare) }
      lines.push(whole)
      const at = add(this.history, whole)
      if (begun) this.#kept.set(at, this.#game.bare)
    }
    for (const step of steps) note(step())
    // After a rewind the table decides: what an amendment kept is not put back at once.
    const keeps = this.history.entries.at(-1)?.type !== 'rewind'
    for (let next: Line | undefined; (next = this.#forced(keeps)); ) note(next)
    if (!lines.length) return
    this.place.append(lines)
    this.#keepNewest(first - 1)
  }

  /** Hands out the newest state in force that was kept after a line. */
  #keepNewest(after: number): void {
    const newest = inForce(this.history).findLast((line) => this.#kept.has(line))
    if (newest !== undefined && newest > after) this.place.keep?.({ line: newest, state: this.#kept.get(newest) })
  }

  /** What comes next without a decision: a line kept by an amendment, or the only answer there is. */
  #forced(keeps: boolean): Line | undefined {
    const kept = keeps ? keptCorrection(this.history) : undefined
    if (kept) {
      const line = this.#keptMove(kept.move, kept.line)
      if (line) return line
    }
    const question = this.question
    if (!question) return undefined
    const only = onlyReply(question)
    if (only !== undefined) return this.#answer(question, only, { auto: 'only' })
    for (let left = keeps ? unused(this.history) : []; left.length; ) {
      const found = keptAnswer(left, question)
      if (!found) return undefined
      if (!refusal(question, (found.move as { value: Reply }).value, this.place.system.dice)) return this.#keptMove(found.move, found.line)
      left = left.filter(({ line }) => line !== found.line)
    }
    return undefined
  }

  #keptMove(move: Move, of: number): Line | undefined {
    const more = { auto: 'kept' as const, of }
    switch (move.type) {
      case 'answer':
        return this.#answer(this.question!, move.value, more)
      case 'roll':
        return this.#roll(this.question!, move.value, move.from, move.n, more)
      case 'fix': {
        const fix = this.#fixFor(move)
        return fix && !refusal(fix, move.value, this.place.system.dice) ? this.#fix(fix, move.value, move.text, more) : undefined
      }
      case 'jump': {
        const jump = this.jumps.find(({ id }) => id === move.to)
        return jump && !jump.disabled ? this.#jump(jump, more) : undefined
      }
    }
  }

  #fixFor({ to, about }: Move, game: AnyGame = this.#game): Fix<{ readonly type: string }> | undefined {
    return this.place.system.fixes(game.state, (one) => one === about).find((fix) => fix.id === to && fix.about === about && !fix.disabled)
  }

  #enter(state: unknown, tell?: Told): AnyGame {
    return new Game(this.place.system, state, this.place.lender, (after, event) => {
      if (event.type === 'segment-begun') this.#begun++
      if (tell) tell(after, event)
      else if (!this.#quiet) this.place.tell?.(after, event)
    })
  }

  /** The game as it was right after a line, replayed from the nearest kept state. */
  #replay(line: number, tell?: Told): AnyGame {
    const lines = inForce(this.history, line)
    let start = lines.length
    while (start > 0 && !this.#kept.has(lines[start - 1]!)) start--
    const from = start > 0 ? lines[start - 1]! : 1
    const quiet = this.#quiet
    this.#quiet = true
    const game = this.#enter(this.#kept.get(from), tell)
    for (const at of lines.slice(start)) {
      repeat(game, at, this.history.entries[at]!)
      if (this.history.entries[at]!.begun) this.#kept.set(at, game.bare)
    }
    const last = lines.at(-1)
    const written = last === undefined ? undefined : this.history.entries[last]!.state
    if (start < lines.length && written && written !== stateHash(game.bare))
      throw new Diverged(this.firstDifference(line) ?? last!, 'state')
    this.#quiet = quiet
    this.#begun = 0
    return game
  }
}

const named = ({ id, about }: Pick<Question, 'id' | 'about'>): { to: string; about?: string } =>
  about === undefined ? { to: id } : { to: id, about }
