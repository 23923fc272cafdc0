import { messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { atLeast, type Distribution } from '../../odds/distribution.js'
import type { Terminal } from '../terminal.js'
import { percent } from './numbers.js'

const m = messages<keyof typeof en>()

/** Charts of more rows leave out the tails below this chance, and say so. */
const manyRows = 25
const rare = 1e-4

interface Row {
  readonly value: number
  readonly p: number
  readonly more: number
}

/** The possible values, and of a long list those that are not rare: from the first to the last of them. */
function rowsOf(chances: Distribution): { readonly rows: readonly Row[]; readonly left: readonly Row[] } {
  const all = Array.from(chances, (p, value): Row => ({ value, p, more: atLeast(chances, value) })).filter(({ p }) => p > 0)
  if (all.length <= manyRows) return { rows: all, left: [] }
  const first = all.findIndex(({ p }) => p >= rare)
  const last = all.findLastIndex(({ p }) => p >= rare)
  return { rows: all.slice(first, last + 1), left: [...all.slice(0, first), ...all.slice(last + 1)] }
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** A bar of a length in columns, with its last column in eighths. */
const bar = (length: number): string => '█'.repeat(Math.floor(length)) + eighths[Math.floor((length % 1) * 8)]!

function drawn(terminal: Terminal, rows: readonly Row[]): readonly string[] {
  const { language, width, paint } = terminal
  const more = terminal.say(m('odds.at-least'))
  const cells = rows.map(({ value, p, more }) => [String(value), percent(language, p), percent(language, more)] as const)
  const widest = (column: 0 | 1 | 2, head = 0) => Math.max(head, ...cells.map((row) => row[column].length))
  const [values, chances, mores] = [widest(0), widest(1), widest(2, more.length)]
  const room = width - values - chances - mores - 5
  const most = Math.max(...rows.map(({ p }) => p))
  const head = ' '.repeat(Math.max(0, values + 2 + chances + (room > 2 ? room + 2 : 1))) + more.padStart(mores)
  const lines = cells.map(([value, chance, least], i) => {
    const length = Math.max(0, room > 2 ? (rows[i]!.p / most) * room : 0)
    const gap = room > 2 ? ` ${paint.cyan(bar(length))}${' '.repeat(room - Math.ceil(Math.floor(length * 8) / 8))} ` : ' '
    return `${value.padStart(values)}  ${chance.padStart(chances)}${gap}${least.padStart(mores)}`
  })
  return [head, ...lines]
}

/** A distribution as a bar chart that fits the width, with a column "at least"; in sentences on a plain terminal. */
export function chart(terminal: Terminal, chances: Distribution): readonly string[] {
  const { language } = terminal
  const { rows, left } = rowsOf(chances)
  const sentence = ({ value, p, more }: Row) =>
    terminal.say(m('odds.row', { value, chance: percent(language, p), more: percent(language, more) }))
  const lines = terminal.plain ? rows.map(sentence) : drawn(terminal, rows)
  if (left.length === 0) return lines
  const parts = [left.filter(({ value }) => value < rows[0]!.value), left.filter(({ value }) => value > rows[0]!.value)]
  const spans = parts.filter((part) => part.length > 0).map((part) => `${part[0]!.value}–${part.at(-1)!.value}`)
  return [...lines, terminal.say(m('odds.left-out', { spans, chance: percent(language, rare) }))]
}
