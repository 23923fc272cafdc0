import type { SetUpEvent } from '../events.js'
import type { State } from '../state.js'
import { other } from '../terms.js'
import { everySquadron, withShip, withSide } from './change.js'

export function applySetUp(s: State, e: SetUpEvent): State {
  switch (e.type) {
    case 'stage-begun':
      return { ...s, setUp: { ...s.setUp, stage: e.stage, turn: e.turn } }
    case 'chooser-named':
      return { ...s, setUp: { ...s.setUp, chooser: e.side } }
    case 'first-player-chosen':
      return { ...s, first: e.side }
    case 'objective-chosen':
      return { ...s, objective: e.name, tokenValue: e.tokenValue }
    case 'obstacle-placed':
      return { ...s, setUp: { ...s.setUp, obstacles: [...s.setUp.obstacles, e.obstacle], turn: other(e.side) } }
    case 'pass-tokens-given':
      return withSide(withSide(s, 'A', { pass: e.A }), 'B', { pass: e.B })
    case 'ship-placed': {
      const after = withShip(s, e.ship, () => ({ speed: e.speed, placed: true }))
      return { ...after, setUp: { ...after.setUp, turn: other(s.ships[e.ship]!.side) } }
    }
    case 'squadrons-placed': {
      const after = everySquadron(s, ({ id, placed }) => ({ placed: placed || e.squadrons.includes(id) }))
      return { ...after, setUp: { ...after.setUp, turn: other(e.side) } }
    }
  }
}
