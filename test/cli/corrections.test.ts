import { expect, test } from 'vitest'
import { correct } from '../../src/cli/ask/corrections.js'
import type { Sitting } from '../../src/cli/sitting.js'
import { makeTerminal } from '../../src/cli/terminal.js'
import { Match } from '../../src/core/match.js'
import { Refused } from '../../src/core/question.js'
import { pebbles } from '../core/pebbles.js'
import { header } from '../core/walk.js'

test('corrections on one line are made all or not at all, also where the first leaves the second no room', async () => {
  // No heap may be higher than the red one.
  const system: typeof pebbles = {
    ...pebbles,
    fixes: (state) =>
      pebbles.fixes(state).map((fix) => (fix.kind === 'count' && fix.about !== 'red' ? { ...fix, max: state.heaps.red! } : fix)),
  }
  const match = new Match({ system, header: header(system, { heaps: { red: 4, blue: 3 }, rounds: 1 }), append() {} })
  const before = JSON.stringify(match.state)
  const terminal = await makeTerminal({}, 'en', {}, { stdin: {}, stdout: { write() {} }, stderr: { write() {} } })
  let forgotten = 0
  const sitting = { game: { match }, system, terminal, narrator: { forget: () => forgotten++ } } as unknown as Sitting
  expect(() => correct(sitting, 'heap@red = 1, heap@blue = 4')).toThrow(Refused)
  expect([JSON.stringify(match.state), forgotten]).toEqual([before, 1])
  correct(sitting, 'heap@red = 5, heap@blue = 4')
  expect(match.state).toMatchObject({ heaps: { red: 5, blue: 4 } })
  match.undo()
  expect(JSON.stringify(match.state)).toBe(before)
})
