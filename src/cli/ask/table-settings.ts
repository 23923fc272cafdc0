import { UserError } from '../../core/errors.js'
import { languageOf, languages } from '../../i18n/locale.js'
import { systems } from '../../systems/index.js'
import { levelNamed } from '../level.js'
import { type Sitting, speak } from '../sitting.js'
import { correct, isCorrection } from './corrections.js'
import { reminderLevels } from './reminders.js'

/** Settings of the table: written as `set` lines, the last one wins, and undo leaves them as they are. */
function set({ game: { match }, settings }: Sitting, key: string, value: string): void {
  match.write({ type: 'set', key, value })
  settings[key] = value
}

/** `:dice table`, `:dice A=app`: whose dice are rolled. */
export async function dice(sitting: Sitting, rest: string): Promise<undefined> {
  const [, side, source] = /^(?:([AB])\s*=?\s*)?(app|table)$/i.exec(rest.trim()) ?? []
  if (!source) throw new UserError({ key: 'error.dice' }, 2)
  for (const one of side ? [side.toUpperCase()] : ['A', 'B']) set(sitting, `dice.${one}`, source.toLowerCase())
}

/** `:lang es`. */
export async function lang(sitting: Sitting, rest: string): Promise<undefined> {
  const language = languageOf(rest)
  if (!language) throw new UserError({ key: 'error.language', args: { name: rest, allowed: languages.join(', ') } }, 2)
  set(sitting, 'language', language)
  await speak(sitting, language)
}

/** `:reminders full`, `terse` (one line) or `off`. */
export async function reminders(sitting: Sitting, rest: string): Promise<undefined> {
  const wanted = reminderLevels.find((one) => one === rest.trim().toLowerCase())
  if (!wanted) throw new UserError({ key: 'error.reminders', args: { allowed: reminderLevels.join(', ') } }, 2)
  set(sitting, 'reminders', wanted)
  sitting.terminal.err(sitting.terminal.say({ key: `reminders.${wanted}` }))
}

/** `:level tracker`: how much is refereed, where the system has more than one level. Refused with those there are. */
export async function level(sitting: Sitting, rest: string): Promise<undefined> {
  const there = (await systems[sitting.system.id]?.())?.levels ?? []
  const asked = levelNamed(rest.trim().toLowerCase(), there)
  if (isCorrection(sitting, 'level')) correct(sitting, `level = ${asked}`)
  else if (there.length > 1) throw new UserError({ key: 'error.level-fixed' }, 2)
  else sitting.terminal.err(sitting.terminal.say({ key: 'level.only', args: { level: asked } }))
}
