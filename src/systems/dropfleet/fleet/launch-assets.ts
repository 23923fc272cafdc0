import type { Faction } from './admirals.js'
import type { LaunchKind } from './profile.js'

/** What a token of launch assets can do: thrust in inches, lock as the lowest face, hull points of damage a hit. */
export interface Asset {
  readonly thrust: number
  readonly lock?: number
  readonly attack?: number
  readonly damage?: number
  /** Fighters: dice of Point Defence that a token adds. */
  readonly pdBonus?: number
  readonly special?: readonly string[]
}

const strike = (thrust: number, lock: number, attack: number, damage: number, ...special: string[]): Asset => ({
  thrust,
  lock,
  attack,
  damage,
  ...(special.length && { special }),
})

type Assets = Partial<Record<Exclude<LaunchKind, 'fighters-bombers' | 'bulk-landers-fire-ships' | 'gates'>, Asset>>

/** Launch assets of 1.7, by faction (Launch Assets). Pungari Bombers, which any fleet may hire: `pungariBombers`. */
export const launchAssets: Readonly<Record<Faction, Assets>> = {
  UCM: {
    fighters: { thrust: 20, pdBonus: 3 },
    bombers: strike(12, 3, 2, 1),
    torpedoes: strike(9, 2, 4, 2),
    'light-torpedoes': strike(14, 2, 4, 1),
    'heavy-torpedoes': strike(9, 2, 4, 4),
  },
  PHR: { fighters: { thrust: 20, pdBonus: 4 }, bombers: strike(12, 2, 2, 1), torpedoes: strike(9, 2, 4, 2) },
  Scourge: {
    fighters: { thrust: 24, pdBonus: 3 },
    bombers: strike(15, 3, 2, 1, 'scald'),
    torpedoes: strike(9, 3, 3, 2, 'corruptor'),
  },
  Shaltari: { fighters: { thrust: 24, pdBonus: 4 }, bombers: strike(15, 3, 2, 1), torpedoes: strike(12, 3, 3, 2, 'flash') },
  Resistance: {
    fighters: { thrust: 20, pdBonus: 5 },
    bombers: strike(12, 4, 3, 1),
    torpedoes: strike(12, 2, 6, 1),
    'fire-ships': strike(6, 2, 1, 3, 'no-double-thrust'),
  },
}

/** The same for every faction. */
export const landers = { dropships: { thrust: 3 }, 'bulk-landers': { thrust: 6 } } as const satisfies Assets
export const pungariBombers: Asset = strike(12, 5, 4, 1)
