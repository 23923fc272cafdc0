import { UserError } from '../../core/errors.js'
import { wrapped } from '../show/wrap.js'
import type { Terminal } from '../terminal.js'

/** Topics of `fleetref help` beside the commands. */
export const topics = ['environment', 'exit-codes', 'answers', 'dice', 'fleets'] as const

/** Prints a help topic. Throws UserError (exit 2) when there is none of this name. */
export function help(terminal: Terminal, name: string): void {
  const topic = topics.find((one) => one === name)
  if (!topic) throw new UserError({ key: 'error.no-such-topic', args: { name, allowed: topics.join(', ') } }, 2)
  for (const paragraph of terminal.say({ key: `topic.${topic}` }).split('\n')) {
    if (/^ {2}/.test(paragraph)) terminal.out(paragraph)
    else for (const line of wrapped(paragraph, terminal.width)) terminal.out(line)
  }
}
