import { UserError } from '../../core/errors.js'
import type { Choose } from '../../core/question.js'
import { systems } from '../../systems/index.js'
import type { Asker } from '../ask/asker.js'
import { choice } from '../ask/choice.js'
import { refuse } from '../ask/refusals.js'
import type { Terminal } from '../terminal.js'
import { changed } from './changes.js'
import type { Draft } from './draft.js'
import { optionsQuestion, pageQuestion, partsQuestion } from './lines.js'
import { type Preview, preview } from './preview.js'

/**
 * The set-up page: every line has its value already, Enter starts, a letter changes a line. Gives the draft as it was
 * left, 0 when somebody changed their mind, 4 when the input ended.
 */
export async function setUpPage(plain: Terminal, first: Draft, asker: Asker): Promise<Draft | 0 | 4> {
  let draft = first
  let subPage: 'options' | 'parts' | undefined
  for (;;) {
    const { playable } = draft
    const terminal = await plain.speaking(plain.language, playable.system)
    const now = await preview(draft)
    const question = questionOf(draft, now, subPage)
    const id = await choice(terminal, question, asker, { letters: true })
    if (id === undefined) return 4
    switch (id) {
      case 'cancel':
        return 0
      case 'start':
        if (!now.wrong.length) return draft
        refuse(terminal, asker, now.wrong.map(terminal.say).join(' '))
        break
      case 'back':
        subPage = undefined
        break
      case 'options':
      case 'parts':
        subPage = id
        break
      case 'system':
        draft = await otherSystem(draft)
        break
      default:
        try {
          draft = await changed(terminal, draft, now, id, asker)
        } catch (trouble) {
          if (!(trouble instanceof UserError)) throw trouble
          refuse(terminal, asker, terminal.say(trouble.text))
        }
    }
  }
}

function questionOf(draft: Draft, now: Preview, subPage: 'options' | 'parts' | undefined): Choose {
  switch (subPage) {
    case 'options':
      return optionsQuestion(draft)
    case 'parts':
      return partsQuestion(now)
    case undefined:
      return pageQuestion(draft, now)
  }
}

/** The next system in the list; what belongs to a system begins anew. */
async function otherSystem(draft: Draft): Promise<Draft> {
  const ids = Object.keys(systems)
  const next = ids[(ids.indexOf(draft.playable.system.id) + 1) % ids.length]!
  return { ...draft, playable: await systems[next]!(), level: undefined, options: {}, parts: {} }
}
