import type { ArmadaAttack, DefenceToken } from './attack.js'
import { afterTokens, resolveDamage } from './damage.js'

/** How an attack ends: the damage suffered, and of a ship whose shields are known the cards dealt. */
export interface Ending {
  readonly damage: number
  readonly cards: number
  readonly faceup: number
  readonly destroyed: boolean
}

/** Whether cards are counted: of ships whose shields are known. */
export const dealsCards = ({ shields, versus }: ArmadaAttack): boolean => versus === 'ship' && shields !== undefined

/** The end of an attack with so much damage on the dice, with or without a critical, when the defender spends these tokens. */
export function endingOf(attack: ArmadaAttack, total: number, critical: boolean, spent: readonly DefenceToken[]): Ending {
  const { shields = 0, neighbour, hull = Number.POSITIVE_INFINITY, cards, versus } = attack
  const scatter = spent.includes('scatter')
  const brace = spent.includes('brace')
  const damage = afterTokens(total, scatter, brace)
  if (versus === 'squadron') return { damage, cards: 0, faceup: 0, destroyed: damage >= hull }
  const result = resolveDamage({
    total,
    scatter,
    brace,
    // As much as the neighbour can take is best: it never costs a card.
    redirect: spent.includes('redirect') ? Math.min(neighbour, damage) : 0,
    zoneShields: shields,
    neighbourShields: neighbour,
    hull,
    cards,
    critical,
    contain: spent.includes('contain'),
  })
  if ('wrong' in result) throw new Error('redirected more than the neighbour has')
  return { damage, cards: result.cards - cards, faceup: result.faceup, destroyed: result.destroyed }
}

/**
 * What both players count when they choose, the attacker for more and the defender for less: cards first where the shields are
 * known, then damage, then a faceup card (where no cards are counted, a critical that is left).
 */
export function harmOf(attack: ArmadaAttack, total: number, critical: boolean, spent: readonly DefenceToken[]): number {
  const { damage, cards, faceup } = endingOf(attack, total, critical, spent)
  if (!dealsCards(attack)) return damage + (critical && !spent.includes('contain') ? 1e-6 : 0)
  return cards + damage * 1e-3 + faceup * 1e-6
}
