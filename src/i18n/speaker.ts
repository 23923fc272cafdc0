import { IntlMessageFormat } from 'intl-messageformat'
import { clean } from '../core/clean.js'
import type { Arg, Message, Words } from '../core/words.js'
import type { Language } from './locale.js'

/** Turns messages into sentences of one language. */
export interface Speaker {
  readonly language: Language
  say(message: Message): string
  /** Whether a text exists: for names that are texts only sometimes. */
  knows(key: string): boolean
}

/** The words of a system with the English term behind each translated one: `Órbita alta / High Orbit`. */
export const besideEnglish = (words: Words, english: Words, terms: readonly string[]): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const both = text !== english[key] && terms.some((term) => key.startsWith(term))
      return [key, both ? `${text} / ${english[key]}` : text]
    }),
  )

/** A speaker for one language, over the catalogues given (the tool's, and the system's of the game at hand). */
export function speaker(language: Language, ...catalogues: readonly Words[]): Speaker {
  const words: Words = Object.assign({}, ...catalogues)
  // Made when the first list is said: it takes longer than everything else here.
  let list: Intl.ListFormat | undefined
  const compiled = new Map<string, IntlMessageFormat>()

  const spoken = (arg: Arg): string | number => {
    if (typeof arg === 'number') return Number.isInteger(arg) || language === 'en' ? arg : String(arg).replace('.', ',')
    if (typeof arg === 'string') return clean(arg)
    if ('key' in arg) return say(arg)
    const parts = arg.map((part) => String(spoken(part)))
    if (parts.length < 2) return parts.join('')
    list ??= new Intl.ListFormat(language, { type: 'conjunction' })
    return list.format(parts)
  }

  const say = ({ key, args = {} }: Message): string => {
    const text = words[key]
    if (text === undefined) throw new Error(`no text for "${key}" in ${language}`)
    if (!text.includes('{')) return text
    const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, spoken(arg)]))
    // Plain placeholders need no grammar; everything else (plurals, choices) is the library's business.
    if (!/\{\w+,/.test(text)) return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`))
    let format = compiled.get(key)
    if (!format) compiled.set(key, (format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })))
    return String(format.format(values))
  }

  return { language, say, knows: (key) => key in words }
}
