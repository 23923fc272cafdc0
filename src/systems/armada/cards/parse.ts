/**
 * Reads the catalogue's own shorthand: a line a card, columns parted by ` | `, `-` for an empty one; a line with `=` gives
 * other spellings of the card above it, a line with `[...]` the kind of those below.
 */
export interface Line {
  readonly heading: string
  readonly columns: readonly string[]
  readonly aliases: readonly string[]
}

export function parseLines(text: string): readonly Line[] {
  const lines: Line[] = []
  let heading = ''
  for (const line of text.trim().split('\n')) {
    const last = lines.at(-1)
    if (line.startsWith('[')) heading = line.slice(1, -1)
    else if (line.startsWith('= ') && last) lines[lines.length - 1] = { ...last, aliases: line.slice(2).split(', ') }
    else lines.push({ heading, columns: line.split(' | ').map((column) => (column === '-' ? '' : column)), aliases: [] })
  }
  return lines
}

export const wordsOf = <T extends string>(column = ''): readonly T[] => (column ? (column.split(' ') as T[]) : [])
