import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type IPty, spawn } from '@lydell/node-pty'
import xterm from '@xterm/headless'

/**
 * Plays one reference turn at a terminal and prints the keys that it took: each side eight ships in three battlegroups,
 * Standard Orders, one ship hit; once with one group in each battlegroup, once with five groups a side. Bound: under 50,
 * and no question per ship. Then the same turn at level full, two volleys a side, the rest holding fire: no bound.
 */
const bound = 50
const bin = resolve('bin/fleetref.js')
const home = mkdtempSync(join(tmpdir(), 'fleetref-keys-'))

const ship = { tonnage: 'L', hull: 4, thrust: 10, scan: 6, signature: 3, armour: 4, pd: 3, points: 35 }
/** Hull for two volleys, so that no crippling roll comes between. */
const armed = { ...ship, hull: 12, weapons: [{ name: 'Battery', lock: 4, attack: 2, damage: 1, arc: 'F/S' }] }

/** A fleet whose battlegroups have so many ships in each of their groups. */
function fleetFile(name: string, ratings: readonly number[], counts: readonly (readonly number[])[], ships: object): string {
  const battlegroups = counts.map((groups, at) => ({
    name: `${name} ${at + 1}`,
    rating: ratings[at],
    groups: groups.map((count, place) => ({ class: `${name}-${'KLMNOPQ'[at * 2 + place]}`, count, ...ships })),
  }))
  const file = join(home, `${name}.json`)
  writeFileSync(file, JSON.stringify({ system: 'dropfleet', name, admirals: [{ name: 'Commodore', value: 3 }], battlegroups }))
  return file
}

/** The keys by the question they answer; the first that fits the screen is taken. A word is followed by Enter. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/ready\?/, '1'],
  [/do you reveal\?/, '1'],
  [/Go first or second\?/, '1'],
  [/Which group of/, '1'],
  [/which order\?|Turn and move|throw away|more than|Equal ratings/, '\r'],
  [/Victory points/, '\r'],
  [/At which target\?/, '1'],
  [/Enter rolls/, '\r'],
]
interface Turn {
  readonly keys: number
  readonly questions: readonly string[]
}

async function turn(name: string, counts: readonly (readonly number[])[], level: 'tracker' | 'full'): Promise<Turn> {
  const ships = level === 'full' ? armed : ship
  const fleets = [fleetFile('North', [10, 7, 4], counts, ships), fleetFile('South', [11, 8, 5], counts, ships)]
  await new Promise<void>((done) =>
    start(['new', 'dropfleet', ...fleets.flatMap((file) => ['--fleet', file]), '--name', name, '--level', level, '--no-play']).onExit(() =>
      done(),
    ),
  )
  const emulator = new xterm.Terminal({ cols: 80, rows: 40, allowProposedApi: true })
  const pty = start(['play', name])
  let look = () => {}
  pty.onData((data) => emulator.write(data, () => look()))
  const rows = () => {
    const { active } = emulator.buffer
    const all = Array.from(
      { length: active.length - active.baseY },
      (_, at) => active.getLine(active.baseY + at)?.translateToString(true) ?? '',
    )
    return all.join('\n').trimEnd()
  }
  /** Waits for another screen with a line to type on, and gives the question: from its header line on. */
  const asked = (before: string): Promise<string> =>
    new Promise((found, lost) => {
      const timer = setTimeout(() => lost(new Error(`nothing new on the screen:\n${rows()}`)), 10_000)
      look = () => {
        if (rows() === before || !/\n>$/.test(rows())) return
        clearTimeout(timer)
        look = () => {}
        found(rows().slice(rows().lastIndexOf('Turn 1 of') < 0 ? 0 : rows().lastIndexOf('\nTurn ') + 1))
      }
      look()
    })
  let hit = false
  const volleys: Record<string, number> = {}
  /** Two volleys a side, then nothing. */
  const aimed = (question: string): string => {
    const [side] = /^[AB] (?=.*Fire what\?)/m.exec(question)!
    volleys[side] = (volleys[side] ?? 0) + 1
    return volleys[side] > 2 ? '\r' : '1'
  }
  let keys = 0
  const questions: string[] = []
  for (let before = ''; ; ) {
    const question = await asked(before)
    if (/Turn 2 of/.test(question)) break
    before = rows()
    const fire = /What was hit\?/.test(question)
    const typed = /Fire what\?/.test(question)
      ? aimed(question)
      : fire
        ? hit
          ? '\r'
          : '1 1\r'
        : answers.find(([about]) => about.test(question))?.[1]
    if (typed === undefined) throw new Error(`no key for:\n${question}`)
    hit ||= fire
    questions.push(`${JSON.stringify(typed).padEnd(9)} ${/^(?:North|South|A|B|Both)\b.*: .*$/m.exec(question)?.[0] ?? ''}`)
    keys += typed.length
    pty.write(typed)
  }
  pty.kill()
  return { keys, questions }
}

function start(args: readonly string[]): IPty {
  const env = { PATH: process.env.PATH ?? '', HOME: home, FLEETREF_HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8' }
  return spawn(process.execPath, [bin, ...args], { cols: 80, rows: 40, cwd: home, env })
}

async function main(): Promise<number> {
  let worst = 0
  for (const [name, counts, level] of [
    ['three groups a side', [[2], [3], [3]], 'tracker'],
    ['five groups a side', [[1], [2, 2], [2, 1]], 'tracker'],
    ['two volleys a side at level full', [[2], [3], [3]], 'full'],
  ] as const) {
    const { keys, questions } = await turn(name.replaceAll(' ', '-'), counts, level)
    for (const line of questions) console.log(line)
    console.log(
      `${name}, 16 ships: ${keys} keys, ${questions.length} questions ${level === 'tracker' ? `(bound: under ${bound} keys)` : ''}\n`,
    )
    if (level === 'tracker') worst = Math.max(worst, keys)
  }
  return worst < bound ? 0 : 1
}

main()
  .catch((trouble) => {
    console.error(trouble)
    return 1
  })
  .then((code) => {
    rmSync(home, { recursive: true, force: true })
    process.exit(code)
  })
