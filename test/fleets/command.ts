import { Chalk } from 'chalk'
import type { Terminal } from '../../src/cli/terminal.js'
import { type Language, languages } from '../../src/i18n/locale.js'
import { speaker } from '../../src/i18n/speaker.js'
import { en as fleetsEn } from '../../src/i18n/words/fleets/en.js'
import { es as fleetsEs } from '../../src/i18n/words/fleets/es.js'
import { pt as fleetsPt } from '../../src/i18n/words/fleets/pt.js'
import { en as listsEn } from '../../src/i18n/words/lists/en.js'
import { es as listsEs } from '../../src/i18n/words/lists/es.js'
import { pt as listsPt } from '../../src/i18n/words/lists/pt.js'

export const words = { en: { ...fleetsEn, ...listsEn }, es: { ...fleetsEs, ...listsEs }, pt: { ...fleetsPt, ...listsPt } } as const
export { languages }

/** A terminal that keeps what is written to it. */
export function terminal(language: Language = 'en'): Terminal & { readonly stdout: string[]; readonly stderr: string[] } {
  const { say } = speaker(language, words[language])
  const [stdout, stderr]: [string[], string[]] = [[], []]
  const made: Terminal & { readonly stdout: string[]; readonly stderr: string[] } = {
    ...{
      language,
      width: 80,
      height: 24,
      plain: true,
      interactive: false,
      quiet: false,
      noInput: false,
      paint: new Chalk({ level: 0 }),
      say,
      stdout,
      stderr,
    },
    out: (line) => void stdout.push(line),
    err: (line) => void stderr.push(line),
    speaking: async () => made,
  }
  return made
}
