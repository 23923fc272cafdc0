import type { ChalkInstance } from 'chalk'
import type { Message } from '../core/words.js'
import type { Language } from '../i18n/locale.js'

/** The one object that knows streams, colour, width and language. Commands write through it and nowhere else. */
export interface Terminal {
  readonly language: Language
  /** Columns to fit into; 80 where nobody can tell. */
  readonly width: number
  /** Plain numbered lines and words instead of drawings: pipes, screen readers, dumb terminals, `--plain`. */
  readonly plain: boolean
  /** Colours by our own rule (`NO_COLOR`, `--color`, a pipe): level 0 leaves text as it is. */
  readonly paint: ChalkInstance
  /** A line of data for stdout. */
  out(line: string): void
  /** A hint, warning or error for stderr. */
  err(line: string): void
  say(message: Message): string
}
