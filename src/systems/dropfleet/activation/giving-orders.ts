import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option, Pick } from '../../../core/question.js'
import { has, shipName, shipsOf, shipsOfGroup } from '../look.js'
import { asks, emitAll, noPass, shipOptions, type T } from '../question.js'
import { beforeOrders } from '../reminders.js'
import { type Order, orders, type Ship, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { barred, bound, needsCoherency, sequence } from './orders.js'
import { startEvents } from './spikes.js'

/** What the question `order` takes beside an order. */
type Choice = Order | 'each' | 'rest' | 'coherency' | 'pass'

/** Ships of the open group that have no order yet. */
const unordered = (s: State, group: string): readonly Ship[] =>
  shipsOfGroup(s, group).filter(({ order, activated }) => !order && !activated)

/** Each ship gets its order before it does anything: the whole group by one key, or ship by ship (seed 001). */
export function* giveOrders(t: T, side: Side, group: string): Flow {
  for (let next: Ship | undefined; (next = unordered(t.state, group)[0]); ) {
    if (t.state.rest) {
      const standing = t.state.given as Order
      if (unordered(t.state, group).every((one) => !barred(t.state, one, standing)) || standing === 'standard') {
        yield* order(
          t,
          side,
          group,
          standing,
          unordered(t.state, group).map(({ id }) => id),
        )
        continue
      }
      t.emit({ type: 'rest-dropped' })
    }
    if (t.state.open?.each) {
      const { id } = next
      yield* during(() => unordered(t.state, group).some((one) => one.id === id), orderShip(t, side, group, id))
    } else yield* during(() => unordered(t.state, group).length > 0 && !t.state.open?.each, orderGroup(t, side, group))
  }
}

function* orderGroup(t: T, side: Side, group: string): Flow {
  const choice = yield* ask((): Choose<Choice> | undefined => {
    const list = unordered(t.state, group)
    if (!list.length) return undefined
    const options = [...orders.map((one) => orderOption(t.state, list, one)), ...more(t.state, list, list.length > 1)]
    return {
      kind: 'choose',
      ...asks('order', 'order', { group: t.state.groups[group]!.name, ships: list.map(shipName) }),
      by: side,
      about: group,
      default: 'standard',
      remind: beforeOrders(t.state, list),
      options,
    }
  })
  const ids = unordered(t.state, group).map(({ id }) => id)
  yield* chosen(t, side, group, choice, ids)
}

function* orderShip(t: T, side: Side, group: string, id: string): Flow {
  const choice = yield* ask((): Choose<Choice> => {
    const one = t.state.ships[id]!
    const options = [...orders.map((order) => orderOption(t.state, [one], order)), ...more(t.state, [one], false)]
    return {
      kind: 'choose',
      ...asks('order', 'order', { group: t.state.groups[group]!.name, ships: [shipName(one)] }),
      by: side,
      about: id,
      default: 'standard',
      remind: beforeOrders(t.state, [one]),
      options,
    }
  })
  yield* chosen(t, side, group, choice, [id])
}

function* chosen(t: T, side: Side, group: string, choice: Choice, ids: readonly string[]): Flow {
  if (choice === 'each') t.emit({ type: 'ship-by-ship', what: 'orders' })
  else if (choice === 'coherency') {
    const free = ids.filter((id) => needsCoherency(t.state, t.state.ships[id]!))
    t.emit({ type: 'coherency-set', ships: free, out: !free.every((id) => t.state.ships[id]!.out) })
  } else if (choice === 'rest') t.emit({ type: 'rest-ordered', order: t.state.given as Order })
  else if (choice !== 'pass') {
    t.emit({ type: 'order-given', order: choice })
    yield* order(t, side, group, choice, ids)
  }
}

/** Gives one order to ships: those that may not take it take Standard Orders, and are named with the reason. */
function* order(t: T, side: Side, group: string, order: Order, ids: readonly string[]): Flow {
  const scanners =
    order === 'active-scan' ? yield* during(() => unordered(t.state, group).length > 0, chooseScanners(t, side, group, ids)) : ids
  // Where nothing but Standard Orders could be chosen, the reason is told: nobody was asked.
  const forced = order === 'standard' && ids.every((id) => t.state.ships[id] && bound(t.state, t.state.ships[id]))
  for (const id of ids) {
    const one = t.state.ships[id]
    if (!one || one.hull === 0 || one.order) continue
    const bar = barred(t.state, one, order) ?? (scanners?.includes(id) ? undefined : ('bar.scan-second' as const))
    const why = bar ?? (forced ? bound(t.state, one) : undefined)
    t.emit({ type: 'ordered', ship: id, order: bar ? 'standard' : order, ...(bar && { instead: order }), ...(why && { why }) })
    emitAll(t, startEvents(t.state.ships[id]!))
  }
}

/** One ship of a group scans; Detectors may all do it (seed 001; 1.7, Detector). */
function* chooseScanners(t: T, side: Side, group: string, ids: readonly string[]): Flow<readonly string[]> {
  const able = () => unordered(t.state, group).filter((one) => ids.includes(one.id) && !barred(t.state, one, 'active-scan'))
  if (able().some((one) => has(one, 'detector'))) {
    return yield* ask((): Pick => {
      const list = able()
      const all = list.map(({ id }) => id)
      return {
        kind: 'pick',
        ...asks('scanners', 'detector'),
        by: side,
        about: group,
        options: shipOptions(list),
        min: 1,
        max: list.length,
        default: all,
      }
    })
  }
  const one = yield* ask((): Choose | undefined =>
    able().length ? { kind: 'choose', ...asks('scanner', 'scanner'), by: side, about: group, options: shipOptions(able()) } : undefined,
  )
  return [one]
}

/** An order as an option: what it means for these ships now, or why none of them may take it. */
function orderOption(s: State, list: readonly Ship[], order: Order): Option<Choice> {
  const able = list.filter((one) => !barred(s, one, order))
  const label = m('order.option', { order: m(`order.${order}`), sequence: sequence(able[0] ?? list[0]!, order) })
  return able.length ? { id: order, label } : { id: order, label, disabled: m(barred(s, list[0]!, order)!) }
}

function more(s: State, list: readonly Ship[], several: boolean): readonly Option<Choice>[] {
  const bound = list.filter((one) => needsCoherency(s, one))
  const out = bound.length > 0 && bound.every((one) => one.out)
  return [
    ...(several ? [{ id: 'each' as const, label: m('order.each') }] : []),
    ...(bound.length
      ? [{ id: 'coherency' as const, label: m(out ? 'order.back-in' : 'order.out', { inches: coherency(bound[0]!) }) }]
      : []),
    restOption(s, list),
    noPass,
  ]
}

/** The last order for all that still wait: shown where others wait, not to be had where none of these ships may take it. */
function restOption(s: State, list: readonly Ship[]): Option<Choice> {
  const { given } = s
  if (!given) return { id: 'rest', label: m('order.rest-none'), disabled: m('bar.no-order-yet'), unlisted: true }
  const others = shipsOf(s, list[0]!.battlegroup).some((one) => !one.order && !one.activated && !list.includes(one))
  const label = m('order.rest', { order: m(`order.${given}`) })
  const why = list.some((one) => !barred(s, one, given)) ? undefined : barred(s, list[0]!, given)
  return { id: 'rest', label, ...(why && { disabled: m(why) }), ...(!others && { unlisted: true }) }
}

/** Inches between ships of a group: 3" for starting hull 6 or less, 6" above (1.7, Game Components). */
export const coherency = (one: Ship): number => (one.figures.hull <= 6 ? 3 : 6)
