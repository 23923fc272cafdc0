import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import { namesOf } from '../names.js'
import { waitingShips } from '../query.js'
import { passReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { State } from '../state.js'
import type { T } from '../table.js'
import { other, type Side, sides } from '../terms.js'
import { activate } from './activation.js'

/** Ship Phase: the sides activate one ship each in turn, the first player first (Rules Reference 1.5 p.16-18). */
export function* shipPhase(t: T): Flow {
  while (t.state.activation || sides.some((side) => waitingShips(t.state, side).length)) {
    if (t.state.activation) yield* activate(t)
    else yield* takeTurn(t)
    yield* settle(t)
  }
}

/** A side without a ship left to activate passes, which costs nothing. */
function* takeTurn(t: T): Flow {
  const { turn } = t.state
  if (!waitingShips(t.state, turn).length) return t.emit({ type: 'turn-passed', side: turn, token: false })
  yield* during(() => t.state.turn === turn && waitingShips(t.state, turn).length > 0, chooseShip(t, turn))
}

function* chooseShip(t: T, side: Side): Flow {
  const choice = yield* ask((): Choose => {
    const s = t.state
    const waiting = waitingShips(s, side).map((ship) => option(ship.id, ship.card.name, { names: namesOf(s, ship.id) }))
    const pass =
      s.sides[side].pass > 0 ? [option('pass', m('option.pass', { left: s.sides[side].pass }), { disabled: cannotPass(s, side) })] : []
    return {
      kind: 'choose',
      ...asked('ship', side),
      ...said(passReminders(s, side)),
      options: [...waiting, ...pass],
      followUps: ['dial', 'dial-or-token'],
    }
  })
  if (choice === 'pass') t.emit({ type: 'turn-passed', side, token: true })
  else t.emit({ type: 'activation-begun', ship: choice })
}

/**
 * Pass tokens: never on two turns running; the first player only after an activation in this phase and with fewer ships
 * left to activate, the second only with no more than the first (Rules Reference 1.5 p.17-18).
 */
export function cannotPass(s: State, side: Side): Message | undefined {
  const { passed, begun } = s.sides[side]
  const [own, theirs] = [waitingShips(s, side).length, waitingShips(s, other(side)).length]
  if (passed) return m('not.passed-before')
  if (side === s.first) {
    if (!begun) return m('not.pass-before-activation')
    return own < theirs ? undefined : m('not.pass-first', { own, theirs })
  }
  return own <= theirs ? undefined : m('not.pass-second', { own, theirs })
}
