import type { Dice, Question } from '../../core/question.js'
import type { Key } from './key.js'
import { complete, type Listed } from './shortcuts.js'

/** What has been typed so far, and the option that the arrow keys point at. */
export interface Typing {
  readonly text: string
  readonly at?: number
  /** How far a list that is longer than the screen is scrolled. */
  readonly from: number
}

export const nothingTyped: Typing = { text: '', from: 0 }

export interface Asked {
  readonly question: Question
  readonly list: readonly Listed[]
  readonly dice: Dice
  /** There is something that can be taken back. */
  readonly undoes?: boolean
  /** Any text is an answer: no key has a meaning of its own. */
  readonly free?: boolean
}

/** A whole line; nothing for the end of the input. */
export interface Said {
  readonly line: string | undefined
  /** What is left of a paste after this line. */
  readonly left?: string
}

/** What a key makes of what was typed: more typing, or a line. */
export function press(typing: Typing, key: Key, asked: Asked): Typing | Said {
  const { text, at } = typing
  switch (key.kind) {
    case 'text':
      return letter(typing, key.text, asked)
    case 'paste':
      return pasted(typing, key.text)
    case 'enter':
      if (!text && at !== undefined) return { line: asked.list[at]!.option.id }
      return { line: text }
    case 'backspace':
      if (!text) return asked.undoes ? { line: ':undo' } : typing
      return { ...typing, text: [...text].slice(0, -1).join('') }
    case 'delete-line':
    case 'escape':
      return { text: '', from: typing.from }
    case 'delete-word':
      return { ...typing, text: text.replace(/\S*\s*$/, '') }
    case 'end':
      return text ? typing : { line: undefined }
    case 'hang-up':
      return { line: undefined }
    case 'up':
      return moved(typing, -1, asked)
    case 'down':
      return moved(typing, 1, asked)
    case 'page-up':
      return { ...typing, from: Math.max(0, typing.from - 5) }
    case 'page-down':
      return { ...typing, from: Math.min(Math.max(0, asked.list.length - 1), typing.from + 5) }
    case 'interrupt':
    case 'suspend':
    case 'repaint':
      return typing
  }
}

/** `?` and a shortcut answer at once; anything else, also a blank, begins a line that ends with Enter. */
function letter(typing: Typing, typed: string, { question, list, dice, free }: Asked): Typing | Said {
  const text = typing.text + typed
  if (free) return { ...typing, text }
  if (text === '?' || text === '%') return { line: text }
  const line = complete(text, question, list, dice)
  return line === undefined ? { text, from: typing.from } : { line }
}

function pasted(typing: Typing, text: string): Typing | Said {
  const [first = '', ...rest] = text.split(/\r\n|\r|\n/)
  if (!rest.length) return { ...typing, text: typing.text + first }
  const left = rest.join('\n')
  return { line: typing.text + first, ...(left && { left }) }
}

function moved(typing: Typing, by: 1 | -1, { question, list }: Asked): Typing {
  if (!list.length) return typing
  if (question.kind !== 'choose') return { ...typing, from: Math.min(Math.max(0, typing.from + by), list.length - 1) }
  for (let at = (typing.at ?? (by > 0 ? -1 : list.length)) + by; at >= 0 && at < list.length; at += by)
    if (!list[at]!.option.disabled) return { text: '', at, from: typing.from }
  return typing
}
