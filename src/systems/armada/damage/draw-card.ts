import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { asked, m, option } from '../say.js'
import type { State } from '../state.js'
import type { T } from '../table.js'
import { deckSize, drawn, type Title, titles, unseen } from './damage-deck.js'

const isLeft = (s: State): readonly Title[] => unseen(s.deck.seen)

/**
 * A damage card is turned up: the table names the one it drew, or the app draws from those that nobody has seen. A card
 * that lies facedown has no identity until then.
 */
export function* revealCard(t: T, ship: string, n: number): Flow<boolean> {
  if (t.state.deck.dealt >= deckSize || !isLeft(t.state).length) t.emit({ type: 'deck-shuffled' })
  const title = yield* nameCard(t, ship)
  t.emit({ type: 'card-revealed', ship, title, n })
  return true
}

function* nameCard(t: T, id: string): Flow<Title> {
  const answer = yield* ask((): Choose<Title | 'draw'> => {
    const ship = t.state.ships[id]!
    const left = isLeft(t.state)
    const counted = titles.flatMap((title) => {
      const count = left.filter((one) => one === title).length
      return count ? [option(title, m('option.card', { card: m(`card.${title}`), count }))] : []
    })
    return {
      kind: 'choose',
      ...asked('damage-card', ship.side, id, { ship: ship.card.name }),
      default: 'draw',
      options: [option('draw', m('option.draw')), ...counted],
    }
  })
  if (answer !== 'draw') return answer
  for (;;) {
    const faces = yield* ask((): Roll => {
      const ship = t.state.ships[id]!
      return { kind: 'roll', ...asked('damage-card-draw', ship.side, id, { ship: ship.card.name }), dice: ['d6', 'd6', 'd6'] }
    })
    const title = drawn(faces, isLeft(t.state))
    if (title) return title
  }
}
