import { ask, during, type Flow } from '../../../core/flow.js'
import type { Count, Option, Pick } from '../../../core/question.js'
import { attack } from '../attack/attack.js'
import type { Cause } from '../events.js'
import { namesFor, onTable, shipName, ships, shipsOfGroup } from '../look.js'
import { hullEvents } from '../losses/losses.js'
import { asks, emitAll, type T } from '../question.js'
import { beforeFire, beforeGround } from '../reminders.js'
import { other, type Ship, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { weaponsOf } from './orders.js'
import { spikeEvents } from './spikes.js'

/** The group fires once all its ships have moved: resolved step by step at level full, typed in at level tracker. */
export function* fire(t: T, side: Side, group: string): Flow {
  while (t.state.open?.group === group && !t.state.open.fired) {
    const { level } = t.state
    yield* during(
      () => t.state.level === level && t.state.open?.group === group,
      level === 'full' ? attack(t, side, group) : typed(t, side, group),
    )
    if (t.state.level === level && t.state.open?.group === group && !t.state.open.fired) t.emit({ type: 'fired' })
  }
}

/** What the group hit is one line, Enter for nothing. Not asked where nobody may fire. */
function* typed(t: T, side: Side, group: string): Flow {
  const targets = (s: State) => ships(s).filter((one) => one.side === other(side) && onTable(s, one))
  const fires = (s: State) => !s.open?.fired && shipsOfGroup(s, group).some((one) => one.order && weaponsOf(one, one.order) !== 0)
  yield* during(() => fires(t.state) && targets(t.state).length > 0, hits(t, side, group, targets, 'fire-taken'))
}

/**
 * What was hit, as one line: ships with the hull they lost, and ships that only gained a spike. The hull is counted
 * after all saves; crippling and wrecks are owed from it.
 */
export function* hits(t: T, by: Side | 'both', about: string, targets: (s: State) => readonly Ship[], cause: Cause): Flow {
  const hit = yield* ask((): Pick | undefined => {
    const list = targets(t.state)
    if (!list.length) return undefined
    const options: Option[] = [
      ...list.map((one) => ({
        id: one.id,
        label: m('hits.ship', { ship: shipName(one), hull: one.hull, start: one.figures.hull }),
        names: namesFor(one, list),
      })),
      ...list.map((one) => ({ id: `spike-${one.id}`, label: m('hits.spike', { ship: shipName(one) }), unlisted: true as const })),
    ]
    const remind = by === 'both' ? (about === 'ground' ? beforeGround() : []) : beforeFire(t.state, by, about)
    return {
      kind: 'pick',
      ...asks('hits', 'hits'),
      by,
      about,
      options,
      min: 0,
      max: options.length,
      default: [],
      followUp: 'hull-lost',
      remind,
    }
  })
  for (const id of hit.filter((one) => t.state.ships[one])) {
    yield* during(() => t.state.ships[id]!.hull > 0, hullLost(t, by, id, cause))
  }
  for (const id of hit) if (!t.state.ships[id]) emitAll(t, spikeEvents(t.state, id.replace(/^spike-/, ''), 'minor'))
}

function* hullLost(t: T, by: Side | 'both', id: string, cause: Cause): Flow {
  const points = yield* ask((): Count => {
    const one = t.state.ships[id]!
    return {
      kind: 'count',
      ...asks('hull-lost', 'hull-lost', { ship: shipName(one), hull: one.hull }),
      by,
      about: id,
      min: 0,
      max: one.hull,
      words: { dead: one.hull },
    }
  })
  emitAll(t, hullEvents(t.state, id, points, cause))
}
