import { beforeAll, expect, test } from 'vitest'
import { type NextFace, stream } from '../../../src/core/dice/stream.js'
import type { Question, Reply } from '../../../src/core/question.js'
import { hullLost } from '../../../src/odds/dropfleet/hull.js'
import { resolve } from '../../../src/systems/dropfleet/attack/resolve.js'
import { attackOf, sourceOf } from '../../../src/systems/dropfleet/attack/shot.js'
import type { Figures, Weapon } from '../../../src/systems/dropfleet/fleet/profile.js'
import type { State } from '../../../src/systems/dropfleet/state.js'
import { put, range, run, shot, weapon } from './range.js'

/*
 * Many volleys (200,000 by FLEETREF_VOLLEYS) through the rules of the game itself, with faces from a fixed seed: how often each number of hull points
 * is lost lies within five standard errors of its exact chance.
 */
const volleys = Number(process.env.FLEETREF_VOLLEYS ?? 40_000)

interface Trial {
  readonly name: string
  readonly weapon: Partial<Weapon>
  readonly dice: number
  readonly target: Partial<Figures>
  readonly low?: true
}
const trials: readonly Trial[] = [
  { name: 'guns', weapon: { lock: 3 }, dice: 4, target: { armour: 4 } },
  { name: 'between layers', weapon: { lock: 3, damage: 2 }, dice: 3, target: { armour: 3, passive: 5 }, low: true },
  { name: 'missiles against point defence', weapon: { special: ['close-action'] }, dice: 6, target: { armour: 3, passive: 5, pd: 6 } },
  { name: 'swarmers', weapon: { lock: 3, damage: 'd3', special: ['close-action-swarmer'] }, dice: 4, target: { armour: 5, pd: 8 } },
  { name: 'burnthrough', weapon: { lock: 3, special: ['burnthrough-6'] }, dice: 2, target: { armour: 3 } },
  {
    name: 'burnthrough of two points',
    weapon: { lock: 3, damage: 2, special: ['burnthrough-10'] },
    dice: 3,
    target: { armour: 4, passive: 6 },
  },
  { name: 'distortion', weapon: { lock: 3, damage: '*', special: ['distortion'] }, dice: 4, target: { armour: 4 } },
  { name: 'particle', weapon: { lock: 3, damage: 2, special: ['particle'] }, dice: 2, target: { armour: 2, passive: 3 } },
]

const states = new Map<string, State>()
beforeAll(async () => {
  for (const one of trials) {
    const state = await range({ weapons: [weapon(one.weapon)], target: { hull: 60, ...one.target } })
    states.set(one.name, one.low ? put(state, 'mark-1', { layer: 'low' }) : state)
  }
})

/** Rolls what is rolled and spends successes as the default says. */
const player =
  (next: NextFace) =>
  (question: Question): Reply =>
    question.kind === 'roll' ? question.dice.map((die) => next(die as 'd6')) : (question as { readonly default: number }).default

test.each(trials)('$name', ({ name, dice }) => {
  const state = states.get(name)!
  const fired = shot({ dice })
  const chances = hullLost(attackOf(state, fired))
  const count = new Float64Array(chances.length)
  const answer = player(stream(`range ${name}`, 1))
  const rounds = Math.round(volleys / trials.length)
  const defended = attackOf(state, fired).closeAction
  for (let at = 0; at < rounds; at++) {
    const { events } = run(state, (t) => resolve(t, 'A', 'mark-1', [sourceOf(t.state, fired)], defended), answer)
    const resolved = events.find((event) => event.type === 'attack-resolved')!
    count[resolved.lost]!++
  }
  for (const [lost, chance] of chances.entries()) {
    const error = Math.sqrt((chance * (1 - chance)) / rounds)
    expect(Math.abs(count[lost]! / rounds - chance), `${lost} points`).toBeLessThan(5 * error + 2 / rounds)
  }
})
