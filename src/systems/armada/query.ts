import type { Zone } from './fleet/profile.js'
import type { Attack, Ship, Squadron, State } from './state.js'
import type { Side } from './terms.js'

/** Damage cards on a ship, whichever way up. */
export const cardsOf = ({ facedown, faceup }: Pick<Ship, 'facedown' | 'faceup'>): number => facedown + faceup.length

export const isShip = (model: Ship | Squadron): model is Ship => 'shields' in model

/** Destroyed as soon as a ship has as many damage cards as hull points (Rules Reference 1.5 p.5), or has left the play area. */
export const alive = (model: Ship | Squadron): boolean => (isShip(model) ? !model.left && cardsOf(model) < model.card.hull : model.hull > 0)

/** Hull points left: never below 0. */
export const hullOf = (model: Ship | Squadron): number =>
  isShip(model) ? (model.left ? 0 : Math.max(0, model.card.hull - cardsOf(model))) : model.hull

export const model = (s: State, id: string): Ship | Squadron | undefined => s.ships[id] ?? s.squadrons[id]

/** Whether a ship or squadron of this id is still in the game. */
export const lives = (s: State, id: string): boolean => {
  const found = model(s, id)
  return found !== undefined && alive(found)
}

export const ships = (s: State, side?: Side): readonly Ship[] =>
  Object.values(s.ships).filter((ship) => alive(ship) && (!side || ship.side === side))
export const squadrons = (s: State, side?: Side): readonly Squadron[] =>
  Object.values(s.squadrons).filter((squadron) => alive(squadron) && (!side || squadron.side === side))

export const waitingShips = (s: State, side: Side): readonly Ship[] => ships(s, side).filter(({ activated }) => !activated)
export const waitingSquadrons = (s: State, side: Side): readonly Squadron[] => squadrons(s, side).filter(({ activated }) => !activated)

export const zonesOf = (ship: Ship): readonly Zone[] => Object.keys(ship.card.shields) as Zone[]

export const nameOf = (s: State, id: string): string => model(s, id)?.card.name ?? id

/** The value of a keyword (`counter-2` is 2, `bomber` is 1), 0 without it; several of one kind add up (Rules Reference 1.5 p.19). */
export const keyword = ({ card }: Squadron, name: string): number =>
  card.keywords.reduce((sum, word) => {
    if (word === name) return sum + 1
    const value = word.startsWith(`${name}-`) ? Number(word.slice(name.length + 1)) : 0
    return sum + (Number.isInteger(value) ? value : 0)
  }, 0)

/** The side that attacks, and the one that defends: of models that may be destroyed by now. */
export const attackSide = (s: State, { attacker }: Pick<Attack, 'attacker'>): Side => model(s, attacker)?.side ?? 'A'
export const defenceSide = (s: State, { target }: Pick<Attack, 'target'>): Side => model(s, target)?.side ?? 'B'

/** The engineering value after Power Failure: halved down once for each copy (Rules Reference 1.5 p.36: 5, 2, 1). */
export const engineeringOf = ({ card, faceup }: Ship): number =>
  faceup.filter((title) => title === 'power-failure').reduce((points) => Math.floor(points / 2), card.engineering)

/** Command tokens that a ship may hold (seed 004; Rules Reference 1.5 p.3); none with Life Support Failure. */
export const tokenLimit = ({ card, faceup }: Ship): number => (faceup.includes('life-support-failure') ? 0 : card.command)
