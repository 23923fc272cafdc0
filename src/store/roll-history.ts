import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from './folder.js'
import { gamesFolder } from './paths.js'

/** The last quick rolls, one JSON line each, beside the folder of the games. */
const file = (): string => join(dirname(gamesFolder()), 'rolls.jsonl')
const kept = 50

/** The last rolls as they were written, oldest first; none where there is no file or it cannot be read. */
export function lastRolls(): readonly string[] {
  try {
    return readFileSync(file(), 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** Remembers a roll. Trouble is passed over: the roll itself was shown. */
export function rememberRoll(line: string): void {
  try {
    makeFolder(dirname(file()))
    writeFileSync(file(), `${[...lastRolls(), line].slice(-kept).join('\n')}\n`)
  } catch {
    // Nobody's game depends on it.
  }
}
