import { present } from '../show/present.js'
import type { Asker } from './asker.js'
import type { Source } from './source.js'

/** Questions as plain numbered lines, answers as lines: for pipes, screen readers, dumb terminals and answers files. */
export function linesAsker(source: Source): Asker & { readonly ended: boolean } {
  return {
    rollsWait: false,
    get ended() {
      return source.ended
    },
    async ask(putting) {
      if (!putting.shown) present(putting)
      return source.next(putting.json === undefined ? '> ' : '', Boolean(putting.question.secret))
    },
    text: async (_, what) => (await source.next(`${what} `, false))?.text,
    close: source.close,
  }
}
