import { ask, during, type Flow } from '../../core/flow.js'
import type { Pick, Roll } from '../../core/question.js'
import { settle } from './debts.js'
import { decide } from './decide.js'
import { onTable, shipName, ships } from './look.js'
import { canRepair, hullEvents } from './losses/losses.js'
import { remind } from './pins.js'
import { asks, emitAll, type T } from './question.js'
import { type Effect, type Side, type State, sides } from './state.js'
import { m } from './words.js'

/** An effect of a ship that a die is rolled for. `at` tells two of a kind apart. */
interface Repair {
  readonly ship: string
  readonly effect: Effect
  readonly id: string
}

/** Every repairable effect of a side's ships, in the order in which the dice are read. */
export const repairs = (s: State, side: Side): readonly Repair[] =>
  ships(s)
    .filter((one) => one.side === side && onTable(s, one))
    .flatMap((one) =>
      one.effects.flatMap((effect, at) => {
        const id = `${one.id}-${effect}${one.effects.indexOf(effect) === at ? '' : `-${at}`}`
        return canRepair(effect) ? [{ ship: one.id, effect, id }] : []
      }),
    )

const label = (s: State, { ship, effect }: Repair) => m('repair', { ship: shipName(s.ships[ship]!), effect: m(`effect.${effect}`) })

/** End phase 3 (seed 000): first what burns, then a die for each repairable effect: 4 or more repairs it, a 1 costs a hull point. */
export function* damageControl(t: T): Flow {
  remind(t, 'damage-control')
  const begun = t.state.done.some((what) => what === 'burned' || what === 'no-damage')
  if (!begun && !sides.some((side) => repairs(t.state, side).length || regenerates(t.state, side).length))
    return t.emit({ type: 'told', what: 'no-damage' })
  burn(t)
  yield* settle(t)
  for (const side of sides) {
    yield* during(() => !t.state.done.includes(`repaired-${side}`) && repairs(t.state, side).length > 0, repairSide(t, side))
    yield* settle(t)
    yield* during(() => !t.state.done.includes(`regenerated-${side}`) && regenerates(t.state, side).length > 0, regenerate(t, side))
    yield* settle(t)
  }
}

/** Fire and Corruptor cost a hull point each before the dice, a Containment Failure two, without saves (1.7, Damage). */
function burn(t: T): void {
  if (t.state.done.includes('burned')) return
  t.emit({ type: 'told', what: 'burned' })
  for (const { id, effects } of ships(t.state).filter((one) => onTable(t.state, one))) {
    for (const effect of effects) if (effect === 'fire' || effect === 'corruptor') emitAll(t, hullEvents(t.state, id, 1, effect))
    if (effects.includes('containment-failure')) emitAll(t, hullEvents(t.state, id, 2, 'containment'))
  }
}

function* repairSide(t: T, side: Side): Flow {
  const all = () => repairs(t.state, side)
  const tried =
    (yield* decide(t, 'damage-control')) === 'compulsory'
      ? undefined
      : yield* ask(
          (): Pick => ({
            kind: 'pick',
            ...asks('repairs', 'damage-control'),
            by: side,
            about: side,
            options: all().map((one) => ({ id: one.id, label: label(t.state, one) })),
            min: 0,
            max: all().length,
            default: all().map(({ id }) => id),
          }),
        )
  const list = () => all().filter(({ id }) => !tried || tried.includes(id))
  if (list().length) {
    const faces = yield* ask((): Roll | undefined =>
      list().length
        ? {
            kind: 'roll',
            ...asks('damage-control', 'damage-control', { repairs: list().map((one) => label(t.state, one)) }),
            by: side,
            about: side,
            dice: list().map(() => 'd6'),
          }
        : undefined,
    )
    const rolled = list()
    t.emit({ type: 'told', what: `repaired-${side}` })
    for (const [at, { ship, effect }] of rolled.entries()) {
      if (t.state.ships[ship]!.hull === 0) continue
      const face = Number(faces[at])
      t.emit(face >= 4 ? { type: 'effect-ended', ship, effect, why: 'repaired' } : { type: 'not-repaired', ship, effect })
      if (face === 1) emitAll(t, hullEvents(t.state, ship, 1, 'damage-control'))
    }
  } else t.emit({ type: 'told', what: `repaired-${side}` })
}

/** Regenerate(X): X dice more, 4 or more gives a hull point back, a 1 costs one (1.7, Special Rules). */
const regenerates = (s: State, side: Side): readonly string[] =>
  ships(s)
    .filter((one) => one.side === side && onTable(s, one) && one.hull < one.figures.hull)
    .flatMap((one) =>
      Array.from({ length: Number(one.figures.special.find((rule) => rule.startsWith('regenerate-'))?.slice(11) ?? 0) }, () => one.id),
    )

function* regenerate(t: T, side: Side): Flow {
  const faces = yield* ask((): Roll | undefined => {
    const list = regenerates(t.state, side)
    const names = [...new Set(list)].map((id) => shipName(t.state.ships[id]!))
    return list.length
      ? { kind: 'roll', ...asks('regenerate', 'regenerate', { ships: names }), by: side, about: side, dice: list.map(() => 'd6') }
      : undefined
  })
  const list = regenerates(t.state, side)
  t.emit({ type: 'told', what: `regenerated-${side}` })
  for (const [at, ship] of list.entries()) {
    const one = t.state.ships[ship]!
    if (one.hull === 0) continue
    if (Number(faces[at]) >= 4 && one.hull < one.figures.hull) t.emit({ type: 'hull-regained', ship, points: 1 })
    else if (faces[at] === '1') emitAll(t, hullEvents(t.state, ship, 1, 'damage-control'))
  }
}
