import type { PoolKey } from '../../../core/dice/parse.js'
import type { FacesKey } from '../../../core/dice/typed.js'
import type { Words } from '../../../core/words.js'

/** What is said about dice, pools and odds, in English: the catalogue that the other languages are checked against. */
export const en = {
  'pool.empty': 'There is no pool here. Write one like 6d6 4+ or 2r1b; commas separate several.',
  'pool.unknown':
    '"{typed}" is not part of a pool. A pool has dice (6d6, 2d3, 2r1b3k, 2 red 1 blue), then for D6 4+, crit 6+, crit +2, save 4+, and reroll 1, miss or blank.',
  'pool.no-dice': 'This pool has no dice. Begin with the dice: 6d6, d3 or 2r1b3k.',
  'pool.count': '{typed}: a pool has 1 to {most} dice.',
  'pool.sides': 'There is no {die} here. Dice are d6, d3, red (r), blue (b) and black (k).',
  'pool.mixed': 'One pool has D6, or D3, or Armada dice, not two of these. Separate pools with a comma.',
  'pool.twice': '"{word}" says the same thing a second time. Each part of a pool is said once.',
  'pool.target': '{typed}: a target is 2+ to 6+.',
  'pool.crit':
    '"{typed}" does not say when a hit is critical. Write crit 2+ to crit 6+, or crit +1 to crit +4 for so many above the target.',
  'pool.crit-below': 'Criticals on {crit}+ cannot be easier than hits on {target}+.',
  'pool.save': '"{typed}" is no save. Write save 2+ to save 6+.',
  'pool.reroll': '"{typed}" cannot be rolled again. Write reroll 1, reroll miss or reroll blank.',
  'pool.reroll-die':
    'Reroll {reroll} does not go with {dice}. D6 have 1 and, with a target, miss; D3 have 1; Armada dice have miss and blank.',
  'pool.needs-d6': 'A target, criticals and saves are for D6 only.',
  'pool.needs-target': 'Criticals, saves and reroll miss need a target first, like 4+.',
  'pool.many': 'At most {most} pools in one line.',
  'faces.few': '{typed, plural, one {# face is} other {# faces are}} too few: another {die} is to be rolled.',
  'faces.many': '{typed, plural, one {# face} other {# faces}} typed, but {used, plural, one {# die is} other {# dice are}} rolled.',
  'faces.unknown': 'No {die} shows "{typed}". It shows {faces}.',
} as const satisfies Words<PoolKey | FacesKey> & Words
