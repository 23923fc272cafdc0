import { expect, test } from 'vitest'
import { readKeys } from '../../src/cli/prompt/key.js'
import { listed } from '../../src/cli/prompt/shortcuts.js'
import { nothingTyped, press, type Said, type Typing } from '../../src/cli/prompt/typing.js'
import type { Option, Question } from '../../src/core/question.js'

const dice = { d6: ['1', '2', '3', '4', '5', '6'], red: ['blank', 'hit'] }
const base = { id: 'q', by: 'A', text: { key: 'name' } } as const
const options = (count: number, more: Partial<Option> = {}): Option[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `ship-${at + 1}`,
    label: `Ship ${at + 1}`,
    names: ['red', 'blue', 'green'][at] ? [['red', 'blue', 'green'][at]!] : [],
    ...more,
  }))
const choose = (count: number): Question => ({ ...base, kind: 'choose', options: options(count) })
const count = (max: number): Question => ({ ...base, kind: 'count', min: 0, max, words: { dead: max } })
const roll = (names: string[], counts = false): Question => ({ ...base, kind: 'roll', dice: names, ...(counts && { counts: true }) })
const pick: Question = { ...base, kind: 'pick', options: options(4), min: 0, max: 4, followUp: 'hull-lost' }

const asked = (question: Question) => ({ question, dice, undoes: true, list: listed(question, (label) => String(label)) })

/** The lines that keys give, and what is left typed at the end. */
function type(question: Question, sent: string): { readonly lines: (string | undefined)[]; readonly left: string } {
  const lines: (string | undefined)[] = []
  let typing: Typing = nothingTyped
  for (const key of readKeys(sent).keys) {
    const next: Typing | Said = press(typing, key, asked(question))
    if ('line' in next) lines.push(next.line)
    typing = 'line' in next ? { ...nothingTyped, text: next.left ?? '' } : next
  }
  return { lines, left: typing.text }
}

test.each([
  ['a digit chooses at once', choose(4), '3', ['ship-3']],
  ['Enter is an empty line', choose(4), '\r', ['']],
  ['a word ends with Enter', choose(4), 'blue\r', ['blue']],
  ['a blank begins a line, so that digits can be typed', choose(4), ' 3\r', [' 3']],
  ['? asks at once, also before anything else', choose(4), '?', ['?']],
  ['a command ends with Enter', choose(4), ':fix hull@ship-1 = 3\r', [':fix hull@ship-1 = 3']],
  ['a mark of digits begins with #', choose(4), '#2\r', ['#2']],
  ['a keyed answer', choose(4), 'order@x = 2\r', ['order@x = 2']],
  ['Backspace on nothing takes back', choose(4), '\u007f', [':undo']],
  ['Backspace on something does not', choose(4), 'bl\u007f\u007f2', ['ship-2']],
  ['the arrows point, Enter takes', choose(4), '\u001b[B\u001b[B\r', ['ship-2']],
  ['Ctrl-D on nothing ends', choose(4), '\u0004', [undefined]],
  ['a number that could go on waits', count(12), '1\r12', ['1', '12']],
  ['one that could not is complete', count(12), '7', ['7']],
  ['nought is complete', count(12), '0', ['0']],
  ['a word for a number', count(12), 'dead\r', ['dead']],
  ['the face of one die', roll(['d6']), '4', ['4']],
  ['no face of it waits for Enter', roll(['d6']), '7\r', ['7']],
  ['several dice end with Enter', roll(['d6', 'd6']), '44\r', ['44']],
  ['counts end with Enter', roll(['d6'], true), '1h\r', ['1h']],
  ['picks are always lines', pick, 'red 3, blue dead\r1 3\r', ['red 3, blue dead', '1 3']],
  ['keys that come together are several answers', choose(4), '12\r:undo\r', ['ship-1', 'ship-2', '', ':undo']],
] as const)('%s', (_, question, sent, lines) => {
  expect(type(question, sent)).toEqual({ lines, left: '' })
})

test('a paste is lines; what follows the last line break stays typed', () => {
  const first = press({ text: 'bl', from: 0 }, { kind: 'paste', text: 'ue\nred\ngre' }, asked(choose(4)))
  expect(first).toEqual({ line: 'blue', left: 'red\ngre' })
  const second = press(nothingTyped, { kind: 'paste', text: 'red\ngre' }, asked(choose(4)))
  expect(second).toEqual({ line: 'red', left: 'gre' })
  expect(press(nothingTyped, { kind: 'paste', text: 'gre' }, asked(choose(4)))).toEqual({ text: 'gre', from: 0 })
})

test('more than nine options have letters that no word of theirs begins with; too many have numbers', () => {
  const keys = (question: Question) => asked(question).list.map(({ key }) => key)
  expect(keys(choose(12)).slice(8)).toEqual(['9', 'a', 'c', 'd'])
  expect(type(choose(12), 'c').lines).toEqual(['ship-11'])
  expect(type(choose(12), 'blue\r').lines).toEqual(['blue'])
  expect(keys(choose(35)).at(-1)).toBe('35')
  expect(type(choose(35), '7').lines).toEqual(['7'])
  expect(type(choose(35), '3\r35').lines).toEqual(['3', '35'])
})
