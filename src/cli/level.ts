import { UserError } from '../core/errors.js'
import { type Level, levels } from '../core/system.js'

/** One of the levels that a system has. Throws UserError (exit 2), with those there are, for one that it has not, or not yet. */
export function levelNamed(name: string, there: readonly Level[]): Level {
  const level = there.find((one) => one === name)
  if (level) return level
  const known = (levels as readonly string[]).includes(name)
  throw new UserError({ key: known ? 'error.level-not-yet' : 'error.level', args: { level: name, allowed: there.join(', ') } }, 2)
}
