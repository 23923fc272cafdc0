import { type Question, refusal } from '../../core/question.js'
import type { Asker, Putting } from '../ask/asker.js'
import { interpret } from '../ask/input.js'
import { labelled, sayer } from '../show/label.js'
import { asked } from '../show/question.js'
import { wrapped } from '../show/wrap.js'
import type { Terminal } from '../terminal.js'
import { frame } from './frame.js'
import { keysFrom } from './keys.js'
import { promptLine } from './prompt.js'
import { rawTerminal } from './raw-terminal.js'
import { listed } from './shortcuts.js'

/** Whether a process can be stopped and brought back by a shell. */
const canStop = process.platform !== 'win32'

/** The asker for people at a terminal: one key an answer where one key says it all, lines for everything else. */
export function promptAsker(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Asker {
  const raw = rawTerminal(input, output)
  let redraw: (() => void) | undefined
  let refusal: string | undefined
  let returning: NodeJS.Timeout | undefined
  const back = () => {
    raw.enter()
    redraw?.()
  }
  const keys = keysFrom(input, (key) => {
    // Signals for the whole command, as they are where a terminal makes them.
    if (key === 'interrupt') return void process.emit('SIGINT')
    if (!canStop) return
    raw.leave()
    process.kill(0, 'SIGTSTP')
    // Where nothing can bring a process back it is not stopped either, and goes on at once.
    returning = setTimeout(back, 20)
  })
  process.on('exit', raw.leave)
  if (canStop) process.on('SIGCONT', back)
  raw.enter()

  const put = async (putting: Putting): Promise<string | undefined> => {
    const { question, terminal } = putting
    const refused = refusal
    refusal = undefined
    const list = listed(question, sayer(terminal), putting.letters)
    const line = await promptLine({
      question,
      list,
      dice: putting.dice ?? {},
      free: putting.bare ?? false,
      undoes: putting.commands !== undefined,
      keys,
      output,
      frame: (typing) =>
        frame({ ...putting, ...(refused && { refused }) }, list, typing, { width: terminal.width - 1, height: terminal.height }),
      redrawn: (again) => {
        redraw = again
      },
    })
    redraw = undefined
    return line
  }

  return {
    rollsWait: true,
    async ask(putting) {
      const { secret } = putting.question
      if (secret) raw.ownPage(true)
      const line = await put(secret ? { ...putting, head: lookAway(putting) } : putting)
      if (secret) raw.ownPage(false)
      if (line === undefined) return undefined
      for (const row of echo(putting, line)) putting.terminal.out(row)
      return { text: line }
    },
    refuse(text) {
      refusal = text
    },
    text: (terminal, what) => put(plainText(terminal, what)),
    async peek(terminal, warning, lines) {
      raw.ownPage(true)
      await put(gate(terminal, warning))
      raw.ownPage(false)
      raw.ownPage(true)
      for (const line of lines) terminal.out(line)
      await put(gate(terminal, terminal.say({ key: 'peek.done' })))
      raw.ownPage(false)
    },
    close() {
      clearTimeout(returning)
      raw.leave()
      keys.close()
      process.off('exit', raw.leave)
      process.off('SIGCONT', back)
    },
  }
}

/** Said above a secret question: who is not to look. */
const lookAway = ({ question: { by }, names }: Putting): Putting['head'] =>
  names && by !== 'both' ? [{ key: 'prompt.away', args: { other: names[by === 'A' ? 'B' : 'A'] } }] : []

const free = (text: string): Question => ({
  kind: 'pick',
  id: 'text',
  by: 'both',
  text: { key: 'name', args: { name: text } },
  options: [],
  min: 0,
  max: 0,
})

const plainText = (terminal: Terminal, what: string): Putting => ({ terminal, question: free(what), head: [], shown: false, bare: true })

/** A page that any line leaves. */
const gate = (terminal: Terminal, text: string): Putting => plainText(terminal, text)

/** What stays on the screen of a question: who decided what; of a secret only that it was given. */
function echo({ terminal, question, names, letters, dice = {} }: Putting, line: string): string[] {
  if (letters) return []
  const input = interpret(line, question, dice, sayer(terminal))
  if (input.kind === 'explain' || input.kind === 'nothing' || input.kind === 'refused') return []
  if (input.kind === 'answer' && refusal(question, input.value, dice)) return []
  const said =
    input.kind === 'answer' && !question.secret ? answerText(terminal, question, input.value, line) : question.secret ? '***' : line
  return wrapped(`${asked(terminal, question, names)} › ${said || '↵'}`, terminal.width, 2).map((row) => terminal.paint.dim(row))
}

function answerText(terminal: Terminal, question: Question, value: unknown, line: string): string {
  if (question.kind === 'count') return String(value)
  if (question.kind === 'roll') return line
  const ids = Array.isArray(value) ? value : [value]
  if (!ids.length) return terminal.say({ key: 'prompt.none' })
  const labels = ids.map((id) => {
    const option = question.options.find((one) => one.id === id)
    return option ? labelled(terminal, option.label) : String(id)
  })
  return labels.join(', ')
}
