import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { UserError } from '../../core/errors.js'
import { inTheWay } from '../../store/files.js'

/** A typed line; a strict one comes from an answers file, where the first refusal stops the command. */
export interface Line {
  readonly text: string
  readonly where?: { readonly file: string; readonly line: number }
}

/** Where answers come from. `next` gives nothing once the input has ended. */
export interface Source {
  /** Nothing more will come. Only a file knows before it is asked. */
  readonly ended: boolean
  next(prompt: string, hidden: boolean): Promise<Line | undefined>
  close(): void
}

/** The lines of an answers file. Throws UserError (exit 2) when it cannot be read. */
export function fileSource(file: string): Source {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\ufeff/, '')
  } catch (trouble) {
    throw new UserError(inTheWay(file, (trouble as NodeJS.ErrnoException).code), 2)
  }
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  let at = 0
  return {
    get ended() {
      return at >= lines.length
    },
    next: async () => (at < lines.length ? { text: lines[at++]!, where: { file, line: at } } : undefined),
    close() {},
  }
}

interface Streams {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
  /** A person types: lines can be edited, a prompt is shown, secrets are not echoed. */
  readonly interactive: boolean
}

/** Lines from a stream, kept in order however they arrive, and none lost between two questions. */
export function lineSource({ input, output, interactive }: Streams): Source {
  const waiting: string[] = []
  let wake: (() => void) | undefined
  let ended = false
  let hidden = false
  const write = output.write.bind(output)
  const quiet = Object.create(output, { write: { value: (text: string) => (hidden ? true : write(text)) } }) as NodeJS.WriteStream
  const reader = createInterface({ input, ...(interactive && { output: quiet, terminal: true }) })
  reader.on('line', (line) => {
    waiting.push(line)
    wake?.()
  })
  reader.on('close', () => {
    ended = true
    wake?.()
  })
  // Ctrl-C is a signal for the whole command, wherever it is typed.
  reader.on('SIGINT', () => process.emit('SIGINT'))
  return {
    get ended() {
      return ended && !waiting.length
    },
    async next(prompt, secret) {
      if (interactive && !waiting.length && !ended) {
        reader.setPrompt(prompt)
        reader.prompt()
        hidden = secret
      }
      while (!waiting.length && !ended) await new Promise<void>((resolve) => (wake = resolve))
      if (hidden) write('\n')
      hidden = false
      const text = waiting.shift()
      return text === undefined ? undefined : { text: text.replace(/\r$/, '') }
    },
    close() {
      reader.close()
      input.pause()
    },
  }
}
