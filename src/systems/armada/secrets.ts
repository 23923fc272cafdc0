import type { Message } from '../../core/words.js'
import { ships } from './query.js'
import { m } from './say.js'
import type { State } from './state.js'
import type { Side } from './terms.js'

/** The facedown dials of a side, ship by ship, the top of the stack first; an owner may look at any time (Rules Reference 1.5 p.3). */
export const secrets = (s: State, side: Side): readonly Message[] =>
  ships(s, side).flatMap(({ id, card }) => {
    const stack = s.secret[side].dials[id] ?? []
    return stack.length ? [m('secret.dials', { ship: card.name, dials: stack.map((command) => m(`command.${command}`)) })] : []
  })
