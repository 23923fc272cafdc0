import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, newGame } from './fleetref.js'

/** The middle of a group whose ships choose one by one, a special order given by the first of them. */
const untilSecondShip =
  'ready\nreveal@A = pathfinders\nreveal@B = swarm\n\nfirst-or-second = second\ngroup = pathfinders-toulon\neach\nweapons-free\n'

test('a reason that only the rules of the game know is said, from the shell, a file and a keyed answer', async () => {
  const home = folder()
  await newGame(home)
  await fleetref(['play'], { home, input: untilSecondShip })
  const [waits] = (await fleetref(['next', '--json'], { home })).json
  expect(waits).toMatchObject({ id: 'order', about: 'toulon-2' })
  const why = 'the battlegroup already has another special order'
  const once = await fleetref(['answer', 'max-thrust', '--json'], { home })
  expect([once.code, once.out, once.err.trim()]).toEqual([2, '', why])
  const keyed = await fleetref(['answer', 'order@toulon-2 = max-thrust'], { home })
  expect([keyed.code, keyed.err.trim()]).toEqual([2, why])
  writeFileSync(join(home, 'answers'), 'max-thrust\n')
  const filed = await fleetref(['play', '--answers', 'answers'], { home, input: '' })
  expect([filed.code, filed.err.trim()]).toEqual([2, `answers, line 1: ${why}`])
  const spanish = await fleetref(['answer', 'max-thrust', '--lang', 'es'], { home })
  expect(spanish.err).toContain('otra orden especial')
})

test('a keyed answer for another question is named as it was typed, with what it is about', async () => {
  const home = folder()
  await newGame(home)
  const once = await fleetref(['answer', 'order@Red = standard'], { home })
  expect([once.code, once.err.trim()]).toEqual([1, 'The waiting question is ready, not order@Red.'])
  const piped = await fleetref(['play'], { home, input: 'order@Red = standard\n' })
  expect(piped.err).toContain('Never asked, so not used: order@Red')
})

test('--game and --json stand before the command or behind it', async () => {
  const home = folder()
  await newGame(home, 'friday')
  await newGame(home, 'saturday')
  const before = await fleetref(['--lang', 'es', '-g', 'friday', '--json', 'next'], { home })
  const behind = await fleetref(['next', '--json', '--game=friday', '--lang=es'], { home })
  expect([before.code, before.json]).toEqual([0, behind.json])
  const refused = await fleetref(['-g', 'friday', 'roll', '6d6'], { home })
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('There is no flag -g')])
})

test('an answer of a million letters is refused in a short sentence', async () => {
  const home = folder()
  await newGame(home)
  for (const word of ['9', 'x']) {
    const { code, err } = await fleetref(['play'], { home, input: `${word.repeat(1_000_000)}\n` })
    expect([code, err.length < 1000]).toEqual([4, true])
  }
})

test('words that every object has are no fields, options, flags or answers', async () => {
  const home = folder()
  await newGame(home)
  for (const word of ['constructor', '__proto__', 'toString']) {
    const { code, err } = await fleetref(['answer', word], { home })
    expect([code, err.trim()]).toEqual([2, `"${word}" is not among the options.`])
  }
  writeFileSync(join(home, 'odd.yaml'), 'system: dropfleet\nname: X\nconstructor: 1\nbattlegroups: []\n')
  const { code, err } = await fleetref(['check', 'odd.yaml'], { home })
  expect([code, err]).toEqual([2, expect.stringContaining('odd.yaml, line 3, constructor: there is no field "constructor"')])
})

test.runIf(process.platform === 'linux')(
  'a home where no folder can be made is said at once, and quick dice roll without one',
  async () => {
    const home = folder()
    const env = { FLEETREF_HOME: '/proc/1' }
    const { code, err } = await fleetref(['new', '--no-play'], { home, env })
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be written')])
    expect((await fleetref(['roll', '3d6'], { home, env })).code).toBe(0)
  },
)

test('a game whose rules begin with dice of the app is put at its first question, not at a roll', async () => {
  const home = folder()
  writeFileSync(
    join(home, 'one.yaml'),
    'system: armada\nname: One\nfaction: rebel\ncommander: Garm Bel Iblis\nships: [ { class: CR90 Corvette A } ]\n',
  )
  const made = await fleetref(['new', '--fleet', 'one.yaml', '--fleet', 'one.yaml', '--no-play', '--json'], { home })
  const [waits] = (await fleetref(['next', '--json'], { home })).json
  expect([made.code, made.json.at(-1)]).toEqual([0, waits])
  expect(waits).toMatchObject({ kind: 'choose', id: 'first-player' })
})

test('the American spelling of a flag is taken, and a squadron is named once', async () => {
  const home = folder()
  const attack = ['attack', 'dropfleet', '--dice', '4', '--lock', '3+', '--odds', '--json']
  const american = await fleetref([...attack, '--armor', '4+'], { home })
  expect([american.code, american.json]).toEqual([0, (await fleetref([...attack, '--armour', '4+'], { home })).json])
  const { out } = await fleetref(['ships', 'armada', 'ARC-170', 'Starfighter', 'Squadron'], { home })
  expect(out).toContain('ARC-170 Starfighter Squadron · republic')
})
