import { expect, test } from 'vitest'
import { fleetref, folder, journal, newGame } from './fleetref.js'

test('a game by one-shot commands: answer, --to, -, colon commands, several values, next', async () => {
  const home = folder()
  const path = await newGame(home)
  const answered = await fleetref(['answer', 'ready', '--to', 'ready', '--json'], { home })
  expect(answered.code).toBe(0)
  expect(answered.json.at(-1)).toMatchObject({ type: 'question', id: 'reveal', by: 'A' })
  expect(answered.json.some(({ event }) => event === 'drawn')).toBe(true)

  const other = await fleetref(['answer', 'first', '--to', 'first-or-second'], { home })
  expect([other.code, other.err.trim()]).toEqual([1, 'The waiting question is reveal@A, not first-or-second.'])
  expect((await fleetref(['answer', 'pathfinders', '--to', 'reveal@B'], { home })).code).toBe(1)

  expect((await fleetref(['answer', '-', '--to', 'reveal@A'], { home, input: 'pathfinders\n' })).code).toBe(0)
  expect((await fleetref(['answer', 'reveal@B = swarm'], { home })).code).toBe(0)
  const several = await fleetref(['answer', '1', '2'], { home })
  expect(several.code).toBe(0)
  expect(journal(path).find(({ to }) => to === 'split-groups')?.value).toHaveLength(2)

  const card = await fleetref(['answer', ':card A 2'], { home })
  expect([card.code, card.out]).toEqual([0, expect.stringContaining('1 in hand')])
  const refused = await fleetref(['answer', 'neptune'], { home })
  expect([refused.code, refused.err.trim()]).toEqual([2, '"neptune" is not among the options.'])
})

test('undo, undo --to, redo, and the number of an old menu after an undo (field bugs 1, 2, 7)', async () => {
  const home = folder()
  const path = await newGame(home)
  expect((await fleetref(['undo'], { home })).code).toBe(1)
  await fleetref(['play'], { home, input: 'ready\n1\n1\n' })
  const before = await fleetref(['show', '--json'], { home })
  const undone = await fleetref(['undo'], { home })
  expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('1  Hunters')])
  const twice = await fleetref(['undo', '--json'], { home })
  expect(twice.json.at(-1)).toMatchObject({ id: 'reveal', by: 'A' })
  await fleetref(['redo'], { home })
  await fleetref(['redo'], { home })
  expect((await fleetref(['redo'], { home })).code).toBe(1)
  const after = await fleetref(['show', '--json'], { home })
  expect({ ...after.json[0], line: 0 }).toEqual({ ...before.json[0], line: 0 })
  const start = journal(path).findIndex(({ to }) => to === 'ready') + 1
  const back = await fleetref(['undo', '--to', String(start - 1), '--json'], { home })
  expect(back.json.at(-1)).toMatchObject({ id: 'ready' })
  const bad = await fleetref(['undo', '--to', '999'], { home })
  expect([bad.code, bad.err]).toEqual([2, expect.stringContaining('There is no line 999')])
})

test('fix, jump, note and games from the shell', async () => {
  const home = folder()
  await newGame(home)
  await fleetref(['answer', 'ready'], { home })
  expect((await fleetref(['fix', 'hull@toulon-1 = 3,', 'spike@moscow-1 = minor'], { home })).code).toBe(0)
  const [state] = (await fleetref(['show', '--json'], { home })).json as [{ ships: Record<string, Record<string, unknown>> }]
  expect(state.ships['toulon-1']).toMatchObject({ hull: 3 })
  expect(state.ships['moscow-1']).toMatchObject({ spike: 'minor', signature: 12 })
  const wrong = await fleetref(['fix', 'hull@toulon-1 = 77'], { home })
  expect([wrong.code, wrong.err.trim()]).toEqual([2, 'Please give a whole number from 0 to 4.'])
  expect((await fleetref(['fix'], { home })).out).toContain('hull@toulon-1 = 3')

  expect((await fleetref(['jump', 'points'], { home })).code).toBe(0)
  expect((await fleetref(['next', '--json'], { home })).json.at(-1)).toMatchObject({ id: 'ready' })
  const nowhere = await fleetref(['jump', 'nowhere'], { home })
  expect([nowhere.code, nowhere.err]).toEqual([2, expect.stringContaining('no segment "nowhere"')])

  expect((await fleetref(['note', 'a', 'long', 'afternoon'], { home })).code).toBe(0)
  expect((await fleetref(['log'], { home })).out).toContain('Note: a long afternoon')
  await newGame(home, 'second')
  const games = (await fleetref(['games', '--json'], { home })).json
  expect(games.map(({ name }) => name)).toEqual(['second', 'test'])
})
