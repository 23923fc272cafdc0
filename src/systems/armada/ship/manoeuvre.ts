import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Pick } from '../../../core/question.js'
import { namesOf } from '../names.js'
import { lives, ships } from '../query.js'
import { collisionReminders, moveReminders, placingReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { T } from '../table.js'
import { other } from '../terms.js'

type End = 'free' | 'ship' | 'squadrons' | 'obstacle' | 'off-table'

/**
 * Move Ship: one question says where the ship ends. On a ship the same course is tried one speed lower, down to 0; the
 * dial does not change (seed 004; Rules Reference 1.5 p.14). Then squadrons are placed, then both ships take their cards.
 */
export function* moveShip(t: T, id: string): Flow {
  for (let blocked = true; blocked; ) {
    const ends = yield* whereItEnds(t, id)
    const { speed } = t.state.activation!.manoeuvre
    blocked = ends.includes('ship')
    if (blocked) t.emit({ type: 'ship-blocked', ship: id, speed: Math.max(0, speed - 1) })
    else if (ends.includes('off-table')) return yield* leave(t, id)
    else t.emit({ type: 'ship-moved', ship: id, speed, displaced: ends.includes('squadrons'), onObstacle: ends.includes('obstacle') })
  }
  if (t.state.activation!.manoeuvre.displaced) yield* placeSquadrons(t, id)
  if (t.state.activation!.manoeuvre.overlapped) yield* collide(t, id)
  yield* settle(t)
}

/** Outside the play area the ship is destroyed, once the one that it overlapped on the way has taken its card. */
function* leave(t: T, id: string): Flow {
  if (t.state.activation!.manoeuvre.overlapped) yield* collide(t, id)
  yield* settle(t)
  if (lives(t.state, id)) t.emit({ type: 'play-area-left', ship: id })
}

function* whereItEnds(t: T, id: string): Flow<readonly End[]> {
  return yield* ask((): Pick<End> => {
    const s = t.state
    const ship = s.ships[id]!
    const { speed, overlapped } = s.activation!.manoeuvre
    const stays = speed === 0
    const alone = ships(s).length < 2
    const disabled = { disabled: stays ? m('not.stays') : undefined }
    return {
      kind: 'pick',
      ...asked('ends', ship.side, id, { ship: ship.card.name, speed }),
      ...(overlapped && { text: m('ask.ends-again', { ship: ship.card.name, speed, dial: ship.speed }) }),
      ...said(moveReminders(s, id)),
      min: 1,
      max: 4,
      default: ['free'],
      options: [
        option('free', stays ? m('option.stays-free') : m('option.free')),
        option('ship', m('option.on-ship'), { disabled: stays ? m('not.stays') : alone ? m('not.no-other-ship') : undefined }),
        option('squadrons', m('option.on-squadrons'), disabled),
        option('obstacle', m('option.on-obstacle')),
        option('off-table', m('option.off-table'), disabled),
      ],
    }
  })
}

/** The player who is not moving places the squadrons, of both sides (seed 004; Rules Reference 1.5 p.14, 34). */
function* placeSquadrons(t: T, id: string): Flow {
  yield* ask((): Choose => {
    const { side, card } = t.state.ships[id]!
    const options = [option('done', m('option.squadrons-placed'))]
    return { kind: 'choose', ...asked('displaced', other(side), id, { ship: card.name }), ...said(placingReminders), options, waits: true }
  })
  t.emit({ type: 'squadrons-displaced', side: other(t.state.ships[id]!.side) })
}

/** A card each for the mover and the closest ship that it overlapped at any try, friend or foe. */
function* collide(t: T, id: string): Flow {
  const others = () => ships(t.state).filter((ship) => ship.id !== id)
  const rammed = yield* ask((): Choose | undefined => {
    const { side, card } = t.state.ships[id]!
    if (!others().length) return undefined
    return {
      kind: 'choose',
      ...asked('closest', side, id, { ship: card.name }),
      ...said(collisionReminders(t.state, id)),
      options: others().map((ship) => option(ship.id, ship.card.name, { names: namesOf(t.state, ship.id) })),
    }
  })
  const controls = t.state.ships[id]!.faceup.filter((title) => title === 'damaged-controls')
  for (const _ of controls) t.emit({ type: 'owed', debt: { kind: 'card', ship: id, faceup: false } })
  t.emit({ type: 'ships-collided', ship: id, with: rammed })
}
