import type { Game } from '../../src/core/game.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import type { Setup } from '../../src/systems/dropfleet/setup.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { anyReply } from '../core/walk.js'
import { dropfleetFleets } from '../transcripts/fleets.js'

export type Played = Game<Setup, State, Event>

/** Fleets and options that bring up as many kinds of questions as possible. */
const tables: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['two', 'pair', {}],
  ['rapid-response', 'column', { decks: 'typed', 'damage-control': 'chosen' }],
  ['gulls', 'bats', { crippling: 'ship', scoring: 'every', 'same-effect': 'each' }],
  ['jays', 'owls', { 'wiped-out': 'next-card', cards: 'off' }],
  ['small', 'phoenix', { draw: 'up-to', 'sr-tie': 'plus-av', leaving: 'destroyed' }],
  ['roc', 'small', {}],
]

/** The set-up of random game number `seed`: four turns, at level full in every third game. */
export async function anySetup(seed: number): Promise<Setup> {
  const [a, b, options] = tables[seed % tables.length]!
  const fleets = { A: [await dropfleetFleets[a]], B: [await dropfleetFleets[b]] }
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets,
    turns: 4,
    turn: 1,
    level: seed % 3 ? 'tracker' : 'full',
    options,
    parts: {},
  })
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong))
  return made.setup as Setup
}

/** Anything that can happen next: mostly an answer; sometimes damage (random answers alone seldom cripple anybody), a correction, a jump. */
export function anyStep(game: Played, random: (below: number) => number): void {
  const what = random(60)
  const jumps = what === 4 ? system.jumps(game.bare).filter(({ disabled }) => !disabled) : []
  if (what < 4) hurt(game, random)
  else if (jumps.length) game.jump(jumps[random(jumps.length)]!)
  else if (what === 5) {
    const fixes = system.fixes(game.bare).filter(({ disabled, id }) => !disabled && id !== 'end')
    const fix = fixes[random(fixes.length)]!
    game.fix(fix, anyReply(fix, system, random), 'reserve on line')
  } else if (game.question) game.reply(anyReply(game.question, system, random))
}

function hurt(game: Played, random: (below: number) => number): void {
  const ships = Object.values(game.bare.ships).filter(({ hull }) => hull > 1)
  const one = ships[random(Math.max(1, ships.length))]
  const fix = one && system.fixes(game.bare, (about) => about === one.id).find(({ id }) => id === 'hit')
  if (fix && one) game.fix(fix, 1 + random(one.hull))
}
