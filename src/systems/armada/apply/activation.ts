import type { ActivationEvent } from '../events.js'
import type { State } from '../state.js'
import { other } from '../terms.js'
import { withActivation, withManoeuvre, without, withShip, withSide } from './change.js'

const still = { speed: 0, yaw: false, overlapped: false, displaced: false, onObstacle: false, obstacles: [] }

/** Engineering points: a moved shield, a recovered one, a discarded card (Rules Reference 1.5 p.4). */
export const prices = { move: 1, recover: 2, discard: 3 } as const

export function applyActivation(s: State, e: ActivationEvent): State {
  switch (e.type) {
    case 'activation-begun': {
      const { side, speed } = s.ships[e.ship]!
      const manoeuvre = { ...still, speed }
      const activation = { ship: e.ship, step: 'reveal', fired: [], more: false, engineering: 0, launches: 0, manoeuvre } as const
      return { ...withSide(s, side, { begun: s.sides[side].begun + 1, passed: false }), activation, turn: side }
    }
    case 'step-begun': {
      const after = withActivation(s, { step: e.step, engineering: 0, launches: 0 })
      return e.step === 'course' || e.step === 'move' ? withManoeuvre(after, { speed: s.ships[e.ship]!.speed }) : after
    }
    case 'activation-ended': {
      const after = withShip(s, e.ship, () => ({ activated: true, held: '' }))
      return { ...after, activation: null, attack: null, flight: null, turn: other(s.ships[e.ship]!.side) }
    }
    case 'dial-revealed':
      return dropDial(
        withShip(s, e.ship, ({ dials }) => ({ held: e.command, dials: Math.max(0, dials - 1) })),
        e.ship,
      )
    case 'dial-discarded': {
      // Before it is revealed it comes off the stack; a revealed one is the one held.
      if (s.ships[e.ship]?.held) return withShip(s, e.ship, () => ({ held: '' }))
      return dropDial(
        withShip(s, e.ship, ({ dials }) => ({ dials: Math.max(0, dials - 1) })),
        e.ship,
      )
    }
    case 'dial-changed': {
      const { dials } = s.secret[e.side]
      const stack = [e.command, ...(dials[e.ship] ?? []).slice(1)]
      return { ...s, secret: { ...s.secret, [e.side]: { ...s.secret[e.side], dials: { ...dials, [e.ship]: stack } } } }
    }
    case 'command-token-gained':
      return withShip(s, e.ship, ({ commandTokens }) => ({
        held: '',
        commandTokens: e.kept ? [...commandTokens, e.command] : commandTokens,
      }))
    case 'command-token-discarded':
      return withShip(s, e.ship, ({ commandTokens }) => ({ commandTokens: without(commandTokens, e.command) }))
    case 'command-resolved':
      return withShip(s, e.ship, ({ held, commandTokens, resolved }) => ({
        held: e.means === 'token' ? held : '',
        commandTokens: e.means === 'dial' ? commandTokens : without(commandTokens, e.command),
        resolved: [...resolved, e.command],
      }))
    case 'engineering':
      return withActivation(s, { engineering: e.points })
    case 'shield-moved':
      return spend(
        withShip(s, e.ship, ({ shields }) => ({
          shields: { ...shields, [e.from]: shields[e.from]! - 1, [e.to]: shields[e.to]! + 1 },
        })),
        prices.move,
      )
    case 'shield-recovered':
      return spend(
        withShip(s, e.ship, ({ shields }) => ({ shields: { ...shields, [e.zone]: shields[e.zone]! + 1 } })),
        prices.recover,
      )
    case 'card-repaired':
      return spend(discardCard(s, e.ship, e.card), prices.discard)
    case 'launches':
      return withActivation(s, { launches: e.count })
  }
}

/** The top dial leaves the hidden stack, where the tool knows it. */
function dropDial(s: State, ship: string): State {
  const { side } = s.ships[ship]!
  const { dials } = s.secret[side]
  if (!dials[ship]) return s
  return { ...s, secret: { ...s.secret, [side]: { ...s.secret[side], dials: { ...dials, [ship]: dials[ship].slice(1) } } } }
}

const spend = (s: State, points: number): State =>
  s.activation ? withActivation(s, { engineering: Math.max(0, s.activation.engineering - points) }) : s

export const discardCard = (s: State, ship: string, card: string): State =>
  withShip(s, ship, ({ facedown, faceup }) =>
    card === 'facedown' ? { facedown: Math.max(0, facedown - 1) } : { faceup: without(faceup, card as (typeof faceup)[number]) },
  )
