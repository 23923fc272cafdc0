import { existsSync } from 'node:fs'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { widthOf } from '../../src/cli/show/width.js'
import { bin, fleetref, folder, journal, newGame } from './fleetref.js'
import { type Screen, screen } from './screen.js'

/** Presses a key and waits until something else is on the screen, with a line to type on. */
async function press(at: Screen, key: string): Promise<void> {
  const before = at.rows().join('\n')
  at.keys(key)
  await at.until((rows) => rows.join('\n') !== before && rows.at(-1) === '>')
}

const shown = (at: Screen) => at.rows().join('\n')

for (const columns of [80, 40])
  test(`a whole turn on a terminal of ${columns} columns`, async () => {
    const home = folder()
    const path = await newGame(home)
    const at = screen(['play'], home, { columns, rows: 30 })
    await at.until((rows) => rows.at(-1) === '>')
    let refused = 0
    for (let keys = 0; keys < 200 && !/Turn 2 of/.test(shown(at)); keys++) {
      await press(at, '\r')
      if (!shown(at).includes('Nothing is taken for granted')) continue
      refused++
      await press(at, '1')
    }
    expect(shown(at)).toContain('Turn 2 of 6')
    // Enter alone began no turn, revealed no card, chose no group and no side.
    const asked = journal(path).filter(
      ({ to, auto, type }) => type === 'answer' && !auto && ['ready', 'reveal', 'group', 'first-or-second'].includes(String(to)),
    )
    expect(refused).toBeGreaterThanOrEqual(asked.length)
    expect(asked.length).toBeGreaterThan(8)
    for (const row of at.all()) expect(widthOf(row)).toBeLessThanOrEqual(columns)
    at.keys('\u0004')
    expect(await at.ended).toBe(4)
    expect(existsSync(`${path}.lock`)).toBe(false)
  })

test('keys: shortcuts, words, marks, commands, ?, Backspace, arrows, disabled options with their reason', async () => {
  const home = folder()
  await newGame(home)
  const at = screen(['play'], home)
  await at.until('ready?')
  await press(at, '1')
  expect(shown(at)).toMatch(/Turn 1 of 6 · Activation: Reveal · to go 3:3 · cards 3:3 · VP 0:0/)
  at.keys('path')
  await at.until('> path')
  await press(at, 'finders\r')
  expect(shown(at)).toContain('Which battlegroup card do you reveal? › Pathfinders')
  await press(at, '\u007f')
  expect(shown(at)).toContain('Taken back.')
  await press(at, '?')
  expect(shown(at)).toContain('both reveal the top card')
  at.keys(':')
  await at.until(':undo :redo')
  at.keys('red')
  await at.until((rows) => rows.at(-2) === ':redo')
  await press(at, 'o\r')
  expect(shown(at)).toContain('Brought back.')
  at.keys('\u001b[B\u001b[B')
  await at.until('> 2  Line')
  await press(at, '\r')
  expect(shown(at)).toContain('Line, Strategy Rating 7')
  await press(at, '1')
  await at.until('Which group of')
  await press(at, '2')
  expect(shown(at)).toMatch(/8 {2}Ship by ship/)
  await press(at, ':fix effects@new-orleans-1 = energy-surges, effects@new-orleans-2 = energy-surges\r')
  expect(shown(at)).toMatch(/2 {2}Weapons Free:[^>]*?\s+not now \(Energy/)
  await press(at, '2')
  expect(shown(at)).toMatch(/Energy Surges: Standard Orders only until repaired\n>$/)
  await press(at, '\r')
  await press(at, '\r')
  expect(shown(at)).toContain('What was hit?')
  at.keys('nobody 1\r')
  await at.until('"nobody" is not among the options')
  at.keys('white 2, flag spike\r')
  await at.until(/Wyvern 1 \(white\).*2 hull/)
  at.keys(':quit\r')
  expect(await at.ended).toBe(0)
  const { json } = await fleetref(['show', '--json'], { home })
  expect(JSON.stringify(json)).toContain('"silent"')
})

test('many answers at once: keys that arrive together, and lines that are pasted', async () => {
  const home = folder()
  const path = await newGame(home)
  const at = screen(['play'], home)
  await at.until('ready?')
  at.keys('133\r\r\r')
  await at.until('Go first or second?')
  const lines = ['first-or-second = first', '1', '', 'group = 1']
  at.keys(`\u001b[200~${lines.join('\n')}\n\u001b[201~`)
  await at.until(/which order|Turn and move|Which group/)
  at.keys(':quit\r')
  expect(await at.ended).toBe(0)
  const given = journal(path).filter(({ type, to, auto }) => ['answer', 'roll'].includes(String(type)) && !auto && to)
  expect(given.slice(0, 7).map(({ to }) => to)).toEqual([
    'ready',
    'reveal',
    'reveal',
    'split-groups',
    'roll-off',
    'roll-off',
    'first-or-second',
  ])
})

test('a resize in mid-question draws it again at the new width, and once only; a low screen keeps the question', async () => {
  const home = folder()
  await newGame(home)
  await fleetref(['play'], { home, input: 'ready\npathfinders\nswarm\nnone\nfirst-or-second = first\n' })
  await fleetref(['answer', '1'], { home })
  const at = screen(['play'], home, { columns: 100, rows: 30 })
  await at.until('which order?')
  at.keys('wea')
  await at.until('> wea')
  for (const [columns, rows] of [
    [44, 30],
    [120, 30],
    [60, 9],
    [60, 6],
    [80, 30],
  ] as const) {
    at.resize(columns, rows)
    await at.until(
      (lines) => lines.at(-1) === '> wea' && lines.every((line) => widthOf(line) <= columns) && /which order/.test(lines.join(' ')),
    )
    expect(shown(at).match(/which order\?/g)).toHaveLength(1)
  }
  at.resize(60, 8)
  await at.until(/↓ \d+ more/)
  at.keys('\u0015')
  for (let times = 0; times < 8; times++) at.keys('\u001b[B')
  await at.until(/↑ \d+ more/)
  at.keys('\u0003')
  expect(await at.ended).toBe(130)
})

test('Ctrl-C at each kind of question: 130, the terminal as it was, and the same question again', async () => {
  const home = folder()
  const path = await newGame(home, 'test', ['--option', 'decks=typed', '--dice', 'table'])
  const kinds: string[] = []
  const steps = ['', '3 1 2', '3 1 2', 'ready', 'none', '5', '3', 'first', '1', 'standard', 'done', 'shenlong-1']
  for (const step of steps) {
    if (step) expect((await fleetref(['answer', '-'], { home, input: `${step}\n` })).code).toBe(0)
    const [question] = (await fleetref(['next', '--json'], { home })).json as [{ kind: string; id: string }]
    if (kinds.includes(question.kind + question.id)) continue
    kinds.push(question.kind + question.id)
    const at = screen(['play'], home)
    await at.until((rows) => rows.at(-1) === '>')
    at.keys('\u0003')
    expect(await at.ended).toBe(130)
    expect(existsSync(`${path}.lock`)).toBe(false)
    expect((await fleetref(['next', '--json'], { home })).json).toEqual([question])
  }
  for (const kind of ['choose', 'pick', 'count', 'roll']) expect(kinds.some((one) => one.startsWith(kind))).toBe(true)
})

test.skipIf(platform() === 'win32')('SIGTERM and SIGHUP leave the terminal as it was, the game saved, the lock released', async () => {
  const home = folder()
  const path = await newGame(home)
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    const at = screen(
      ['-c', 'stty -a > before; node "$0" play; echo "code $?"; stty -a > after; cmp before after && echo same', bin],
      home,
      {},
      { command: 'bash' },
    )
    await at.until('ready?')
    process.kill(await holder(path), signal)
    await at.until(`code ${code}`)
    await at.until('same')
    expect(existsSync(`${path}.lock`)).toBe(false)
  }
})

