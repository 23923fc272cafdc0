import type { Message } from '../../../core/words.js'
import type { Event } from '../events.js'
import { nameOf } from '../look.js'
import type { State } from '../state.js'
import { m } from '../words.js'

type Told = Extract<
  Event,
  {
    type:
      | 'cluster-added'
      | 'cluster-misread'
      | 'troops-moved'
      | 'troops-landed'
      | 'troops-lost'
      | 'lander-shot'
      | 'landed'
      | 'sector-hit'
      | 'surveyed'
      | 'sector-set'
      | 'troops-set'
  }
>

/** What happens on the ground, in sentences. */
export function groundStory(s: State, e: Told): Message | undefined {
  switch (e.type) {
    case 'cluster-added':
      if (e.weapons)
        return m('story.station', {
          station: m(`sector.${e.kinds[0]!}`),
          weapons: e.weapons.map((weapon) => m(`station-weapon.${weapon}`)),
          count: e.weapons.length,
        })
      return m('story.cluster', { size: m(`cluster.${e.size}`), sectors: e.kinds.map((kind) => m(`sector.${kind}`)) })
    case 'cluster-misread':
      return m('story.cluster-misread', { text: e.text })
    case 'troops-moved':
      return m('story.troops-moved', { who: s.sides[e.side].name, troops: m(`troop.${e.kind}`, { count: 1 }), from: e.from, to: e.to })
    case 'troops-landed':
      return m('story.troops-landed', { who: s.sides[e.side].name, troops: m(`troop.${e.kind}`, { count: e.count }), sector: e.sector })
    case 'troops-lost':
      return m('story.troops-lost', { who: s.sides[e.side].name, troops: m(`troop.${e.kind}`, { count: e.count }), sector: e.sector })
    case 'lander-shot':
      return e.tokens
        ? m('story.lander-tokens', { count: e.tokens, ship: nameOf(s, e.ship), sector: e.sector })
        : m('story.lander-shot', { ship: nameOf(s, e.ship), sector: e.sector })
    case 'landed':
      return undefined
    case 'sector-hit': {
      const { hull } = s.sectors![e.sector]!
      return m(hull ? 'story.sector-hit' : 'story.sector-ruined', { sector: e.sector, points: e.points, hull })
    }
    case 'surveyed':
      return m(e.found ? 'story.surveyed-found' : 'story.surveyed', {
        who: s.sides[e.side].name,
        ship: nameOf(s, e.ship),
        cluster: e.cluster,
        total: s.sides[e.side].points,
      })
    case 'sector-set':
      return m('story.corrected', { about: e.sector, values: [m('story.sector-hull', { hull: e.hull })] })
    case 'troops-set':
      return m('story.corrected', { about: e.sector, values: [m(`troop.${e.kind}`, { count: e.count })] })
  }
}
