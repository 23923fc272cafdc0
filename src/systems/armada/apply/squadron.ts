import type { SquadronEvent } from '../events.js'
import type { State } from '../state.js'
import { withActivation, withFlight, withSquadron } from './change.js'

export function applySquadron(s: State, e: SquadronEvent): State {
  switch (e.type) {
    case 'squadron-activated': {
      const flight = { squadron: e.squadron, commanded: e.commanded, moved: false, attacked: false }
      const launched = e.commanded && s.activation ? withActivation(s, { launches: Math.max(0, s.activation.launches - 1) }) : s
      return { ...withSquadron(launched, e.squadron, () => ({ activated: true })), flight, pair: e.commanded ? s.pair : s.pair + 1 }
    }
    case 'squadron-moved':
      return withFlight(s, { moved: true })
    case 'squadron-done':
      return { ...s, flight: null, attack: null }
    case 'flak-ended':
      return withActivation(s, { more: false })
  }
}
