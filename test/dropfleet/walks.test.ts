import { beforeAll, expect, test } from 'vitest'
import type { Match } from '../../src/core/match.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import type { Setup } from '../../src/systems/dropfleet/setup.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { sameAgain, walk } from '../core/walk.js'
import { anySetup } from './tables.js'

let setup: Setup
beforeAll(async () => {
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets: { A: [], B: [] },
    turns: 3,
    turn: 1,
    level: 'tracker',
    options: {},
    parts: {},
  })
  if ('wrong' in made) throw new Error('the bundled fleets do not set up')
  setup = made.setup as Setup
})

/** What must hold whatever happens: hull within its limits, one spike marker, the dead never asked. */
function check(match: Match): void {
  const s = match.state as State
  for (const one of Object.values(s.ships)) {
    if (one.hull === 0 && one.due.includes('crippling')) throw new Error(`${one.id} is dead and owes crippling damage`)
    if (one.due.filter((what) => what === 'wreck').length > 1) throw new Error(`${one.id} leaves two wrecks`)
    if (one.hull < 0 || one.hull > one.figures.hull) throw new Error(`${one.id} has hull ${one.hull}`)
    if (one.silent && one.spike !== 'none') throw new Error(`${one.id} is silent with a spike`)
  }
  for (const { hand, name } of Object.values(s.sides)) if (hand < 0) throw new Error(`${name} holds ${hand} cards`)
  if (s.open && !s.groups[s.open.group]) throw new Error(`${s.open.group} is no group`)
  const about = match.question?.about
  if (about && s.ships[about] && s.ships[about].hull === 0 && !['wreck', 'wreck-radius', 'caught'].includes(match.question!.id))
    throw new Error(`${about} is dead and asked ${match.question!.id}`)
}

const games = Number(process.env.FLEETREF_WALKS ?? 1000)

test(`${games} random games with corrections, jumps, undos and amendments give the same game when they are read again`, async () => {
  let over = 0
  for (let seed = 1; seed <= games; seed++) {
    try {
      const state = (['lent', 'frozen', 'bare', 'bare'] as const)[seed % 4]!
      // The bundled fleets, or small ones with every rule and option that asks something of its own.
      const one = walk(system, seed % 8 < 4 ? setup : await anySetup(seed), seed, {
        odd: seed % 3 === 0 ? 0 : 15,
        steps: 150,
        state,
        check,
      })
      sameAgain(one)
      if (!one.match.question) over++
    } catch (trouble) {
      throw new Error(`walk ${seed}: ${(trouble as Error).message}`, { cause: trouble })
    }
  }
  expect(over).toBeGreaterThan(0)
}, 300_000)
