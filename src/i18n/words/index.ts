import type { Words } from '../../core/words.js'
import type { Language } from '../locale.js'
import * as cli from './cli/index.js'

/** What the tool itself says, in every language. */
export const toolWords = async (): Promise<Readonly<Record<Language, Words>>> => ({
  en: cli.en,
  es: cli.es,
  pt: cli.pt,
})
