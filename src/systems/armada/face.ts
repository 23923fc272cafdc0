import { alive, hullOf } from './query.js'
import { score } from './scoring.js'
import type { Ship, Squadron, State } from './state.js'
import { type Side, sides } from './terms.js'

/** The state as JSON shows it, with the rulebook's names; facedown dials and cards are counted, never named. */
export function face(s: State): Readonly<Record<string, unknown>> {
  const { attack } = s
  return {
    turn: s.round,
    turns: s.rounds,
    phase: s.segment,
    segment: s.segment,
    level: s.level,
    options: s.options,
    firstPlayer: s.first,
    objective: s.objective || null,
    sides: Object.fromEntries(sides.map((side) => [side, sideFace(s, side)])),
    active: s.activation?.ship ?? s.flight?.squadron ?? null,
    ships: Object.fromEntries(Object.values(s.ships).map((ship) => [ship.id, shipFace(ship)])),
    squadrons: Object.fromEntries(Object.values(s.squadrons).map((squadron) => [squadron.id, squadronFace(squadron)])),
    ...(attack && { attack: { ...attack, zone: attack.zone || null, targetZone: attack.targetZone || null } }),
    damageDeck: { dealt: s.deck.dealt, seen: s.deck.seen },
  }
}

const sideFace = (s: State, side: Side) => {
  const { player, fleet, faction, commander, pass, victoryTokens } = s.sides[side]
  return { player, fleet, faction, commander, score: score(s, side), victoryTokens, passTokens: pass }
}

const shipFace = (ship: Ship) => ({
  side: ship.side,
  class: ship.card.class,
  name: ship.card.name,
  hull: hullOf(ship),
  startingHull: ship.card.hull,
  shields: ship.shields,
  maximumShields: ship.card.shields,
  speed: ship.speed,
  facedownDials: ship.dials,
  dial: ship.held || null,
  commandTokens: ship.commandTokens,
  defenceTokens: ship.tokens,
  damageCards: { facedown: ship.facedown, faceup: ship.faceup },
  upgrades: ship.card.upgrades.map(({ name }) => ({ name, exhausted: ship.exhausted.includes(name) })),
  resolvedCommands: ship.resolved,
  activated: ship.activated,
  destroyed: !alive(ship),
})

const squadronFace = (squadron: Squadron) => ({
  side: squadron.side,
  class: squadron.card.class,
  name: squadron.card.name,
  hull: squadron.hull,
  startingHull: squadron.card.hull,
  keywords: squadron.card.keywords,
  defenceTokens: squadron.tokens,
  activated: squadron.activated,
  destroyed: !alive(squadron),
})
