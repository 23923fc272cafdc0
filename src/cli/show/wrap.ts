import { widthOf } from './width.js'

/** Breaks a text between words into lines of at most `width` columns; lines after the first are indented. A word that is too long stands alone. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S) /)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = ' '.repeat(indent) + word
    } else line = longer
  }
  return [...lines, line]
}
