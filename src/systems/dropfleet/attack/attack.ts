import { during, type Flow } from '../../../core/flow.js'
import { spikeEvents } from '../activation/spikes.js'
import { alive, onTable } from '../look.js'
import { emitAll, type T } from '../question.js'
import type { Side, State } from '../state.js'
import { type Batch, nextBatch } from './batches.js'
import { declare, firingOf, marksOf, mayFire } from './declare.js'
import { resolve } from './resolve.js'
import { isRule } from './weapons.js'

/** The attack of a group at level full: everything is allocated, then rolled for, one target and kind of weapon after the other. */
export function* attack(t: T, side: Side, group: string): Flow {
  if (!mayFire(t.state, group) || !marksOf(t.state, side).length) return
  const rolling = () => t.state.open?.group === group && firingOf(t.state).rolling
  if (!rolling()) yield* declare(t, side, group)
  bloom(t)
  overcharged(t)
  for (let batch: Batch | undefined; rolling() && (batch = nextBatch(t.state)); ) {
    const { target, sources, closeAction } = batch
    yield* during(() => rolling() && there(t.state, target), resolve(t, side, target, sources, closeAction))
    const left = firingOf(t.state).shots.filter((shot) => shot.target === target)
    if (rolling() && left.length && !there(t.state, target))
      t.emit({ type: 'dice-lost', target, dice: left.reduce((sum, { dice }) => sum + dice, 0) })
  }
}

const there = (s: State, target: string): boolean =>
  s.sectors?.[target] !== undefined || (alive(s.ships[target]) && onTable(s, s.ships[target]!))

/** Overcharge: who fires it on another order than Weapons Free launches nothing this turn (1.7, Special Rules). */
function overcharged(t: T): void {
  const ids = new Set(firingOf(t.state).shots.flatMap((shot) => (shot.overcharged ? [shot.ship] : [])))
  for (const ship of ids) {
    const { order, effects, figures } = t.state.ships[ship]!
    if (order !== 'weapons-free' && figures.launch.length > 0 && !effects.includes('launch-lost'))
      t.emit({ type: 'effect-gained', ship, effect: 'launch-lost' })
  }
}

/** Bloom: the firing ship gains a Minor Spike, beside that of its order (1.7, Special Rules). */
function bloom(t: T): void {
  const fired = firingOf(t.state).fired.filter((key) => {
    const [ship, place] = key.split('/')
    return isRule(t.state.ships[ship!]!.figures.weapons[Number(place)]!, 'bloom')
  })
  const bloomed = new Set(fired.map((key) => key.split('/')[0]!))
  for (const ship of bloomed) {
    if (t.state.done.includes(`bloom-${ship}`)) continue
    t.emit({ type: 'told', what: `bloom-${ship}` })
    emitAll(t, spikeEvents(t.state, ship, 'minor'))
  }
}
