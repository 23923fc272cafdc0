import { expect, test } from 'vitest'
import { fleetref, folder, journal, lines, newGame } from './fleetref.js'
import { screen } from './screen.js'

test(':dispute writes both readings down and rolls from a stream of its own; it is no part of the game', async () => {
  const home = folder()
  const path = await newGame(home)
  const input = 'ready\n:dispute the base counts / the stem counts\n:dispute one\n:dispute a / b\n:undo\n'
  const { out, err, code } = await fleetref(['play'], { home, input, env: { COLUMNS: '200' } })
  expect(code).toBe(4)
  expect(out).toMatch(/Dispute, "the base counts" or "the stem counts"\? Rolled [1-6]: the (first|second) holds for now\./)
  expect(err).toContain('A dispute needs two readings')
  expect(err).toContain('Taken back.')
  const notes = journal(path).filter(({ type }) => type === 'note') as { text: string; dispute: { n: number; value: string[] } }[]
  expect(notes.map(({ text, dispute: { n } }) => [text, n])).toEqual([
    ['the base counts / the stem counts', 1],
    ['a / b', 2],
  ])
  for (const { dispute } of notes) expect(dispute.value).toEqual([expect.stringMatching(/^[1-6]$/)])
  // The same seed settles the same dispute in the same way, whatever was rolled in between.
  const other = folder()
  await newGame(other)
  const again = await fleetref(['answer', ':dispute x / y', '--json'], { home: other })
  expect(again.json[0]).toMatchObject({ type: 'note', dispute: { n: 1, readings: ['x', 'y'], value: notes[0]!.dispute.value } })
  expect((await fleetref(['log'], { home })).out).toContain('the stem counts')
  expect((await fleetref(['next', '--json'], { home })).json.at(-1)).toMatchObject({ id: 'ready' })
  expect((await fleetref(['verify'], { home })).code).toBe(0)
})

test(':name, :level, :reminders and :pin', async () => {
  const home = folder()
  await newGame(home)
  const input = 'ready\n1\n1\n:name A Ana\n:level full\n:level tracker\n:level best\n:reminders loud\n:pin moscow-1 start the flagship\n'
  const { out, err } = await fleetref(['play'], { home, input, env: { COLUMNS: '200' } })
  expect(out).toContain('Corrected: Ana, Name of the player: Ana.')
  expect(out).toContain('Attacks are resolved step by step from now on.')
  expect(lines(err).slice(0, 2)).toEqual([
    'There is no level "best"; there are: full, tracker, checklist.',
    'Reminders are one of: full, terse, off.',
  ])
  expect(out).toContain('the flagship')
  // The pin, two levels and the name are taken back.
  for (let n = 0; n < 4; n++) await fleetref(['undo'], { home })
  expect((await fleetref(['show'], { home })).out).toContain('A Third Patrol')

  await fleetref(['answer', ':fix spike@toulon-1 = minor, silent@toulon-2 = yes, coherency@toulon-3 = out'], { home })
  await fleetref(['undo', '--to', '1'], { home })
  await fleetref(['fix', 'spike@moscow-1 = minor, silent@shenlong-1 = yes'], { home })
  await fleetref(['play'], { home, input: 'ready\nvanguard\nhunters\n\nfirst\nfirst\n' })
  const said = async (level: string) =>
    (await fleetref(['play'], { home, input: `:reminders ${level}\n?\n` })).out.split(/which order\?.*\n/)
  const count = (text: string) => lines(text).filter((line) => line.startsWith('· ')).length
  const full = count((await said('full')).at(-2)!)
  expect(full).toBeGreaterThan(0)
  expect(count((await said('terse')).at(-2)!)).toBe(1)
  expect(count((await said('off')).at(-2)!)).toBe(0)
})

test(':peek shows a side its own order on a page of its own, and nothing of it stays', async () => {
  const home = folder()
  await newGame(home, 'test', ['--option', 'decks=typed'])
  await fleetref(['answer', '-'], { home, input: 'pathfinders, vanguard, line\n' })
  const piped = await fleetref(['answer', ':peek A'], { home })
  expect([piped.code, piped.out + piped.err]).toEqual([2, 'What is hidden can only be shown at a terminal that can be cleared.\n'])
  const at = screen(['play'], home)
  await at.until('Stack your deck')
  at.keys(':peek b\r')
  await at.until('Side B has nothing hidden now.')
  at.keys(':peek A\r')
  await at.until('The Quiet Swarm looks away')
  expect(at.rows().join('\n')).not.toMatch(/Pathfinders, Vanguard/)
  at.keys('\r')
  await at.until('Pathfinders, Vanguard, and Line')
  at.keys('\r')
  await at.until('B The Quiet Swarm: Stack your deck')
  at.keys('3 1 2\r')
  await at.until('ready?')
  expect(at.all().join('\n')).not.toMatch(/Pathfinders, Vanguard|looks away\. Enter/)
  at.keys('\u0003')
  expect(await at.ended).toBe(130)
})
