import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname, platform } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fleetref, folder, lines, newGame, start } from './fleetref.js'

const unix = platform() !== 'win32'

test('a second process is refused, exit 3, and told who holds the game; readers are not', async () => {
  const home = folder()
  const path = await newGame(home)
  const first = start(['play'], { home })
  await first.seen('ready?')
  const second = await fleetref(['answer', 'ready'], { home })
  expect(second.code).toBe(3)
  expect(second.err).toContain(`open in another process (${first.child.pid} on ${hostname()})`)
  expect(second.err).toContain(`${path}.lock`)
  expect((await fleetref(['next'], { home })).code).toBe(0)
  first.child.stdin!.end()
  expect((await first.ended).code).toBe(4)
  expect(existsSync(`${path}.lock`)).toBe(false)
})

test('the lock of a process that is gone is taken over', async () => {
  const home = folder()
  const path = await newGame(home)
  const gone = await fleetref(['--version'], { home })
  expect(gone.code).toBe(0)
  writeFileSync(`${path}.lock`, JSON.stringify({ pid: 4_194_300, host: hostname(), started: '1' }))
  expect((await fleetref(['answer', 'ready'], { home })).code).toBe(0)
  expect(existsSync(`${path}.lock`)).toBe(false)
  writeFileSync(`${path}.lock`, JSON.stringify({ pid: 1, host: 'another-computer', started: '1' }))
  const far = await fleetref(['answer', '1'], { home })
  expect([far.code, far.err]).toEqual([3, expect.stringContaining('another-computer')])
})

test('a torn last line: a reader tells it and leaves it, the holder cuts it', async () => {
  const home = folder()
  const path = await newGame(home)
  await fleetref(['answer', 'ready'], { home })
  const whole = readFileSync(path, 'utf8')
  const torn = lines(whole).length + 1
  appendFileSync(path, '{"type":"answer","to":"reveal","about":"A","val')
  const read = await fleetref(['next'], { home })
  expect([read.code, read.err.trim()]).toEqual([0, `The last line (${torn}) was never written to its end and is left out.`])
  expect(readFileSync(path, 'utf8')).toContain('"val')
  const written = await fleetref(['answer', '1'], { home })
  expect([written.code, written.err.trim()]).toEqual([0, `The last line (${torn}) was never written to its end; it was cut off.`])
  expect(readFileSync(path, 'utf8').startsWith(whole)).toBe(true)
  expect((await fleetref(['next'], { home })).err).toBe('')
})

test('damage in the middle names its line, and `play --until` goes on before it in a new file', async () => {
  const home = folder()
  const path = await newGame(home)
  await fleetref(['play'], { home, input: 'ready\n1\n1\n' })
  const rows = readFileSync(path, 'utf8').split('\n')
  const at = rows.findIndex((row) => row.includes('"to":"reveal"'))
  rows[at] = rows[at]!.replace('"value":"', '"value":"x')
  writeFileSync(path, rows.join('\n'))
  for (const words of [['show'], ['play'], ['answer', '1'], ['log']]) {
    const { code, err, out } = await fleetref(words, { home })
    expect([words, code, out]).toEqual([words, 3, ''])
    expect(err).toContain(`damaged at line ${at + 1}`)
    expect(err).toContain(`play --until ${at}`)
  }
  const on = await fleetref(['play', '--until', String(at), '--name', 'rescued'], { home, input: 'vanguard\n:quit\n' })
  expect([on.code, on.out]).toEqual([0, expect.stringContaining('reveals Vanguard')])
  expect((await fleetref(['next', 'rescued', '--json'], { home })).json.at(-1)).toMatchObject({ id: 'reveal', by: 'B' })
})

test('a journal of a newer format asks for an update', async () => {
  const home = folder()
  const path = await newGame(home)
  const { seal } = await import('../../src/store/lines.js')
  const header = JSON.parse(lines(readFileSync(path, 'utf8'))[0]!)
  writeFileSync(path, seal({ ...header, sum: undefined, format: 2, app: '9.0.0' }, '').text)
  const { code, err } = await fleetref(['play'], { home })
  expect([code, err.trim()]).toEqual([3, `${path} was written by a newer version (9.0.0). Please update fleetref.`])
})

test('a game that another program changed is read again, and its question put again', async () => {
  const home = folder()
  const path = await newGame(home)
  const copy = join(home, 'copy.jsonl')
  writeFileSync(copy, readFileSync(path))
  await fleetref(['answer', 'ready', '-g', copy], { home })
  const game = start(['play'], { home })
  await game.seen('ready?')
  // A folder that is kept in step between two computers does this.
  writeFileSync(path, readFileSync(copy))
  game.type('ready\n')
  await game.seen('changed by another program')
  await game.seen('do you reveal?')
  game.type('vanguard\n:quit\n')
  const { code, err } = await game.ended
  expect([code, lines(err)[0]]).toEqual([0, 'The game was changed by another program; it is read again.'])
  const shown = await fleetref(['next', '--json'], { home })
  expect(shown.json.at(-1)).toMatchObject({ id: 'reveal', by: 'B' })
})

test.skipIf(!unix)('a full disk is one sentence, and everything before it is there', async () => {
  const home = folder()
  const path = await newGame(home)
  const room = Math.ceil(readFileSync(path).length / 1024)
  const { code, err } = await fleetref(['play'], {
    home,
    input: `ready\n${'1\n\n'.repeat(200)}`,
    shell: `trap '' XFSZ; ulimit -f ${room}`,
  })
  expect(code).toBe(1)
  expect(lines(err).at(-1)).toMatch(/cannot be written \(EFBIG\); the last answer is not saved/)
  expect(err).not.toMatch(/\n\s+at /)
  const next = await fleetref(['next'], { home })
  expect([next.code, next.err]).toEqual([0, ''])
})

test('a folder that cannot be made is one sentence', async () => {
  const home = folder()
  writeFileSync(join(home, 'file'), '')
  const { code, err } = await fleetref(['new', 'dropfleet', '--no-play'], { home: join(home, 'file'), cwd: home })
  expect(code).toBe(2)
  expect(lines(err).at(-1)).toMatch(/cannot be written \(ENOTDIR\)/)
})
