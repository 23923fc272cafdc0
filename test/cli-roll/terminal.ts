import { Chalk } from 'chalk'
import type { Terminal } from '../../src/cli/terminal.js'
import { UserError } from '../../src/core/errors.js'
import type { Language } from '../../src/i18n/locale.js'
import { speaker } from '../../src/i18n/speaker.js'
import { en } from '../../src/i18n/words/odds/en.js'
import { es } from '../../src/i18n/words/odds/es.js'
import { pt } from '../../src/i18n/words/odds/pt.js'

const words = { en, es, pt }

export interface Written {
  readonly out: string[]
  readonly err: string[]
  /** The sentence and exit code of a UserError. */
  readonly refused?: readonly [string, number]
}

/** Runs a command on a terminal without colours that remembers what was written. */
export function run(
  command: (terminal: Terminal) => void,
  { width = 60, plain = false, language = 'en' }: { width?: number; plain?: boolean; language?: Language } = {},
): Written {
  const out: string[] = []
  const err: string[] = []
  const { say } = speaker(language, words[language])
  const terminal: Terminal = {
    language,
    width,
    height: 24,
    plain,
    interactive: false,
    quiet: false,
    noInput: false,
    paint: new Chalk({ level: 0 }),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    say,
    speaking: async () => terminal,
  }
  try {
    command(terminal)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { out, err, refused: [say(error.text), error.exit] }
  }
  return { out, err }
}
