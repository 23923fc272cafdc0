import { dice } from '../../core/dice/faces.js'
import type { Playable, System } from '../../core/system.js'
import type { Words } from '../../core/words.js'
import { apply } from './apply.js'
import type { Event } from './events.js'
import { face } from './face.js'
import { fixes } from './fixes.js'
import { jumps } from './jumps.js'
import { find } from './names.js'
import { switches } from './options.js'
import { play } from './round.js'
import { result } from './scoring.js'
import { secrets } from './secrets.js'
import { begin, type Setup, setUp } from './setup.js'
import type { State } from './state.js'
import { story } from './story.js'
import { view } from './view.js'

export const system: System<Setup, State, Event> = {
  id: 'armada',
  edition: '1.5',
  rules: 1,
  dice: { red: dice.red, blue: dice.blue, black: dice.black, d6: dice.d6 },
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
  terms: ['command.', 'defence-token.', 'zone.', 'band.', 'card.', 'keyword.', 'segment.'],
  names: ({ sides: { A, B } }) => ({ A: A.player, B: B.player }),
  find,
  async words(language): Promise<Words> {
    switch (language) {
      case 'es':
        return (await import('./words/es.js')).es
      case 'pt':
        return (await import('./words/pt.js')).pt
      default:
        return (await import('./words/en.js')).en
    }
  },
}

/** Star Wars: Armada by Learn to Play and Rules Reference 1.5, ready to be played. */
export const armada: Playable = {
  system,
  levels: ['full', 'tracker', 'checklist'],
  switches,
  checklist: async () => (await import('./checklist.js')).checklist,
  setUp,
}
