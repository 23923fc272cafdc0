import { StringDecoder } from 'node:string_decoder'
import { type Key, readKeys } from './key.js'

/** The one queue of keys: they wait here, in order, until somebody listens. */
export interface Keys {
  /** Hands keys over one at a time, until the returned function is called. */
  listen(hear: (key: Key) => void): () => void
  /** Puts a key before all that wait: what is left of a paste. */
  putBack(key: Key): void
  close(): void
}

/** A lone Escape is told from the beginning of a sequence by what follows within this time (milliseconds). */
const escapeTime = 50

/** Reads keys from a terminal that is in raw mode. Ctrl-C and Ctrl-Z are handed to `urgent` at once, past the queue. */
export function keysFrom(input: NodeJS.ReadableStream, urgent: (key: 'interrupt' | 'suspend') => void): Keys {
  const waiting: Key[] = []
  const decoder = new StringDecoder('utf8')
  let hear: ((key: Key) => void) | undefined
  let rest = ''
  let timer: NodeJS.Timeout | undefined

  const pump = () => {
    while (hear && waiting.length) hear(waiting.shift()!)
  }
  const push = (key: Key) => waiting.push(key)
  const heard = (data: Buffer | string) => {
    clearTimeout(timer)
    const read = readKeys(rest + (typeof data === 'string' ? data : decoder.write(data)))
    rest = read.rest
    for (const key of read.keys) {
      if (key.kind === 'interrupt' || key.kind === 'suspend') urgent(key.kind)
      else push(key)
    }
    if (rest === '\u001b')
      timer = setTimeout(() => {
        rest = ''
        push({ kind: 'escape' })
        pump()
      }, escapeTime)
    pump()
  }
  const ended = () => {
    push({ kind: 'hang-up' })
    pump()
  }
  input.on('data', heard)
  input.on('end', ended)
  return {
    listen(listener) {
      hear = listener
      // Not before the listener knows how to stop listening: what waits here may be its answer and those of the next ones.
      setImmediate(pump)
      return () => {
        if (hear === listener) hear = undefined
      }
    },
    putBack: (key) => void waiting.unshift(key),
    close() {
      clearTimeout(timer)
      input.off('data', heard)
      input.off('end', ended)
    },
  }
}
