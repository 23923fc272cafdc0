import { during, type Flow } from '../../core/flow.js'
import { crippling } from './crippling.js'
import { ships } from './look.js'
import type { T } from './question.js'
import type { Ship, State } from './state.js'
import { wreck } from './wreck.js'

/** The next ship that owes a roll: wrecks may owe more, so crippling damage of those that live comes first. */
const owing = (s: State, what: 'crippling' | 'wreck'): Ship | undefined => ships(s).find(({ due }) => due.includes(what))

/** Pays what is owed: crippling damage of ships that are still there, then wrecks, one after the other, until nothing is owed. */
export function* settle(t: T): Flow {
  for (let owed: Ship | undefined; (owed = owing(t.state, 'crippling') ?? owing(t.state, 'wreck')); ) {
    const { id } = owed
    const what = owed.due.includes('crippling') ? 'crippling' : 'wreck'
    yield* during(() => t.state.ships[id]!.due.includes(what), what === 'crippling' ? crippling(t, id) : wreck(t, id))
  }
}
