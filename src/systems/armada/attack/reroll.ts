import type { Face } from '../../../core/dice/faces.js'
import { ask, type Flow } from '../../../core/flow.js'
import type { Pick, Roll } from '../../../core/question.js'
import { attackSide, defenceSide } from '../query.js'
import { asked } from '../say.js'
import type { T } from '../table.js'
import { attackArgs } from './attack-dice.js'
import { diceOptions, placesOf } from './dice-options.js'

/** The questions of a re-roll: of the attacker, or of a defender who evades or dodges. */
const rerolls = {
  attack: ['reroll-dice', 'reroll'],
  evade: ['evade-die', 'evade-reroll'],
  dodge: ['dodge-dice', 'dodge-reroll'],
} as const
export type Reroll = keyof typeof rerolls

/** Picks dice of the pool, by place; `most` of them. */
export function* pickDice(t: T, how: Reroll, most: number): Flow<readonly number[]> {
  const [id] = rerolls[how]
  const picked = yield* ask((): Pick => {
    const attack = t.state.attack!
    const by = how === 'attack' ? attackSide(t.state, attack) : defenceSide(t.state, attack)
    const about = how === 'attack' ? attack.attacker : attack.target
    const options = diceOptions(attack.dice).map(({ option }) => option)
    return { kind: 'pick', ...asked(id, by, about, { most, ...attackArgs(t.state) }), min: 0, max: Math.min(most, options.length), options }
  })
  return placesOf(t.state.attack!.dice, picked)
}

/** Rolls the dice at these places again. */
export function* rollAgain(t: T, how: Reroll, places: readonly number[]): Flow {
  if (!places.length) return
  const [, id] = rerolls[how]
  const there = () => places.filter((at) => t.state.attack?.dice[at])
  const faces = yield* ask((): Roll | undefined => {
    const attack = t.state.attack!
    if (!there().length) return undefined
    const dice = there().map((at) => attack.dice[at]!.colour)
    return { kind: 'roll', ...asked(id, attackSide(t.state, attack), attack.attacker, attackArgs(t.state)), dice }
  })
  t.emit({ type: 'dice-rerolled', places: there(), faces: faces as readonly Face[] })
}
