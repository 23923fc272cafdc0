import type { RoundEvent } from '../events.js'
import type { Ship, State } from '../state.js'
import { other } from '../terms.js'
import { everyShip, everySquadron, withSide } from './change.js'

export function applyRound(s: State, e: RoundEvent): State {
  switch (e.type) {
    case 'segment-begun':
      return begun(
        { ...s, segment: e.segment, activation: null, flight: null, attack: null, settled: [], pair: 0, turn: s.first },
        e.segment,
      )
    case 'dials-set':
      return settle(
        everyShip(s, (ship) => ({ dials: ship.card.command })),
        'dials',
      )
    case 'dials-chosen': {
      const before = s.secret[e.side].dials
      const added = Object.entries(e.dials).map(([ship, more]) => [ship, [...(before[ship] ?? []), ...more]] as const)
      const dials = { ...before, ...Object.fromEntries(added) }
      const counted = everyShip(s, (ship) => (e.dials[ship.id] ? { dials: ship.dials + e.dials[ship.id]!.length } : {}))
      return settle({ ...counted, secret: { ...s.secret, [e.side]: { ...s.secret[e.side], dials } } }, `dials-${e.side}`)
    }
    case 'turn-passed': {
      const { pass } = s.sides[e.side]
      const after = withSide(s, e.side, { passed: e.token, pass: e.token ? Math.max(0, pass - 1) : pass })
      return { ...after, turn: other(e.side), pair: 0 }
    }
    case 'settled':
      return settle(s, e.what)
    case 'left-out':
      return s
    case 'tokens-readied':
      return settle(everySquadron(everyShip(s, readied), readied), 'tokens')
    case 'cards-readied':
      return settle(
        everyShip(s, ({ id, exhausted }) => ({
          exhausted: exhausted.filter((card) => !e.cards.some((one, at) => one === card && e.ships[at] === id)),
        })),
        `cards-${e.side}`,
      )
  }
}

const settle = (s: State, what: string): State => ({ ...s, settled: [...s.settled, what] })

/** Compartment Fire keeps tokens as they are; what was discarded stays so. */
function readied(model: { readonly tokens: Ship['tokens']; readonly faceup?: Ship['faceup'] }): Pick<Ship, 'tokens'> {
  const { tokens } = model
  if (model.faceup?.includes('compartment-fire')) return { tokens }
  return { tokens: tokens.map((token) => (token.state === 'exhausted' ? { ...token, state: 'ready' } : token)) }
}

function begun(s: State, segment: State['segment']): State {
  switch (segment) {
    case 'command': {
      const ships = everyShip(s, ({ card, placed, speed }) => ({
        activated: false,
        resolved: [],
        held: '',
        ...(!placed && { placed: true, speed: speed || Math.min(2, card.chart.length) }),
      }))
      return {
        ...everySquadron(ships, () => ({ activated: false, placed: true })),
        round: s.round + 1,
        setUp: { ...s.setUp, stage: 'done' },
      }
    }
    case 'ships':
      return withSide(withSide(s, 'A', { passed: false, begun: 0 }), 'B', { passed: false, begun: 0 })
    case 'set-up':
    case 'squadrons':
    case 'status':
    case 'over':
      return s
  }
}
