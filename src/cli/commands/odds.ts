import { parsePools } from '../../core/dice/parse.js'
import { printPool } from '../../core/dice/print.js'
import { UserError } from '../../core/errors.js'
import { poolOdds } from '../../odds/pool.js'
import { numberFlag } from '../read-flags.js'
import { oddsJson, type Shown, showOdds } from '../show/odds.js'
import type { Terminal } from '../terminal.js'

export interface OddsFlags {
  readonly atLeast?: string
  readonly json?: boolean
}

/** `fleetref odds POOL…`: the exact chances of pools, which commas separate. A bad pool or number is a UserError. */
export function odds(terminal: Terminal, words: readonly string[], flags: OddsFlags): void {
  const parsed = parsePools(words.join(' '))
  if ('wrong' in parsed) throw new UserError(parsed.wrong, 2)
  const wanted = numberFlag('--at-least', flags.atLeast, 0, 999)
  parsed.ok.forEach((pool, i) => {
    const shown: Shown = { pool: printPool(pool), ...poolOdds(pool), ...(wanted === undefined ? {} : { atLeast: wanted }) }
    if (flags.json) {
      terminal.out(oddsJson(shown))
      return
    }
    if (i > 0) terminal.out('')
    showOdds(terminal, shown)
  })
}
