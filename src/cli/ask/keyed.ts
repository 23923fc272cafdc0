import { brief } from '../../core/clean.js'
import type { Question } from '../../core/question.js'
import { Refused } from '../../core/question.js'
import { Changed, NotWritten } from '../../store/journal-file.js'
import { rollApp, type Sitting } from '../sitting.js'
import { answer, fold, type Keyed } from './input.js'
import { discreet, reasonOf, sayer, strict } from './refusals.js'

/** How a keyed answer is named: by its question, never by its value. */
export const keyText = ({ id, about }: { readonly id: string; readonly about?: string }): string =>
  brief(about === undefined ? id : `${id}@${about}`)

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
      keyed.unshift(...give(sitting, one!, question))
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
function give(sitting: Sitting, one: Keyed, question: Question): readonly Keyed[] {
  const { match } = sitting.game
  const input = answer(one.text, question, sitting.system.dice, sayer(sitting))
  if (input.kind === 'answer' && question.kind === 'roll') match.roll(input.value as readonly string[], 'table')
  else if (input.kind === 'answer') match.answer(input.value, one.joined ? 'line' : undefined)
  else if (input.kind === 'roll') rollApp(sitting)
  else if (input.kind === 'refused') throw new Refused(input.why)
  const { where } = one
  return input.kind === 'answer' ? (input.joined ?? []).map((next) => ({ ...next, ...(where && { where }) })) : []
}
