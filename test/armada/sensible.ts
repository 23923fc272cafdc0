import type { Question, Reply } from '../../src/core/question.js'
import { system } from '../../src/systems/armada/playable.js'
import { anyReply } from '../core/walk.js'

type Random = (below: number) => number

/** What people at a table mostly do: attack, spend tokens, move freely, never leave the table. */
export function sensible(question: Question, random: Random): Reply {
  const open = 'options' in question ? question.options.filter(({ disabled }) => !disabled).map(({ id }) => id) : []
  const one = (ids: readonly string[]) => ids[random(ids.length)]!
  const mostly = (id: string, of = 5) => (open.includes(id) && random(of) ? id : undefined)
  const acting = open.filter((id) => id !== 'done' && id !== 'none' && id !== 'pass')
  switch (question.id) {
    case 'ends':
      return random(4) ? ['free'] : [one(['ship', 'squadrons', 'obstacle'].filter((id) => open.includes(id)))]
    case 'line':
      return mostly('clear') ?? mostly('obstructed') ?? 'no-line'
    case 'range':
      return mostly('medium', 3) ?? one(acting.length ? acting : open)
    case 'damage-card':
      return 'draw'
    case 'accuracy':
    case 'ready-cards':
      return open.slice(0, question.kind === 'pick' ? question.max : 0)
    case 'dial-or-token':
      return mostly('dial', 4) ?? 'token'
    case 'squadron-action':
      return mostly('engaged', 3) ?? mostly('attack', 3) ?? one(open)
    default:
      if (question.kind === 'count') return question.default ?? anyReply(question, system, random)
      if (question.kind === 'choose' && acting.length) return random(6) ? one(acting) : one(open)
      return anyReply(question, system, random)
  }
}
