import { expect, test } from 'vitest'
import { Game } from '../../src/core/game.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import type { Setup } from '../../src/systems/dropfleet/setup.js'
import { type Segment, type State, segments } from '../../src/systems/dropfleet/state.js'
import { anyReply, numbers } from '../core/walk.js'
import { dropfleetFleets } from '../transcripts/fleets.js'

/** Fleets and options that bring up as many kinds of segments as possible. */
const tables: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['two', 'pair', {}],
  ['rapid-response', 'column', { decks: 'typed', 'damage-control': 'chosen' }],
  ['gulls', 'bats', { crippling: 'ship', scoring: 'every', 'same-effect': 'each' }],
  ['jays', 'owls', { 'wiped-out': 'next-card', cards: 'off' }],
  ['small', 'phoenix', { draw: 'up-to', 'sr-tie': 'plus-av', leaving: 'destroyed' }],
]

async function setUp([a, b, options]: (typeof tables)[number]): Promise<Setup> {
  const fleets = { A: [await dropfleetFleets[a]], B: [await dropfleetFleets[b]] }
  const made = await dropfleet.setUp({ names: { A: 'Ana', B: 'Bia' }, fleets, turns: 4, turn: 1, level: 'tracker', options, parts: {} })
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong))
  return made.setup as Setup
}

type Played = Game<Setup, State, Event>

/** Damage that makes wrecks and effects likely: random answers alone seldom cripple anybody. */
function hurt(game: Played, random: (below: number) => number): void {
  const ships = Object.values(game.bare.ships).filter(({ hull }) => hull > 1)
  const one = ships[random(Math.max(1, ships.length))]
  const fix = one && system.fixes(game.bare, (about) => about === one.id).find(({ id }) => id === 'hit')
  if (fix && one) game.fix(fix, 1 + random(one.hull))
}

test('F5: at the first question of every segment a fresh game from the same state waits on the same question', async () => {
  const begun = new Set<Segment | 'over'>()
  for (let seed = 1; seed <= 200; seed++) {
    const random = numbers(seed)
    let segment: Segment | 'over' | undefined
    const game: Played = new Game(system, system.begin(await setUp(tables[seed % tables.length]!)), undefined, (_, event) => {
      if (event.type === 'segment-begun') segment = event.segment
    })
    for (let step = 0; step < 150 && game.question; step++) {
      segment = undefined
      if (random(15) === 0) hurt(game, random)
      else if (random(40) === 0) {
        const jumps = system.jumps(game.bare).filter(({ disabled }) => !disabled)
        if (jumps.length) game.jump(jumps[random(jumps.length)]!)
      } else game.reply(anyReply(game.question, system, random))
      if (!segment || !game.question) continue
      begun.add(segment)
      const fresh = new Game(system, JSON.parse(JSON.stringify(game.bare)) as State)
      expect(fresh.question, `walk ${seed}, ${segment} of turn ${game.bare.turn}`).toEqual(game.question)
    }
  }
  // Segments that never ask anything are passed through; all the others were waited in.
  const silent: readonly Segment[] = ['draw', 'cleanup', 'decay', 'tidy', 'discard-cards']
  expect(segments.filter((one) => !silent.includes(one) && !begun.has(one))).toEqual([])
}, 60_000)

test('a game can be entered at any question, not only at the first of a segment: it waits in the same segment', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = numbers(1000 + seed)
    const game: Played = new Game(system, system.begin(await setUp(tables[seed % tables.length]!)))
    for (let step = 0; step < 100 && game.question; step++) {
      if (random(15) === 0) hurt(game, random)
      else game.reply(anyReply(game.question, system, random))
      if (!game.question) break
      const fresh = new Game(system, JSON.parse(JSON.stringify(game.bare)) as State)
      expect([fresh.bare.turn, fresh.bare.segment], `walk ${seed}, step ${step}`).toEqual([game.bare.turn, game.bare.segment])
    }
  }
}, 60_000)