test.skipIf(platform() === 'win32')('Ctrl-Z stops it, `fg` brings the same question back', async () => {
  const home = folder()
  const path = await newGame(home)
  const at = screen(['--norc', '--noprofile', '-i'], home, {}, { command: 'bash', env: { PS1: 'shell$ ' } })
  await at.until('shell$')
  at.keys(`node ${bin} play\r`)
  await at.until('ready?')
  at.keys('rea')
  await at.until('> rea')
  at.keys('\u001a')
  await at.until(/Stopped[\s\S]*shell\$/)
  const other = await fleetref(['answer', 'ready'], { home })
  expect(other.code).toBe(3)
  at.keys('fg\r')
  await at.until((rows) => rows.at(-1) === '> rea')
  expect(shown(at)).toMatch(/Stopped[\s\S]*shell\$ fg[\s\S]*ready\?/)
  at.keys('dy\r')
  await at.until('do you reveal?')
  at.keys(':quit\r')
  await at.until(/Saved[\s\S]*shell\$/)
  at.keys('echo typed-$((1+1))\r')
  await at.until('typed-2')
  expect(journal(path).some(({ to }) => to === 'ready')).toBe(true)
  at.keys('exit\r')
  await at.ended
})

test('hidden entry leaves no word on the screen nor above it', async () => {
  const home = folder()
  const path = await newGame(home, 'test', ['--option', 'decks=typed'])
  const at = screen(['play'], home)
  await at.until('The Quiet Swarm looks away.')
  at.keys('path')
  await at.until('> ****')
  at.keys('finders, vanguard, lin\r')
  await at.until('what was typed is not repeated')
  at.keys('pathfinders, vanguard, line\r')
  await at.until(/B The Quiet Swarm: Stack/)
  at.keys('3 1 2\r')
  await at.until('ready?')
  const everything = at.all().join('\n')
  expect(everything).not.toMatch(/pathfinders, vanguard|Pathfinders, Vanguard|3 1 2|path/)
  expect(everything).toContain('has stacked the deck')
  expect(journal(path).filter(({ secret }) => secret)).toHaveLength(2)
  at.keys('\u0004')
  expect(await at.ended).toBe(4)
})

test('ACCESSIBLE=1 and TERM=dumb: numbered lines at a terminal as well, and secrets without echo', async () => {
  for (const env of [{ ACCESSIBLE: '1' }, { TERM: 'dumb' }]) {
    const home = folder()
    await newGame(home, 'test', ['--option', 'decks=typed'])
    const at = screen(['play'], home, {}, { env })
    await at.until(/\n> ?$/)
    expect(shown(at)).not.toContain('? explains')
    at.keys('pathfinders, vanguard, line\r')
    await at.until('has stacked the deck')
    expect(at.all().join('\n')).not.toMatch(/pathfinders, vanguard/)
    at.keys('\u0003')
    expect(await at.ended).toBe(130)
  }
})

test('only stdout redirected: short help, not a question in a file', async () => {
  const home = folder()
  await newGame(home)
  const at = screen(['-c', 'node "$0" > out; echo "code $?"; tail -1 out', bin], home, {}, { command: 'bash' })
  await at.until('code 0')
  await at.until('The last game is test')
})

/** The process that has the game open, as its lock says. */
async function holder(path: string): Promise<number> {
  const { readFileSync } = await import('node:fs')
  return (JSON.parse(readFileSync(`${path}.lock`, 'utf8')) as { pid: number }).pid
}
