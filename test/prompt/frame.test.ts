import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import type { Putting } from '../../src/cli/ask/asker.js'
import { frame } from '../../src/cli/prompt/frame.js'
import { listed } from '../../src/cli/prompt/shortcuts.js'
import { nothingTyped } from '../../src/cli/prompt/typing.js'
import { widthOf } from '../../src/cli/show/width.js'
import type { Terminal } from '../../src/cli/terminal.js'
import type { Choose } from '../../src/core/question.js'
import { speaker } from '../../src/i18n/speaker.js'
import { en } from '../../src/i18n/words/cli/en.js'

const { say } = speaker('en', en)
const terminal = { say, paint: new Chalk({ level: 0 }), width: 60, height: 24 } as unknown as Terminal
const text = (name: string) => ({ key: 'name', args: { name } })
const question: Choose = {
  kind: 'choose',
  id: 'q',
  by: 'A',
  text: text('Which of these many things shall it be?'),
  tell: [text('something that is worth knowing before')],
  options: Array.from({ length: 12 }, (_, at) => ({ id: `o${at}`, label: `Option ${at + 1}, with a label that is rather long for it` })),
}
const putting: Putting = {
  terminal,
  question,
  names: { A: 'Ana', B: 'Bia' },
  head: [text('Turn 1'), text('Planning')],
  shown: false,
  commands: () => ['undo'],
}
const list = listed(question, (label) => String(label))
const draw = (width: number, height: number, typing = nothingTyped) =>
  frame({ ...putting, refused: 'That is not among them, whatever was meant by it.' }, list, typing, { width, height })

test('at every size the question and the line that is typed are there, and nothing is wider or higher than the screen', () => {
  for (let width = 24; width <= 120; width += 8)
    for (let height = 4; height <= 50; height += 3) {
      const lines = draw(width, height, { text: 'abc', from: 0 })
      expect([width, height, lines.length <= height]).toEqual([width, height, true])
      expect(lines.at(-1)).toBe('> abc')
      expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('A Ana: Which of')
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
    }
})

test('everything where there is room; the options scroll where there is not', () => {
  const all = draw(80, 40)
  expect(all[0]).toBe('Turn 1 · Planning')
  expect(all).toHaveLength(1 + 1 + 1 + 12 + 1 + 1 + 1)
  const low = draw(80, 9)
  expect(low.some((line) => /↓ \d+ more/.test(line))).toBe(true)
  expect(low.some((line) => line.includes('Option 1,'))).toBe(true)
  const scrolled = draw(80, 9, { text: '', at: 11, from: 0 })
  expect(scrolled.some((line) => line.includes('> d  Option 12') || /> . {2}Option 12/.test(line))).toBe(true)
  expect(scrolled.some((line) => /↑ \d+ more/.test(line))).toBe(true)
})

test('a long line shows its end, a secret one nothing', () => {
  expect(draw(40, 20, { text: 'x'.repeat(60), from: 0 }).at(-1)).toMatch(/^> …x{30,35}$/)
  const secret = frame({ ...putting, question: { ...question, secret: true } }, list, { text: 'word', from: 0 }, { width: 60, height: 24 })
  expect(secret.at(-1)).toBe('> ****')
})
