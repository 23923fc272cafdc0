import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { makeTerminal } from '../src/cli/terminal.js'
import type { Arg, Words } from '../src/core/words.js'
import { type Language, languages } from '../src/i18n/locale.js'
import { speaker } from '../src/i18n/speaker.js'
import { systems } from '../src/systems/index.js'

const src = resolve(import.meta.dirname, '../src')
const inside = (folder: string) => readdirSync(join(src, folder)).map((name) => `${folder}/${name}`)
/** Every catalogue of the tool and of its systems: a folder with a file for each language. */
const folders = [...inside('i18n/words'), ...inside('systems').map((folder) => `${folder}/words`)].filter((folder) =>
  existsSync(join(src, folder, 'en.ts')),
)
const load = async (folder: string, language: Language): Promise<Words> => (await import(join(src, folder, `${language}.ts`)))[language]

type Elements = ReturnType<IntlMessageFormat['getAst']>
type Element = Elements[number] & { readonly value?: string; readonly options?: Readonly<Record<string, { readonly value: Elements }>> }
const plural = 6
const pound = 7

/** The placeholders of a text by name, and whether each is counted (a plural) somewhere. Braces of a file format are none. */
function placeholders(text: string, language: Language): Map<string, boolean> {
  const found = new Map<string, boolean>()
  if (!/\{\w+,/.test(text)) return new Map([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, false]))
  const walk = (elements: Elements): void => {
    for (const { type, value, options } of elements as readonly Element[]) {
      if (type === 0 || type === pound) continue
      found.set(value!, found.get(value!) || type === plural)
      for (const branch of Object.values(options ?? {})) walk(branch.value)
    }
  }
  walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst())
  return found
}

const names = (text: string, language: Language) => [...placeholders(text, language).keys()].sort()

/** What is typed as it stands in every language: flags and colon commands. */
const typed = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*|(?<![^\s`,;(]):[a-z]+/g))].sort()

describe.each(folders)('%s', (folder) => {
  test.each(languages)('in %s: the same placeholders, flags and commands as in English, and no text forgotten', async (language) => {
    const [english, words] = [await load(folder, 'en'), await load(folder, language)]
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
    const facts = (said: Words, spoken: Language) =>
      Object.fromEntries(Object.entries(said).map(([key, text]) => [key, [names(text, spoken), typed(text), text.trim() === '']]))
    expect(facts(words, language)).toEqual(facts(english, 'en'))
  })

  test.each(languages)('in %s: everything can be said, with nothing left open', async (language) => {
    const words = await load(folder, language)
    const { say } = speaker(language, words)
    for (const [key, text] of Object.entries(words)) {
      const wanted = [...placeholders(text, language)]
      const args = (plain: Arg, count: number) => Object.fromEntries(wanted.map(([name, counted]) => [name, counted ? count : plain]))
      for (const given of [args('Ñandú', 0), args(1, 1), args(['A', 'B', 'C'], 2)])
        expect(say({ key, args: given })).not.toMatch(/\{\w+[},]|NaN/)
    }
  })

  test('no key is in another catalogue as well', async () => {
    const isSystem = (name: string) => name.startsWith('systems/')
    const keys = Object.keys(await load(folder, 'en'))
    for (const other of folders.filter((name) => name !== folder && !(isSystem(name) && isSystem(folder)))) {
      const theirs = await load(other, 'en')
      expect(keys.filter((key) => key in theirs)).toEqual([])
    }
  })
})

describe('terms in two languages', () => {
  const terminal = (bothTerms: boolean, language: Language) =>
    makeTerminal({ bothTerms }, language, {}, { stdin: {}, stdout: { write() {} }, stderr: { write() {} } })
  const system = async () => (await systems.dropfleet!()).system
  const option = { key: 'order.option', args: { order: { key: 'order.weapons-free' }, sequence: '…' } }

  test('the English term follows the translated one where it differs, and nothing else does', async () => {
    const es = await (await terminal(true, 'es')).speaking('es', await system())
    expect(es.say(option)).toBe('Fuego a discreción / Weapons Free: …')
    expect(es.say({ key: 'layer-name.low' })).toBe('Órbita baja / Low Orbit')
    expect(es.say({ key: 'effect.corruptor' })).toBe('Corruptor')
    expect(es.say({ key: 'order.each' })).toBe('Nave por nave')
    expect((await es.speaking('pt', await system())).say(option)).toBe('Fogo à vontade / Weapons Free: …')
    expect((await es.speaking('en', await system())).say(option)).toBe('Weapons Free: …')
  })
  test('only when it is asked for', async () => {
    const es = await (await terminal(false, 'es')).speaking('es', await system())
    expect(es.say(option)).toBe('Fuego a discreción: …')
  })
  test('terms are plain texts that there are', async () => {
    for (const load of Object.values(systems)) {
      const { terms = [], words } = (await load()).system
      const english = Object.entries(await words('en'))
      for (const term of terms) {
        const texts = english.filter(([key]) => key.startsWith(term)).map(([, text]) => text)
        expect(texts.length).toBeGreaterThan(0)
        expect(texts.filter((text) => text.includes('{'))).toEqual([])
      }
    }
  })
})
