import { expect, test } from 'vitest'
import type { Wishes } from '../../../src/core/system.js'
import { clusterScore, readCluster, withCluster } from '../../../src/systems/dropfleet/ground/sectors.js'
import { setUp } from '../../../src/systems/dropfleet/setup.js'
import type { Sector, State } from '../../../src/systems/dropfleet/state.js'
import { range } from './range.js'

const wishes = (scenario: unknown): Wishes => ({
  names: { A: 'Ana', B: 'Bia' },
  fleets: { A: [], B: [] },
  turns: undefined,
  turn: undefined,
  level: 'full',
  options: {},
  parts: {},
  scenario,
})

test('a scenario sets turns, arrivals and scoring where the wishes are silent', async () => {
  const made = await setUp(
    wishes({ turns: 4, approach: 'column', scoring: 'every', clusters: ['large: power-plant, military, military, commercial'] }),
  )
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong))
  expect(made.setup).toMatchObject({ turns: 4, options: { scoring: 'every' } })
  expect(made.setup.fleets.A.map(({ approach }) => approach)).toEqual(['column'])
})

test('what is wrong with a scenario is said', async () => {
  expect(await setUp(wishes({ turns: 0 }))).toHaveProperty('wrong')
  expect(await setUp(wishes({ clusters: ['medium: palace'] }))).toHaveProperty('wrong')
  expect(await setUp(wishes({ weather: 'fine' }))).toHaveProperty('wrong')
})

test('a cluster is one line', () => {
  expect(readCluster('medium: military, Orbital Defence')).toEqual({ size: 'medium', kinds: ['military', 'orbital-defence'] })
  expect(readCluster('huge: military')).toBeUndefined()
})

/** A cluster of two sectors with infantry in them: [A, B] of the first, [A, B] of the second. */
async function scores(first: readonly [number, number], second: readonly [number, number]) {
  const state: State = withCluster(await range({}), 'medium', ['industrial', 'commercial'])
  const troops = ([a, b]: readonly [number, number]): Sector['troops'] => ({
    A: { infantry: a, armour: 0, battery: 0 },
    B: { infantry: b, armour: 0, battery: 0 },
  })
  const [one, two] = Object.values(state.sectors!)
  const after = { ...state, sectors: { a: { ...one!, troops: troops(first) }, b: { ...two!, troops: troops(second) } } }
  return [clusterScore(after, 'A'), clusterScore(after, 'B')]
}
test.each([
  ['nobody', [0, 0], [0, 0], [0, 0]],
  ['one side alone', [1, 0], [0, 0], [3, 0]],
  ['more value holds, one sector contests', [2, 1], [0, 1], [3, 1]],
  ['as many tokens hold nothing: tokens alone do not contest', [1, 1], [0, 0], [0, 0]],
] as const)('who scores a medium cluster: %s', async (_, first, second, points) => expect(await scores(first, second)).toEqual(points))
