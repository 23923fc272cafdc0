import { PassThrough } from 'node:stream'
import { createPrompt, useEffect, useRef, useState } from '@inquirer/core'
import inquirer from 'inquirer'
import { widthOf } from '../show/width.js'
import type { Key } from './key.js'
import type { Keys } from './keys.js'
import { type Asked, nothingTyped, press, type Typing } from './typing.js'

/** What the prompt needs to know of a question. */
interface PromptConfig extends Asked {
  readonly keys: Keys
  readonly output: NodeJS.WriteStream
  /** The lines for what is typed so far; the last one is the line that is typed. */
  frame(typing: Typing): string[]
  /** Called with a way to draw again, after the screen was somebody else's. */
  redrawn(redraw: () => void): void
}

const question = createPrompt<string | undefined, PromptConfig>((config, done) => {
  const typing = useRef(nothingTyped)
  const [, redraw] = useState(0)
  const drawn = useRef<readonly string[]>([])
  useEffect(() => {
    let times = 0
    const again = () => redraw(++times)
    const hear = (key: Key) => {
      const next = press(typing.current, key, config)
      if (!('line' in next)) {
        typing.current = next
        return again()
      }
      if (next.left !== undefined) config.keys.putBack({ kind: 'paste', text: next.left })
      done(next.line)
    }
    const resized = () => {
      clearRows(config.output, drawn.current)
      again()
    }
    config.redrawn(() => {
      // Drawing erases as many lines as were drawn: those that a shell wrote meanwhile are not among them.
      config.output.write('\n'.repeat(drawn.current.length))
      again()
    })
    config.output.on('resize', resized)
    const deaf = config.keys.listen(hear)
    return () => {
      deaf()
      config.output.off('resize', resized)
    }
  }, [])
  drawn.current = config.frame(typing.current)
  return drawn.current.join('\n')
})

/** After a resize the lines that were drawn take other rows than they took: those above what will be drawn over are erased. */
function clearRows(output: NodeJS.WriteStream, lines: readonly string[]): void {
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(plain(line)) / Math.max(1, output.columns))), 0)
  if (rows > lines.length) output.write('\u001b[2K\u001b[1A'.repeat(rows - lines.length))
}

const plain = (line: string): string => line.replace(/\u001b\[[0-9;]*m/g, '')

/** Puts a question by the prompt and gives what was typed; the prompt leaves nothing on the screen. */
export async function promptLine(config: PromptConfig): Promise<string | undefined> {
  // The keys come through our own queue: what arrives between two questions, or in one piece, is not lost.
  const ask = inquirer.createPromptModule({ input: new PassThrough(), output: config.output, clearPromptOnDone: true })
  ask.registerPrompt('question', question as never)
  const { line } = await ask([{ ...config, type: 'question', name: 'line', message: '' } as never])
  return line as string | undefined
}
