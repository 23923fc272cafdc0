/** A cell of a comma-separated table, and the line that it begins on. */
export interface Cell {
  readonly line: number
  readonly text: string
}

/** Rows of cells; cells in quotes may hold commas, doubled quotes and line ends (RFC 4180). */
export function parseCsv(text: string): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [[]]
  let line = 1
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/g, '\n').matchAll(/(?:"((?:[^"]|"")*)"?|([^,\n]*))(,|\n|$)/g)) {
    const content = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push({ line, text: content })
    line += content.split('\n').length - 1
    if (end === '\n') {
      rows.push([])
      line++
    } else if (end === '') break
  }
  return rows
}
