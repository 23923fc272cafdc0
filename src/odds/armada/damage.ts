import { type Message, messages } from '../../core/words.js'

export type DamageKey = 'damage.redirect'
const m = messages<DamageKey>()

/** A ship's hull zone about to suffer an attack. `total` is the sum of the icons after every effect on dice. */
export interface Blow {
  readonly total: number
  readonly scatter?: boolean
  readonly brace?: boolean
  /** Damage to be suffered on the neighbouring zone's shields instead. */
  readonly redirect?: number
  readonly zoneShields: number
  readonly neighbourShields: number
  readonly hull: number
  /** Damage cards, faceup and facedown, on the ship before. */
  readonly cards: number
  /** Whether the attacker resolves the standard critical effect, for which a critical must be in the pool. */
  readonly critical: boolean
  readonly contain?: boolean
}

export interface Suffered {
  /** The damage after scatter and brace. */
  readonly suffered: number
  readonly zoneShields: number
  readonly neighbourShields: number
  /** Damage cards on the ship afterwards. */
  readonly cards: number
  /** Of the cards dealt, those faceup: 0 or 1. */
  readonly faceup: number
  readonly destroyed: boolean
}

/** What is left of a total after Scatter, which cancels all dice, and Brace, which halves it, rounded up. */
export const afterTokens = (total: number, scatter: boolean, brace: boolean): number => (scatter ? 0 : brace ? Math.ceil(total / 2) : total)

/**
 * Resolves the damage of an attack on a ship (Rules Reference 1.5 p.2-5): brace halves the total, rounded up; redirected damage
 * goes to the neighbour's shields, at most as much as there are; the rest to the zone's shields, then cards one by one until the
 * ship is destroyed. With the standard critical the first card dealt is faceup, unless Contain forbids it.
 */
export function resolveDamage(blow: Blow): Suffered | { readonly wrong: Message<DamageKey> } {
  const { total, zoneShields, neighbourShields, hull, cards, redirect = 0 } = blow
  if (redirect > neighbourShields) return { wrong: m('damage.redirect', { most: neighbourShields }) }
  const suffered = afterTokens(total, blow.scatter ?? false, blow.brace ?? false)
  const moved = Math.min(redirect, suffered)
  const onZone = Math.min(zoneShields, suffered - moved)
  const dealt = Math.min(suffered - moved - onZone, Math.max(0, hull - cards))
  return {
    suffered,
    zoneShields: zoneShields - onZone,
    neighbourShields: neighbourShields - moved,
    cards: cards + dealt,
    faceup: dealt > 0 && blow.critical && !blow.contain ? 1 : 0,
    destroyed: cards + dealt >= hull,
  }
}
