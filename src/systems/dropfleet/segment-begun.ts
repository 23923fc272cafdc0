import { leaving } from './launch/apply.js'
import { withShips } from './look.js'
import type { Segment, State } from './state.js'

/** Each segment begins with what it counts set back, so that it can be entered from anywhere. */
export function begun(s: State, segment: Segment | 'over'): State {
  const { open: _, placing: __, sent: ___, ...closed } = s
  const fresh: State = { ...closed, segment, done: [] }
  switch (segment) {
    case 'decks': {
      const turn = withShips(
        { ...fresh, turn: s.turn + 1, revealed: {}, first: '', split: [], ratings: {}, carded: [], secret: {} },
        () => ({
          activated: false,
          order: '',
        }),
      )
      const battlegroups = Object.fromEntries(Object.entries(turn.battlegroups).map(([id, one]) => [id, { ...one, played: false }]))
      const { initiative: ____, ...rest } = turn
      return { ...rest, battlegroups, special: '', given: '', rest: false }
    }
    case 'reveal':
      return { ...fresh, revealed: {}, first: '', split: [], special: '', given: '', rest: false }
    case 'first-or-second':
      return { ...fresh, first: '' }
    case 'first-activates':
    case 'second-activates':
      return { ...fresh, special: '', given: '', rest: false }
    case 'launch':
      return leaving(fresh)
    default:
      return fresh
  }
}
