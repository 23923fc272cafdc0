import type { Message } from '../../core/words.js'

/** How much is said before a question: everything, one line, or nothing. */
export const reminderLevels = ['full', 'terse', 'off'] as const

/** The lines said before a question, as the table wants them. */
export function reminding(lines: readonly Message[] | undefined, level: string | undefined): readonly Message[] | undefined {
  return level === 'off' ? [] : level === 'terse' ? lines?.slice(0, 1) : lines
}
