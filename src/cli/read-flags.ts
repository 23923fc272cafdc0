import { bestTarget, worstTarget } from '../core/dice/target.js'
import { UserError } from '../core/errors.js'
import { messages } from '../core/words.js'
import type { en } from '../i18n/words/odds/en.js'

const m = messages<keyof typeof en>()

/** A whole number within limits from what was typed behind a flag; nothing when the flag was not given. */
export function numberFlag(flag: string, typed: string | undefined, low: number, high: number): number | undefined {
  if (typed === undefined) return undefined
  const n = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  if (!(n >= low && n <= high)) throw new UserError(m('flag-value.number', { flag, typed, low, high }), 2)
  return n
}

/** A target number, typed `4+` or `4`. */
export function targetFlag(flag: string, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined
  const n = Number(/^(\d)\+?$/.exec(typed)?.[1] ?? Number.NaN)
  if (!(n >= bestTarget && n <= worstTarget)) throw new UserError(m('flag-value.target', { flag, typed }), 2)
  return n
}

/** One name of a list. */
export function nameFlag<Name extends string>(flag: string, typed: string, names: readonly Name[]): Name {
  const name = names.find((one) => one === typed.trim().toLowerCase())
  if (!name) throw new UserError(m('flag-value.name', { flag, typed, names }), 2)
  return name
}

/** The value of a flag that has no default. Throws UserError (exit 2) that names the flag: at a terminal it is asked then. */
export function needed<T>(flag: string, value: T | undefined): T {
  if (value === undefined) throw new UserError(m('flag-value.missing', { flag }), 2)
  return value
}
