import { writeFileSync } from 'node:fs'
import { UserError } from '../../core/errors.js'
import { format, generator } from '../../core/journal.js'
import { Match } from '../../core/match.js'
import { systems } from '../../systems/index.js'
import { version } from '../app.js'
import { askerFor } from '../ask/choose-asker.js'
import { narrator } from '../narrator.js'
import { session } from '../session.js'
import type { Sitting } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface MusterFlags {
  readonly name?: string
  readonly output?: string
}

/**
 * Puts a fleet together by questions and writes its file. Nothing is kept of the questions; `:undo` works as in a game.
 * Gives the exit code. Throws UserError (exit 2) where a system has no such questions or the file cannot be written.
 */
export async function muster(terminal: Terminal, id: string, { name, output }: MusterFlags): Promise<number> {
  const made = Object.hasOwn(systems, id) ? (await systems[id]!()).muster : undefined
  if (!made) throw new UserError({ key: 'error.no-muster', args: { name: id } }, 2)
  const { system, setUp, file } = await made()
  const header = {
    type: 'game' as const,
    format,
    app: version,
    system: system.id,
    edition: system.edition,
    rules: system.rules,
    generator,
    seed: '',
    setup: await setUp(),
    at: '',
  }
  const match = new Match({ system, header, append() {} })
  const speaking = await terminal.speaking(terminal.language, system)
  const sitting: Sitting = {
    game: { path: '', match, settings: {}, notes: [], close() {}, reopen: () => Promise.reject(new Error('there is no file')) },
    system,
    json: false,
    terminal: speaking,
    narrator: narrator(
      () => speaking,
      () => system,
      false,
    ),
    settings: {},
  }
  const asker = await askerFor(speaking)
  try {
    const end = await session(sitting, asker)
    if (match.question) return end
  } finally {
    asker.close()
  }
  const { toYaml } = await import('../../store/to-yaml.js')
  const text = toYaml(file(match.state, name ?? id))
  if (output === undefined) for (const line of text.trimEnd().split('\n')) terminal.out(line)
  else write(terminal, output, text)
  return 0
}

function write(terminal: Terminal, path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' })
  } catch (trouble) {
    throw new UserError({ key: 'error.unwritable', args: { path, why: (trouble as NodeJS.ErrnoException).code ?? '' } }, 2)
  }
  terminal.err(terminal.say({ key: 'import.written', args: { file: path } }))
}
