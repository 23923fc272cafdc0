import { keptAnswer, keptCorrection, unused } from './amend.js'
import { stateHash } from './hash.js'
import { add, emptyHistory, type History, inForce, redoTarget, undoTarget } from './history.js'
import type { Auto, Entry, Line, Move, RollEntry } from './journal.js'
import { type Counts, onlyReply, type Question, Refused, type Reply, refusal } from './question.js'
import { type AnyGame, agrees, type Beginning, type KeptState, Replay, type Told } from './replay.js'
import type { Fix, Jump } from './system.js'

/** Where a game is played: what it begins with, and who writes down and who hears what happens. */
export interface Place extends Beginning {
  /** Writes lines down for good, before anything is shown. */
  append(lines: readonly Line[]): void
  /** Called at each beginning of a segment, once its line is written. */
  keep?(kept: KeptState): void
  /** What happens, as it happens; nothing is told while old lines are replayed. */
  tell?: Told
  /** A roll, before what it causes. */
  rolled?(roll: RollEntry, question: Question): void
}

/** What a line says beside the move itself: why nobody gave it by itself, and which line it repeats or replaces. */
interface Beside {
  readonly auto?: Auto
  readonly of?: number
  readonly amends?: number
}

/** A game and its journal: answers, corrections, jumps, undo, redo and amendments, each written down before it is shown. */
export class Match {
  readonly history: History = emptyHistory()
  readonly #replay: Replay
  #game: AnyGame
  /** How many segments began since the last line. */
  #begun = 0
  #quiet = false

  /**
   * Replays the lines, from the kept state where it belongs to the game in force. Throws `Diverged` where the rules no
   * longer give the game that was written, and RangeError for a damaged rewind.
   */
  constructor(
    readonly place: Place,
    lines: readonly Line[] = [],
    kept?: KeptState,
  ) {
    for (const line of lines) add(this.history, line)
    const known = kept && agrees(this.history, kept) ? kept : undefined
    this.#replay = new Replay(place, this.history, (state, event) => this.#hear(state, event), known)
    if (lines.length) {
      this.#game = this.#replay.at(this.history.head)
      this.#keepNewest(known && inForce(this.history).includes(known.line) ? known.line : 1)
    } else this.#game = this.#replay.begin()
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
    this.#game = this.#replay.at(to)
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
    const game = this.#replay.at(before)
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
    return entry && (entry.type === 'answer' || entry.type === 'roll') ? this.#replay.at(this.history.before[line]!).question : undefined
  }

  /** Writes a line that does not touch the game: a setting, a note. */
  write(entry: Extract<Entry, { type: 'set' | 'note' | 'rules' }>): void {
    this.#write(() => entry)
  }

  /** The game as it was right after LINE, without going there. */
  stateAt(line: number): unknown {
    return this.#replay.at(line).bare
  }

  /** Replays the whole game in force from its first line, telling each line's rolls and events in turn. */
  retell(...hearing: Parameters<Replay['retell']>): void {
    this.#replay.retell(...hearing)
  }

  /** Replays the whole game in force and compares the state after every line; gives the first line that differs. Throws `Diverged` for another question. */
  firstDifference(): number | undefined {
    return this.#replay.firstDifference(this.history.head)
  }

  #hear(state: unknown, event: { readonly type: string }): void {
    if (event.type === 'segment-begun') this.#begun++
    if (!this.#quiet) this.place.tell?.(state, event)
  }

  #accepting(value: Reply): Question {
    const question = this.question
    if (!question) throw new Refused({ key: 'refused.over' })
    const why = refusal(question, value, this.place.system.dice)
    if (why) throw new Refused(why)
    return question
  }

  #answer(question: Question, value: Reply, more: Beside = {}): Line {
    this.#game.reply(value)
    const secret = question.secret ? { secret: true as const } : {}
    return { type: 'answer', ...named(question), value, ...secret, ...more }
  }

  #roll(question: Question, value: readonly string[] | Counts, from: 'seed' | 'table', n: number, more: Beside = {}): Line {
    const roll: RollEntry = { type: 'roll', ...named(question), value, from, n, ...more }
    this.place.rolled?.(roll, question)
    this.#game.reply(value)
    return roll
  }

  #fix(fix: Fix<{ readonly type: string }>, value: Reply, text?: string, more: Beside = {}): Line {
    this.#game.fix(fix, value, text)
    return { type: 'fix', ...named(fix), value, ...(text && { text }), ...more }
  }

  #jump(jump: Jump<{ readonly type: string }>, more: Beside = {}): Line {
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
      if (begun) this.#replay.keep(at, this.#game.bare)
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
    const newest = this.#replay.newest()
    if (newest && newest.line > after) this.place.keep?.(newest)
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

  #fixFor({ to, about }: Move): Fix<{ readonly type: string }> | undefined {
    return this.place.system.fixes(this.state, (one) => one === about).find((fix) => fix.id === to && fix.about === about && !fix.disabled)
  }
}

const named = ({ id, about }: Pick<Question, 'id' | 'about'>): { to: string; about?: string } =>
  about === undefined ? { to: id } : { to: id, about }
