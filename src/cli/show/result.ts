import type { Result } from '../../core/system.js'
import type { Terminal } from '../terminal.js'
import { wrapped } from './wrap.js'

/** The result of a game, in the sentences that the system gives. */
export const resultLines = ({ say, paint, width }: Terminal, { text }: Result): string[] =>
  text.flatMap((message) => wrapped(say(message), width)).map((line) => paint.bold(line))
