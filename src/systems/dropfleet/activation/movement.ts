import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option } from '../../../core/question.js'
import { decide } from '../decide.js'
import { has, shipName, shipsOfGroup, suffers } from '../look.js'
import { lossEvents } from '../losses/losses.js'
import { asks, emitAll, type T } from '../question.js'
import { beforeMove } from '../reminders.js'
import { type Layer, layers, type Ship, type Side, type State } from '../state.js'
import { type DropfleetKey, m } from '../words.js'
import { climb, distances, orderFacts, sequence, thrustNow, turnsOf } from './orders.js'

type Move = 'done' | 'down' | 'up' | 'left' | 'each'

const unmoved = (s: State, group: string): readonly Ship[] =>
  shipsOfGroup(s, group).filter(({ id, order }) => order && !s.open?.moved.includes(id))

/** The group's ships turn and move in the order their player likes; the layer stays unless a key changes it (1.7, Movement). */
export function* move(t: T, side: Side, group: string): Flow {
  while (unmoved(t.state, group).length) {
    if (!t.state.open?.eachMove)
      yield* during(() => unmoved(t.state, group).length > 0 && !t.state.open?.eachMove, moveShips(t, side, group))
    else {
      const { id } = unmoved(t.state, group)[0]!
      yield* during(() => unmoved(t.state, group).some((one) => one.id === id), moveShips(t, side, group, id))
    }
  }
}

function* moveShips(t: T, side: Side, group: string, only?: string): Flow {
  const list = () => unmoved(t.state, group).filter(({ id }) => only === undefined || id === only)
  const choice = yield* ask((): Choose<Move> | undefined => {
    const moving = list()
    if (!moving.length) return undefined
    const options: Option<Move>[] = [
      { id: 'done', label: m('move.done') },
      ...layerOption(moving, 'down'),
      ...layerOption(moving, 'up'),
      { id: 'left', label: m('move.left') },
      ...(moving.length > 1 ? [{ id: 'each' as const, label: m('move.each') }] : []),
    ]
    const lines = sameFor(moving).map(({ ships, one }) =>
      m('move.line', { ships: ships.map(shipName), sequence: sequence(one, one.order || 'standard') }),
    )
    return {
      kind: 'choose',
      ...asks('move', 'movement', { ships: moving.map(shipName) }),
      by: side,
      about: only ?? group,
      default: 'done',
      tell: lines,
      remind: beforeMove(moving),
      options,
    }
  })
  if (choice === 'each') return t.emit({ type: 'ship-by-ship', what: 'moves' })
  const leaving = choice === 'left' ? yield* decide(t, 'leaving') : 'gone'
  const ids = list().map(({ id }) => id)
  for (const id of ids) emitAll(t, moveEvents(t.state, id, choice, leaving))
  t.emit({ type: 'moved', ships: ids })
}

/** Ships with the same order and the same figures are told in one line. */
function sameFor(list: readonly Ship[]): readonly { readonly ships: readonly Ship[]; readonly one: Ship }[] {
  const alike = new Map<string, Ship[]>()
  for (const one of list) {
    const key = [one.order, thrustNow(one), turnsOf(one, one.order || 'standard'), one.effects.includes('weapons-offline')].join()
    alike.set(key, [...(alike.get(key) ?? []), one])
  }
  return [...alike.values()].map((ships) => ({ ships, one: ships[0]! }))
}

const beside = (layer: Layer, way: 'down' | 'up'): Layer | undefined => layers[layers.indexOf(layer) + (way === 'down' ? 1 : -1)]

/** Why a ship may not change its layer this turn; nothing when it may. It must be able to turn, and pay 4" to climb. */
export function layerBar(one: Ship, way: 'down' | 'up'): Extract<DropfleetKey, `layer.${string}`> | undefined {
  const order = one.order || 'standard'
  const to = beside(one.layer, way)
  if (!to) return way === 'down' ? 'layer.lowest' : 'layer.highest'
  if (suffers(one, 'engines-disabled')) return 'layer.engines'
  if (orderFacts[order].turns === 0) return 'layer.no-turn'
  if (to === 'atmosphere' && !has(one, 'atmospheric')) return 'layer.not-atmospheric'
  // Leaving the Atmosphere is the first thing in a move, and is paid from the full thrust.
  const available = one.layer === 'atmosphere' ? one.figures.thrust * orderFacts[order].most : distances(one, order).most
  return way === 'up' && available < climb ? 'layer.thrust' : undefined
}

/** The key for a layer: offered only where the order lets at least one of the ships change it, or to say why not where it would be expected. */
function layerOption(list: readonly Ship[], way: 'down' | 'up'): Option<Move>[] {
  const able = list.filter((one) => !layerBar(one, way))
  if (!able.length) return []
  const to = [...new Set(able.map((one) => beside(one.layer, way)!))].map((layer) => m(`layer-name.${layer}`))
  const label = able.length === list.length ? m(`move.${way}`, { to }) : m(`move.${way}-some`, { to, ships: able.map(shipName) })
  return [{ id: way, label }]
}

function moveEvents(s: State, id: string, choice: Exclude<Move, 'each'>, leaving: 'gone' | 'destroyed') {
  const one = s.ships[id]!
  switch (choice) {
    case 'done':
      return []
    case 'left':
      return lossEvents(s, id, leaving === 'destroyed' ? 'left-destroyed' : 'left')
    case 'down':
    case 'up':
      return layerBar(one, choice) ? [] : [{ type: 'layer-changed' as const, ship: id, layer: beside(one.layer, choice)! }]
  }
}
