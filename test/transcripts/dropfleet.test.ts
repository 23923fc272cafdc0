import { describe, expect, test } from 'vitest'
import { dropfleet } from '../../src/systems/dropfleet/playable.js'
import { dropfleetFleets } from './fleets.js'
import { runTranscript, transcriptsIn } from './run.js'

describe('Dropfleet transcripts', () => {
  for (const file of transcriptsIn(`${import.meta.dirname}/dropfleet`)) {
    test(file.split('/').at(-1)!, async () => {
      const { written, said } = await runTranscript(file, dropfleet, dropfleetFleets)
      if (!process.env.FLEETREF_RECORD) expect(said).toBe(written)
    })
  }
})
