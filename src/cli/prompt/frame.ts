import { clean } from '../../core/clean.js'
import type { Putting } from '../ask/asker.js'
import { optionText } from '../show/label.js'
import { asked, hintOf } from '../show/question.js'
import { wrapped } from '../show/wrap.js'
import type { Listed } from './shortcuts.js'
import type { Typing } from './typing.js'

/** The lines of a question on a screen of this size; the last one is the line that is being typed. */
export function frame(
  putting: Putting & { readonly refused?: string },
  list: readonly Listed[],
  typing: Typing,
  { width, height }: { width: number; height: number },
): string[] {
  const { terminal, question, head, names, refused } = putting
  const { paint, say } = terminal
  const dim = (lines: readonly string[]) => lines.map((line) => paint.dim(line))
  const hint = putting.bare ? undefined : hintOf(terminal, question)
  const body = {
    head: dim(head.length ? wrapped(head.map(say).join(' · '), width) : []),
    tell: dim([...(question.tell ?? []), ...(question.remind ?? [])].flatMap((message) => wrapped(`· ${say(message)}`, width, 2))),
    asked: wrapped(asked(terminal, question, names), width, 2).map((line) => paint.bold(line)),
    hint: hint ? dim(wrapped(`(${hint})`, width, 1)) : [],
    refused: refused ? wrapped(refused, width, 2).map((line) => paint.yellow(line)) : [],
    menu: !putting.commands ? [] : dim(wrapped(menu(putting, typing.text), width, 2)),
  }
  const places = Math.max(...list.map(({ key }) => key.length))
  const options = list.map((one, at) => optionLines(putting, one, at === typing.at, width, places))
  const room = Math.max(1, height - 1)
  const input = inputLine(putting, typing, width)
  // What gives way first on a low screen comes first; the question and the line that is typed stay.
  for (const part of ['tell', 'head', 'menu', 'hint'] as const) {
    if (size(body) + options.flat().length + 1 <= room) break
    if (size(body) + 3 > room || part === 'tell' || part === 'head') body[part] = []
  }
  body.refused = body.refused.slice(0, Math.max(0, room - body.asked.length - 1))
  const left = room - size(body) - 1
  const shown = options.flat().length <= left ? options.flat() : windowed(putting, options, typing, left)
  return [
    ...body.head,
    ...body.tell,
    ...body.asked.slice(0, Math.max(1, room - 1)),
    ...shown,
    ...body.hint,
    ...body.menu,
    ...body.refused,
    input,
  ]
}

const size = (body: Readonly<Record<string, readonly string[]>>): number => Object.values(body).flat().length

/** As many options as there is room for, with how many there are above and below. */
function windowed({ terminal }: Putting, options: readonly (readonly string[])[], { at, from }: Typing, room: number): string[] {
  if (room < 1) return []
  const note = (key: string, count: number) => terminal.paint.dim(terminal.say({ key, args: { count } }))
  let first = Math.min(from, options.length - 1)
  if (at !== undefined) first = Math.min(first, at)
  const fill = (start: number) => {
    const lines: string[] = []
    let next = start
    const space = room - (start > 0 ? 1 : 0)
    while (next < options.length) {
      const after = next + 1 < options.length ? 1 : 0
      if (lines.length + options[next]!.length + after > space) break
      lines.push(...options[next++]!)
    }
    return { lines, next }
  }
  while (at !== undefined && first < at && fill(first).next <= at) first++
  const { lines, next } = fill(first)
  const below = options.length - next
  if (room < 3 && !lines.length) return below ? [note('prompt.below', below)] : []
  return [...(first > 0 ? [note('prompt.above', first)] : []), ...lines, ...(below > 0 ? [note('prompt.below', below)] : [])]
}

function optionLines({ terminal, question }: Putting, { key, option }: Listed, pointed: boolean, width: number, places: number): string[] {
  const { paint } = terminal
  const marked = pointed || (question.kind === 'choose' && question.default === option.id)
  const lines = wrapped(`${marked ? '>' : ' '} ${key.padStart(places)}  ${optionText(terminal, option)}`, width, places + 4)
  return option.disabled ? lines.map((line) => paint.dim(line)) : pointed ? lines.map((line) => paint.inverse(line)) : lines
}

/** What else can be typed; once a command is begun, those that it can still be. */
function menu({ terminal, commands }: Putting, text: string): string {
  if (!/^:[a-z-]*$/.test(text)) return terminal.say({ key: 'prompt.menu' })
  const fitting = (commands?.() ?? []).filter((name) => name.startsWith(text.slice(1)))
  return fitting.length ? fitting.map((name) => `:${name}`).join(' ') : terminal.say({ key: 'prompt.menu' })
}

/** What was typed, or its end where it is longer than the screen; of a secret only that something was typed. */
function inputLine({ question }: Putting, { text }: Typing, width: number): string {
  const typed = question.secret && !text.startsWith(':') ? '*'.repeat([...text].length) : clean(text)
  const letters = [...typed]
  return `> ${letters.length > width - 4 ? `…${letters.slice(5 - width).join('')}` : typed}`
}
