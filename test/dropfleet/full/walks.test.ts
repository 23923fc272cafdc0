import { beforeAll, expect, test } from 'vitest'
import type { Match } from '../../../src/core/match.js'
import { dropfleet, system } from '../../../src/systems/dropfleet/playable.js'
import type { Setup } from '../../../src/systems/dropfleet/setup.js'
import type { State } from '../../../src/systems/dropfleet/state.js'
import { sameAgain, walk } from '../../core/walk.js'

let setup: Setup
beforeAll(async () => {
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets: { A: [], B: [] },
    turns: 3,
    turn: 1,
    level: 'full',
    options: {},
    parts: {},
    scenario: {
      clusters: ['medium: military, commercial, industrial', 'small: power-plant, comms-station', 'station: medium, laser, missile'],
      critical: ['the beacon'],
    },
  })
  if ('wrong' in made) throw new Error('the bundled fleets do not set up')
  setup = made.setup as Setup
})

/** Questions that are asked about a ship that is dead. */
const afterDeath = ['wreck', 'wreck-radius', 'caught']

/** What must hold whatever happens: hull within its limits, one spike marker, no dead ship asked, tokens only on ships that are there. */
function check(match: Match): void {
  const s = match.state as State
  for (const one of Object.values(s.ships)) {
    if (one.hull < 0 || one.hull > one.figures.hull) throw new Error(`${one.id} has hull ${one.hull}`)
    if (one.silent && one.spike !== 'none') throw new Error(`${one.id} is silent with a spike`)
  }
  for (const { on, count } of s.assets ?? []) {
    const host = s.ships[on]!
    if (count <= 0 || host.hull === 0 || host.left || host.layer === 'atmosphere') throw new Error(`${count} tokens are on ${on}`)
  }
  for (const { hull, troops } of Object.values(s.sectors ?? {})) {
    if (hull < 0 || Object.values(troops).some((own) => Object.values(own).some((count) => count < 0)))
      throw new Error('a sector is below nothing')
  }
  const question = match.question
  const about = question?.about
  if (about && s.ships[about] && s.ships[about].hull === 0 && !afterDeath.includes(question.id))
    throw new Error(`${about} is dead and asked ${question.id}`)
}

const games = Number(process.env.FLEETREF_FULL_WALKS ?? 20)

test(`${games} random games at level full give the same game when they are read again`, () => {
  let over = 0
  let fired = 0
  for (let seed = 1; seed <= games; seed++) {
    try {
      const one = walk(system, setup, seed, { odd: seed % 3 === 0 ? 0 : 12, steps: 200, check })
      sameAgain(one)
      if (!one.match.question) over++
      fired += one.lines.filter((line) => 'to' in line && line.to === 'to-hit').length
    } catch (trouble) {
      throw new Error(`walk ${seed}: ${(trouble as Error).message}`, { cause: trouble })
    }
  }
  expect(over).toBeGreaterThan(0)
  expect(fired).toBeGreaterThan(games)
}, 120_000)
