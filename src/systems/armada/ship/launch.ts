import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import { namesOf } from '../names.js'
import { waitingSquadrons } from '../query.js'
import { launchReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import { fly } from '../squadrons/flight.js'
import type { T } from '../table.js'

/** The Squadron command: squadrons at close or medium range, one after another; each moves and attacks (Rules Reference 1.5 p.4). */
export function* launch(t: T, ship: string): Flow {
  const left = () => t.state.activation?.launches ?? 0
  const waiting = () => waitingSquadrons(t.state, t.state.ships[ship]!.side)
  while (left() > 0 && waiting().length) {
    const choice = yield* ask((): Choose | undefined => {
      const { side, card } = t.state.ships[ship]!
      if (!waiting().length) return undefined
      return {
        kind: 'choose',
        ...asked('squadron', side, ship, { ship: card.name, left: left() }),
        ...said(launchReminders(t.state, side)),
        options: [
          ...waiting().map(({ id, card: { name } }) => option(id, name, { names: namesOf(t.state, id) })),
          done(m('option.no-more-squadrons')),
        ],
        waits: true,
      }
    })
    if (choice === 'done') break
    t.emit({ type: 'squadron-activated', squadron: choice, commanded: true })
    yield* fly(t)
    yield* settle(t)
  }
  t.emit({ type: 'launches', ship, count: 0 })
}
