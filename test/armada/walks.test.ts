import { describe, expect, test } from 'vitest'
import { isMove } from '../../src/core/journal.js'
import { system } from '../../src/systems/armada/playable.js'
import { questionIds } from '../../src/systems/armada/question-ids.js'
import { sameAgain, walk } from '../core/walk.js'
import { battle, learning, setup } from './fleets.js'
import { invariants } from './invariants.js'

/** Random games a kind; `WALKS` gives another number for all of them together. */
const walks = Number(process.env.WALKS ?? 100)

const kinds = [
  ['whole games', setup(battle), 0],
  ['the learning fleets', setup(learning, { round: 1 }), 0],
  ['hidden dials', setup(battle, { round: 1, options: { dials: 'hidden' } }), 5],
  ['corrections, jumps, undos and amendments', setup(battle, { round: 1 }), 12],
  ['the other switches', setup(learning, { options: { deployment: 'placed', evade: 'ltp', 'end-when-tabled': 'end-of-round' } }), 8],
  ['the level checklist', setup(learning, { level: 'checklist' }), 6],
  ['the level tracker', setup(battle, { level: 'tracker', options: { 'pass-tokens': 'off' } }), 4],
] as const

describe('random games of Armada', () => {
  const met = new Set<string>()
  test.each(kinds)(
    '%s',
    (_, made, odd) => {
      for (let seed = 1; seed <= Math.ceil(walks / kinds.length); seed++) {
        try {
          const walked = walk(system, made, seed, { odd, steps: odd ? 200 : 700, check: invariants })
          sameAgain(walked)
          for (const line of walked.lines) if (isMove(line)) met.add(line.to)
        } catch (trouble) {
          throw new Error(`seed ${seed}: ${(trouble as Error).stack}`)
        }
      }
    },
    walks * 1000,
  )
  test('every question comes up in some of them', () => {
    const rare = ['coin', 'dodge-dice', 'dodge-reroll', 'ready-cards']
    if (walks >= 100) expect(questionIds.filter((id) => !met.has(id) && !rare.includes(id))).toEqual([])
  })
})
