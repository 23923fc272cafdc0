import type { Choose } from '../../core/question.js'
import type { Choose as Chooser } from '../../store/importers/ask.js'
import { labelled } from '../json.js'
import type { Terminal } from '../terminal.js'
import { askerFor } from './choose-asker.js'
import { answer } from './input.js'
import { refuse } from './refusals.js'

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
      for (;;) {
        const typed = await asker.ask({ terminal, question, head: [], shown: false })
        if (!typed) return undefined
        const input = answer(typed.text.trim(), question, {}, (label) => labelled(terminal, label))
        if (input.kind === 'refused') refuse(terminal, asker, terminal.say(input.why))
        if (input.kind === 'answer') return candidates[Number(String(input.value).slice(5)) - 1]
      }
    } finally {
      asker.close()
    }
  }
}
