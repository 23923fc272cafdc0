import { type Asset as AssetFacts, launchAssets, pungariBombers } from '../fleet/launch-assets.js'
import type { Asset, AssetKind, State } from '../state.js'

/** What a token of these assets can do: by the faction of the ship that launched it (1.7, Launch Assets). */
export function assetFacts(s: State, { kind, from }: Pick<Asset, 'kind' | 'from'>): AssetFacts {
  const ship = s.ships[from]
  const load = ship?.figures.launch.find((one) => one.kind === kind)
  if (kind === 'bombers' && load && /pungari/i.test(load.name)) return pungariBombers
  const facts =
    (launchAssets as Readonly<Record<string, Partial<Record<AssetKind, AssetFacts>>>>)[ship?.faction ?? '']?.[kind] ?? plain[kind]
  const more = load?.special.filter((rule) => rule === 'corruptor' && !facts.special?.includes(rule)) ?? []
  return more.length ? { ...facts, special: [...(facts.special ?? []), ...more] } : facts
}

/** For fleets whose faction nobody knows: the usual figures. */
const plain: Readonly<Record<AssetKind, AssetFacts>> = {
  torpedoes: { thrust: 9, lock: 2, attack: 4, damage: 2 },
  'light-torpedoes': { thrust: 14, lock: 2, attack: 4, damage: 1 },
  'heavy-torpedoes': { thrust: 9, lock: 2, attack: 4, damage: 4 },
  bombers: { thrust: 12, lock: 3, attack: 2, damage: 1 },
  'fire-ships': { thrust: 6, lock: 2, attack: 1, damage: 3, special: ['no-double-thrust'] },
  fighters: { thrust: 20, pdBonus: 3 },
}
