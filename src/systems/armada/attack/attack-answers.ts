import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import type { AttackEvent } from '../events.js'
import { attackSide, nameOf } from '../query.js'
import { asked, done, m, option } from '../say.js'
import type { Answer, Due, State } from '../state.js'
import type { T } from '../table.js'

const answerOf = (s: State, n: number): Answer | undefined =>
  s.due.find((due): due is Due & (Answer<'counter'> | Answer<'salvo'>) => due.n === n && (due.kind === 'counter' || due.kind === 'salvo'))

/**
 * Declares the attack that answers another: a Salvo is made, a Counter may be made (Rules Reference 1.5 p.5, 19). It has
 * the range and line of the attack that it answers. False when it is left out.
 */
export function* answerAttack(t: T, n: number): Flow<boolean> {
  if (answerOf(t.state, n)?.kind === 'counter') {
    const choice = yield* ask((): Choose<'attack' | 'none'> | undefined => {
      const due = answerOf(t.state, n)
      if (!due) return undefined
      const { attacker, target } = due
      return {
        kind: 'choose',
        ...asked('counter', attackSide(t.state, due), attacker, { squadron: nameOf(t.state, attacker), target: nameOf(t.state, target) }),
        options: [option('attack', m('option.counter')), done(m('option.no-counter'), 'none')],
      }
    })
    if (choice === 'none') return false
  }
  t.emit(declaration(answerOf(t.state, n)!, n))
  return true
}

const declaration = ({ kind, attacker, target, targetZone, range, obstructed }: Answer, n: number): AttackEvent => ({
  type: 'attack-declared',
  kind,
  attacker,
  zone: kind === 'salvo' ? 'rear' : '',
  target,
  targetZone,
  answer: { range, obstructed, n },
})
