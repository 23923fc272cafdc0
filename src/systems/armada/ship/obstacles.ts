import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Pick } from '../../../core/question.js'
import type { Title } from '../damage/damage-deck.js'
import { deployedObstacles } from '../preparation.js'
import { asked, done, m, option } from '../say.js'
import { settle } from '../settle.js'
import type { T } from '../table.js'
import type { ObstacleKind } from '../terms.js'

/** Obstacles under the final position act once the manoeuvre is done, also at speed 0, in the owner's order (Rules Reference 1.5 p.12, 14). */
export function* meetObstacles(t: T, id: string): Flow {
  if (t.state.activation!.manoeuvre.onObstacle) yield* listObstacles(t, id)
  for (let obstacle: ObstacleKind | undefined; (obstacle = t.state.activation?.manoeuvre.obstacles[0]); ) {
    if (obstacle === 'station') yield* station(t, id)
    t.emit({ type: 'obstacle-resolved', ship: id, obstacle })
    yield* settle(t)
  }
}

const kindOf = (id: string) => id.replace(/-\d$/, '') as ObstacleKind

function* listObstacles(t: T, id: string): Flow {
  const ids = deployedObstacles.map((kind, at) => {
    const number = deployedObstacles.slice(0, at).filter((one) => one === kind).length + 1
    return { kind, number, id: number > 1 ? `${kind}-${number}` : kind }
  })
  const met = yield* ask((): Pick => {
    const { side, card } = t.state.ships[id]!
    const options = ids.map(({ id: one, kind, number }) => option(one, m('option.obstacle', { obstacle: m(`obstacle.${kind}`), number })))
    return { kind: 'pick', ...asked('obstacles', side, id, { ship: card.name }), min: 1, max: ids.length, ordered: true, options }
  })
  t.emit({ type: 'obstacles-met', ship: id, obstacles: met.map(kindOf) })
  // Damaged Controls: one more facedown card for overlapping an obstacle.
  for (const title of t.state.ships[id]!.faceup) {
    if (title === 'damaged-controls') t.emit({ type: 'owed', debt: { kind: 'card', ship: id, faceup: false } })
  }
  yield* settle(t)
}

/** A station discards one damage card, faceup or facedown. */
function* station(t: T, id: string): Flow {
  const cards = () => {
    const { faceup, facedown } = t.state.ships[id]!
    return [...new Set<Title | 'facedown'>([...faceup, ...(facedown ? (['facedown'] as const) : [])])]
  }
  if (!cards().length) return
  const card = yield* ask((): Choose<Title | 'facedown' | 'none'> => {
    const { side, card: printed } = t.state.ships[id]!
    const options = cards().map((one) =>
      option<Title | 'facedown' | 'none'>(one, one === 'facedown' ? m('option.facedown') : m(`card.${one}`)),
    )
    const none = done<Title | 'facedown' | 'none'>(m('option.no-card'), 'none')
    return { kind: 'choose', ...asked('station', side, id, { ship: printed.name }), options: [...options, none] }
  })
  if (card !== 'none') t.emit({ type: 'card-discarded', ship: id, card })
}
