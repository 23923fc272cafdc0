import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, gameFile, journal } from './fleetref.js'
import { type Screen, screen } from './screen.js'

const shown = (at: Screen) => at.rows().join('\n')

/** The letter before a line of the page. */
const letter = (at: Screen, line: RegExp): string => {
  const row = at.rows().findLast((one) => line.test(one))
  return /^.\s+(\S)\s/.exec(row ?? '')?.[1] ?? ''
}

async function change(at: Screen, line: RegExp, then: string): Promise<void> {
  await at.until((rows) => rows.at(-1) === '>' && rows.some((row) => line.test(row)))
  at.keys(letter(at, line))
  await at.until(then)
}

test('the set-up page: Enter starts, a letter changes a line, no option is asked one by one', async () => {
  const home = folder()
  const at = screen(['new', 'dropfleet', '--name', 'test', '--seed', 'seven'], home, { columns: 80, rows: 40 })
  await at.until(/↵ {2}Start/)
  expect(shown(at)).toContain('Side A plays the bundled fleet "Third Patrol".')
  expect(shown(at)).toMatch(/Scenario: none/)
  await change(at, /Player A: Third Patrol/, 'Name of player A?')
  at.keys('Ana\r')
  await at.until('Player A: Ana')
  await change(at, /Turns: 6/, 'How many turns?')
  at.keys('none\r')
  await at.until('"none" is no whole number from 1 to 99.')
  await change(at, /Turns: 6/, 'How many turns?')
  at.keys('4\r')
  await at.until('Turns: 4')
  await change(at, /Dice of B/, 'Dice of B: rolled at the table')
  await change(at, /cards: on/, 'cards: off')
  await change(at, /Level: tracker/, 'Level: checklist')
  await change(at, /Level: checklist/, 'Level: full')
  await change(at, /Level: full/, 'Level: tracker')
  await change(at, /Options of the rules/, 'sr-tie: plain')
  await change(at, /sr-tie: plain/, 'sr-tie: plus-av')
  at.keys('\r')
  await at.until('Where the parts')
  await change(at, /Where the parts/, 'Pathfinders (Ana): on the table')
  await change(at, /Pathfinders \(Ana\): on the table/, 'Pathfinders (Ana): arriving')
  await change(at, /Hunters \(The Quiet Swarm\): High Orbit/, 'Hunters (The Quiet Swarm): Low Orbit')
  at.keys('\r')
  await at.until(/↵ {2}Start/)
  at.keys('\r')
  await at.until('ready?')
  at.keys(':quit\r')
  expect(await at.ended).toBe(0)
  const [header, ...rest] = journal(gameFile(home, 'test')) as [{ setup: Record<string, unknown> }, ...Record<string, unknown>[]]
  expect(header.setup).toMatchObject({
    names: { A: 'Ana' },
    turns: 4,
    options: { cards: 'off', 'sr-tie': 'plus-av' },
    standing: { pathfinders: 'arriving' },
    layer: { hunters: 'low' },
  })
  expect(rest.find(({ type }) => type === 'set')).toMatchObject({ key: 'dice.B', value: 'table' })
})

test('the menu at a terminal: a new game with a fleet file, and back to it', async () => {
  const home = folder()
  const ship = { class: 'Kite', count: 2, tonnage: 'L', hull: 4, thrust: 10, scan: 6, signature: 3, armour: 4, pd: 3, points: 30 }
  writeFileSync(
    join(home, 'mine.json'),
    JSON.stringify({ system: 'dropfleet', name: 'Mine', battlegroups: [{ name: 'Line', groups: [ship] }] }),
  )
  const at = screen([], home)
  await at.until('What shall we do?')
  await change(at, /New game of Dropfleet/, 'Start')
  await change(at, /Fleet A/, 'Fleet file of side A?')
  at.keys('nowhere.json\r')
  await at.until('There is no file')
  await change(at, /Fleet A/, 'Fleet file of side A?')
  at.keys('mine.json\r')
  await at.until('Fleet A: Mine')
  await change(at, /Not now/, '7  Quit')
  await change(at, /New game of Dropfleet/, 'Start')
  at.keys('\r')
  await at.until('ready?')
  at.keys('\u0003')
  expect(await at.ended).toBe(130)
  const again = screen([], home)
  await again.until('Go on with')
  await change(again, /Go on with/, 'ready?')
  again.keys('\u0004')
  expect(await again.ended).toBe(4)
  expect((await fleetref(['games', '--json'], { home })).json).toHaveLength(1)
})

test('leaving the set-up page leaves no game behind', async () => {
  const home = folder()
  const at = screen(['new'], home, { columns: 40, rows: 16 })
  await at.until(/↓ \d+ more|Not now/)
  at.keys('\u0004')
  expect(await at.ended).toBe(4)
  const plain = screen(['new', '--plain'], home)
  await plain.until('Not now')
  plain.keys('cancel\r')
  expect(await plain.ended).toBe(0)
  expect((await fleetref(['games'], { home })).err).toContain('No game is saved yet')
})
