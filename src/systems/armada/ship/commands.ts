import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import { engineeringOf, waitingSquadrons } from '../query.js'
import { commandReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'
import { type Command, type Means, means } from '../terms.js'
import { launch } from './launch.js'
import { repair } from './repair.js'

/** With what a ship can resolve a command now: its dial, a token, or both as one resolution, once a round. */
export function meansFor(ship: Ship, command: Command): readonly Means[] {
  if (ship.resolved.includes(command)) return []
  const dial = ship.held === command
  const token = ship.commandTokens.includes(command)
  return means.filter((one) => (one === 'dial' ? dial : one === 'token' ? token : dial && token))
}

type Choice = `${'repair' | 'squadron'}-${Means}`

/** Repair and Squadron come right after the reveal, in the owner's order (Rules Reference 1.5 p.4). */
const offered = (s: State, id: string): readonly { id: Choice; command: 'repair' | 'squadron'; means: Means }[] =>
  (['repair', 'squadron'] as const).flatMap((command) =>
    meansFor(s.ships[id]!, command).map((one) => ({ id: `${command}-${one}` as const, command, means: one })),
  )

export function* commandStep(t: T, ship: string): Flow {
  for (;;) {
    if (t.state.activation!.engineering > 0) yield* repair(t, ship)
    if (t.state.activation!.launches > 0) yield* launch(t, ship)
    if (!offered(t.state, ship).length) return
    const choice = yield* ask((): Choose<Choice | 'done'> | undefined => {
      const found = offered(t.state, ship)
      const { side, card } = t.state.ships[ship]!
      if (!found.length) return undefined
      return {
        kind: 'choose',
        ...asked('command', side, ship, { ship: card.name }),
        ...said(commandReminders(t.state, ship)),
        options: [
          ...found.map(({ id, command, means: by }) =>
            option<Choice | 'done'>(id, m(`resolve.${by}`, { command: m(`command.${command}`), value: value(t.state, ship, command, by) })),
          ),
          done(m('option.no-command')),
        ],
      }
    })
    if (choice === 'done') return
    const { command, means: by } = offered(t.state, ship).find(({ id }) => id === choice)!
    const points = value(t.state, ship, command, by)
    t.emit({ type: 'command-resolved', ship, command, means: by })
    if (command === 'repair') t.emit({ type: 'engineering', ship, points })
    else t.emit({ type: 'launches', ship, count: Math.min(points, waitingSquadrons(t.state, t.state.ships[ship]!.side).length) })
  }
}

/** Engineering points or squadrons: the whole value by dial, half of it rounded up or one by token, the sum by both (Rules Reference 1.5 p.4). */
export function value(s: State, id: string, command: 'repair' | 'squadron', by: Means): number {
  const ship = s.ships[id]!
  const whole = command === 'repair' ? engineeringOf(ship) : ship.card.squadron
  const half = command === 'repair' ? Math.ceil(whole / 2) : 1
  return by === 'dial' ? whole : by === 'token' ? half : whole + half
}
