import { expect, test } from 'vitest'
import type { Match } from '../../src/core/match.js'
import type { Message } from '../../src/core/words.js'
import { languages } from '../../src/i18n/locale.js'
import { speaker } from '../../src/i18n/speaker.js'
import type { Event } from '../../src/systems/armada/events.js'
import { armada, system } from '../../src/systems/armada/playable.js'
import type { State } from '../../src/systems/armada/state.js'
import { walk } from '../core/walk.js'
import { battle, learning, setup } from './fleets.js'

/** Every message that came up in random games, once each. */
const met = new Map<string, Message>()

/** Takes the messages of a value, wherever they stand in it. */
function hear(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if ('key' in value && typeof value.key === 'string') met.set(JSON.stringify(value), value as Message)
  else for (const part of Object.values(value)) hear(part)
}

function listen(match: Match): void {
  hear(match.question)
  if (match.line % 40 !== 0) return
  hear([system.view(match.state as State), match.jumps])
  hear(match.fixes.map(({ text, now, ...fix }) => ('options' in fix ? [text, now, fix.options] : [text, now])))
}

for (const [at, made] of [setup(battle), setup(learning, { round: 1, options: { dials: 'hidden' } })].entries()) {
  const { match } = walk(system, made, at + 70, { odd: 6, steps: 250, check: listen })
  match.retell((_, state, event) => hear(system.story(state as State, event as Event)))
}
hear(armada.switches)

test.each(languages)('in %s whatever random games say can be said, with nothing left open', async (language) => {
  const { say } = speaker(language, await system.words(language))
  const open = [...met.values()].map((message) => say(message)).filter((text) => /\{\w+[},]|undefined|NaN/.test(text))
  expect(open).toEqual([])
  expect(met.size).toBeGreaterThan(500)
})
