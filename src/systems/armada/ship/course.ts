import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import { courseReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'
import type { Means } from '../terms.js'
import { meansFor } from './commands.js'

/** Determine Course: Navigate, by the token alone too, then the speed that the tool is set for (Rules Reference 1.5 p.3-4, 17). */
export function* determineCourse(t: T, id: string): Flow {
  const possible = (s: State) => meansFor(s.ships[id]!, 'navigate')
  if (!possible(t.state).length) return
  const by = yield* ask((): Choose<Means | 'none'> | undefined => {
    const found = possible(t.state)
    const ship = t.state.ships[id]!
    if (!found.length) return undefined
    return {
      kind: 'choose',
      ...asked('navigate', ship.side, id, { ship: ship.card.name, speed: ship.speed }),
      ...said(courseReminders(t.state, id)),
      options: [...found.map((one) => option<Means | 'none'>(one, m(`navigate.${one}`))), done<Means | 'none'>(m('navigate.none'), 'none')],
    }
  })
  if (by === 'none') return
  t.emit({ type: 'command-resolved', ship: id, command: 'navigate', means: by })
  if (by !== 'token') t.emit({ type: 'yaw-gained', ship: id })
  const speed = yield* chooseSpeed(t, id, by)
  if (speed !== t.state.ships[id]!.speed) t.emit({ type: 'speed-changed', ship: id, speed })
  yield* settle(t)
}

/** Speeds within so many steps, from 0 to the last column of the chart (Rules Reference 1.5 p.19). */
export const reachable = ({ speed, card }: Pick<Ship, 'speed' | 'card'>, by: Means): readonly number[] => {
  const reach = by === 'both' ? 2 : 1
  const [from, to] = [Math.max(0, speed - reach), Math.min(card.chart.length, speed + reach)]
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function* chooseSpeed(t: T, id: string, by: Means): Flow<number> {
  const answer = yield* ask((): Choose => {
    const ship = t.state.ships[id]!
    const options = reachable(ship, by).map((speed) =>
      option(`speed-${speed}`, m('option.speed', { speed, yaw: yawOf(ship, speed) }), { names: [`#${speed}`] }),
    )
    return {
      kind: 'choose',
      ...asked('new-speed', ship.side, id, { ship: ship.card.name, speed: ship.speed }),
      default: `speed-${ship.speed}`,
      options,
    }
  })
  return Number(answer.slice('speed-'.length))
}

/** The yaw of each joint at a speed as the cards print it: `-`, `I`, `II`. */
export const yawOf = ({ card }: Pick<Ship, 'card'>, speed: number): string =>
  (card.chart[speed - 1] ?? []).map((clicks) => ['–', 'I', 'II'][clicks] ?? String(clicks)).join(' ') || '–'
