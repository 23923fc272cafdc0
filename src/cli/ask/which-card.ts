import type { Choose } from '../../core/question.js'
import type { Chooser } from '../../store/importers/ask.js'
import type { Terminal } from '../terminal.js'
import { choice } from './choice.js'
import { askerFor } from './choose-asker.js'

/** Asks which of several cards a name on a list is; nothing where nobody can be asked: then they are listed. */
export function whichCard(terminal: Terminal): Chooser | undefined {
  if (!terminal.interactive || terminal.noInput) return undefined
  return async ({ line, text, candidates }) => {
    const question: Choose = {
      kind: 'choose',
      id: 'which-card',
      by: 'both',
      text: { key: 'import.which', args: { line, text } },
      options: [...candidates.map((name, at) => ({ id: `card-${at + 1}`, label: name })), { id: 'leave', label: { key: 'import.leave' } }],
    }
    const asker = await askerFor(terminal)
    try {
      const id = await choice(terminal, question, asker)
      return id === undefined ? undefined : candidates[Number(id.slice('card-'.length)) - 1]
    } finally {
      asker.close()
    }
  }
}
