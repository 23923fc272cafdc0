/**
 * Names as people and other list builders write them: accents, quotes, dashes, plurals, `Mk II`, `Imperial-class`.
 * Numerals are never touched: a Victory I is not a Victory II.
 */

/** Kebab-case without anything a shell, a file name or a key could mind: `Calibre (H&S)` is `calibre-h-s`. */
export const kebab = (text: string): string =>
  plain(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** An id that starts with a letter, whatever the name is made of. */
export function idOf(name: string, fallback: string): string {
  const id = kebab(name)
  return /^[a-z]/.test(id) ? id : id ? `${fallback}-${id}` : fallback
}

/** Two spellings with the same fold are the same name. */
export const fold = (name: string): string =>
  plain(name)
    .replace(/[-\s]+class\b/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== 'the')
    .map((word) => (word === 'mark' ? 'mk' : singular(word)))
    .join(' ')

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’‘`´"“”]/g, '')
    .toLowerCase()

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)

/** What a name was found to be. `several`: it could be any of these; `none`: the nearest names, best first. */
export type Match<T> =
  | { readonly kind: 'exact'; readonly value: T }
  | { readonly kind: 'guess'; readonly value: T; readonly name: string }
  | { readonly kind: 'several'; readonly values: readonly T[]; readonly names: readonly string[] }
  | { readonly kind: 'none'; readonly close: readonly string[] }

export interface Entry<T> {
  /** The name to show first, then every other spelling. */
  readonly names: readonly [string, ...string[]]
  readonly value: T
}

export type Matcher<T> = (name: string) => Match<T>

/** A spelling of entries, taken apart once: lists have many names that are none of ours. */
interface Spelling<T> {
  readonly words: readonly string[]
  readonly entries: readonly Entry<T>[]
}

/** Looks names up among these entries: the same fold, then one name that has all its words, then one with a slip of the pen. */
export function matcher<T>(entries: readonly Entry<T>[]): Matcher<T> {
  const known = new Map<string, Entry<T>[]>()
  for (const entry of entries) {
    for (const spelling of new Set(entry.names.flatMap((name) => [fold(name), tight(name)]))) {
      known.set(spelling, [...(known.get(spelling) ?? []), entry])
    }
  }
  const spellings: readonly Spelling<T>[] = [...known].map(([spelling, found]) => ({ words: spelling.split(' '), entries: found }))
  const guess = (test: (words: readonly string[]) => boolean) =>
    among(
      spellings.filter(({ words }) => test(words)).flatMap((spelling) => spelling.entries),
      'guess',
    )
  return (name) => {
    const wanted = fold(name)
    const same = among(known.get(wanted) ?? known.get(tight(name)) ?? [], 'exact')
    if (same || !wanted) return same ?? { kind: 'none', close: [] }
    const words = wanted.split(' ')
    return guess((theirs) => within(words, theirs)) ?? guess((theirs) => slip(words, theirs)) ?? none(wanted, entries)
  }
}

/** One entry, or several, or nothing. */
function among<T>(found: readonly Entry<T>[], kind: 'exact' | 'guess'): Match<T> | undefined {
  const [first, ...more] = [...new Set(found)]
  if (!first) return undefined
  if (more.length) return { kind: 'several', values: [first, ...more].map(({ value }) => value), names: [first, ...more].map(nameOf) }
  return kind === 'exact' ? { kind, value: first.value } : { kind, value: first.value, name: nameOf(first) }
}

/** What is nearest is worked out when somebody wants to say it. */
const none = <T>(wanted: string, entries: readonly Entry<T>[]): Match<T> => ({
  kind: 'none',
  get close() {
    return nearest(wanted, entries)
  },
})

const nameOf = <T>({ names }: Entry<T>): string => names[0]

/** Without any spaces, for slugs: `assaultfrigatemarkiib`. */
const tight = (name: string): string =>
  plain(name)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/class/g, '')
    .replace(/mark/g, 'mk')
    .replace(/s$/, '')

/** Every word that is wanted is among theirs, in order. */
function within(wanted: readonly string[], theirs: readonly string[]): boolean {
  let at = 0
  for (const word of theirs) if (word === wanted[at]) at++
  return at === wanted.length
}

/** Word by word the same, but for one or two letters in long words; numerals and short words must agree. */
const slip = (wanted: readonly string[], theirs: readonly string[]): boolean =>
  wanted.length === theirs.length &&
  wanted.every((word, index) => {
    const other = theirs[index]!
    if (word === other) return true
    const shorter = Math.min(word.length, other.length)
    return shorter >= 4 && !/\d/.test(word + other) && distance(word, other) <= (shorter >= 8 ? 2 : 1)
  })

function nearest<T>(wanted: string, entries: readonly Entry<T>[]): string[] {
  const first = wanted.split(' ')[0]!
  return entries
    .map((entry) => {
      const apart = entry.names.map((name) => {
        const spelling = fold(name)
        return Math.min(distance(wanted, spelling), ...spelling.split(' ').map((word) => distance(first, word) + 0.5))
      })
      return { name: nameOf(entry), apart: Math.min(...apart) }
    })
    .filter(({ apart }) => apart <= Math.max(2, wanted.length / 3))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** Letters to change, add, drop or swap with the next one. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j]!, before[j - 2]! + 1)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length]!
}
