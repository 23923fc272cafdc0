import { UserError } from '../../core/errors.js'
import type { Question } from '../../core/question.js'
import { Refused } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import type { Terminal } from '../terminal.js'
import type { Asker } from './asker.js'
import type { Line } from './source.js'

/** The reason of a refusal; what is neither a refusal nor the user's trouble is our fault and goes on its way. */
export function reasonOf(trouble: unknown): Message {
  if (trouble instanceof Refused) return trouble.why
  if (trouble instanceof UserError && trouble.exit < 3) return trouble.text
  throw trouble
}

/** The same reason, but of a secret answer nothing that was typed. */
export const discreet = (why: Message, question: Question | undefined): Message =>
  question?.secret && why.args && 'value' in why.args ? { key: 'refused.secret' } : why

/** Says a refusal beside the question that is put again, or on stderr. */
export function refuse(terminal: Terminal, asker: Asker, text: string): void {
  if (asker.refuse) asker.refuse(text)
  else terminal.err(text)
}

/** A refusal of a line of an answers file stops the command, with file and line. */
export const strict = ({ file, line }: NonNullable<Line['where']>, why: Message): UserError =>
  new UserError({ key: 'error.in-answers', args: { file, line, why } }, 2)
