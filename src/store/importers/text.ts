/**
 * Lists come from old Windows programs, phones, forums and spreadsheets: UTF-8 or UTF-16 with or without a mark, cp1252,
 * UTF-8 taken for cp1252 and encoded again, every kind of line end, dash, quote, bullet and space.
 */

/** A line of a list that is not blank: its number in the file, and its text with odd characters folded. */
export interface Line {
  readonly line: number
  readonly text: string
}

/**
 * The characters of cp1252 by byte. Written out, because `TextDecoder('windows-1252')` of Node 20 takes the bytes 80 to 9f,
 * bullets and quotes among them, for control characters.
 */
const cp1252 = Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte <= 0x9f
    ? ('€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'[byte - 0x80] ?? '')
    : String.fromCharCode(byte),
)
const cp1252Bytes = new Map(cp1252.map((character, byte) => [character, byte]))

export function decodeList(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => cp1252[byte]).join('')
  }
}

export const linesOf = (text: string): readonly Line[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map((line, index) => ({ line: index + 1, text: folded(line) }))
    .filter(({ text: kept }) => kept !== '')

const folded = (line: string): string =>
  undoubled(line)
    .replace(/\u00c2?\u00a0/g, ' ')
    .replace(/[\u200b-\u200f\u2060-\u2069\ufeff\u0000-\u0008\u000e-\u001f\u007f]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/''/g, '"')
    .replace(/[\u2219\u2023\u25cf\u25aa\u25e6\u2027\u30fb]/g, '•')
    .replace(/\u00d7/g, 'x')
    .replace(/\s+/g, ' ')
    .trim()

/** `â€¢` was a bullet before UTF-8 was read as cp1252 and written again; text that was never doubled does not decode and stays. */
function undoubled(line: string): string {
  if (!/[\u00c2\u00c3\u00e2]/.test(line)) return line
  // Some programs went by Latin-1 instead, where the bytes 80 to 9f are control characters.
  const bytes = [...line].map((character) => cp1252Bytes.get(character) ?? (character < '\u0100' ? character.charCodeAt(0) : undefined))
  if (bytes.includes(undefined)) return line
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes as number[]))
  } catch {
    return line
  }
}
