import { messages } from '../../../core/words.js'

/** What the fleet-building rules have to say: warnings, for a referee refuses no fleet. */
export type CheckKey =
  | 'check.armada.points'
  | 'check.armada.squadrons'
  | 'check.armada.aces'
  | 'check.armada.no-commander'
  | 'check.armada.commanders'
  | 'check.armada.no-flagship'
  | 'check.armada.flotilla'
  | 'check.armada.twice-aboard'
  | 'check.armada.titles'
  | 'check.armada.modifications'
  | 'check.armada.unique'
  | 'check.armada.faction'
  | 'check.armada.objective-missing'
  | 'check.armada.objective-kind'

export const say = messages<CheckKey>()
