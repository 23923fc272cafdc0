import { type Message, messages } from '../words.js'
import { colours, type Die, isColour } from './faces.js'
import { type Crit, type DiceOf, mostDice, mostPools, type Pool, type Reroll, rerolls } from './pool.js'
import { bestTarget, worstTarget } from './target.js'

/** The texts that say what is wrong with a pool and what is allowed; the catalogue of the odds has them. */
export type PoolKey =
  | 'pool.empty'
  | 'pool.unknown'
  | 'pool.no-dice'
  | 'pool.count'
  | 'pool.sides'
  | 'pool.mixed'
  | 'pool.twice'
  | 'pool.target'
  | 'pool.crit'
  | 'pool.crit-below'
  | 'pool.save'
  | 'pool.reroll'
  | 'pool.reroll-die'
  | 'pool.needs-d6'
  | 'pool.needs-target'
  | 'pool.many'

const m = messages<PoolKey>()

export type Parsed<T> = { readonly ok: T } | { readonly wrong: Message<PoolKey> }
const wrong = (key: PoolKey, args?: Message['args']): { readonly wrong: Message<PoolKey> } => ({ wrong: m(key, args) })

/** Words that are longer than any pool needs are not looked into. */
const longest = 200

/** A word as it may be quoted in a sentence: long ones cut, with a mark that they were. */
const quoted = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word)

const colourNames: Readonly<Record<string, Die>> = { r: 'red', b: 'blue', k: 'black', red: 'red', blue: 'blue', black: 'black' }
const numbered = /^(\d*)(d\d+)$/
const coloured = /^(?:\d*(?:red|blue|black|[rbk]))+$/
const someOfColour = /(\d*)(red|blue|black|[rbk])/g

/** The dice that a word names; nothing when it names none. A count is a whole number as typed, 1 where none is. */
function diceIn(word: string): Parsed<readonly DiceOf[]> | undefined {
  const number = numbered.exec(word)
  if (!number && !coloured.test(word)) return undefined
  const read: DiceOf[] = []
  for (const [, typed, name] of number ? [number] : word.matchAll(someOfColour)) {
    const die = name === 'd6' || name === 'd3' ? name : colourNames[name!]
    if (!die) return wrong('pool.sides', { die: quoted(name!) })
    const count = typed === '' ? 1 : Number(typed)
    if (count < 1 || count > mostDice) return wrong('pool.count', { typed: quoted(word), most: mostDice })
    read.push({ die, count })
  }
  return { ok: read }
}

/** What a pool says so far, while its words are read from left to right. */
interface Draft {
  dice: DiceOf[]
  target?: number
  crit?: Crit
  reroll?: Reroll
  save?: number
}

const within = (typed: string, pattern: RegExp, low: number, high: number): number | undefined => {
  const n = Number(pattern.exec(typed)?.[1] ?? Number.NaN)
  return n >= low && n <= high ? n : undefined
}
const plusAfter = /^(\d+)\+$/
const plusBefore = /^\+(\d+)$/

type Taken = { readonly wrong: Message<PoolKey> } | 1 | 2

function takeTarget(draft: Draft, word: string): Taken {
  if (draft.target !== undefined) return wrong('pool.twice', { word: quoted(word) })
  const target = within(word, plusAfter, bestTarget, worstTarget)
  if (target === undefined) return wrong('pool.target', { typed: quoted(word) })
  draft.target = target
  return 1
}

function takeCrit(draft: Draft, next: string): Taken {
  if (draft.crit) return wrong('pool.twice', { word: 'crit' })
  const on = within(next, plusAfter, bestTarget, worstTarget)
  const above = within(next, plusBefore, 1, 4)
  if (on !== undefined) draft.crit = { kind: 'on', n: on }
  else if (above !== undefined) draft.crit = { kind: 'above', n: above }
  return draft.crit ? 2 : wrong('pool.crit', { typed: quoted(next) })
}

