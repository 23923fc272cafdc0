import type { Question, Reply, ReplyTo } from './question.js'

/**
 * Rules as they run: a generator that yields questions about the present. It yields a *function* that builds the
 * question, so that the same question can be put again after somebody corrected the state; a function that gives
 * nothing says that there is nothing left to ask.
 */
export type Flow<T = void> = Generator<() => Question | undefined, T, Reply | undefined>

/** What rules work on: the state as it is now, and the one way to change it. */
export interface Table<State, Event> {
  readonly state: State
  emit(event: Event): void
}

class Moot {}
const moot = new Moot()

/** Asks, and gives the answer. When there is nothing left to ask, the nearest `during` around it ends. */
export function* ask<Q extends Question>(question: () => Q | undefined): Flow<ReplyTo<Q>> {
  const reply = yield question
  if (reply === undefined) throw moot
  return reply as ReplyTo<Q>
}

/**
 * Runs a flow as long as its subject is there, and drops it the moment a correction takes the subject away; gives
 * `undefined` then. Every flow about a ship, group, battlegroup, card or effect runs in one.
 */
export function* during<T>(holds: () => boolean, flow: Flow<T>): Flow<T | undefined> {
  if (!holds()) return undefined
  try {
    let step = flow.next()
    while (!step.done) {
      const question = step.value
      const reply: Reply | undefined = yield () => (holds() ? question() : undefined)
      if (reply === undefined && !holds()) return undefined
      step = flow.next(reply)
    }
    return step.value
  } catch (thrown) {
    if (thrown === moot) return undefined
    throw thrown
  }
}
