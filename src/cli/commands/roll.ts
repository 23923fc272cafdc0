import { isColour } from '../../core/dice/faces.js'
import { parsePools } from '../../core/dice/parse.js'
import { counts, isArmada, type Pool } from '../../core/dice/pool.js'
import { printPool } from '../../core/dice/print.js'
import { type Rolled, type RolledDie, rollPool } from '../../core/dice/roll.js'
import type { Strike } from '../../core/dice/target.js'
import { UserError } from '../../core/errors.js'
import { type Message, messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { type FaceFlags, faceSource, tellSeed } from '../face-source.js'
import { faceLines, faceName } from '../show/faces.js'
import type { Terminal } from '../terminal.js'

const m = messages<keyof typeof en>()

export interface RollFlags extends FaceFlags {
  readonly json?: boolean
  /** Called with each roll as JSON, to be kept for `--history`. */
  readonly remember?: (line: string) => void
}

/** What a roll counts in JSON. */
function countsOf(pool: Pool, { hits, crits, accuracies, sum, damage, saves, unsaved }: Rolled): object {
  if (isArmada(pool)) return { damage, hits, crits, accuracies }
  if (pool.target === undefined) return { sum }
  return { hits, crits, ...(pool.save === undefined ? {} : { saves, unsaved }) }
}

/** Dice that were rolled again, by their place in the pool from 0 on. */
const rerolledIn = (dice: readonly RolledDie[]) => dice.flatMap(({ was, face }, index) => (was === undefined ? [] : [{ index, was, face }]))

function rollJson(pool: Pool, rolled: Rolled, origin: object): string {
  const again = rerolledIn(rolled.dice)
  const faces = rolled.dice.map(({ face }) => face)
  const rerolled = again.length > 0 ? { rerolled: again } : {}
  return JSON.stringify({ type: 'roll', pool: printPool(pool), faces, ...countsOf(pool, rolled), ...rerolled, ...origin })
}

function strikeOf(pool: Pool, { die, face }: RolledDie): Strike {
  const { hits, crits, damage } = counts(pool, die, face)
  if (pool.target === undefined && !isColour(die)) return 'hit'
  return crits > 0 ? 'crit' : hits + damage > 0 ? 'hit' : 'miss'
}

/** What a roll came to, in a sentence. */
function result(pool: Pool, { hits, crits, accuracies, sum, damage, unsaved }: Rolled): Message {
  if (isArmada(pool)) return m('roll.damage', { damage, crits, accuracies })
  if (pool.target === undefined) return m('roll.sum', { sum })
  const struck = pool.crit ? m('roll.hits-crits', { hits, crits }) : m('roll.hits', { hits })
  return pool.save === undefined ? struck : m('roll.unsaved', { hits: struck, unsaved })
}

function showRoll(terminal: Terminal, pool: Pool, rolled: Rolled): void {
  terminal.out(terminal.paint.bold(printPool(pool)))
  const dice = rolled.dice.map((one) => ({ face: one.face, counts: strikeOf(pool, one) }))
  for (const line of faceLines(terminal, dice)) terminal.out(line)
  const again = rerolledIn(rolled.dice).map(({ was, face }) => m('roll.from-to', { from: faceName(was), to: faceName(face) }))
  if (again.length > 0) terminal.out(terminal.say(m('roll.again', { changes: again })))
  if (rolled.saves.length > 0) terminal.out(terminal.say(m('roll.saves', { faces: rolled.saves, save: pool.save! })))
  terminal.out(terminal.paint.bold(terminal.say(result(pool, rolled))))
}

/**
 * `fleetref roll POOL…`: rolls pools, which commas separate; pool number n takes stream n of the seed. Bad pools and typed faces
 * that do not serve are a UserError, before anything is shown.
 */
export function roll(terminal: Terminal, words: readonly string[], flags: RollFlags): void {
  const parsed = parsePools(words.join(' '))
  if ('wrong' in parsed) throw new UserError(parsed.wrong, 2)
  const source = faceSource(flags)
  const rolls = parsed.ok.map((pool, i) => ({ pool, rolled: rollPool(pool, source.roll(i + 1)) }))
  source.finish()
  rolls.forEach(({ pool, rolled }, i) => {
    flags.remember?.(rollJson(pool, rolled, { ...source.origin, text: terminal.say(result(pool, rolled)) }))
    if (flags.json) {
      terminal.out(rollJson(pool, rolled, source.origin))
      return
    }
    if (i > 0) terminal.out('')
    showRoll(terminal, pool, rolled)
  })
  if (!flags.json) tellSeed(terminal, source)
}

/** `fleetref roll --history`: the last rolls, oldest first. What cannot be read any more is left out. */
export function rollHistory(terminal: Terminal, rolls: readonly string[], json: boolean): void {
  for (const line of rolls) {
    const read = rememberedRoll(line)
    if (!read) continue
    if (json) terminal.out(line)
    else terminal.out(terminal.say(m('roll.past', read)))
  }
}

function rememberedRoll(line: string): { readonly pool: string; readonly faces: string; readonly text: string } | undefined {
  try {
    const { pool, faces, text } = JSON.parse(line) as { pool: unknown; faces: unknown; text: unknown }
    return { pool: String(pool), faces: Array.isArray(faces) ? faces.join(' ') : '', text: String(text) }
  } catch {
    return undefined
  }
}
