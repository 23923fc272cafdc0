import type { RollEntry } from '../core/journal.js'
import { isCounts, type Question } from '../core/question.js'
import type { Result } from '../core/system.js'
import type { Message } from '../core/words.js'
import { labelled } from './show/label.js'
import type { Terminal } from './terminal.js'

/** The waiting question in the public shape. `line` is the LINE after which it waits. */
export function questionJson(terminal: Terminal, question: Question, line: number): object {
  const { id, kind, by, about, text, rule, secret, tell, remind } = question
  const say = terminal.say
  return {
    type: 'question',
    line,
    id,
    kind,
    by,
    ...(about !== undefined && { about }),
    text: say(text),
    ...(rule && { rule: say(rule) }),
    ...(tell?.length && { tell: tell.map(say) }),
    ...(remind?.length && { remind: remind.map(say) }),
    ...(secret && { secret }),
    ...kindJson(terminal, question),
  }
}

function kindJson(terminal: Terminal, question: Question): object {
  switch (question.kind) {
    case 'choose':
    case 'pick':
      return {
        ...(question.kind === 'pick' && { min: question.min, max: question.max }),
        ...(question.default !== undefined && { default: question.default }),
        options: question.options.map(({ id, label, disabled, names }) => ({
          id,
          label: labelled(terminal, label),
          ...(names?.length && { names }),
          ...(disabled && { disabled: terminal.say(disabled) }),
        })),
      }
    case 'count':
      return { min: question.min, max: question.max, ...(question.default !== undefined && { default: question.default }) }
    case 'roll':
      return { dice: question.dice, ...(question.counts && { counts: true }) }
  }
}

/** An event as everybody may see it: of a secret one only that it happened, and to whom. */
export function eventJson(event: { readonly type: string }, line: number, text: string | undefined): object {
  const { type, ...rest } = event as Record<string, unknown>
  const seen = rest.secret ? { ...(rest.side !== undefined && { side: rest.side }), secret: true } : rest
  return { type: 'event', event: type, line, ...seen, ...(text !== undefined && { text }) }
}

export const endJson = (terminal: Terminal, { winner, points, text, more }: Result): object => ({
  type: 'end',
  winner,
  points,
  text: text.map(terminal.say),
  ...more,
})

/** A roll of a game as JSON: its faces, or what they counted; `typed` where they were rolled at the table. */
export const rollJson = ({ to, about, value, from, n }: RollEntry, line: number): object => ({
  type: 'roll',
  line,
  id: to,
  ...(about !== undefined && { about }),
  n,
  ...(isCounts(value) ? value : { faces: value }),
  ...(from === 'table' && { typed: true }),
})

/** A roll in words: what it was for, where no screen has just said so, all faces before the result, and whether they were typed. */
export const rollStory = ({ value, from }: RollEntry, question?: Question): Message => {
  const faces = isCounts(value) ? `${value.hits}h ${value.crits}c` : value.join(' ')
  const rolled = { key: from === 'table' ? 'story.roll-typed' : 'story.roll', args: { faces } }
  return question ? { key: 'story.roll-for', args: { what: question.text, rolled } } : rolled
}
