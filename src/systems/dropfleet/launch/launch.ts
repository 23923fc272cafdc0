import { ask, during, type Flow } from '../../../core/flow.js'
import type { Pick } from '../../../core/question.js'
import { settle } from '../debts.js'
import { land, lands } from '../ground/landing.js'
import { fireStations, stationsFire } from '../ground/stations.js'
import { onTable, shipName, ships } from '../look.js'
import { launchBar } from '../losses/losses.js'
import { asks, shipOptions, type T } from '../question.js'
import { launchSteps, other, type Ship, type Side, type State, sides } from '../state.js'
import { m } from '../words.js'
import { initiative } from './initiative.js'
import { isDrop, launchingGroups, tokensLeft } from './loads.js'
import { place, spike, spikeRuling } from './placing.js'
import { resolveAssets } from './strikes.js'

/** The side with the lower initiative places first. */
const lowFirst = (s: State): readonly Side[] => (s.initiative ? [other(s.initiative), s.initiative] : sides)

/** Whether anything can fly or is in the air, so that the initiative matters. */
const matters = (s: State): boolean =>
  stationsFire(s) ||
  launchSteps.some((step) => sides.some((side) => launchingGroups(s, side, step).length > 0)) ||
  sides.some((side) => droppers(s, side).length > 0 || lands(s, side))

/** End phase 2 at level full: kinds in their order, the lower initiative places first, the higher resolves first (1.7, Launch Assets). */
export function* launchFull(t: T): Flow {
  if (matters(t.state)) yield* initiative(t)
  yield* fireStations(t)
  yield* settle(t)
  for (const step of launchSteps) {
    if (step !== 'drops') yield* place(t, step)
    else
      for (const side of lowFirst(t.state))
        yield* during(() => !t.state.done.includes(`launched-drops-${side}`) && droppers(t.state, side).length > 0, drops(t, side))
  }
  yield* land(t)
  yield* resolveAssets(t)
  yield* settle(t)
}

/** Ships of a side that can put troops on the ground now; what they carry is moved on the table. */
const droppers = (s: State, side: Side): readonly Ship[] =>
  ships(s).filter(
    (one) =>
      one.side === side &&
      onTable(s, one) &&
      !launchBar(one) &&
      one.figures.launch.some(({ kind }, place) => isDrop(kind) && (!s.sectors || kind === 'gates') && tokensLeft(s, one, place) > 0),
  )

function* drops(t: T, side: Side): Flow {
  const launching = yield* ask((): Pick | undefined => {
    const list = droppers(t.state, side)
    const label = (one: Ship) =>
      m('launch.ship', {
        ship: shipName(one),
        assets: one.figures.launch.filter(({ kind }) => isDrop(kind)).map(({ name, launch: count }) => `${name} ${count}`),
      })
    return list.length
      ? {
          kind: 'pick',
          ...asks('launch-drops', 'launch-drops'),
          by: side,
          about: side,
          options: shipOptions(list, label),
          min: 0,
          max: list.length,
          default: [],
        }
      : undefined
  })
  const spikes = yield* spikeRuling(t, launching, 'drops')
  t.emit({ type: 'told', what: `launched-drops-${side}` })
  for (const id of launching) spike(t, id, 'drops', spikes)
}
