import { during, type Flow } from '../../../core/flow.js'
import { lives } from '../query.js'
import { settle } from '../settle.js'
import { type AttackStep, attackSteps, type State } from '../state.js'
import type { T } from '../table.js'
import { spendAccuracies } from './accuracy.js'
import { totalDamage } from './attack-damage.js'
import { gatherDice, measureRange, rollDice, traceLine } from './attack-dice.js'
import { spendTokens } from './defence-tokens.js'
import { modifyDice } from './modify.js'

/** The steps of an attack (Rules Reference 1.5 p.2). A flow that finds nothing to do leaves it to the next step. */
const flows: Readonly<Record<AttackStep, (t: T) => Flow>> = {
  range: measureRange,
  line: traceLine,
  gather: gatherDice,
  roll: rollDice,
  modify: modifyDice,
  accuracy: spendAccuracies,
  tokens: spendTokens,
  damage: totalDamage,
  *settle(t) {
    yield* settle(t)
    const attacker = t.state.attack?.attacker
    if (attacker) t.emit({ type: 'attack-ended', attacker })
  },
}

/** Runs the open attack to its end, from the step at which it stands. Attacks in answer are then owed: `settle` pays them. */
export function* runAttack(t: T): Flow {
  for (let step: AttackStep | undefined; (step = t.state.attack?.step); ) {
    const now = step
    yield* during(() => t.state.attack?.step === now && goesOn(t.state), flows[now](t))
    const { attack } = t.state
    if (!attack) return
    if (!goesOn(t.state)) return t.emit({ type: 'attack-ended', attacker: attack.attacker })
    if (attack.step === now) t.emit({ type: 'attack-step', step: attackSteps[attackSteps.indexOf(now) + 1] ?? 'settle' })
  }
}

/** An attack goes on while both are there; an answer is given even by the destroyed, and damage is settled to its end. */
function goesOn(s: State): boolean {
  const { attack } = s
  if (!attack) return false
  if (attack.step === 'settle') return true
  const answers = attack.kind === 'counter' || attack.kind === 'salvo'
  return lives(s, attack.target) && (answers || lives(s, attack.attacker))
}
