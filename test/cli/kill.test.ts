import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { fleetref, folder, newGame, start } from './fleetref.js'

test('killed between questions, a game resumes on the same question (field bug 28)', async () => {
  const home = folder()
  await newGame(home, 'test', ['--dice', 'table'])
  for (const answer of ['ready', 'pathfinders', 'swarm', 'none', '5', '3', 'first', 'pathfinders-toulon', 'each', 'weapons-free']) {
    const game = start(['play', '--json'], { home })
    await game.seen('"type":"question"')
    game.type(`${answer}\n`)
    await game.seen('"type":"question"', 2)
    game.child.kill('SIGKILL')
    const { signal, json } = await game.ended
    expect(signal).toBe('SIGKILL')
    const next = await fleetref(['next', '--json'], { home })
    expect(next.json).toEqual([json.at(-1)])
  }
  const { json } = await fleetref(['next', '--json'], { home })
  expect(json.at(-1)).toMatchObject({ id: 'order', about: 'toulon-2' })
})

test.skipIf(platform() === 'win32')('signals end it with 128+n, the game saved and the lock released', async () => {
  const home = folder()
  const path = await newGame(home)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const game = start(['play'], { home })
    await game.seen('\n  1  ')
    game.child.kill(signal)
    expect((await game.ended).code).toBe(code)
    expect(existsSync(`${path}.lock`)).toBe(false)
  }
  expect((await fleetref(['next'], { home })).code).toBe(0)
})
