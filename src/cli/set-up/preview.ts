import type { PartSetting } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { type Draft, wishesOf } from './draft.js'

/** What a draft comes to once the system has filled in what was left open. */
export interface Preview {
  readonly names: Readonly<Record<'A' | 'B', string>>
  /** Shown as they are in the state that the game would begin with; nothing where a system has none. */
  readonly turns: unknown
  readonly turn: unknown
  readonly level: unknown
  readonly parts: readonly PartSetting[]
  readonly notes: readonly Message[]
  /** Why the game cannot begin like this. */
  readonly wrong: readonly Message[]
}

/** Sets the game up and begins it, in memory only. */
export async function preview(draft: Draft): Promise<Preview> {
  const { playable, names, turns, turn, level, warnings } = draft
  const made = await playable.setUp(wishesOf(draft))
  if ('wrong' in made) {
    return { names: { A: names.A ?? 'A', B: names.B ?? 'B' }, turns, turn, level, parts: [], notes: warnings, wrong: made.wrong }
  }
  const { system } = playable
  const state = system.begin(made.setup)
  const face = system.face(state)
  return {
    names: system.names(state),
    turns: face.turns,
    turn: face.turn,
    level: face.level ?? level ?? playable.levels[0],
    parts: playable.partSettings?.(made.setup) ?? [],
    notes: [...warnings, ...made.notes],
    wrong: [],
  }
}
