import { keyword } from './query.js'
import type { Attack, State } from './state.js'

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

export const isPilot = (name: string): name is Pilot => (pilots as readonly string[]).includes(name)

/** Whether an ace's rule adds dice to this attack; `id` is the ace. */
export function addsDice(name: string, s: State, attack: Attack, id: string): boolean {
  const attacker = s.squadrons[attack.attacker]
  if (!isPilot(name) || !attacker) return false
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
