import { describe, expect, test } from 'vitest'
import type { Match } from '../../src/core/match.js'
import type { Label, Question } from '../../src/core/question.js'
import type { Message } from '../../src/core/words.js'
import { languages } from '../../src/i18n/locale.js'
import { speaker } from '../../src/i18n/speaker.js'
import type { Event } from '../../src/systems/armada/events.js'
import { armada, system } from '../../src/systems/armada/playable.js'
import type { State } from '../../src/systems/armada/state.js'
import { walk } from '../core/walk.js'
import { battle, learning, setup } from './fleets.js'

/** Every message of a value, wherever it stands in it. */
function* messagesIn(value: unknown): Generator<Message> {
  if (typeof value !== 'object' || value === null) return
  if ('key' in value && typeof value.key === 'string') yield value as Message
  else for (const part of Object.values(value)) yield* messagesIn(part)
}

describe.each(languages)('in %s', (language) => {
  test('whatever a random game says can be said, with nothing left open', async () => {
    const { say } = speaker(language, await system.words(language))
    const spoken = (value: unknown) => {
      for (const message of messagesIn(value)) expect(say(message)).not.toMatch(/\{\w+[},]|undefined|NaN/)
    }
    const check = (match: Match) => {
      const question = match.question as (Question & { readonly label?: Label }) | undefined
      spoken(question)
      if (match.line % 40 !== 0) return
      spoken([system.view(match.state as State), match.jumps])
      spoken(match.fixes.map(({ text, now, ...fix }) => ('options' in fix ? [text, now, fix.options] : [text, now])))
    }
    for (const [at, made] of [setup(battle), setup(learning, { round: 1, options: { dials: 'hidden' } })].entries()) {
      const { match } = walk(system, made, at + 70, { odd: 6, steps: 250, check })
      match.retell((_, state, event) => spoken(system.story(state as State, event as Event)))
    }
    spoken(armada.switches)
  })
})
