import { expect, test } from 'vitest'
import { Game } from '../../src/core/game.js'
import type { Label, Question } from '../../src/core/question.js'
import type { Message } from '../../src/core/words.js'
import { languages } from '../../src/i18n/locale.js'
import { speaker } from '../../src/i18n/speaker.js'
import { toolWords } from '../../src/i18n/words/index.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { system } from '../../src/systems/dropfleet/playable.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { numbers } from '../core/walk.js'
import { anySetup, anyStep, type Played } from './tables.js'

const messages = (labels: readonly (Label | number | undefined)[]): readonly Message[] =>
  labels.filter((one): one is Message => typeof one === 'object' && 'key' in one)

const ofQuestion = (question: Question | undefined): readonly Message[] => {
  if (!question) return []
  const options = 'options' in question ? question.options : []
  return messages([
    question.text,
    question.rule,
    ...(question.tell ?? []),
    ...(question.remind ?? []),
    ...options.flatMap(({ label, disabled }) => [label, disabled]),
  ])
}

/** Everything that people could read at this moment. */
function readable(s: State, question: Question | undefined): readonly Message[] {
  const { head, sheets, labels } = system.view(s)
  return [
    ...ofQuestion(question),
    ...head,
    ...messages([...sheets, ...labels].flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat().flat()])),
    ...system.jumps(s).flatMap(({ label, disabled }) => messages([label, disabled])),
    ...(system.result(s)?.text ?? []),
  ]
}

test('whatever happens can be said in every language, with nothing left open in it', async () => {
  const speakers = await Promise.all(
    languages.map(async (language) => speaker(language, await toolWords(language), await system.words(language))),
  )
  const keys = new Set<string>()
  const said = (message: Message, where: string) => {
    keys.add(message.key)
    for (const { say, language } of speakers) {
      const text = say(message)
      if (/[{}]|undefined|NaN|\[object/.test(text) || (text.trim() === '' && !message.key.startsWith('after.')))
        throw new Error(`${where}, ${language}, ${message.key}: "${text}"`)
    }
  }
  for (let seed = 1; seed <= 60; seed++) {
    const random = numbers(seed)
    let where = `walk ${seed}`
    const game: Played = new Game(system, system.begin(await anySetup(seed)), undefined, (s, event: Event) => {
      const story = system.story(s, event)
      if (story) said(story, `${where}, ${event.type}`)
    })
    for (let step = 0; step < 120 && game.question; step++) {
      where = `walk ${seed}, step ${step}`
      for (const message of readable(game.bare, game.question)) said(message, where)
      anyStep(game, random)
    }
    for (const fix of system.fixes(game.bare)) for (const message of ofQuestion(fix)) said(message, `fix ${fix.id}`)
  }
  // Most of the catalogue was said: what was not belongs to set-up, import and the rarest tables.
  expect(keys.size).toBeGreaterThan(250)
}, 60_000)
