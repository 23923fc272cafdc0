import { readFileSync } from 'node:fs'
import { UserError } from '../../core/errors.js'
import { Refused } from '../../core/question.js'
import { colon } from '../ask/colon.js'
import { fold, interpret, keyText } from '../ask/input.js'
import { useKeyed } from '../ask/keyed.js'
import { discreet } from '../ask/refusals.js'
import { explain } from '../session.js'
import { sayer } from '../show/label.js'
import { flush, give, present, rollApp, rollOn, type Sitting, seated } from '../sitting.js'
import type { Terminal } from '../terminal.js'

export interface AnswerFlags {
  readonly to?: string
  readonly json?: boolean
  readonly languageGiven?: boolean
}

/** Answers the waiting question from the shell, and shows what it caused and the next question. */
export async function answerOnce(terminal: Terminal, path: string, words: readonly string[], flags: AnswerFlags): Promise<void> {
  const options = { write: true, json: flags.json ?? false, languageGiven: flags.languageGiven ?? true }
  await seated(terminal, path, options, async (sitting) => {
    try {
      rollOn(sitting)
      const text = words.length === 1 && words[0] === '-' ? readFileSync(0, 'utf8').split(/\r?\n/)[0]! : words.join(' ')
      if (flags.to !== undefined) expecting(sitting, flags.to)
      await take(sitting, text)
      rollOn(sitting)
      flush(sitting)
      await present(sitting)
    } catch (trouble) {
      flush(sitting)
      const { question } = sitting.game.match
      if (trouble instanceof Refused) throw new UserError(discreet(trouble.why, question), 2)
      if (trouble instanceof UserError && question?.secret) throw new UserError(discreet(trouble.text, question), trouble.exit)
      throw trouble
    }
  })
}

/** `--to QUESTION_ID[@ABOUT]`: another question than the one expected is a failure, exit 1. */
function expecting({ game: { match } }: Sitting, to: string): void {
  const [id, about] = to.split('@')
  const question = match.question
  const same = question && fold(id!) === question.id && (about === undefined || fold(about) === fold(question.about ?? question.by))
  if (!same) throw new UserError({ key: 'error.another-question', args: { asked: to, waits: question ? keyText(question) : '-' } }, 1)
}

async function take(sitting: Sitting, text: string): Promise<void> {
  const { match } = sitting.game
  const question = match.question
  if (!question && !text.startsWith(':')) throw new UserError({ key: 'refused.over' }, 2)
  const input = question
    ? interpret(text, question, sitting.system.dice, sayer(sitting.terminal))
    : { kind: 'command' as const, name: text.slice(1).split(/\s+/)[0]!, rest: text.replace(/^\S+\s*/, '') }
  switch (input.kind) {
    case 'answer':
      give(sitting, input.value)
      for (const one of input.joined ?? []) useKeyed(sitting, [one], true)
      return
    case 'keyed': {
      const keyed = [input.keyed]
      useKeyed(sitting, keyed, true)
      const [left] = keyed
      if (left) throw new UserError({ key: 'error.another-question', args: { asked: keyText(left), waits: keyText(question!) } }, 1)
      return
    }
    case 'roll':
      if (question!.kind !== 'roll') throw new UserError({ key: 'refused.not-offered', args: { value: 'roll' } }, 2)
      rollApp(sitting)
      return
    case 'command':
      await colon(sitting, input.name, input.rest)
      return
    case 'explain':
      explain(sitting, question!)
      return
    case 'refused':
      throw new UserError(input.why, 2)
    case 'nothing':
      throw new UserError({ key: 'refused.no-default' }, 2)
  }
}
