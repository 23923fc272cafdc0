import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fleetref, folder } from '../cli/fleetref.js'

/**
 * A game of every released format, for ever: each still opens with the built command, shows its state, and gives the same
 * game line by line. A new format adds a file; none is ever recorded anew.
 */
describe('games of released formats still open', () => {
  const formats = `${import.meta.dirname}/formats`
  for (const name of readdirSync(formats)) {
    test(name, async () => {
      const home = folder()
      const path = join(home, name)
      copyFileSync(join(formats, name), path)
      const next = await fleetref(['next', path, '--json'], { home })
      expect([next.code, next.err]).toEqual([0, ''])
      expect(['question', 'end']).toContain(next.json.at(-1)!.type)
      expect((await fleetref(['show', path], { home })).code).toBe(0)
      expect((await fleetref(['verify', path], { home })).err).toBe('')
    })
  }
})
