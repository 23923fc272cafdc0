import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fleetref, folder } from './fleetref.js'

/** A game of the bundled fleets in its first round, with what was answered so far. */
async function game(input: string, ...options: readonly string[]) {
  const home = folder()
  await fleetref(['new', 'armada', '--name', 'g', '--seed', 's', '--turn', '1', '--no-play', ...options], { home })
  const played = await fleetref(['play', 'g'], { home, input })
  return { home, played, path: join(home, 'games', 'g.jsonl') }
}
const dials = /navigate|repair|concentrate/i

describe('facedown dials', () => {
  test('are in no output of any command and not readable in the file, until they are revealed', async () => {
    const { home, played, path } = await game('nrcnrcc\nrncrnnn\n', '--option', 'dials=hidden')
    expect(played.code).toBe(4)
    const next = await fleetref(['next', 'g', '--json'], { home })
    expect(next.json.at(-1)).toMatchObject({ type: 'question', id: 'ship' })
    const looks = [
      ['show', 'g'],
      ['show', 'g', '--json'],
      ['log', 'g'],
      ['log', 'g', '--json'],
      ['fix', '-g', 'g', '--json'],
      ['games', '--json'],
      ['verify', 'g'],
    ]
    for (const args of looks) {
      const { out, err } = await fleetref(args, { home })
      const said = args[0] === 'fix' ? '' : out + err
      expect(said, args.join(' ')).not.toMatch(dials)
    }
    expect(readFileSync(path, 'utf8')).not.toMatch(dials)
  })
  test('are shown by :peek only where nothing of them stays behind', async () => {
    const { played } = await game('nrcnrcc\nrncrnnn\n:peek A\n', '--option', 'dials=hidden')
    expect(played.err).toContain('can only be shown at a terminal')
    expect(played.out.split('Activate a ship').at(-1)).not.toMatch(dials)
  })
})

test('the checklist of a round, in its phases', async () => {
  const { json } = await fleetref(['checklist', 'armada', '--json'], { home: folder() })
  expect(json.map(({ type, id }) => [type, id])).toEqual(['command', 'ships', 'squadrons', 'status'].map((id) => ['segment', id]))
})

describe('several answers on one line', () => {
  test('target, range and line, in a pipe and by `answer`', async () => {
    const { home } = await game('done\ncr90 c dial\n')
    const answered = await fleetref(['answer', 'front victory rear medium clear', '-g', 'g', '--json'], { home })
    expect(answered.json.filter(({ event }) => event === 'range-measured')).toMatchObject([{ range: 'medium' }])
    expect(answered.json.at(-1)).toMatchObject({ type: 'question' })
    await fleetref(['undo', 'g'], { home })
    expect((await fleetref(['next', 'g', '--json'], { home })).json.at(-1)).toMatchObject({ id: 'attack' })
  })
  test('what an earlier line did not use is not waited for', async () => {
    const { played } = await game('done\ncr90 c dial\nfront victory rear none clear\nfront victory rear medium\n')
    expect(played.err).toContain('line@cr90-corvette-a-1')
  })
})
