import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, journal, lines, newGame } from './fleetref.js'

test('a game goes through a pipe: numbers, ids, keyed answers, comments; input that ends early leaves it saved', async () => {
  const home = folder()
  const path = await newGame(home)
  const input = ['# the first turn', 'first-or-second = first', '1', 'pathfinders # a comment', '3', '', ''].join('\n')
  const { code, out, err } = await fleetref(['play', 'test'], { home, input })
  expect(code).toBe(4)
  expect(err).toMatch(/input ended while a question waited: group@/)
  expect(err).toMatch(/saved/)
  expect(out).toContain('Third Patrol reveals Pathfinders')
  const written = journal(path)
  expect(written.filter(({ type, to }) => type === 'answer' && to === 'reveal').map(({ value }) => value)).toEqual(['pathfinders', 'swarm'])
  expect(written.some(({ to, value }) => to === 'first-or-second' && value === 'first')).toBe(true)
  expect(written.some(({ type, from }) => type === 'roll' && from === 'seed')).toBe(true)
})

test('no input at all ends at once (field bugs 35, 36)', async () => {
  const home = folder()
  await newGame(home)
  const { code, out, err } = await fleetref(['play'], { home })
  expect(code).toBe(4)
  expect(out.match(/Stack your Strategy Decks/g)).toHaveLength(1)
  expect(err).toContain('ready (')
})

test('a refused line is used up and says why; an empty line takes a default only where there is one', async () => {
  const home = folder()
  await newGame(home)
  const { code, err, out } = await fleetref(['play'], { home, input: '\n9\nnonsense\n:nonsense\n1\n' })
  expect(code).toBe(4)
  const [empty, place, word, command, ended] = lines(err)
  expect(empty).toBe('Nothing is taken for granted here: please choose.')
  expect(place).toContain('There is no option 9')
  expect(word).toContain('"nonsense" is not among the options')
  expect(command).toContain('no command :nonsense')
  expect(ended).toContain('reveal@A')
  expect(out.match(/ready\?/g)).toHaveLength(5)
})

test('an answers file is strict: the first refusal stops, with file and line', async () => {
  const home = folder()
  await newGame(home)
  const file = join(home, 'answers.txt')
  writeFileSync(file, '# decks\nready\nvanguard\nneptune\nhunters\n')
  const { code, err } = await fleetref(['play', '--answers', file], { home })
  expect(code).toBe(2)
  expect(err).toContain(`${file}, line 4: "neptune" is not among the options.`)
  const gone = await fleetref(['play', '--answers', join(home, 'none.txt')], { home })
  expect(gone.code).toBe(2)
  expect(lines(gone.err)).toHaveLength(1)
})

test('an answers file comes first, then the pipe goes on; keyed answers never asked are named', async () => {
  const home = folder()
  const path = await newGame(home)
  const file = join(home, 'answers.txt')
  writeFileSync(file, 'scan-target = shenlong-1\nready\nreveal@B = hunters')
  const { code, err } = await fleetref(['play', '--answers', file], { home, input: 'vanguard\n:quit\n' })
  expect(code).toBe(0)
  expect(err).toContain('Never asked, so not used: scan-target')
  expect(err).toContain('Saved.')
  expect(journal(path).filter(({ to }) => to === 'reveal')).toHaveLength(2)
})

test('--no-input asks nothing and names the answer that is missing', async () => {
  const home = folder()
  await newGame(home)
  const { code, err } = await fleetref(['play', '--no-input'], { home, input: 'ready\n' })
  expect(code).toBe(4)
  expect(err).toContain('ready (')
})

test('with --json stdout holds one value a line, of the types that there are', async () => {
  const home = folder()
  await newGame(home)
  const played = await fleetref(['play', '--json'], { home, input: 'ready\n1\n1\n:show\n:log\n:fix\n:jump\n?\n:help\n:undo\n' })
  const others = await Promise.all(
    [['show'], ['next'], ['log'], ['games'], ['fix'], ['jump']].map((words) => fleetref([...words, '--json'], { home })),
  )
  const all = [played, ...others].flatMap(({ json }) => json)
  const types = new Set(all.map(({ type }) => type))
  const allowed = ['question', 'end', 'event', 'state', 'game', 'roll', 'odds', 'ship', 'fleet', 'warning', 'segment', 'note']
  expect([...types].filter((type) => !allowed.includes(String(type)))).toEqual([])
  for (const type of ['question', 'event', 'state', 'game', 'segment', 'note']) expect(types).toContain(type)
  expect(others.map(({ code, err }) => [code, err])).toEqual(others.map(() => [0, '']))
  const [next] = others[1]!.json
  expect(next).toMatchObject({ type: 'question', id: 'reveal', kind: 'choose', by: 'B', about: 'B' })
})
