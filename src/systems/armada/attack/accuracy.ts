import { ask, type Flow } from '../../../core/flow.js'
import type { Pick } from '../../../core/question.js'
import { alive, attackSide, isShip, model } from '../query.js'
import { tally } from '../reminders.js'
import { asked, said } from '../say.js'
import type { Attack, State } from '../state.js'
import type { T } from '../table.js'
import { attackArgs } from './attack-dice.js'
import { tokenOptions } from './token-options.js'

/** A ship whose dial shows 0 cannot spend defence tokens (seed 004); squadrons always can (Rules Reference 1.5 p.5). */
export function canSpendTokens(s: State, id: string): boolean {
  const defender = model(s, id)
  return defender !== undefined && alive(defender) && (!isShip(defender) || defender.speed > 0)
}

const lockable = (s: State, { target, locked }: Attack) =>
  tokenOptions(model(s, target)?.tokens ?? []).filter(({ at }) => !locked.includes(at))

/** Each accuracy that is spent leaves the pool and locks one token, readied or exhausted, for this attack (Rules Reference 1.5 p.2). */
export function* spendAccuracies(t: T): Flow {
  const count = ({ dice }: Attack) => dice.filter(({ face }) => face === 'accuracy').length
  const possible = (s: State) => {
    const attack = s.attack!
    const blinded = s.ships[attack.attacker]?.faceup.includes('blinded-gunners')
    return !blinded && canSpendTokens(s, attack.target) && count(attack) > 0 && lockable(s, attack).length > 0
  }
  if (!possible(t.state)) return
  const picked = yield* ask((): Pick | undefined => {
    const attack = t.state.attack!
    if (!possible(t.state)) return undefined
    const options = lockable(t.state, attack).map(({ option }) => option)
    return {
      kind: 'pick',
      ...asked('accuracy', attackSide(t.state, attack), attack.attacker, { ...attackArgs(t.state), count: count(attack) }),
      ...said(tally(attack)),
      min: 0,
      max: Math.min(count(attack), options.length),
      options,
    }
  })
  const chosen = lockable(t.state, t.state.attack!).filter(({ option }) => picked.includes(option.id))
  for (const { at, type } of chosen) t.emit({ type: 'token-locked', token: type, at })
}
