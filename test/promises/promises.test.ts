import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { questionIds } from '../../src/systems/armada/question-ids.js'
import { segments as armadaSegments } from '../../src/systems/armada/terms.js'
import { orders, segments } from '../../src/systems/dropfleet/state.js'
import { en as dropfleetWords } from '../../src/systems/dropfleet/words/en.js'
import { fleetref, folder } from '../cli/fleetref.js'

/**
 * What other programs rely on: names of questions, options, segments, events, commands and flags. The copies beside this
 * file are read like code: a line that goes is a promise broken, a line that comes is a promise made.
 * `FLEETREF_RECORD=1` writes them anew.
 */
function held(name: string, now: string): void {
  const file = `${import.meta.dirname}/${name}`
  if (process.env.FLEETREF_RECORD) writeFileSync(file, now)
  expect(now).toBe(readFileSync(file, 'utf8'))
}

const questionsOf = (words: object) =>
  Object.keys(words)
    .flatMap((key) => (key.startsWith('question.') ? [key.slice(9)] : []))
    .sort()
const eventsOf = (system: string) =>
  [...readFileSync(`${import.meta.dirname}/../../src/systems/${system}/events.ts`, 'utf8').matchAll(/readonly type: '([\w-]+)'/g)]
    .map(([, type]) => type!)
    .sort()

describe('names', () => {
  test('dropfleet: questions and events', () =>
    held('dropfleet.txt', [...questionsOf(dropfleetWords), '', ...new Set(eventsOf('dropfleet')), ''].join('\n')))
  test('armada: questions and events', () =>
    held('armada.txt', [...[...questionIds].sort(), '', ...new Set(eventsOf('armada')), ''].join('\n')))

  test('the ids of the public page are there', () => {
    const asked =
      'deck discard ready reveal split-groups first-or-second roll-off group order scanner scan-target reveal-scan hits hull-lost crippling damage-control points'
    expect(asked.split(' ').filter((id) => !questionsOf(dropfleetWords).includes(id))).toEqual([])
    const armada =
      'dial dial-or-token discard-token ship attack range line obstructed-die accuracy defence-token redirect-zone ends closest squadron'
    expect(armada.split(' ').filter((id) => !(questionIds as readonly string[]).includes(id))).toEqual([])
    expect(orders).toEqual('standard weapons-free station-keeping course-change max-thrust silent-running active-scan'.split(' '))
    expect(segments).toEqual(
      'decks discard draw cleanup reveal first-or-second first-activates second-activates discard-cards ground launch damage-control decay points tidy'.split(
        ' ',
      ),
    )
    expect(armadaSegments).toEqual('command ships squadrons status'.split(' '))
  })
})

test('commands and flags', async () => {
  const home = folder()
  const whole = await fleetref(['help'], { home, env: { COLUMNS: '100' } })
  const names = [...whole.out.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!)
  const pages = []
  for (const name of names) pages.push((await fleetref(['help', name], { home, env: { COLUMNS: '100' } })).out)
  held('help.txt', [whole.out, ...pages].join('\n----\n\n'))
})
