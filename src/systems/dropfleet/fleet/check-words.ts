import { messages } from '../../../core/words.js'

/** What the fleet-building rules have to say: warnings, for a referee refuses no fleet. */
export type CheckKey =
  | 'check.dropfleet.size'
  | 'check.dropfleet.shape'
  | 'check.dropfleet.counts'
  | 'check.dropfleet.battlegroups'
  | 'check.dropfleet.share'
  | 'check.dropfleet.launch'
  | 'check.dropfleet.group'
  | 'check.dropfleet.rare'
  | 'check.dropfleet.dreadnought'
  | 'check.dropfleet.faction'
  | 'check.dropfleet.admirals'
  | 'check.dropfleet.admiral-value'
  | 'check.dropfleet.admiral-ship'
  | 'check.dropfleet.admiral-dreadnought'
  | 'check.dropfleet.joined'

export const say = messages<CheckKey>()
