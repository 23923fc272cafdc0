import type { Message } from '../../core/words.js'
import type { Terminal } from '../terminal.js'

/** A warning as a line of JSON: its name, which never changes, and its sentence. */
export const jsonWarning = (terminal: Terminal, warning: Message): string =>
  JSON.stringify({ type: 'warning', warning: warning.key, text: terminal.say(warning) })
