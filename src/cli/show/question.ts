import type { Option, Question } from '../../core/question.js'
import type { Terminal } from '../terminal.js'
import { labelled, optionText } from './label.js'
import { wrapped } from './wrap.js'

/** Who decides, as people call them. */
const decider = (terminal: Terminal, by: Question['by'], names: Readonly<Record<'A' | 'B', string>>): string =>
  by === 'both' ? terminal.say({ key: 'by.both' }) : names[by] === by ? by : `${by} ${labelled(terminal, names[by])}`

/** The question itself, with who decides before it. */
export const asked = (terminal: Terminal, { by, text }: Question, names?: Readonly<Record<'A' | 'B', string>>): string =>
  names ? `${decider(terminal, by, names)}: ${terminal.say(text)}` : terminal.say(text)

/** The lines of a question: what is worth knowing, who decides, what, and the options with their numbers. */
export function questionLines(terminal: Terminal, question: Question, names?: Readonly<Record<'A' | 'B', string>>): string[] {
  const { paint, say, width } = terminal
  const lines = [...(question.tell ?? []), ...(question.remind ?? [])].flatMap((message) =>
    wrapped(`· ${say(message)}`, width, 2).map((line) => paint.dim(line)),
  )
  lines.push(...wrapped(asked(terminal, question, names), width, 2).map((line) => paint.bold(line)))
  if (question.kind === 'choose' || question.kind === 'pick') {
    const listed = question.options.filter(({ unlisted }) => !unlisted)
    const places = String(listed.length).length
    for (const [at, option] of listed.entries()) lines.push(...optionLines(terminal, question, option, at + 1, places))
  }
  const hint = hintOf(terminal, question)
  if (hint) lines.push(...wrapped(`(${hint})`, width, 1).map((line) => paint.dim(line)))
  return lines
}

function optionLines(terminal: Terminal, question: Question, option: Option, place: number, places: number): string[] {
  const { paint, width } = terminal
  const number = String(place).padStart(places)
  const isDefault =
    (question.kind === 'choose' && question.default === option.id) || (question.kind === 'pick' && question.default?.includes(option.id))
  const lines = wrapped(`${isDefault ? '>' : ' '} ${number}  ${optionText(terminal, option)}`, width, places + 4)
  return option.disabled ? lines.map((line) => paint.dim(line)) : lines
}

/** How to answer, where the options do not say it by themselves. */
export function hintOf(terminal: Terminal, question: Question): string | undefined {
  const { say } = terminal
  switch (question.kind) {
    case 'choose':
      return undefined
    case 'pick':
      return say({
        key: question.followUp ? 'hint.pick-then' : question.min === question.max ? 'hint.pick-exactly' : 'hint.pick',
        args: { min: question.min, max: question.max },
      })
    case 'count': {
      const range = { min: question.min, max: question.max }
      return question.default === undefined
        ? say({ key: 'hint.count', args: range })
        : say({ key: 'hint.count-default', args: { ...range, value: question.default } })
    }
    case 'roll':
      return say({ key: question.counts ? 'hint.roll-counts' : 'hint.roll', args: { count: question.dice.length } })
  }
}
