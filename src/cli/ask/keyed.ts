import type { Question } from '../../core/question.js'
import { Refused } from '../../core/question.js'
import { Changed, NotWritten } from '../../store/journal-file.js'
import { sayer } from '../show/label.js'
import { give, rollApp, type Sitting } from '../sitting.js'
import { answer, fold, type Keyed, keyText } from './input.js'
import { discreet, reasonOf, strict } from './refusals.js'

/** Whether a keyed answer is there for this question. */
export const takesKeyed = (sitting: Sitting, keyed: readonly Keyed[], question: Question): boolean =>
  keyed.some((one) => fits(sitting, one, question))

function fits({ system, game }: Sitting, { id, about }: Keyed, question: Question): boolean {
  if (id !== question.id) return false
  if (about === undefined) return true
  if (fold(about) === fold(question.about ?? question.by)) return true
  return question.about !== undefined && system.find(game.match.state, about.replace(/^#/, '')).includes(question.about)
}

/** Gives the keyed answers whose questions have come; whether there was one. With `loud` a refusal is thrown, else it is said. */
export function useKeyed(sitting: Sitting, keyed: Keyed[], loud = false): boolean {
  let used = false
  for (;;) {
    const { match } = sitting.game
    const question = match.question
    const at = question ? keyed.findIndex((one) => fits(sitting, one, question)) : -1
    if (!question || at < 0) return used
    const [one] = keyed.splice(at, 1)
    used = true
    try {
      keyed.unshift(...giveKeyed(sitting, one!, question))
    } catch (trouble) {
      if (loud || trouble instanceof Changed || trouble instanceof NotWritten) throw trouble
      const why = discreet(reasonOf(trouble), question)
      if (one!.where) throw strict(one!.where, why)
      sitting.terminal.err(sitting.terminal.say({ key: 'error.keyed', args: { question: keyText(one!), why } }))
      return used
    }
  }
}

/** Gives one keyed answer; what else stood on its line comes next. */
function giveKeyed(sitting: Sitting, one: Keyed, question: Question): readonly Keyed[] {
  const input = answer(one.text, question, sitting.system.dice, sayer(sitting.terminal))
  if (input.kind === 'answer') give(sitting, input.value, one.joined ? 'line' : undefined)
  else if (input.kind === 'roll') rollApp(sitting)
  else if (input.kind === 'refused') throw new Refused(input.why)
  const { where } = one
  return input.kind === 'answer' ? (input.joined ?? []).map((next) => ({ ...next, ...(where && { where }) })) : []
}
