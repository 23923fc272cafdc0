import { expect, test } from 'vitest'
import { Game } from '../../src/core/game.js'
import { orderFacts } from '../../src/systems/dropfleet/activation/orders.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { has, onTable } from '../../src/systems/dropfleet/look.js'
import { system } from '../../src/systems/dropfleet/playable.js'
import type { Ship, State } from '../../src/systems/dropfleet/state.js'
import { anyReply, numbers } from '../core/walk.js'
import { anySetup, type Played } from './tables.js'

/**
 * Random games of answers alone, without corrections: what the rules promise holds in all of them. Each check says which
 * rule it is.
 */
class Broken extends Error {}
const holds = (fact: boolean, rule: string): void => {
  if (!fact) throw new Broken(rule)
}

const cloaked = (one: Ship) => !one.crippled && (has(one, 'full-cloak') || has(one, 'partial-cloak'))

/** What must hold right after an event. */
function afterEvent(before: State, s: State, event: Event): void {
  switch (event.type) {
    case 'ordered': {
      const one = s.ships[event.ship]!
      const mates = Object.values(s.ships).filter((each) => each.battlegroup === one.battlegroup && !has(each, 'detector'))
      const special = new Set(mates.flatMap(({ order }) => (order && order !== 'standard' ? [order] : [])))
      holds(special.size <= 1, 'one special order a battlegroup (seed 001)')
      const scanners = mates.filter((each) => each.group === one.group && each.order === 'active-scan')
      holds(scanners.length <= 1, 'one scanner a group (seed 001)')
      holds(!before.ships[event.ship]!.activated, 'nobody activates twice a turn (seed 000)')
      holds(s.open?.group === one.group, 'orders are given in the activation of the group (seed 001)')
      return
    }
    case 'group-begun':
      holds(before.open === undefined, 'one group at a time (seed 000)')
      return
    case 'group-ended':
      for (const one of Object.values(s.ships)) {
        if (one.group !== event.group || one.hull === 0 || one.left || !one.order) continue
        if (one.order === 'silent-running') holds(one.silent && one.spike === 'none', 'Silent Running takes all spikes off (seed 001)')
        else holds(!one.silent, 'only Silent Running makes silent (seed 001)')
        const { spike } = orderFacts[one.order]
        if (!cloaked(one) && spike === 'major') holds(one.spike === 'major', `${one.order} ends with a Major Spike (seed 001)`)
        if (!cloaked(one) && spike === 'minor') holds(one.spike !== 'none', `${one.order} ends with a spike (seed 001)`)
      }
      return
    case 'hull-lost':
      holds(s.ships[event.ship]!.hull === before.ships[event.ship]!.hull - event.points, 'hull goes down by what is told')
      return
    case 'became-crippled': {
      const one = s.ships[event.ship]!
      holds(one.figures.hull > 3, 'starting hull 3 or less is never crippled (1.7, Damage)')
      const second = has(one, 'dreadnought') && one.hull <= 10
      holds(!before.ships[event.ship]!.crippled || second, 'crippled once a game, a dreadnought again at 10 (1.7, Damage)')
      return
    }
    case 'wreck-rolled':
      holds(s.ships[event.ship]!.hull === 0 && s.ships[event.ship]!.figures.hull > 3, 'only larger ships leave a wreck (1.7, Damage)')
      return
    case 'drawn':
      holds(event.hand <= Math.max(7, before.sides[event.side].hand), 'a hand is drawn up to a value')
      return
    case 'launched': {
      const { order, crippled } = before.ships[event.ship]!
      holds(order !== 'max-thrust', 'no launch after Max Thrust (seed 001)')
      holds(
        order !== 'silent-running' || (has(before.ships[event.ship]!, 'stealth') && !crippled),
        'no launch on Silent Running (seed 001)',
      )
      return
    }
    case 'segment-begun':
      for (const one of Object.values(s.ships)) holds(!(one.silent && one.spike !== 'none'), 'silent means no spike')
      if (event.segment === 'ground') everybodyActivated(s)
      return
    default:
      return
  }
}

/** Nobody passes (seed 000): when the phase ends all ships on the table have had their turn, but for battlegroups that lost it. */
function everybodyActivated(s: State): void {
  for (const one of Object.values(s.ships))
    if (onTable(s, one)) holds(one.activated && one.order !== '', `${one.id} had its activation (seed 000)`)
  for (const { id, standing } of Object.values(s.battlegroups)) holds(standing !== 'arriving', `${id} has arrived (seed 000)`)
}

test('in random games of answers alone the rules hold', async () => {
  const seen = new Set<string>()
  let over = 0
  for (let seed = 1; seed <= 400; seed++) {
    const random = numbers(seed)
    let before: State | undefined
    const setup = await anySetup(seed)
    try {
      const game: Played = new Game(system, (before = system.begin(setup)), undefined, (s, event) => {
        seen.add(event.type)
        afterEvent(before!, s, event)
        before = s
      })
      for (let step = 0; step < 2000 && game.question; step++) {
        const { about, id } = game.question
        const one = about === undefined ? undefined : game.bare.ships[about]
        if (one) holds(one.hull > 0 || ['wreck', 'wreck-radius', 'caught'].includes(id), `${one.id} is dead and not asked ${id}`)
        game.reply(anyReply(game.question, system, random))
      }
      if (!game.question) over++
      // Turns go on to the last one, one after the other, whoever is left.
      if (!game.question) expect(game.bare.turn).toBe(4)
    } catch (trouble) {
      throw new Error(`walk ${seed}: ${(trouble as Error).message}`, { cause: trouble })
    }
  }
  expect(over).toBe(400)
  expect([...seen]).toEqual(
    expect.arrayContaining(['scan-failed', 'spike-refused', 'turn-lost', 'wreck-settled', 'admiral-lost', 'launched']),
  )
}, 60_000)
