import { during, type Flow } from '../../core/flow.js'
import { crippling } from './crippling.js'
import { ships } from './look.js'
import type { T } from './question.js'
import type { Due, Ship, State } from './state.js'
import { nextWreck, wreck } from './wreck.js'

/** The next ship that owes a roll: wrecks may owe more, so crippling damage of those that live comes first. */
const owing = (s: State, what: Due): Ship | undefined => ships(s).find(({ due }) => due.includes(what))

/** Pays what is owed: crippling damage of ships that are still there, then wrecks, one after the other, until nothing is owed. */
export function* settle(t: T): Flow {
  yield* settleExtra(t)
  for (let owed: Ship | undefined; (owed = owing(t.state, 'crippling') ?? owing(t.state, 'wreck')); ) {
    const what = owed.due.includes('crippling') ? 'crippling' : 'wreck'
    const id = what === 'crippling' ? owed.id : yield* nextWreckOf(t)
    if (id === undefined) continue
    yield* during(() => t.state.ships[id]!.due.includes(what), what === 'crippling' ? crippling(t, id) : wreck(t, id))
  }
}

const nextWreckOf = (t: T): Flow<string | undefined> => during(() => owing(t.state, 'wreck') !== undefined, nextWreck(t))

/** Rolls that Crippling weapons add are made at once, in the middle of an attack (1.7, Special Rules). */
export function* settleExtra(t: T): Flow {
  for (let owed: Ship | undefined; (owed = owing(t.state, 'extra-crippling')); ) {
    const { id } = owed
    yield* during(() => t.state.ships[id]!.due.includes('extra-crippling'), crippling(t, id, true))
  }
}
