import type { Game } from './game.js'
import type { Line } from './journal.js'
import { refusal } from './question.js'

/** The journal and the rules no longer give the same game: at which line, and whether a question or only the state differs. */
export class Diverged extends Error {
  constructor(
    readonly line: number,
    readonly how: 'question' | 'state',
  ) {
    super(`line ${line}: another ${how}`)
  }
}

type AnyGame = Game<unknown, unknown, { readonly type: string }>

/** Does a written line again. Throws `Diverged` where the rules now ask something else, or take another answer. */
export function repeat(game: AnyGame, line: number, entry: Line): void {
  const { system } = game
  switch (entry.type) {
    case 'answer':
    case 'roll': {
      const question = game.question
      const same = question && question.id === entry.to && question.about === entry.about
      if (!same || refusal(question, entry.value, system.dice)) throw new Diverged(line, 'question')
      game.reply(entry.value)
      return
    }
    case 'fix': {
      const fix = system.fixes(game.state).find(({ id, about }) => id === entry.to && about === entry.about)
      if (!fix || refusal(fix, entry.value, system.dice)) throw new Diverged(line, 'question')
      game.fix(fix, entry.value, entry.text)
      return
    }
    case 'jump': {
      const jump = system.jumps(game.state).find(({ id }) => id === entry.to)
      if (!jump || jump.disabled) throw new Diverged(line, 'question')
      game.jump(jump)
      return
    }
    case 'set':
    case 'note':
    case 'rules':
    case 'rewind':
      return
  }
}
