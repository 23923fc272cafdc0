import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Pick } from '../../../core/question.js'
import { crossDebris } from '../crossing.js'
import { settle, settleStrain } from '../debts.js'
import { atEnd } from '../launch/strikes.js'
import { has, isAvailable, shipName, shipsOf, shipsOfGroup, waiting } from '../look.js'
import { option } from '../options.js'
import { remind } from '../pins.js'
import { asks, emitAll, noPass, shipOptions, type T } from '../question.js'
import { putAside, revealable, revealOf } from '../reveal.js'
import { other, type Side, type State } from '../state.js'
import { m } from '../words.js'
import { fire } from './fire.js'
import { giveOrders } from './giving-orders.js'
import { move } from './movement.js'
import { scan } from './scan.js'
import { groupEnd } from './spikes.js'

/** Activation 3 and 4 (seed 000): a side activates every group of its revealed battlegroup, one after the other, in the order it likes. */
export function* activates(t: T, which: 'first' | 'second'): Flow {
  const { first } = t.state
  const side = first && (which === 'first' ? first : other(first))
  const battlegroup = side && t.state.revealed[side]
  if (!side || !battlegroup) return
  if (!shipsOf(t.state, battlegroup).length && !t.state.done.includes(`begun-${battlegroup}`)) yield* wipedOut(t, side, battlegroup)
  const active = t.state.revealed[side]
  if (!active || !shipsOf(t.state, active).length) return
  // A battlegroup that is taken off the table in the middle of its activation does not go on.
  const goesOn = () => t.state.revealed[side] === active && isAvailable(t.state.battlegroups[active]!)
  yield* during(goesOn, activateBattlegroup(t, side, active))
}

/** Wiped out between the reveal and its activation: no turn and no other card (a ruling of 2016, so an option). */
function* wipedOut(t: T, side: Side, battlegroup: string): Flow {
  if (t.state.done.includes(`lost-${battlegroup}`)) return
  t.emit({ type: 'turn-lost', side, battlegroup })
  if (option(t.state, 'wiped-out') === 'turn-lost') return
  putAside(t)
  yield* during(() => t.state.revealed[side] === battlegroup && revealable(t.state, side).length > 0, revealOf(t, side))
}

function* activateBattlegroup(t: T, side: Side, battlegroup: string): Flow {
  if (!t.state.done.includes(`begun-${battlegroup}`)) {
    t.emit({ type: 'battlegroup-begun', battlegroup })
    if (t.state.battlegroups[battlegroup]!.standing === 'arriving') {
      t.emit({ type: 'standing-changed', battlegroup, standing: 'table', why: 'arrives' })
    }
  }
  yield* during(
    () => !t.state.done.includes(`shields-${battlegroup}`) && shielded(t.state, battlegroup).length > 0,
    shields(t, side, battlegroup),
  )
  while (t.state.open || waiting(t.state, battlegroup).length) {
    if (!t.state.open) yield* during(() => waiting(t.state, battlegroup).length > 0, chooseGroup(t, side, battlegroup))
    const open = t.state.open?.group
    if (!open) continue
    yield* during(() => t.state.open?.group === open && shipsOfGroup(t.state, open).length > 0, activateGroup(t, side, open))
    yield* settle(t)
    yield* during(() => t.state.open?.group === open && t.state.level === 'full', atEnd(t, open))
    yield* settle(t)
    if (t.state.open?.group === open) endGroup(t, open)
  }
}

const shielded = (s: State, battlegroup: string) => shipsOf(s, battlegroup).filter((one) => has(one, 'shaltari-shields'))

/** Shaltari raise or lower shields, ship by ship, when the battlegroup activates; they stay until its next activation (1.7, Special Rules). */
function* shields(t: T, side: Side, battlegroup: string): Flow {
  const up = yield* ask((): Pick => {
    const list = shielded(t.state, battlegroup)
    const now = list.flatMap((one) => (one.shields ? [one.id] : []))
    return {
      kind: 'pick',
      ...asks('shields', 'shields'),
      by: side,
      about: battlegroup,
      options: shipOptions(list),
      min: 0,
      max: list.length,
      default: now,
    }
  })
  t.emit({ type: 'shields-set', battlegroup, up })
}

function* chooseGroup(t: T, side: Side, battlegroup: string): Flow {
  const group = yield* ask(
    (): Choose => ({
      kind: 'choose',
      ...asks('group', 'group', { battlegroup: t.state.battlegroups[battlegroup]!.name }),
      by: side,
      about: battlegroup,
      options: [
        ...waiting(t.state, battlegroup).map(({ id, name }) => ({
          id,
          label: m('group.option', { group: name, ships: shipsOfGroup(t.state, id).map(shipName) }),
          names: [name],
        })),
        noPass,
      ],
    }),
  )
  t.emit({ type: 'group-begun', group })
}

/** Five steps on one screen: orders, moves, fire, scans, and the end; nothing else begins before the end (seed 000, seed 001). */
function* activateGroup(t: T, side: Side, group: string): Flow {
  const things = () => [side, group, ...shipsOfGroup(t.state, group).map(({ id }) => id)]
  remind(t, 'start', things())
  yield* giveOrders(t, side, group)
  yield* settleStrain(t)
  yield* move(t, side, group)
  yield* crossDebris(t)
  yield* fire(t, side, group)
  if (option(t.state, 'crippling') === 'ship') yield* settle(t)
  yield* scan(t, side, group)
  remind(t, 'end', things())
}

/** The orders' spikes come at the end of the activation, then the group is done (seed 001). */
export function endGroup(t: T, group: string): void {
  emitAll(t, groupEnd(t.state, group))
}
