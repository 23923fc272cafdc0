import type { Dice } from './fleet/profile.js'

/** Dice as players write them: `2r1b3k`, red, blue, black; `-` for none. */
export const poolPattern = /^(?:(\d{1,2})r)?(?:(\d{1,2})b)?(?:(\d{1,2})k)?$/

export function parseDice(text: string): Dice {
  const [, red = 0, blue = 0, black = 0] = poolPattern.exec(text) ?? []
  return { red: Number(red), blue: Number(blue), black: Number(black) }
}

export const writeDice = ({ red, blue, black }: Dice): string =>
  [red && `${red}r`, blue && `${blue}b`, black && `${black}k`].filter(Boolean).join('') || '-'
