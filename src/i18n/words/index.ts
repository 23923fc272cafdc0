import type { Words } from '../../core/words.js'
import type { Language } from '../locale.js'

/** What the tool itself says in one language; only that language is loaded. */
export async function toolWords(language: Language): Promise<Words> {
  switch (language) {
    case 'en':
      return (await import('./en.js')).en
    case 'es':
      return (await import('./es.js')).es
    case 'pt':
      return (await import('./pt.js')).pt
  }
}
