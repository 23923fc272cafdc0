import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import { namesOf } from '../names.js'
import { keyword, squadrons, waitingSquadrons } from '../query.js'
import { squadronReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { State } from '../state.js'
import type { T } from '../table.js'
import { type Side, sides } from '../terms.js'
import { fly } from './flight.js'

/** Squadron Phase: two squadrons a turn, the second chosen once the first is done, the first player first (Rules Reference 1.5 p.19-20). */
export function* squadronPhase(t: T): Flow {
  while (t.state.flight || sides.some((side) => waitingSquadrons(t.state, side).length)) {
    if (t.state.flight) yield* fly(t)
    else yield* takeTurn(t)
    yield* settle(t)
  }
  if (cloaked(t.state).length && !t.state.settled.includes('cloak')) yield* cloak(t)
}

function* takeTurn(t: T): Flow {
  const { turn, pair } = t.state
  if (pair >= 2 || !waitingSquadrons(t.state, turn).length) return t.emit({ type: 'turn-passed', side: turn, token: false })
  yield* during(() => t.state.turn === turn && waitingSquadrons(t.state, turn).length > 0, chooseSquadron(t, turn))
}

function* chooseSquadron(t: T, side: Side): Flow {
  const squadron = yield* ask((): Choose => {
    const s = t.state
    const question = asked('squadron', side, undefined, { ship: '', left: 2 - s.pair })
    const options = waitingSquadrons(s, side).map(({ id, card }) => option(id, card.name, { names: namesOf(s, id) }))
    return { kind: 'choose', ...question, text: m('ask.squadron-phase', { left: 2 - s.pair }), ...said(squadronReminders(s)), options }
  })
  t.emit({ type: 'squadron-activated', squadron, commanded: false })
}

const cloaked = (s: State) => squadrons(s).filter((squadron) => keyword(squadron, 'cloak'))

/** Cloak: at the end of the phase a free move of distance 1, engaged or not. */
function* cloak(t: T): Flow {
  yield* ask((): Choose | undefined => {
    const names = cloaked(t.state).map(({ card }) => card.name)
    if (!names.length) return undefined
    return {
      kind: 'choose',
      ...asked('cloak', 'both', undefined, { squadrons: names }),
      options: [option('done', m('option.cloaked'))],
      waits: true,
    }
  })
  t.emit({ type: 'settled', what: 'cloak' })
}
