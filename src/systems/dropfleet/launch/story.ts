import type { Message } from '../../../core/words.js'
import type { Event } from '../events.js'
import { nameOf } from '../look.js'
import type { State } from '../state.js'
import { m } from '../words.js'

type Told = Extract<
  Event,
  {
    type: 'initiative-rolled' | 'faction-set' | 'assets-placed' | 'assets-due' | 'assets-shaken' | 'fighters-fought' | 'assets-used'
  }
>

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((total, count) => total + count, 0)

/** What launch assets do, in sentences. */
export function launchStory(s: State, e: Told): Message | undefined {
  switch (e.type) {
    case 'initiative-rolled': {
      const args = { a: s.sides.A.name, b: s.sides.B.name, A: e.A, B: e.B }
      return e.winner ? m('story.initiative', { ...args, who: s.sides[e.winner].name }) : m('story.initiative-again', args)
    }
    case 'faction-set':
      return m('story.faction', { who: s.sides[e.side].name, faction: e.faction })
    case 'assets-placed': {
      const tokens = m(`tokens.${e.kind}`, { count: e.count })
      const args = { from: nameOf(s, e.from), on: nameOf(s, e.on), tokens, lost: e.sent - e.count }
      return m(e.count < e.sent ? 'story.placed-lost' : e.due === 'end' ? 'story.placed-end' : 'story.placed', args)
    }
    case 'assets-due':
      return m('story.assets-due', { on: nameOf(s, e.on) })
    case 'assets-shaken':
      return m('story.shaken', { on: nameOf(s, e.on), gone: sum(e.gone), held: sum(e.held) })
    case 'fighters-fought':
      return m('story.fighters-fought', { on: nameOf(s, e.on), tokens: m('tokens.fighters', { count: e.count }), killed: e.killed })
    case 'assets-used':
      return m('story.assets-used', { on: nameOf(s, e.on), tokens: m(`tokens.${e.kind}`, { count: e.count }) })
  }
}
