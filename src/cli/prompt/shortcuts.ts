import type { Dice, Option, Question } from '../../core/question.js'
import { fold } from '../ask/input.js'
import type { Sayer } from '../show/label.js'

/** The options that are on the screen, each with the key that is shown before it. */
export interface Listed {
  readonly key: string
  readonly option: Option
}

/**
 * The keys of the options: 1 to 9, then letters that no word of this question begins with, so that marks and names can
 * still be typed. Where the letters do not suffice all have numbers.
 */
export function listed(question: Question, say: Sayer, letters = false): readonly Listed[] {
  if (question.kind !== 'choose' && question.kind !== 'pick') return []
  const options = question.options.filter(({ unlisted }) => !unlisted)
  return letters ? lettered(options, question) : numbered(options, question, say)
}

/** The lines of a page: a letter each, and Enter for the one that it takes; numbers behind the letters. */
function lettered(options: readonly Option[], question: Question): readonly Listed[] {
  let at = 0
  return options.map((option) => ({ option, key: 'default' in question && question.default === option.id ? '↵' : (alphabet[at++] ?? '') }))
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz123456789']

function numbered(options: readonly Option[], question: Question, say: Sayer): readonly Listed[] {
  const letters = question.kind === 'choose' && options.length > 9 ? freeLetters(options, say) : []
  const enough = letters.length >= options.length - 9
  return options.map((option, at) => ({ option, key: at < 9 || !enough ? String(at + 1) : letters[at - 9]! }))
}

function freeLetters(options: readonly Option[], say: Sayer): readonly string[] {
  const taken = new Set(options.flatMap(({ id, label, names = [] }) => [id, fold(say(label)), ...names.map(fold)]).map((word) => word[0]))
  return alphabet.slice(0, 26).filter((letter) => !taken.has(letter))
}

/**
 * The line that a text stands for as soon as it can mean nothing else, so that no Enter is needed: `3` of four options,
 * `0` or `7` of twelve hull points, the face of a single die. Nothing while more could follow.
 */
export function complete(text: string, question: Question, list: readonly Listed[], dice: Dice): string | undefined {
  switch (question.kind) {
    case 'choose': {
      const direct = list.find(({ key }) => key === text)
      const lettered = list.some(({ key }) => /[a-z]/.test(key))
      if (direct && (lettered || list.length < 10)) return direct.option.id
      if (lettered || !/^\d+$/.test(text)) return undefined
      return Number(text) * 10 > list.length || text === '0' ? text : undefined
    }
    case 'count':
      return /^\d+$/.test(text) && (Number(text) * 10 > question.max || text === '0') ? text : undefined
    case 'roll': {
      const [die, ...more] = question.dice
      return !more.length && !question.counts && die !== undefined && text.length === 1 && dice[die]?.includes(text) ? text : undefined
    }
    case 'pick':
      return undefined
  }
}
