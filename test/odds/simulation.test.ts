import { expect, test } from 'vitest'
import type { NextFace } from '../../src/core/dice/stream.js'
import { stream } from '../../src/core/dice/stream.js'
import type { ArmadaAttack } from '../../src/odds/armada/attack.js'
import { armadaOdds } from '../../src/odds/armada/odds.js'
import { rollArmada } from '../../src/odds/armada/roll.js'
import { settle } from '../../src/odds/armada/settle.js'
import { type Distribution, deviation, mean } from '../../src/odds/distribution.js'
import type { DropfleetAttack } from '../../src/odds/dropfleet/attack.js'
import { hullLost } from '../../src/odds/dropfleet/hull.js'
import { rollDropfleet } from '../../src/odds/dropfleet/roll.js'

/*
 * Attacks too large for brute force, rolled many times at a fixed seed: the mean lies within five standard errors of the exact one.
 */
const rolls = 3000

function agrees(chances: Distribution, seed: string, run: (next: NextFace) => number): void {
  const next = stream(seed, 1)
  let sum = 0
  for (let i = 0; i < rolls; i++) sum += run(next)
  const error = deviation(chances) / Math.sqrt(rolls)
  expect(Math.abs(sum / rolls - mean(chances))).toBeLessThan(5 * error)
}

const weapon: DropfleetAttack = {
  dice: 8,
  lock: 3,
  damage: 1,
  armour: 4,
  pointDefence: 0,
  closeAction: false,
  layers: 0,
  atmosphere: false,
  rules: [],
}
const weapons: readonly Partial<DropfleetAttack>[] = [
  {},
  { damage: 'd6', passive: 5 },
  { damage: 2, layers: 1, rules: ['scald'] },
  { closeAction: true, pointDefence: 9, passive: 5 },
  { closeAction: true, pointDefence: 9, damage: 'd3', rules: ['swarmer'] },
  { closeAction: true, pointDefence: 9, damage: 2, rules: ['calibre-heavy'] },
  { dice: 5, burnthrough: 14 },
  { dice: 3, damage: 2, burnthrough: 10, passive: 6 },
  { dice: 6, rules: ['distortion'] },
  { dice: 12, lock: 2, rules: ['particle', 'overcharge'] },
]
test.each(weapons.map((parts) => [JSON.stringify(parts), parts] as const))('Dropfleet %s', (name, parts) => {
  const attack = { ...weapon, ...parts }
  agrees(hullLost(attack), name, (next) => rollDropfleet(attack, next).damage)
})

const ship: Omit<ArmadaAttack, 'armament' | 'range'> = {
  attacker: 'ship',
  versus: 'ship',
  obstructed: false,
  rerolls: [],
  tokens: [],
  biggerAttacker: false,
  neighbour: 2,
  shields: 2,
  hull: 6,
  cards: 0,
}
const broadsides: readonly (Partial<ArmadaAttack> & Pick<ArmadaAttack, 'armament' | 'range'>)[] = [
  { armament: { red: 3, blue: 0, black: 3 }, range: 'close' },
  { armament: { red: 4, blue: 4, black: 0 }, range: 'medium', tokens: ['evade', 'brace'] },
  { armament: { red: 5, blue: 0, black: 0 }, range: 'long', tokens: ['evade', 'redirect'], biggerAttacker: true },
  { armament: { red: 2, blue: 2, black: 2 }, range: 'close', tokens: ['evade', 'brace', 'redirect'], obstructed: true },
  { armament: { red: 2, blue: 1, black: 2 }, range: 'close', tokens: ['scatter', 'evade'], versus: 'squadron' },
  { armament: { red: 1, blue: 3, black: 0 }, range: 'medium', tokens: ['brace', 'contain'], extra: 'blue' },
  { armament: { red: 0, blue: 0, black: 6 }, range: 'close', tokens: ['brace', 'brace'] },
  { armament: { red: 0, blue: 6, black: 0 }, range: 'close', tokens: ['scatter'] },
  { armament: { red: 4, blue: 0, black: 0 }, range: 'long', rerolls: [(_, face) => face === 'blank'] },
  { armament: { red: 0, blue: 2, black: 1 }, range: 'close', attacker: 'squadron' },
]
test.each(broadsides.map((parts) => [JSON.stringify(parts), parts] as const))('Armada %s', (name, parts) => {
  const { attack } = settle({ ...ship, ...parts })!
  agrees(armadaOdds(attack).damage, name, (next) => rollArmada(attack, next).damage)
})
