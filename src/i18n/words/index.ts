import type { Words } from '../../core/words.js'
import type { Language } from '../locale.js'
import * as cli from './cli/index.js'
import * as fleets from './fleets/index.js'
import * as odds from './odds/index.js'

/** What the tool itself says, in every language. */
export const toolWords: Readonly<Record<Language, Words>> = {
  en: { ...cli.en, ...fleets.en, ...odds.en },
  es: { ...cli.es, ...fleets.es, ...odds.es },
  pt: { ...cli.pt, ...fleets.pt, ...odds.pt },
}
