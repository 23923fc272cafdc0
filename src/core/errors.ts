import type { Message } from './words.js'

/** 1 failure · 2 misuse, bad value or file · 3 the game cannot be continued · 4 input ended while a question waited. */
export type ExitCode = 1 | 2 | 3 | 4

/** The user's or the machine's trouble, in one sentence: caught once, in `cli/program`, printed and turned into the exit code. */
export class UserError extends Error {
  constructor(
    readonly text: Message,
    readonly exit: ExitCode,
  ) {
    super(text.key)
  }
}
