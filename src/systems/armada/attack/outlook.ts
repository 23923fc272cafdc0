import { colours } from '../../../core/dice/faces.js'
import type { Outlook } from '../../../core/system.js'
import type { ArmadaAttack } from '../../../odds/armada/attack.js'
import { armadaOdds } from '../../../odds/armada/odds.js'
import { cardsOf, hullOf, isShip, keyword, model, nameOf, zonesOf } from '../query.js'
import { m } from '../say.js'
import type { Attack, State } from '../state.js'
import { adjacent, sizeRank } from '../terms.js'
import { spendable } from './defence-tokens.js'

/**
 * The exact chances of the attack whose dice are gathered and not rolled yet: damage after defence tokens played well, and
 * damage cards. Nothing at any other moment.
 */
export function outlook(s: State): readonly Outlook[] {
  const { attack } = s
  if (!attack?.range || !attack.pool.length || attack.dice.length) return []
  const given = attackOf(s, attack)
  if (!given) return []
  const title = m('outlook.title', { attacker: nameOf(s, attack.attacker), target: nameOf(s, attack.target), dice: attack.pool.length })
  const { damage, cards, destroy, crit, accuracy } = armadaOdds(given)
  const beside = { crit, accuracy, ...(destroy !== undefined && { destroy }) }
  return [{ title, of: 'damage', chances: damage, ...beside }, ...(cards ? [{ title, of: 'cards' as const, chances: cards }] : [])]
}

function attackOf(s: State, attack: Attack): ArmadaAttack | undefined {
  const [attacker, target] = [model(s, attack.attacker), model(s, attack.target)]
  if (!attacker || !target || !attack.range) return undefined
  const [red = 0, blue = 0, black = 0] = colours.map((colour) => attack.pool.filter((die) => die === colour).length)
  const zone = isShip(target) && attack.targetZone ? attack.targetZone : undefined
  const shields = isShip(target) ? target.shields : undefined
  const neighbours = isShip(target) && zone ? adjacent(zonesOf(target), zone).map((one) => target.shields[one] ?? 0) : []
  return {
    attacker: isShip(attacker) ? 'ship' : keyword(attacker, 'bomber') ? 'bomber' : 'squadron',
    versus: isShip(target) ? 'ship' : 'squadron',
    armament: { red, blue, black },
    // The pool holds only dice that reach, an obstruction's taken and Concentrate Fire's added.
    range: attack.range === 'distance' ? 'close' : attack.range,
    obstructed: false,
    rerolls: [],
    tokens: spendable(s).flatMap(({ type, why }) => (why ? [] : [type])),
    biggerAttacker: isShip(attacker) && isShip(target) && sizeRank[attacker.card.size] > sizeRank[target.card.size],
    ...(zone && shields && { shields: shields[zone] ?? 0, hull: target.card.hull }),
    ...(!isShip(target) && { hull: hullOf(target) }),
    neighbour: Math.max(0, ...neighbours),
    cards: isShip(target) ? cardsOf(target) : 0,
  }
}
