import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { armada } from '../../src/systems/armada/playable.js'
import { questionIds } from '../../src/systems/armada/question-ids.js'
import { armadaFleets } from './armada-fleets.js'
import { runTranscript, transcriptsIn } from './run.js'

const files = transcriptsIn(`${import.meta.dirname}/armada`)
const questions = new Set<string>()
const events = new Set<string>()

describe('Armada transcripts', () => {
  for (const file of files) {
    test(file.split('/').at(-1)!, async () => {
      const run = await runTranscript(file, armada, armadaFleets)
      for (const id of run.questions) questions.add(id)
      for (const { type } of run.events) events.add(type)
      if (!process.env.FLEETREF_RECORD) expect(run.said).toBe(run.written)
      expect(run.said).not.toMatch(/is not among|Please choose|Never asked|Nothing is taken/)
    })
  }

  test('every question comes up in one of them', () => {
    expect(questionIds.filter((id) => !questions.has(id))).toEqual([])
  })
  test('every kind of event comes up in one of them', () => {
    const source = readFileSync(`${import.meta.dirname}/../../src/systems/armada/events.ts`, 'utf8')
    const types = [...source.matchAll(/readonly type: '([\w-]+)'/g)].map(([, type]) => type!)
    // A whole deck is dealt in no transcript; a test of the deck does that.
    expect(types.filter((type) => !events.has(type) && type !== 'deck-shuffled')).toEqual([])
  })
})
