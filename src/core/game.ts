import type { Table } from './flow.js'
import { type Question, type Reply, refusal } from './question.js'
import type { Fix, Jump, System } from './system.js'

type Event = { readonly type: string }

/** For tests: hands out a state that goes bad at the next question. */
export interface Lender<State> {
  lend(state: State): State
  spoil(): void
}

/** Drives the rules of a system: one question waits at a time, or none when the game is over. It knows no journal and no terminal. */
export class Game<Setup, State, E extends Event> implements Table<State, E> {
  #state: State
  #flow!: ReturnType<System<Setup, State, E>['play']>
  #ask: (() => Question | undefined) | undefined
  #asking = false
  /** The question as it was built from the present; a question is pure, so it is built once for each state. */
  #built: { readonly question: Question | undefined } | undefined

  /** Enters the rules where the state says; `begin` of the system gives the state of a new game. */
  constructor(
    readonly system: System<Setup, State, E>,
    state: State,
    readonly lender?: Lender<State>,
    readonly listen?: (state: State, event: E) => void,
  ) {
    this.#state = state
    this.#enter()
  }

  /** The state, for rules and for readers; never to be kept across a question. */
  get state(): State {
    return this.lender ? this.lender.lend(this.#state) : this.#state
  }

  /** The state itself, for those who keep it or write it down. */
  get bare(): State {
    return this.#state
  }

  emit(event: E): void {
    if (this.#asking) throw new Error(`"${event.type}" was emitted while a question was being built`)
    this.#state = this.system.apply(this.#state, event)
    this.#built = undefined
    this.listen?.(this.#state, event)
  }

  /** The waiting question, built from the present; nothing when the game is over. */
  get question(): Question | undefined {
    if (this.#built) return this.#built.question
    this.#asking = true
    try {
      this.#built = { question: this.#ask?.() }
      return this.#built.question
    } finally {
      this.#asking = false
    }
  }

  /** Answers the waiting question. The reply must be one that `refusal` has nothing against. */
  reply(reply: Reply): void {
    const question = this.question
    if (!question || refusal(question, reply, this.system.dice)) {
      throw new Error(`${JSON.stringify(reply)} does not answer ${question ? question.id : 'anything'}`)
    }
    this.#step(reply)
  }

  /** A correction keeps the running flow: the waiting question is put again, or, where it became moot, the rules go on. */
  fix(fix: Fix<E>, value: Reply, text?: string): void {
    for (const event of fix.events(value, text)) this.emit(event)
    if (this.#ask && !this.question) this.#step(undefined)
    else if (!this.#ask) this.#enter()
  }

  /** A jump drops the running flow: the rules are entered again where the state now says. */
  jump(jump: Jump<E>): void {
    for (const event of jump.events) this.emit(event)
    this.#enter()
  }

  #enter(): void {
    this.#flow = this.system.play(this)
    this.#step(undefined)
  }

  #step(reply: Reply | undefined): void {
    this.lender?.spoil()
    for (let next = this.#flow.next(reply); ; next = this.#flow.next(undefined)) {
      this.#ask = next.done ? undefined : next.value
      this.#built = undefined
      if (!this.#ask || this.question) return
      this.lender?.spoil()
    }
  }
}
