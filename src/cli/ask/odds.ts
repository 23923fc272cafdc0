import { UserError } from '../../core/errors.js'
import { labelled } from '../show/label.js'
import { oddsJson, showOdds } from '../show/odds.js'
import type { Sitting } from '../sitting.js'

/** `:odds`, or the key `%`: the exact chances of the dice that wait, before they are rolled. Throws UserError where none do. */
export async function odds({ terminal, system, game: { match }, json }: Sitting): Promise<undefined> {
  const outlooks = (await system.outlook?.(match.state)) ?? []
  if (!outlooks.length) throw new UserError({ key: 'error.no-odds' }, 2)
  for (const { title, ...rest } of outlooks) {
    const shown = { pool: labelled(terminal, title), ...rest }
    if (json) terminal.out(oddsJson(shown))
    else showOdds(terminal, shown)
  }
  return undefined
}
