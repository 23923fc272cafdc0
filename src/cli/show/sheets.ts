import Table from 'cli-table3'
import type { Label } from '../../core/question.js'
import type { Cell, Sheet } from '../../core/view.js'
import type { Terminal } from '../terminal.js'
import { labelled } from './label.js'
import { widthOf } from './width.js'
import { wrapped } from './wrap.js'

const isList = (cell: Cell): cell is readonly Label[] => Array.isArray(cell)

function cellText(terminal: Terminal, cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  return isList(cell) ? cell.map((part) => labelled(terminal, part)).join(', ') : labelled(terminal, cell as Label)
}

/** Narrower than this, a table becomes lines. */
const narrow = 60

/** A table drawn for the terminal's width: a grid, or a few lines a row on a narrow screen. */
export function sheetLines(terminal: Terminal, sheet: Sheet): string[] {
  const title = terminal.paint.bold(labelled(terminal, sheet.title))
  if (!sheet.rows.length) return []
  const heads = sheet.columns.map(terminal.say)
  // A row may be shorter than the table: a ship that is gone has little to show.
  const rows = sheet.rows.map((row) => heads.map((_, at) => cellText(terminal, row[at])))
  const used = heads.map((_, at) => rows.some((row) => row[at]))
  const keep = (row: readonly string[]) => row.filter((_, at) => used[at])
  return [
    title,
    ...(terminal.width < narrow ? rowLines(terminal, keep(heads), rows.map(keep)) : grid(terminal, keep(heads), rows.map(keep))),
  ]
}

const borders = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
}

function grid(terminal: Terminal, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = fitted(heads, rows, terminal.width)
  const table = new Table({
    chars: borders,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    colWidths: widths,
    wordWrap: true,
  })
  table.push(
    heads.map((head) => terminal.paint.dim(head)),
    ...rows.map((row) => [...row]),
  )
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
}

/** Columns give way until the table fits: the widest first, none below its longest word while another can. */
function fitted(heads: readonly string[], rows: readonly (readonly string[])[], width: number): number[] {
  const columns = heads.map((head, at) => [head, ...rows.map((row) => row[at]!)])
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => widthOf(cell))))
  const words = columns.map((cells) => Math.max(...cells.flatMap((cell) => cell.split(' ')).map((word) => widthOf(word))))
  let over = widths.reduce((sum, one) => sum + one + 2, -2) - width
  for (const least of [words, words.map(() => 4)]) {
    while (over > 0) {
      const slack = widths.map((one, at) => one - least[at]!)
      const most = Math.max(...slack)
      if (most <= 0) break
      widths[slack.indexOf(most)]!--
      over--
    }
  }
  return widths
}

/** On a narrow screen: the first column as a heading where it says something, the second as the name of a line of facts. */
function rowLines({ width }: Terminal, heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([heading = '', name = '', ...rest]) => {
    const facts = rest.flatMap((cell, at) => (cell ? [`${heads[at + 2]} ${cell}`] : []))
    // A number says nothing without its heading; a name does.
    const first = /^\d+$/.test(name) ? `${heads[1]} ${name}` : name
    return [...(heading ? wrapped(heading, width) : []), ...wrapped(`  ${[first, ...facts].filter(Boolean).join(', ')}`, width, 4)]
  })
}
