import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { format, generator, type Header, type Line } from '../../core/journal.js'
import type { Playable } from '../../core/system.js'
import { createGame } from '../../store/games.js'
import { gameFile, gameName } from '../../store/paths.js'
import { version } from '../app.js'
import type { Asker } from '../ask/asker.js'
import { type Draft, wishesOf } from '../set-up/draft.js'
import { draftOf, type NewFlags, sides, wrong } from '../set-up/flags.js'
import type { Terminal } from '../terminal.js'
import { seedHash } from './verify.js'
import { wantedFile } from './which.js'

export type { NewFlags } from '../set-up/flags.js'

/** A new game was not made after all: somebody changed their mind (0), or the input ended (4). */
export type NotMade = 0 | 4

/**
 * Makes a new game from flags and defaults, and gives its file; with an asker what is still open can be changed on the
 * set-up page first. Throws UserError (exit 2) for what does not fit.
 */
export async function newGame(terminal: Terminal, system: string | undefined, flags: NewFlags, asker: Asker): Promise<string | NotMade>
export async function newGame(terminal: Terminal, system: string | undefined, flags: NewFlags): Promise<string>
export async function newGame(terminal: Terminal, system: string | undefined, flags: NewFlags, asker?: Asker): Promise<string | NotMade> {
  const asked = await draftOf(terminal, system, flags)
  const taken = wantedFile(flags)
  if (taken !== undefined && existsSync(taken)) throw wrong('error.name-taken', { path: taken })
  const draft = asker ? await (await import('../set-up/page.js')).setUpPage(terminal, asked, asker) : asked
  if (typeof draft === 'number') return draft
  return make(terminal, draft, flags, taken ?? freeName(draft.playable.system.id), Boolean(asker))
}

/** Sets the game up, says what was taken for granted (where no page showed it), and writes its file. */
async function make(terminal: Terminal, draft: Draft, flags: NewFlags, path: string, shown: boolean): Promise<string> {
  const { playable } = draft
  const made = await playable.setUp(wishesOf(draft))
  const speaking = await terminal.speaking(terminal.language, playable.system)
  if ('wrong' in made) throw wrong('error.set-up', { why: made.wrong.map((message) => speaking.say(message)).join('\n') })
  if (!shown) for (const warning of draft.warnings) terminal.err(terminal.say(warning))
  if (!shown) for (const note of made.notes) terminal.err(speaking.say(note))
  const words = sides(flags.word ?? [], 'word')
  const seed = [flags.seed ?? randomBytes(9).toString('base64url'), words.A, words.B].filter((part) => part !== undefined).join('/')
  createGame(path, headerOf(playable, made.setup, seed), diceLines(draft.dice))
  terminal.err(terminal.say({ key: 'new.made', args: { name: gameName(path), path, hash: seedHash(seed) } }))
  return path
}

const headerOf = ({ system }: Playable, setup: unknown, seed: string): Header => ({
  type: 'game',
  format,
  app: version,
  system: system.id,
  edition: system.edition,
  rules: system.rules,
  generator,
  seed,
  setup,
  at: new Date().toISOString(),
})

/** Whose dice are rolled, where that is not the app. */
const diceLines = (dice: Draft['dice']): readonly Line[] =>
  (['A', 'B'] as const).flatMap((side) => (dice[side] === 'app' ? [] : [{ type: 'set', key: `dice.${side}`, value: dice[side] }]))

/** A name from date and system that is not taken. */
function freeName(system: string): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${system}`
  for (let n = 1; ; n++) {
    const path = gameFile(n === 1 ? day : `${day}-${n}`)
    if (!existsSync(path)) return path
  }
}
