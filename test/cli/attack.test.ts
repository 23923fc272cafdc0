import { expect, test } from 'vitest'
import { fleetref, folder, lines } from './fleetref.js'
import { screen } from './screen.js'

test('attack: missing parts are asked at a terminal, and named elsewhere', async () => {
  const home = folder()
  const at = screen(['attack', 'dropfleet', '--odds', '--armour', '3+'], home, { columns: 80, rows: 30 })
  await at.until('attack dice')
  at.keys('4\r')
  await at.until('Lock:')
  at.keys('3+\r')
  await at.until('Mean 1.78')
  expect(await at.ended).toBe(0)
  const piped = await fleetref(['attack', 'dropfleet', '--odds'], { home })
  expect([piped.code, lines(piped.err)]).toEqual([2, ['--dice is missing.']])
})
