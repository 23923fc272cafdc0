import { expect, test } from 'vitest'
import { Game } from '../../src/core/game.js'
import { system } from '../../src/systems/dropfleet/playable.js'
import { type Segment, type State, segments } from '../../src/systems/dropfleet/state.js'
import { anyReply, numbers } from '../core/walk.js'
import { anySetup, anyStep, type Played } from './tables.js'

const again = (game: Played) => new Game(system, JSON.parse(JSON.stringify(game.bare)) as State)

test('F5: at the first question of every segment a fresh game from the same state waits on the same question', async () => {
  const begun = new Set<Segment | 'over'>()
  for (let seed = 1; seed <= 200; seed++) {
    const random = numbers(seed)
    let segment: Segment | 'over' | undefined
    const game: Played = new Game(system, system.begin(await anySetup(seed)), undefined, (_, event) => {
      if (event.type === 'segment-begun') segment = event.segment
    })
    for (let step = 0; step < 150 && game.question; step++) {
      segment = undefined
      anyStep(game, random)
      if (!segment || !game.question) continue
      begun.add(segment)
      expect(again(game).question, `walk ${seed}, ${segment} of turn ${game.bare.turn}`).toEqual(game.question)
    }
  }
  // Segments that never ask anything are passed through; all the others were waited in.
  const silent: readonly Segment[] = ['cleanup', 'decay', 'tidy', 'discard-cards']
  expect(segments.filter((one) => !silent.includes(one) && !begun.has(one))).toEqual([])
}, 60_000)

test('a game can be entered at any question, not only at the first of a segment: it waits in the same segment', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = numbers(1000 + seed)
    const game: Played = new Game(system, system.begin(await anySetup(seed)))
    for (let step = 0; step < 100 && game.question; step++) {
      game.reply(anyReply(game.question, system, random))
      if (!game.question) break
      const fresh = again(game)
      expect([fresh.bare.turn, fresh.bare.segment], `walk ${seed}, step ${step}`).toEqual([game.bare.turn, game.bare.segment])
    }
  }
}, 60_000)
