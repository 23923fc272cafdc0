import type { Words } from '../../../core/words.js'

/** The words of this system in one language; only that language is loaded. */
export async function words(language: string): Promise<Words> {
  switch (language) {
    case 'es':
      return (await import('./es.js')).es
    case 'pt':
      return (await import('./pt.js')).pt
    default:
      return (await import('./en.js')).en
  }
}
