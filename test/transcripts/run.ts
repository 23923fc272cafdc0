import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Chalk } from 'chalk'
import { narrator } from '../../src/cli/narrator.js'
import { session } from '../../src/cli/session.js'
import { present } from '../../src/cli/show/present.js'
import type { Sitting } from '../../src/cli/sitting.js'
import type { Terminal } from '../../src/cli/terminal.js'
import { UserError } from '../../src/core/errors.js'
import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import type { Playable, Wishes } from '../../src/core/system.js'
import { speaker } from '../../src/i18n/speaker.js'
import { toolWords } from '../../src/i18n/words/index.js'
import { header } from '../core/walk.js'

/**
 * A transcript is a text file that a person writes in part and the runner fills in:
 *
 *     # what rule it shows, and its source
 *     ! fleet A small-ucm      (a fleet of test/transcripts/fleets.ts; `! option k=v`, `! turns 2`, `! turn 2`, `! seed x`, `! dice A=table`,
 *                               `! standing line=held`, `! layer line=low`, `! speed cr90=2`, `! player A=Ana`)
 *     > an answer
 *
 * Everything else is what the tool said. `FLEETREF_RECORD=1` writes it anew, to be reviewed like code.
 */
export interface Transcript {
  readonly file: string
  readonly written: string
  readonly said: string
  readonly lines: readonly Line[]
  /** Ids of the questions put, and the types of the events told, for coverage. */
  readonly questions: ReadonlySet<string>
  readonly events: readonly { readonly type: string }[]
  readonly match: Match
}

export type Fleets = Readonly<Record<string, unknown>>

export const transcriptsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => `${folder}/${name}`)

export async function runTranscript(file: string, playable: Playable, fleets: Fleets): Promise<Transcript> {
  const written = readFileSync(file, 'utf8')
  const rows = written.split('\n')
  const head = rows.slice(
    0,
    rows.findIndex((row) => row.startsWith('>')),
  )
  const directives = head.filter((row) => row.startsWith('!')).map((row) => row.slice(1).trim().split(/\s+/))
  const answers = rows.filter((row) => row.startsWith('>')).map((row) => row.slice(1).trim())
  const kept = head.filter((row) => row.startsWith('#') || row.startsWith('!'))

  const made = await playable.setUp(await wishesOf(directives, fleets))
  if ('wrong' in made) throw new Error(`${file}: ${JSON.stringify(made.wrong)}`)
  const seed = directives.find(([word]) => word === 'seed')?.[1] ?? 'transcript'
  const said: string[] = [...kept]
  const lines: Line[] = []
  const questions = new Set<string>()
  const events: { readonly type: string }[] = []

  const { system } = playable
  const { say } = speaker('en', await toolWords('en'), await system.words('en'))
  const terminal: Terminal = {
    language: 'en',
    width: 100,
    height: 24,
    plain: true,
    interactive: false,
    quiet: false,
    noInput: false,
    paint: new Chalk({ level: 0 }),
    out: (line) => void said.push(`  ${line}`.trimEnd()),
    err: (line) => void said.push(`  ${line}`.trimEnd()),
    say,
    speaking: async () => terminal,
  }
  const told = narrator(
    () => terminal,
    () => system,
    false,
  )
  const match = new Match({
    system,
    header: { ...header(system, made.setup), seed },
    append: (more) => void lines.push(...more),
    tell(state, event) {
      events.push(event)
      told.tell(state, event)
    },
    rolled: (roll, question) => told.rolled(roll, roll.from === 'seed' ? question : undefined),
  })
  const settings = Object.fromEntries(
    directives.flatMap(([word, value]) => (word === 'dice' ? [[`dice.${value!.split('=')[0]}`, value!.split('=')[1]!]] : [])),
  )
  const sitting: Sitting = {
    game: { path: file, match, settings, notes: [], reopen: () => fail('nobody else writes here'), close() {} },
    system,
    json: false,
    terminal,
    narrator: told,
    settings,
  }
  await session(sitting, {
    rollsWait: false,
    async ask(putting) {
      questions.add(putting.question.id)
      if (!putting.shown) present(putting)
      const text = answers.shift()
      if (text === undefined) return undefined
      said.push(`> ${text}`.trimEnd())
      return { text }
    },
    text: async () => undefined,
    close() {},
  }).catch((trouble) => {
    if (!(trouble instanceof UserError)) throw trouble
    said.push(`  ${say(trouble.text)}`)
  })
  for (const line of lines) if ('to' in line && typeof line.to === 'string') questions.add(line.to)
  const text = `${said.join('\n')}\n`
  if (process.env.FLEETREF_RECORD) writeFileSync(file, text)
  return { file, written, said: text, lines, questions, events, match }
}

async function wishesOf(directives: readonly (readonly string[])[], fleets: Fleets): Promise<Wishes> {
  const values = (word: string) => directives.filter(([first]) => first === word).map(([, ...rest]) => rest)
  const pairs = (word: string) => Object.fromEntries(values(word).map(([pair]) => pair!.split('=') as [string, string]))
  const side = (name: string) =>
    values('fleet').flatMap(([letter, fleet]) => (letter === name ? [fleets[fleet!] ?? fail(`no fleet ${fleet}`)] : []))
  const number = (word: string) => (values(word)[0] ? Number(values(word)[0]![0]) : undefined)
  return {
    names: { A: pairs('player').A ?? 'Ana', B: pairs('player').B ?? 'Bia' },
    fleets: { A: await Promise.all(side('A')), B: await Promise.all(side('B')) },
    turns: number('turns'),
    turn: number('turn'),
    level: values('level')[0]?.[0] as Wishes['level'],
    options: pairs('option'),
    parts: { standing: pairs('standing'), layer: pairs('layer'), speed: pairs('speed') },
    ...(values('scenario')[0] && { scenario: JSON.parse(values('scenario')[0]!.join(' ')) }),
  }
}

const fail = (what: string): never => {
  throw new Error(what)
}
