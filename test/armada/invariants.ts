import { Game } from '../../src/core/game.js'
import type { Match } from '../../src/core/match.js'
import { system } from '../../src/systems/armada/playable.js'
import { alive, cardsOf } from '../../src/systems/armada/query.js'
import type { Ship, State } from '../../src/systems/armada/state.js'

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** What holds at every question, whatever was answered, corrected or taken back. */
export function invariants(match: Match): void {
  const s = match.state as State
  for (const ship of Object.values(s.ships)) shipHolds(ship)
  for (const { id, hull, card } of Object.values(s.squadrons)) must(hull >= 0 && hull <= card.hull, `${id} has hull ${hull}`)
  deadAreNotAsked(match, s)
  entersAgain(match)
}

function shipHolds(ship: Ship): void {
  const { id, card, facedown, shields, tokens, speed, commandTokens } = ship
  must(cardsOf(ship) <= card.hull && facedown >= 0, `${id} has ${cardsOf(ship)} cards on ${card.hull} hull`)
  for (const [zone, most] of Object.entries(card.shields)) {
    const now = shields[zone as 'front'] ?? 0
    must(now >= 0 && now <= most, `${id} has ${now} shields of ${most} on ${zone}`)
  }
  must(tokens.length === card.tokens.length && tokens.every(({ type }, at) => type === card.tokens[at]), `${id} lost or won a token`)
  must(speed >= 0 && speed <= card.chart.length, `${id} is at speed ${speed}`)
  must(!alive(ship) || new Set(commandTokens).size === commandTokens.length, `${id} holds two tokens of a kind`)
}

/** A destroyed model is asked nothing, but for the attack in answer that it still makes. */
function deadAreNotAsked({ question }: Match, s: State): void {
  const about = question?.about
  const model = about === undefined ? undefined : (s.ships[about] ?? s.squadrons[about])
  const answers = s.attack?.kind === 'counter' || s.attack?.kind === 'salvo' || question?.id === 'counter'
  must(!model || answers || alive(model), `${question?.id} asked about ${about}, which is destroyed`)
}

/** At the first question of a segment, rules entered afresh wait for the same question (F5). */
function entersAgain({ history, question, state }: Match): void {
  const last = history.entries.at(-1) as { begun?: number } | undefined
  if (!last?.begun || !question) return
  const again = new Game(system, JSON.parse(JSON.stringify(state)) as State).question
  must(again?.id === question.id && again.about === question.about, `${question.id} waits, a fresh play asks ${again?.id}`)
}
