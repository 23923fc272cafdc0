import { askerFor } from '../ask/choose-asker.js'
import type { Terminal } from '../terminal.js'
import { type NewFlags, newGame } from './new.js'
import { type PlayFlags, play, start } from './play.js'

export interface NewAndPlayFlags extends NewFlags, PlayFlags {
  /** `--no-play` gives `false`. */
  readonly play?: boolean
}

/** `fleetref new`: the set-up page where somebody sits at a terminal, defaults elsewhere; then the game. Gives the exit code. */
export async function newAndPlay(terminal: Terminal, system: string | undefined, flags: NewAndPlayFlags): Promise<number> {
  if (flags.play === false) {
    await start(terminal, await newGame(terminal, system, flags), flags)
    return 0
  }
  const asks = terminal.interactive && !terminal.noInput && !flags.json && flags.answers === undefined
  if (!asks) return play(terminal, await newGame(terminal, system, flags), flags)
  const asker = await askerFor(terminal)
  try {
    const made = await newGame(terminal, system, flags, asker)
    return typeof made === 'number' ? made : await play(terminal, made, flags, asker)
  } finally {
    asker.close()
  }
}
