import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../src')
const files = (readdirSync(src, { recursive: true }) as string[]).filter((name) => name.endsWith('.ts'))
const text = (file: string) => readFileSync(join(src, file), 'utf8')
const layerOf = (file: string) => file.split('/')[0]!

/** What each layer may import of the others: `cli -> systems -> odds -> kit -> core`, with i18n and store beside. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  kit: ['kit', 'core'],
  odds: ['odds', 'kit', 'core'],
  systems: ['systems', 'odds', 'kit', 'core'],
  i18n: ['i18n', 'core'],
  store: ['store', 'systems', 'kit', 'core'],
  cli: ['cli', 'systems', 'odds', 'kit', 'core', 'i18n', 'store'],
  'main.ts': ['cli', 'core'],
}

/** What a file needs to run; a catalogue may take the type of its keys from wherever they are declared. */
const needed = (file: string) => (layerOf(file) === 'i18n' ? text(file).replace(/^import type .*$/gm, '') : text(file))
const imports = (file: string) => [...needed(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name]) => name!)
const inside = (file: string) =>
  imports(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(src, resolve(src, file, '..', name)))
    .filter((name) => !name.startsWith('..'))

test('imports go one way', () => {
  const wrong = files.flatMap((file) =>
    inside(file).flatMap((to) => (allowed[layerOf(file)]?.includes(layerOf(to)) ? [] : [`${file} -> ${to}`])),
  )
  expect(wrong).toEqual([])
})

test('one system never imports another', () => {
  const systemOf = (file: string) => (file.startsWith('systems/') && file.split('/').length > 2 ? file.split('/')[1] : undefined)
  const wrong = files.flatMap((file) =>
    inside(file).flatMap((to) => (systemOf(file) && systemOf(to) && systemOf(file) !== systemOf(to) ? [`${file} -> ${to}`] : [])),
  )
  expect(wrong).toEqual([])
})

test('the rules know no clock, no chance of their own, no process and no terminal', () => {
  const pure = files.filter((file) => ['core', 'kit', 'odds', 'systems'].includes(layerOf(file)))
  const forbidden = /from 'node:|from '(?:chalk|inquirer|commander|cli-table3)|Math\.random|Date\.now|new Date|process\.|setTimeout/
  expect(pure.filter((file) => forbidden.test(text(file)))).toEqual([])
})

test('the core and the command line know no noun of a game', () => {
  const nouns = /\b(?:ship|spike|battlegroup|dial|squadron|admiral|hull|damage)s?\b/i
  const code = (file: string) =>
    text(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replace(/'[^'\n]*'|`[^`]*`/g, "''")
  const general = files.filter((file) => /^core\/[^/]+$/.test(file) || /^cli\/(?:ask\/|[^/]+$)/.test(file))
  expect(general.filter((file) => nouns.test(code(file)))).toEqual([])
})

test('only the entry ends the process', () => {
  expect(files.filter((file) => file !== 'main.ts' && /process\.exit/.test(text(file)))).toEqual([])
})
