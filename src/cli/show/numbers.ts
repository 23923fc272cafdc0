import type { Language } from '../../i18n/locale.js'

/** No-break spaces, which some languages put before a sign, are odd in a terminal. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const smallest = 1e-6
const largest = 0.999

/**
 * A probability in percent: one decimal, more digits where that would say nothing, `<` where even those would not, and `>` for
 * what is nearly but not quite certain.
 */
export function percent(language: Language, p: number): string {
  const say = (value: number, digits: Intl.NumberFormatOptions) =>
    plainSpaces(new Intl.NumberFormat(language, { style: 'percent', ...digits }).format(value))
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  if (p === 0 || p > 1 - 1e-12) return say(Math.round(p), {})
  if (p < smallest) return `<${say(smallest, { maximumSignificantDigits: 2 })}`
  if (p < 0.0005) return say(p, { maximumSignificantDigits: 2 })
  return p >= 0.9995 ? `>${say(largest, oneDecimal)}` : say(p, oneDecimal)
}

/** A number with two decimals. */
export const decimal = (language: Language, value: number): string =>
  plainSpaces(new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value))
