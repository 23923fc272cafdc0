import { type Colour, colours } from '../../../core/dice/faces.js'
import type { Dice } from '../fleet/profile.js'
import { isShip, keyword, model } from '../query.js'
import type { Attack, Ship, State } from '../state.js'
import { coloursAt, type Range } from '../terms.js'

export const listed = (dice: Dice | undefined): readonly Colour[] =>
  dice ? colours.flatMap((colour) => Array<Colour>(dice[colour]).fill(colour)) : []

/** The dice of an armament that reach a band (seed 004; Learn to Play p.13). */
export const reaching = (dice: Dice | undefined, range: Range): readonly Colour[] =>
  listed(dice).filter((colour) => coloursAt[range].includes(colour))

/** The armament that an attack is made with, whatever its range. */
export function armamentOf(s: State, attack: Pick<Attack, 'kind' | 'attacker' | 'zone' | 'target'>): Dice | undefined {
  const attacker = model(s, attack.attacker)
  if (!attacker) return undefined
  const { antiSquadron } = attacker.card
  const blue = (count: number): Dice => ({ red: 0, blue: count, black: 0 })
  switch (attack.kind) {
    case 'battery':
    case 'salvo':
      return s.squadrons[attack.target] ? antiSquadron : attack.zone ? (attacker as Ship).card.armament[attack.zone] : undefined
    case 'squadron':
      return isShip(attacker) || s.squadrons[attack.target] ? antiSquadron : attacker.card.battery
    case 'snipe':
    case 'counter':
      return isShip(attacker) ? undefined : blue(keyword(attacker, attack.kind))
  }
}

/** The dice that an attack gathers at its range, before anything is left out; with Depowered Armament a Salvo has none at long range. */
export function poolOf(s: State, attack: Attack): readonly Colour[] {
  const depowered = attack.range === 'long' && s.ships[attack.attacker]?.faceup.includes('depowered-armament')
  return depowered ? [] : reaching(armamentOf(s, attack), attack.range || 'close')
}

/** Dice that damage cards of the attacking ship take away before the roll. */
export function brokenDice(s: State, { attacker, target }: Pick<Attack, 'attacker' | 'target'>): number {
  const title = s.squadrons[target] ? 'point-defence-failure' : 'damaged-munitions'
  return s.ships[attacker]?.faceup.filter((card) => card === title).length ?? 0
}
