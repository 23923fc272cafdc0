import { eastAsianWidth } from 'get-east-asian-width'

const plain = /^[\x20-\x7e]*$/
const weightless = /[\p{M}\p{Cf}]/u

/** How many columns a text takes on a terminal: accents none of their own, wide letters two. */
export function widthOf(text: string): number {
  if (plain.test(text)) return text.length
  let width = 0
  for (const letter of text) if (!weightless.test(letter)) width += eastAsianWidth(letter.codePointAt(0)!)
  return width
}
