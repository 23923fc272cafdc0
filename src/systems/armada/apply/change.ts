import type { Activation, Attack, Debt, Flight, Ship, Squadron, State } from '../state.js'
import type { Side } from '../terms.js'

/** Small steps that reducers are made of; each gives a new state. */

export const withShip = (s: State, id: string, change: (ship: Ship) => Partial<Ship>): State => {
  const ship = s.ships[id]
  return ship ? { ...s, ships: { ...s.ships, [id]: { ...ship, ...change(ship) } } } : s
}

export const withSquadron = (s: State, id: string, change: (squadron: Squadron) => Partial<Squadron>): State => {
  const squadron = s.squadrons[id]
  return squadron ? { ...s, squadrons: { ...s.squadrons, [id]: { ...squadron, ...change(squadron) } } } : s
}

/** A ship or a squadron, by what both have. */
export const withModel = (s: State, id: string, change: (model: Ship | Squadron) => Partial<Pick<Ship, 'tokens' | 'activated'>>): State =>
  s.ships[id] ? withShip(s, id, change) : withSquadron(s, id, change)

export const everyShip = (s: State, change: (ship: Ship) => Partial<Ship>): State => ({
  ...s,
  ships: Object.fromEntries(Object.entries(s.ships).map(([id, ship]) => [id, { ...ship, ...change(ship) }])),
})

export const everySquadron = (s: State, change: (squadron: Squadron) => Partial<Squadron>): State => ({
  ...s,
  squadrons: Object.fromEntries(Object.entries(s.squadrons).map(([id, squadron]) => [id, { ...squadron, ...change(squadron) }])),
})

export const withSide = (s: State, side: Side, change: Partial<State['sides'][Side]>): State => ({
  ...s,
  sides: { ...s.sides, [side]: { ...s.sides[side], ...change } },
})

export const withActivation = (s: State, change: Partial<Activation>): State =>
  s.activation ? { ...s, activation: { ...s.activation, ...change } } : s

export const withManoeuvre = (s: State, change: Partial<Activation['manoeuvre']>): State =>
  s.activation ? withActivation(s, { manoeuvre: { ...s.activation.manoeuvre, ...change } }) : s

export const withFlight = (s: State, change: Partial<Flight>): State => (s.flight ? { ...s, flight: { ...s.flight, ...change } } : s)

export const withAttack = (s: State, change: Partial<Attack>): State => (s.attack ? { ...s, attack: { ...s.attack, ...change } } : s)

export const owe = (s: State, debt: Debt): State => ({ ...s, due: [...s.due, { ...debt, n: s.dues + 1 }], dues: s.dues + 1 })

export const pay = (s: State, n: number | undefined): State => (n === undefined ? s : { ...s, due: s.due.filter((due) => due.n !== n) })

/** Takes points off the damage that is owed; the debt goes when none are left. */
export const payPoints = (s: State, n: number | undefined, points: number, dealtFirst = false): State => ({
  ...s,
  due: s.due.flatMap((due) => {
    if (due.n !== n) return [due]
    if (due.kind === 'card') return []
    if (due.kind !== 'damage') return [due]
    return due.points > points ? [{ ...due, points: due.points - points, faceup: due.faceup && !dealtFirst }] : []
  }),
})

/** Tokens of a model with the one at a place changed. */
export const tokenAt = (tokens: Ship['tokens'], at: number, state: Ship['tokens'][number]['state']): Ship['tokens'] =>
  tokens.map((token, place) => (place === at ? { ...token, state } : token))

export const without = <T>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}
