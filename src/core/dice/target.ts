/**
 * Target numbers of a D6 (`4+`). Modifiers change the target, not the die: +1 is worse for the roller. After all of them
 * a target is never better than 2+ nor worse than 6+, so 1 always misses and 6 always hits (Dropfleet 1.7, dice conventions).
 */
export const bestTarget = 2
export const worstTarget = 6

/** A target after its modifiers. */
export const target = (printed: number, ...modifiers: readonly number[]): number => {
  const sum = modifiers.reduce((total, modifier) => total + modifier, printed)
  return Math.min(worstTarget, Math.max(bestTarget, sum))
}

/** The chance that one D6 reaches a target; 0 where there is none or it is above 6. */
export const chanceOf = (wanted: number | undefined): number => (wanted === undefined ? 0 : Math.min(6, Math.max(0, 7 - wanted)) / 6)

export type Strike = 'miss' | 'hit' | 'crit'

/** What one die to hit does: `critOn` is the number from which a hit is critical, 7 or more for never. */
export const strike = (shown: number, wanted: number, critOn: number): Strike => (shown < wanted ? 'miss' : shown < critOn ? 'hit' : 'crit')
