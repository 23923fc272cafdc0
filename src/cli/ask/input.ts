import { brief } from '../../core/clean.js'
import type { Choose, Dice, Option, Pick, Question, Reply } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import type { Sayer } from '../show/label.js'

/** An answer keyed to a question: it waits until that question comes. */
export interface Keyed {
  readonly id: string
  readonly about?: string
  readonly text: string
  /** It stood on one line with the answer before it: one decision for undo. */
  readonly joined?: boolean
  /** Where it stands in an answers file. */
  readonly where?: { readonly file: string; readonly line: number }
}

/** What a typed line means while a question waits. */
export type Input =
  | { readonly kind: 'answer'; readonly value: Reply; readonly joined?: readonly Keyed[] }
  | { readonly kind: 'keyed'; readonly keyed: Keyed }
  | { readonly kind: 'command'; readonly name: string; readonly rest: string }
  | { readonly kind: 'explain' }
  /** The app is to roll. */
  | { readonly kind: 'roll' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly why: Message }

const refused = (key: string, args?: Message['args']): Input => ({ kind: 'refused', why: args ? { key, args: shortened(args) } : { key } })

/** A very long word is not repeated whole: it would bury the sentence. */
const shortened = (args: NonNullable<Message['args']>): NonNullable<Message['args']> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? brief(arg) : arg]))

