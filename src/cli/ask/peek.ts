import { UserError } from '../../core/errors.js'
import type { Sitting } from '../sitting.js'
import type { Asker } from './asker.js'

/** `:peek A`: shows a side what only it may see, while the other looks away; only where nothing of it can stay behind. */
export async function peek(sitting: Sitting, rest: string, asker?: Asker): Promise<undefined> {
  const { terminal, system, game } = sitting
  const { state, question } = game.match
  const word = rest.trim().toUpperCase() || question?.by
  if (word !== 'A' && word !== 'B') throw new UserError({ key: 'error.peek-who' }, 2)
  if (!asker?.peek) throw new UserError({ key: 'error.peek-terminal' }, 2)
  const lines = system.secrets?.(state, word) ?? []
  if (!lines.length) throw new UserError({ key: 'error.peek-nothing', args: { side: word } }, 2)
  const names = system.names(state)
  const warning = terminal.say({ key: 'peek.away', args: { who: names[word], other: names[word === 'A' ? 'B' : 'A'] } })
  await asker.peek(terminal, warning, lines.map(terminal.say))
}
