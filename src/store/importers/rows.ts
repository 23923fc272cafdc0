import { type ObjectiveKind, objectiveKinds } from '../../systems/armada/fleet/profile.js'
import type { Line } from './text.js'

/** Figures that a roster gives besides the name; they win over the card's. */
export type Figures = Readonly<Partial<Record<'hull' | 'command' | 'squadron' | 'engineering' | 'speed', number>>>

/** What a line of an Armada list says, before any name was looked up. */
export type Row =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'faction'; readonly text: string }
  | { readonly kind: 'commander'; readonly text: string }
  | { readonly kind: 'objective'; readonly text: string; readonly of?: ObjectiveKind }
  /** The rest of a header that was broken over two lines. */
  | { readonly kind: 'rest'; readonly text: string }
  | { readonly kind: 'squadrons' }
  /** A ship or a squadron. */
  | { readonly kind: 'model'; readonly text: string; readonly points?: number; readonly flagship?: boolean; readonly figures?: Figures }
  | { readonly kind: 'squadron'; readonly text: string; readonly count: number; readonly points?: number; readonly figures?: Figures }
  /** An upgrade of the ship above, or a squadron once those have begun. */
  | { readonly kind: 'item'; readonly text: string; readonly points?: number }
  | { readonly kind: 'sum'; readonly points: number; readonly of?: 'squadrons' }
  | { readonly kind: 'total'; readonly points: number }
  /** Understood, and nothing that a fleet needs: rules, authors, counts. */
  | { readonly kind: 'remark' }

export type Rule = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[]) => Row | readonly Row[]]

/** A list builder's text: how it is known, and what its lines say beyond what all of them share. */
export interface TextFormat {
  readonly id: string
  readonly detect: (text: string) => boolean
  readonly rules: readonly Rule[]
}

export interface Placed {
  readonly line: Line
  /** Nothing where no rule fits. */
  readonly row: Row | undefined
}

const number = (text: string | undefined): { readonly points?: number } => (text === undefined ? {} : { points: Number(text) })

export const objectiveOf = (word = ''): ObjectiveKind => (/^d/i.test(word) ? 'defence' : /^n/i.test(word) ? 'navigation' : 'assault')

export const objective = (text: string, of?: ObjectiveKind): Row =>
  /^(none)?$/i.test(text.trim()) ? { kind: 'remark' } : { kind: 'objective', text, ...(of && { of }) }

/** The objectives of a line that names one of each kind, in the order in which the kinds are always named. */
export const objectives = (names: readonly string[]): readonly Row[] => names.map((name, index) => objective(name, objectiveKinds[index]))

export const header = (kind: 'name' | 'faction' | 'commander', text = ''): Row =>
  text.trim() ? { kind, text: text.trim() } : { kind: 'remark' }

export const model = (text = '', points?: string, more: { readonly flagship?: boolean; readonly figures?: Figures } = {}): Row => ({
  kind: 'model',
  text,
  ...number(points),
  ...more,
})

export const squadron = (count = '1', text = '', points?: string, figures?: Figures): Row => ({
  kind: 'squadron',
  text,
  count: Number(count),
  ...number(points),
  ...(figures && { figures }),
})

export const item = (text = '', points?: string): Row => ({ kind: 'item', text, ...number(points) })

/** `(96)`, `( 25 points)`, `(13 EACH)`. */
export const price = String.raw`\(\s*(\d{1,4})\s*(?:points?|pts|each)?\s*\)`
export const bullet = '[•·*+-]'

/** Lines that the builders of Armada lists have in common. */
const commonRules: readonly Rule[] = [
  [/^[-=_*~]{3,}$/, () => ({ kind: 'remark' })],
  [/^(?:author|gamemode|campaign|skirmish|description)\b.*:/i, () => ({ kind: 'remark' })],
  [/^name:\s*(.*)$/i, ([, text]) => header('name', text)],
  [/^faction:\s*(.*)$/i, ([, text]) => header('faction', text)],
  [/^commander:\s*(.*?)(?:\s*\(\d+\))?$/i, ([, text]) => header('commander', text)],
  [/^(assault|defen[cs]e|navigation)(?: objective)?:\s*(.*)$/i, ([, which, text = '']) => objective(text, objectiveOf(which))],
  [/^squadrons:?(?: *\(\d+(?:\/\d+)?\))?:?$/i, () => ({ kind: 'squadrons' })],
  [/^(?:total )?points:\s*(\d+)(?:\s*\/\s*\d+)?$/i, ([, points]) => ({ kind: 'total', points: Number(points) })],
  [/^=\s*(\d+) total squadron cost$/i, ([, points]) => ({ kind: 'sum', points: Number(points), of: 'squadrons' })],
  [/^=\s*(\d+)\s*(?:total\b.*|points?)?$/i, ([, points]) => ({ kind: 'sum', points: Number(points) })],
  [new RegExp(`^(?:${bullet} ?)?(\\d{1,2}) ?x? (.+?) ?${price}$`, 'i'), ([, count, text, points]) => squadron(count, text, points)],
  [new RegExp(`^${bullet} ?(.+?) ?${price}$`, 'i'), ([, text, points]) => item(text, points)],
  [new RegExp(`^\\[ ?flagship ?\\] ?(.+?) ?${price}$`, 'i'), ([, text, points]) => model(text, points, { flagship: true })],
  [new RegExp(`^([^•].*?) ?${price}$`, 'i'), ([, text, points]) => model(text, points)],
  [new RegExp(`^${bullet} ?([^()]+)$`), ([, text]) => item(text)],
]

/** Reads lines by the rules of a format, then by the common ones; the first that fits counts. */
export function readRows(lines: readonly Line[], format: TextFormat): readonly Placed[] {
  const rules = [...format.rules, ...commonRules]
  let last: Row | undefined
  return lines.flatMap((line): readonly Placed[] => {
    if (/^!vassal\b/i.test(line.text)) return [{ line, row: { kind: 'remark' } as const }]
    for (const [pattern, read] of rules) {
      const groups = pattern.exec(line.text)
      if (!groups) continue
      const rows = [read([...groups])].flat() as readonly Row[]
      last = rows.at(-1)
      return rows.map((row) => ({ line, row }))
    }
    if (last?.kind === 'objective') return [{ line, row: { kind: 'rest', text: line.text } as const }]
    return [{ line, row: undefined }]
  })
}
