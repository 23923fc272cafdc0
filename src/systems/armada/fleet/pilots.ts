import { keyword } from '../query.js'
import type { Attack, Squadron, State } from '../state.js'

/** Aces whose rule people forget; the texts say in our own words what to remember. */
export const pilots = [
  'Luke Skywalker',
  'Wedge Antilles',
  'Dutch Vander',
  'Tycho Celchu',
  'Jan Ors',
  'Howlrunner',
  'Mauler Mithel',
  'Soontir Fel',
  'Major Rhymer',
  'Darth Vader',
  'Boba Fett',
] as const
export type Pilot = (typeof pilots)[number]

/** The ace of a squadron, whatever its mark; Vader is the one in the TIE Advanced, the later one has another rule. */
export function pilotOf({ card: { name, mark, class: kind } }: Squadron): Pilot | undefined {
  const plain = mark ? name.replace(` (${mark})`, '') : name
  const found = pilots.find((pilot) => pilot === plain)
  return found === 'Darth Vader' && kind.startsWith('TIE Defender') ? undefined : found
}

/** Whether this ace attacks: Luke Skywalker, for whom a ship has no shields, or Darth Vader, whose criticals always count. */
export const isBy = (s: State, { attacker }: Pick<Attack, 'attacker'>, pilot: Pilot): boolean => {
  const squadron = s.squadrons[attacker]
  return squadron !== undefined && pilotOf(squadron) === pilot
}

/** Whether an ace's rule adds dice to this attack. */
export function addsDice(ace: Squadron, s: State, attack: Attack): boolean {
  const attacker = s.squadrons[attack.attacker]
  const name = pilotOf(ace)
  if (!name || !attacker) return false
  const { id } = ace
  const atSquadron = s.squadrons[attack.target] !== undefined
  switch (name) {
    case 'Howlrunner':
      return atSquadron && id !== attack.attacker && keyword(attacker, 'swarm') > 0
    case 'Wedge Antilles':
      return atSquadron && id === attack.attacker && s.squadrons[attack.target]!.activated
    case 'Darth Vader':
    case 'Dutch Vander':
    case 'Luke Skywalker':
    case 'Tycho Celchu':
    case 'Jan Ors':
    case 'Mauler Mithel':
    case 'Soontir Fel':
    case 'Major Rhymer':
    case 'Boba Fett':
      return false
  }
}
