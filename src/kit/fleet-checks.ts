import * as v from 'valibot'
import { clean } from '../core/clean.js'
import type { Message } from '../core/words.js'
import { type FleetKey, say } from './fleet-words.js'

/** What is wrong, or only worth a word, and where in the file: keys and indexes from the top. */
export interface Finding {
  readonly path: readonly (string | number)[]
  readonly text: Message
}

/** A failure is a value: a file that cannot be used says everything that is wrong with it, not only the first. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Finding[] }
  | { readonly ok: false; readonly failures: readonly Finding[] }

/** What was wrong and what was guessed, gathered while a fleet is put together. */
export interface Notes {
  readonly failures: Finding[]
  readonly warnings: Finding[]
}

/** valibot's messages are strings; ours travel in them as JSON. */
export const told = (key: FleetKey, args?: Message['args']): string => JSON.stringify(args ? { key, args } : { key })

/** A name or remark: one line, no control characters, and something left when those are gone. */
export const text = (longest = 80) => {
  const what = told('fleet.text', { longest })
  return v.pipe(
    v.string(what),
    v.minLength(1, what),
    v.maxLength(longest, what),
    v.transform((given) => clean(given).trim()),
    v.minLength(1, what),
  )
}

/** A whole number from `min` to `max`, both allowed. */
export const whole = (min: number, max: number) => {
  const what = told('fleet.whole', { min, max })
  return v.pipe(v.number(what), v.integer(what), v.minValue(min, what), v.maxValue(max, what))
}

/** One of these words; a failure names all of them. */
export const oneOf = <const T extends readonly string[]>(allowed: T) =>
  v.picklist(allowed, told('fleet.one-of', { allowed: allowed.join(', ') }))

/** A list of at most `longest` entries. */
export const list = <S extends v.GenericSchema>(item: S, longest = 100) =>
  v.pipe(v.array(item, told('fleet.list')), v.maxLength(longest, told('fleet.too-many-entries', { longest })))

/** A mapping with these fields and no other: a misspelt field is a failure, never ignored. */
export const fields = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, told('fleet.fields', { allowed: Object.keys(entries).join(', ') }))

/** An id of a ship or group: kebab-case, starting with a letter, and no word that answers use. */
export const id = v.pipe(
  v.string(told('fleet.id')),
  v.regex(/^[a-z][a-z0-9-]{0,59}$/, told('fleet.id')),
  v.check((given) => !['none', 'roll', 'each', 'rest', 'done'].includes(given), told('fleet.reserved-id')),
)

/** Checks data against a schema. */
export function checked<S extends v.GenericSchema>(schema: S, data: unknown): Outcome<v.InferOutput<S>> {
  const result = v.safeParse(schema, british(data))
  if (result.success) return { ok: true, value: result.output, warnings: [] }
  return { ok: false, failures: result.issues.map(finding) }
}

function finding(issue: v.BaseIssue<unknown>): Finding {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : clean(String(key))))
  const told = ownMessage(issue.message)
  const field = path.at(-1) ?? ''
  if (told.key !== 'fleet.fields') return { path, text: told }
  if (issue.expected === 'never') return { path, text: say('fleet.unknown-field', { field, ...told.args }) }
  if (issue.received === 'undefined') return { path: path.slice(0, -1), text: say('fleet.missing-field', { field }) }
  return { path, text: say('fleet.mapping', told.args) }
}

const ownMessage = (message: string): Message => (message.startsWith('{') ? JSON.parse(message) : say('fleet.not-understood'))

const spelling: ReadonlyMap<string, string> = new Map([
  ['armor', 'armour'],
  ['defense', 'defence'],
])

/** American spellings of fields are accepted. */
function british(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(british)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [spelling.get(key) ?? key, british(value)]))
}
