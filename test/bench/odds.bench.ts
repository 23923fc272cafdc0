/*
 * What exact odds cost beside a simulation, and how fast dice roll. `npm run bench`; needs nothing but the product, and also
 * compares with the npm dice roller that people use most where that is installed.
 */
import { type Die, facesOf } from '../../src/core/dice/faces.js'
import { parsePools } from '../../src/core/dice/parse.js'
import { counts, diceOf } from '../../src/core/dice/pool.js'
import { rollPool } from '../../src/core/dice/roll.js'
import { stream } from '../../src/core/dice/stream.js'
import { hullLost } from '../../src/odds/dropfleet/hull.js'
import { poolOdds } from '../../src/odds/pool.js'

/** Milliseconds of one run: the median of several, after a first one that warms up. */
function time(run: () => unknown, runs = 9): number {
  run()
  const taken = Array.from({ length: runs }, () => {
    const start = performance.now()
    run()
    return performance.now() - start
  })
  return taken.sort((a, b) => a - b)[runs >> 1]!
}

/** Samples after which the standard error of any chance is 1e-3 or less: 0.25 / n is the greatest variance. */
const samples = 250_000

const pool = (text: string) => {
  const parsed = parsePools(text)
  if ('wrong' in parsed) throw new Error(parsed.wrong.key)
  return parsed.ok[0]!
}

/** A plain loop over dice, as fast as it can be: what a face counts is looked up, and a D6 hit on 3 or 4 is saved on 4+. */
function simulated(text: string): Float64Array {
  const one = pool(text)
  const dice = diceOf(one)
  const next = stream('bench', 1)
  const worth = new Map(['d6', 'red', 'black'].flatMap((die) => facesOf(die as Die).map((face) => [face, counts(one, die as Die, face)])))
  const found = new Float64Array(1000)
  for (let i = 0; i < samples; i++) {
    let sum = 0
    for (const die of dice) {
      const { hits, crits, damage } = worth.get(next(die))!
      if (die !== 'd6') sum += damage
      else if (hits > crits) sum += next('d6') < '4' ? 1 : 0
      else sum += crits
    }
    found[sum]!++
  }
  return found.map((count) => count / samples)
}

console.log(`exact odds against ${samples} simulated rolls (standard error 1e-3)`)
for (const dice of [10, 20, 40, 60]) {
  for (const text of [`${dice}d6 3+ crit +2 save 4+`, `${dice / 2}r${dice / 2}k`]) {
    const exact = time(() => poolOdds(pool(text)))
    const start = performance.now()
    const chances = simulated(text)
    const simulation = performance.now() - start
    const error = Math.max(...poolOdds(pool(text)).chances.map((p, value) => Math.abs(p - chances[value]!)))
    const ratio = Math.round(simulation / exact)
    console.log(
      `${text}: exact ${exact.toFixed(3)} ms, simulated ${simulation.toFixed(0)} ms, ${ratio} times, furthest apart ${error.toExponential(1)}`,
    )
  }
}

const attack = {
  dice: 60,
  lock: 3,
  damage: 1,
  armour: 4,
  passive: 5,
  pointDefence: 20,
  closeAction: true,
  layers: 0,
  atmosphere: false,
  rules: [],
}
console.log(`60 dice, point defence 20, two saves: ${time(() => hullLost(attack)).toFixed(2)} ms`)

const rolls = 200_000
const perSecond = (run: () => unknown) => Math.round((rolls / time(run, 5)) * 1000)
const d6 = stream('bench', 2)
const ours = perSecond(() => {
  for (let i = 0; i < rolls; i++) d6('d6')
})
console.log(`one die after another: ${ours} a second`)
const four = pool('4d6')
const pools = perSecond(() => {
  for (let i = 0; i < rolls; i++) rollPool(four, d6)
})
console.log(`4d6 as a pool, counted: ${pools} a second`)

const other = '@dice-roller/rpg-dice-roller'
try {
  const { DiceRoll } = (await import(other)) as { DiceRoll: new (notation: string) => { total: number } }
  const theirs = perSecond(() => {
    for (let i = 0; i < rolls; i += 100) new DiceRoll('4d6')
  })
  console.log(`${other}, 4d6: ${Math.round(theirs / 100)} a second, ${(pools / (theirs / 100)).toFixed(0)} times slower`)
} catch {
  console.log(`${other} is not installed: not compared`)
}