/** Letters as people type them: case, accents and spaces do not matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-')

/** Reads one line against the waiting question. A line that begins with `#` is a comment; positions start at 1. */
export function interpret(line: string, question: Question, dice: Dice, say: Sayer): Input {
  const text = line.replace(/(^|\s)#(?!\d).*$/, '').trim()
  if (line.trim() && !text) return { kind: 'nothing' }
  if (text === '?') return { kind: 'explain' }
  if (text === '%') return { kind: 'command', name: 'odds', rest: '' }
  if (text.startsWith(':')) {
    const [name = '', ...rest] = text.slice(1).split(/\s+/)
    return { kind: 'command', name: fold(name), rest: rest.join(' ') }
  }
  const keyed = keyedAnswer(text)
  if (keyed) return { kind: 'keyed', keyed }
  return answer(text, question, dice, say)
}

/** `question-id[@about] = value`. */
export function keyedAnswer(text: string): Keyed | undefined {
  const match = /^([a-z][\w-]*)(?:@(\S+))?\s*=\s*(.*)$/i.exec(text)
  return match ? { id: british(fold(match[1]!)), ...(match[2] && { about: match[2] }), text: match[3]!.trim() } : undefined
}

/** How a question is named where an answer is keyed to it: `order@toulon-1`. */
export const keyText = ({ id, about }: { readonly id: string; readonly about?: string }): string =>
  brief(about === undefined ? id : `${id}@${about}`)

const british = (id: string): string =>
  id
    .replace(/defense/g, 'defence')
    .replace(/armor(?!y)/g, 'armour')
    .replace(/color/g, 'colour')

/** Reads a value for a question: typed by itself, after `=`, or given to `fleetref answer`. */
export function answer(text: string, question: Question, dice: Dice, say: Sayer): Input {
  switch (question.kind) {
    case 'choose': {
      if (!text) return question.default === undefined ? refused('refused.no-default') : { kind: 'answer', value: question.default }
      return chosen(text, question, say)
    }
    case 'pick':
      return picked(text, question, say)
    case 'count': {
      if (!text) return question.default === undefined ? refused('refused.no-default') : { kind: 'answer', value: question.default }
      const word = fold(text)
      if (question.words && Object.hasOwn(question.words, word)) return { kind: 'answer', value: question.words[word]! }
      return /^[+-]?\d+$/.test(text)
        ? { kind: 'answer', value: Number(text) }
        : refused('refused.number', { min: question.min, max: question.max })
    }
    case 'roll':
      return rolled(text, question, dice)
  }
}

/** One of the options; `a b, c d` goes on with the same question after what follows the first. */
function chosen(text: string, question: Choose, say: Sayer): Input {
  const { id, about, followUps, options } = question
  const whole = optionOf(text, options, say)
  if (typeof whole === 'string') return { kind: 'answer', value: whole }
  if (!followUps) return whole
  const [first = '', ...rest] = text.split(',').map((item) => item.trim())
  const option = optionOf(first, options, say)
  const input = typeof option === 'string' ? { kind: 'answer' as const, value: option } : withFollowUps(first, question, say)
  if (input?.kind !== 'answer') return whole
  const again = rest.map((item): Keyed => ({ id, ...(about && { about }), text: item, joined: true }))
  return { ...input, joined: [...(input.joined ?? []), ...again] }
}

/** A choice with the answers to what is asked next behind it, a word each. */
function withFollowUps(text: string, { options, followUps = [] }: Choose, say: Sayer): Extract<Input, { kind: 'answer' }> | undefined {
  const words = text.split(/\s+/)
  for (let more = 1; more <= Math.min(followUps.length, words.length - 1); more++) {
    const value = optionOf(words.slice(0, -more).join(' '), options, say)
    if (typeof value !== 'string') continue
    const joined = words.slice(-more).map((word, at): Keyed => ({ id: followUps[at]!, text: word, joined: true }))
    return { kind: 'answer', value, joined }
  }
  return undefined
}

/** The id of the option that a word means: its id, its place in the list, a mark (`#2` for one of digits), or its label. */
function optionOf(text: string, options: readonly Option[], say: Sayer): string | Input {
  if (/^\d+$/.test(text)) {
    const option = options[Number(text) - 1]
    return option ? option.id : refused('refused.position', { value: text, max: options.length })
  }
  const asked = british(fold(text.replace(/^#/, '')))
  const found = options.find(({ id }) => id === asked) ?? only(options.filter(({ names }) => names?.some((name) => fold(name) === asked)))
  if (found === 'several') return refused('refused.several', { value: text })
  if (found) return found.id
  const said = only(options.filter(({ label }) => fold(say(label)) === asked))
  if (said === 'several') return refused('refused.several', { value: text })
  return said ? said.id : refused('refused.not-offered', { value: text })
}

const only = <T>(list: readonly T[]): T | 'several' | undefined => (list.length > 1 ? 'several' : list[0])

/** `berlin-1 3, red dead`, `1 3`, `none`: items between commas, or single words; a last word may be the count asked next. */
function picked(text: string, question: Pick, say: Sayer): Input {
  if (!text) return question.default === undefined ? refused('refused.no-default') : { kind: 'answer', value: question.default }
  if (fold(text) === 'none') return { kind: 'answer', value: [] }
  if (fold(text) === 'all') return { kind: 'answer', value: question.options.filter(({ disabled }) => !disabled).map(({ id }) => id) }
  // Where options repeat, letters need nothing between them: `nsr`.
  if (question.repeats && /^[a-z]{2,}$/i.test(text) && typeof optionOf(text, question.options, say) !== 'string')
    return picked([...text].join(' '), question, say)
  const items = text.includes(',')
    ? text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean)
    : [text]
  const value: string[] = []
  const joined: Keyed[] = []
  for (const item of items) {
    const read = item.includes(' ') ? pickedItem(item, question, say, items.length === 1) : one(item, question, say)
    if ('kind' in read) return read
    value.push(...read.ids)
    if (read.keyed) joined.push(read.keyed)
  }
  return { kind: 'answer', value, ...(joined.length && { joined }) }
}

interface Item {
  readonly ids: readonly string[]
  readonly keyed?: Keyed
}

const one = (item: string, { options }: Pick, say: Sayer): Item | Input => {
  const id = optionOf(item, options, say)
  return typeof id === 'string' ? { ids: [id] } : id
}

function pickedItem(item: string, question: Pick, say: Sayer, alone: boolean): Item | Input {
  const whole = one(item, question, say)
  if ('ids' in whole) return whole
  const words = item.split(/\s+/)
  const last = words.at(-1)!
  const head = one(words.slice(0, -1).join(' '), question, say)
  if ('ids' in head && question.followUp) {
    // `moscow spike`: an option of its own that names the ship.
    const named = question.options.find(({ id }) => id === `${fold(last)}-${head.ids[0]}`)
    if (named) return { ids: [named.id] }
    const another = /^\d+$/.test(last) ? undefined : one(last, question, say)
    if (!another || !('ids' in another))
      return { ids: head.ids, keyed: { id: question.followUp, about: head.ids[0]!, text: last, joined: true } }
  }
  if (!alone) return whole
  const each = words.map((word) => one(word, question, say))
  const wrong = each.find((read) => 'kind' in read)
  return wrong ?? { ids: each.flatMap((read) => ('ids' in read ? read.ids : [])) }
}

/** `4416`, `4 4 1 6`, `red-hit blue-crit`, `3h 1c` where counts do, or `roll`. Dice of one name can be given by face in any case. */
function rolled(text: string, question: Extract<Question, { kind: 'roll' }>, dice: Dice): Input {
  if (!text || fold(text) === 'roll') return { kind: 'roll' }
  const counts = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*c)?$/i.exec(text)
  if (counts && question.counts) return { kind: 'answer', value: { hits: Number(counts[1] ?? 0), crits: Number(counts[2] ?? 0) } }
  const words = text.split(/[\s,]+/).filter(Boolean)
  const single = question.dice.every((die) => dice[die]?.every((face) => face.length === 1))
  const faces = single && words.every((word) => /^\d+$/.test(word)) ? [...words.join('')] : words.map((word) => word.toLowerCase())
  return { kind: 'answer', value: faces }
}