function takeSave(draft: Draft, next: string): Taken {
  if (draft.save !== undefined) return wrong('pool.twice', { word: 'save' })
  const save = within(next, plusAfter, bestTarget, worstTarget)
  if (save === undefined) return wrong('pool.save', { typed: quoted(next) })
  draft.save = save
  return 2
}

function takeReroll(draft: Draft, next: string): Taken {
  if (draft.reroll) return wrong('pool.twice', { word: 'reroll' })
  const reroll = rerolls.find((name) => name === next)
  if (!reroll) return wrong('pool.reroll', { typed: quoted(next) })
  draft.reroll = reroll
  return 2
}

/** Takes a word, and often the one behind it, into the draft; gives how many words were used, or what is wrong. */
function take(draft: Draft, word: string, next: string): Taken {
  if (word.length > longest) return wrong('pool.unknown', { typed: quoted(word) })
  if (plusAfter.test(word)) return takeTarget(draft, word)
  if (word === 'crit') return takeCrit(draft, next)
  if (word === 'save') return takeSave(draft, next)
  if (word === 'reroll') return takeReroll(draft, next)
  const spaced = /^\d+$/.test(word) && Object.hasOwn(colourNames, next)
  const dice = diceIn(spaced ? word + next : word)
  if (!dice) return wrong('pool.unknown', { typed: quoted(word) })
  if ('wrong' in dice) return dice
  draft.dice.push(...dice.ok)
  return spaced ? 2 : 1
}

/** The dice of a draft with each kind once and the colours in their order; two sorts of dice do not make a pool. */
function gather(dice: readonly DiceOf[]): Parsed<readonly DiceOf[]> {
  const kinds = new Map<Die, number>()
  for (const { die, count } of dice) kinds.set(die, (kinds.get(die) ?? 0) + count)
  const all = [...kinds.keys()]
  if (all.length === 0) return wrong('pool.no-dice')
  if (all.length > 1 && !all.every(isColour)) return wrong('pool.mixed')
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
  if (total > mostDice) return wrong('pool.count', { typed: String(total), most: mostDice })
  const order: readonly Die[] = ['d6', 'd3', ...colours]
  return { ok: order.filter((die) => kinds.has(die)).map((die) => ({ die, count: kinds.get(die)! })) }
}

/** Checks that the parts of a pool go together. */
function whole({ dice, ...rest }: Draft): Parsed<Pool> {
  const gathered = gather(dice)
  if ('wrong' in gathered) return gathered
  const pool: Pool = { dice: gathered.ok, ...rest }
  const { target, crit, reroll, save } = pool
  const die = pool.dice[0]!.die
  if (die !== 'd6' && (target !== undefined || crit || save !== undefined)) return wrong('pool.needs-d6')
  if (target === undefined && (crit || save !== undefined)) return wrong('pool.needs-target')
  if (crit?.kind === 'on' && crit.n < target!) return wrong('pool.crit-below', { crit: crit.n, target: target! })
  if (reroll === 'miss' && die === 'd6' && target === undefined) return wrong('pool.needs-target')
  const fits = reroll === undefined || (reroll === '1' ? !isColour(die) : isColour(die) || (reroll === 'miss' && die === 'd6'))
  return fits ? { ok: pool } : wrong('pool.reroll-die', { reroll: reroll!, dice: die })
}

function parsePool(text: string): Parsed<Pool> {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return wrong('pool.empty')
  const draft: Draft = { dice: [] }
  for (let i = 0; i < words.length; ) {
    const used = take(draft, words[i]!, words[i + 1] ?? '')
    if (typeof used !== 'number') return used
    i += used
  }
  return whole(draft)
}

/** Reads the pools of a line, which commas separate. The first thing that is wrong is told; nothing is left out in silence. */
export function parsePools(text: string): Parsed<readonly Pool[]> {
  const parts = text.toLowerCase().split(',')
  if (parts.length > mostPools) return wrong('pool.many', { most: mostPools })
  const pools: Pool[] = []
  for (const part of parts) {
    const parsed = parsePool(part)
    if ('wrong' in parsed) return parsed
    pools.push(parsed.ok)
  }
  return { ok: pools }
}
