import { type Colour, colours, type Face, iconsOf, isColour } from '../../core/dice/faces.js'
import type { RolledDie } from '../../core/dice/roll.js'
import type { NextFace } from '../../core/dice/stream.js'
import { type ArmadaAttack, critsCount, type DefenceToken, damageOf } from './attack.js'
import { type Ending, endingOf } from './ending.js'
import { kindsOf } from './evade.js'
import { bestPlay } from './play.js'

/** A die that an Evade affected: cancelled at long range, else with the face that it was rolled to. */
export interface Evaded {
  readonly die: Colour
  readonly from: Face
  readonly to?: Face
}

/** An attack as it fell: the dice after rerolls, what both players did, and how it ended. */
export interface ArmadaRolled extends Ending {
  readonly dice: readonly RolledDie[]
  readonly locked: readonly DefenceToken[]
  readonly spent: readonly DefenceToken[]
  readonly evaded: readonly Evaded[]
}

/** Damage, criticals that count and accuracies on dice. */
function read(attack: ArmadaAttack, dice: readonly RolledDie[]) {
  const sum = (count: (face: Face) => number) => dice.reduce((total, { face }) => total + count(face), 0)
  return {
    damage: sum((face) => damageOf(attack, face)),
    crits: critsCount(attack) ? sum((face) => iconsOf(face).crits) : 0,
    accuracies: sum((face) => iconsOf(face).accuracies),
  }
}

/** Rolls an attack whose dice are settled: its dice by colour, then each reroll effect in turn, then what an Evade rerolls. */
export function rollArmada(attack: ArmadaAttack, next: NextFace): ArmadaRolled {
  let dice = colours.flatMap((die) => Array.from({ length: attack.armament[die] }, (): RolledDie => ({ die, face: next(die) })))
  for (const again of attack.rerolls) {
    dice = dice.map((rolled) =>
      isColour(rolled.die) && again(rolled.die, rolled.face)
        ? { ...rolled, was: rolled.was ?? rolled.face, face: next(rolled.die) }
        : rolled,
    )
  }
  const kinds = kindsOf(attack)
  const counts = kinds.map(({ die, face }) => dice.filter((rolled) => rolled.die === die && rolled.face === face).length)
  const { locked, spent, evasion } = bestPlay(attack, kinds)({ ...read(attack, dice), kinds: counts })
  const left = [...dice]
  const results = evasion.dice.map(({ die, face }): Evaded => {
    const at = left.findIndex((rolled) => rolled.die === die && rolled.face === face)
    left.splice(at, 1)
    return attack.range === 'long' ? { die, from: face } : { die, from: face, to: next(die) }
  })
  const after = [...left, ...results.flatMap(({ die, to }) => (to ? [{ die, face: to }] : []))]
  const { damage, crits } = read(attack, after)
  return { dice, locked, spent, evaded: results, ...endingOf(attack, damage, crits > 0, spent) }
}
