import { dice } from '../../core/dice/faces.js'
import type { Playable, System } from '../../core/system.js'
import { apply } from './apply.js'
import type { Event } from './events.js'
import { fixes } from './fixes.js'
import { jumps } from './jumps.js'
import { find } from './look.js'
import { switches } from './options.js'
import { partSettings } from './part-settings.js'
import { result } from './result.js'
import { play } from './round.js'
import { begin, type Setup, setUp } from './setup.js'
import type { State } from './state.js'
import { story } from './story.js'
import { face, secrets, view } from './view.js'
import { words } from './words/load.js'
import { terms } from './words/terms.js'

export const system: System<Setup, State, Event> = {
  id: 'dropfleet',
  edition: '1.7',
  rules: 1,
  dice: { d6: dice.d6, d3: dice.d3 },
  begin,
  apply,
  play,
  fixes,
  jumps,
  view,
  face,
  story,
  result,
  outlook: async (state) => (await import('./attack/outlook.js')).outlook(state),
  secrets,
  names: ({ sides: { A, B } }) => ({ A: A.name, B: B.name }),
  find,
  words,
  terms,
}

/** Dropfleet Commander 1.7, ready to be played. */
export const dropfleet: Playable = {
  system,
  levels: ['full', 'tracker', 'checklist'],
  switches,
  scenarios: true,
  setUp,
  partSettings,
  checklist: async () => (await import('./checklist.js')).checklist,
  muster: async () => (await import('./fleet/muster.js')).muster,
}
