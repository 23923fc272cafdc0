import { expect, test } from 'vitest'
import { fleetref, folder, journal, lines, newGame, start } from './fleetref.js'

test('bare, with nothing to read: short help, and the last game', async () => {
  const home = folder()
  const first = await fleetref([], { home })
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toContain('Usage: fleetref')
  expect(first.out).not.toContain('The last game')
  await newGame(home)
  const second = await fleetref([], { home })
  expect([second.code, lines(second.out).at(-1)]).toEqual([0, 'The last game is test: fleetref play goes on with it.'])
  const piped = await fleetref([], { home, input: '\n' })
  expect([piped.code, piped.err.trim()]).toEqual([0, 'Nothing is taken for granted here: please choose.'])
})

test('bare, through a pipe: the menu by numbered lines', async () => {
  const home = folder()
  const path = await newGame(home)
  const resumed = await fleetref([], { home, input: 'resume\nready\n:quit\n' })
  expect(resumed.code).toBe(0)
  expect(journal(path).some(({ to }) => to === 'ready')).toBe(true)
  const other = await fleetref([], { home, input: 'roll\n4d6 3+\nodds\n2d6 4+\nnonsense\nroll\n0d6\nchecklist\nquit\n' })
  expect(other.code).toBe(0)
  expect(other.out).toContain('Roll dice')
  expect(other.out).toMatch(/hit/)
  expect(lines(other.err).filter((line) => line.startsWith('Seed'))).toHaveLength(1)
  expect(other.err).toContain('"nonsense" is not among the options')
  const made = await fleetref([], { home, input: 'new-dropfleet\n:quit\n' })
  expect(made.code).toBe(0)
  expect((await fleetref(['games', '--json'], { home })).json).toHaveLength(2)
})

test('nobody reads any more: a closed pipe on stdout is exit 0', async () => {
  const home = folder()
  await newGame(home)
  const game = start(['play'], { home })
  await game.seen('ready?')
  game.child.stdout!.destroy()
  game.type('ready\nvanguard\nhunters\n')
  game.child.stdin!.end()
  expect((await game.ended).code).toBe(0)
  const next = await fleetref(['next'], { home })
  expect([next.code, next.err]).toEqual([0, ''])
})

test('the language: flag, FLEETREF_LANG, LC_ALL; the game remembers :lang', async () => {
  const home = folder()
  await newGame(home)
  const say = async (args: readonly string[], env: Record<string, string>) =>
    (await fleetref(['games', ...args], { home: folder(), env })).err.trim()
  const [en, es, pt] = ['No game is saved yet. `fleetref new` starts one.', /Todavía|guardada/, /Nenhuma|salva/]
  expect(await say([], {})).toBe(en)
  expect(await say(['--lang', 'es'], { FLEETREF_LANG: 'pt' })).toMatch(es)
  expect(await say([], { FLEETREF_LANG: 'pt', LC_ALL: 'es_AR.UTF-8' })).toMatch(pt)
  expect(await say([], { LC_ALL: 'es_AR.UTF-8', LANG: 'pt_BR.UTF-8' })).toMatch(es)
  expect(await say([], { LANG: 'pt_BR.UTF-8' })).toMatch(pt)
  expect(await say([], { LANG: 'xx_XX' })).toBe(en)
  await fleetref(['answer', ':lang es'], { home })
  expect((await fleetref(['play'], { home })).err).toContain('La entrada terminó')
  expect((await fleetref([], { home, input: 'resume\n' })).err).toContain('La entrada terminó')
  expect((await fleetref(['play', '--lang', 'pt'], { home })).err).toMatch(/A entrada (terminou|acabou)/)
})
