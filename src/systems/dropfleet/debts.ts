import { during, type Flow } from '../../core/flow.js'
import { ships } from './look.js'
import { crippling } from './losses/crippling.js'
import { strain, weaponDestroyed } from './losses/dreadnought.js'
import { nextWreck, wreck } from './losses/wreck.js'
import type { T } from './question.js'
import type { Due, Ship, State } from './state.js'

/** In the order in which they are paid: wrecks may owe more, so what ships that live owe comes first. */
const all: readonly Due[] = ['extra-crippling', 'weapon', 'strain', 'crippling', 'wreck']

const owing = (s: State, what: Due): Ship | undefined => ships(s).find(({ due }) => due.includes(what))

/** Pays what is owed, one after the other, until nothing (of these) is owed. */
export function* settle(t: T, kinds: readonly Due[] = all): Flow {
  for (let what: Due | undefined; (what = kinds.find((one) => owing(t.state, one))); ) {
    const kind = what
    const id = kind === 'wreck' ? yield* during(() => owing(t.state, 'wreck') !== undefined, nextWreck(t)) : owing(t.state, kind)!.id
    if (id !== undefined) yield* during(() => t.state.ships[id]!.due.includes(kind), pay(t, id, kind))
  }
}

const pay = (t: T, id: string, kind: Due): Flow => {
  switch (kind) {
    case 'crippling':
      return crippling(t, id)
    case 'extra-crippling':
      return crippling(t, id, true)
    case 'weapon':
      return weaponDestroyed(t, id)
    case 'strain':
      return strain(t, id)
    case 'wreck':
      return wreck(t, id)
  }
}

/** Rolls that Crippling weapons add are made at once, in the middle of an attack (1.7, Special Rules). */
export const settleExtra = (t: T): Flow => settle(t, ['extra-crippling', 'weapon'])

/** An order that strains a ship does so at once, and what follows from it. */
export const settleStrain = (t: T): Flow => settle(t, ['strain', 'crippling', 'weapon'])
