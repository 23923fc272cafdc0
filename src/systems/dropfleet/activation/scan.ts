import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { has, namesFor, onTable, shipName, ships } from '../look.js'
import { asks, emitAll, type T } from '../question.js'
import { other, type Ship, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { signature, spikeEvents } from './spikes.js'

const targets = (s: State, side: Side): readonly Ship[] => ships(s).filter((one) => one.side === other(side) && onTable(s, one))

/** Active Scan: after the ship has moved and fired, before its own spike, any one enemy ship on the table (seed 001; 1.7, Orders). */
export function* scan(t: T, side: Side, group: string): Flow {
  for (let scanner: string | undefined; (scanner = t.state.open?.scanners[0]); ) {
    const id = scanner
    const waits = () => t.state.open?.group === group && t.state.open.scanners.includes(id)
    yield* during(() => waits() && t.state.ships[id]!.hull > 0 && targets(t.state, side).length > 0, scanOf(t, side, id))
    if (waits()) t.emit({ type: 'scanned', ship: id, target: '' })
  }
}

function* scanOf(t: T, side: Side, id: string): Flow {
  const target = yield* ask((): Choose | undefined => {
    const list = targets(t.state, side)
    if (!list.length) return undefined
    const options = list.map((one) => ({
      id: one.id,
      label: m(one.silent ? 'scan.silent' : 'scan.option', { ship: shipName(one), signature: signature(one) }),
      names: namesFor(one, list),
    }))
    return { kind: 'choose', ...asks('scan-target', 'scan', { ship: shipName(t.state.ships[id]!) }), by: side, about: id, options }
  })
  const found = yield* during(() => t.state.ships[target]!.silent && t.state.ships[target]!.hull > 0, revealed(t, side, id, target))
  if (found === false) return t.emit({ type: 'scan-failed', ship: id, target })
  t.emit({ type: 'scanned', ship: id, target })
  const telescope = has(t.state.ships[id]!, 'space-telescope')
  emitAll(t, spikeEvents(t.state, target, telescope ? 'major' : 'minor', 'scan'))
  // A Space Telescope gives more: a Major Spike, and a Minor one to a ship that it finds (1.7, Special Rules).
  if (found && telescope) emitAll(t, spikeEvents(t.state, target, 'minor', 'scan'))
}

/** A ship on Silent Running is found on a 4 or more; there is no spike either way (seed 001; FAQ). */
function* revealed(t: T, side: Side, id: string, target: string): Flow<boolean> {
  const [face] = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('reveal-scan', 'reveal-scan', { target: shipName(t.state.ships[target]!) }),
      by: side,
      about: id,
      dice: ['d6'],
    }),
  )
  return Number(face) >= 4
}
