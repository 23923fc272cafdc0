import { type Strike, strike } from '../../../core/dice/target.js'
import { ask, type Flow } from '../../../core/flow.js'
import { isCounts, type Label, type Roll } from '../../../core/question.js'
import { critFrom, type DropfleetAttack, isDistortion, lockOf } from '../../../odds/dropfleet/attack.js'
import { type Sum, underCap } from '../../../odds/dropfleet/burnthrough.js'
import { targetName } from '../ground/target.js'
import { asks, type Rolled, type T } from '../question.js'
import type { Side, State } from '../state.js'
import { m } from '../words.js'
import { rollable, type Source } from './shot.js'

/** What the dice of one weapon have done: hits, criticals among them, hull points before point defence and saves. */
export interface Fallen {
  readonly source: Source
  readonly hits: number
  readonly crits: number
  readonly points: Sum
  /** The hull points of each critical hit. */
  readonly sizes: readonly number[]
  /** Faces that are critical without Particle, and sixes. */
  readonly naturals: number
  readonly sixes: number
}

/** The results of dice: after a wave of Burnthrough with a critical every hit is one. Counts are taken as the table said them. */
export function struck(attack: DropfleetAttack, rolled: Rolled, sure: boolean): readonly Strike[] {
  const critOn = sure ? lockOf(attack) : critFrom(attack)
  if (!isCounts(rolled)) return rolled.map((face) => strike(Number(face), lockOf(attack), critOn))
  const { hits, crits } = rolled
  const best: Strike = critOn > 6 ? 'hit' : 'crit'
  const plain: Strike = critOn <= lockOf(attack) ? 'crit' : 'hit'
  return [...Array.from({ length: crits }, () => best), ...Array.from({ length: hits }, () => plain)]
}

/** Adds a wave to what a weapon has done. `damage` has the hull points of each hit, in the order of the strikes that hit. */
export function fall(attack: DropfleetAttack, before: Fallen, strikes: readonly Strike[], damage: readonly number[]): Fallen {
  const hits = strikes.filter((one) => one !== 'miss')
  const values = hits.map((_, at) => (isDistortion(attack) ? hits.length : damage[at]!))
  const sum = (which: Strike) => values.reduce((total, value, at) => total + (hits[at] === which ? value : 0), 0)
  const wave = { normal: sum('hit'), critical: sum('crit') }
  const points =
    attack.burnthrough === undefined
      ? { normal: before.points.normal + wave.normal, critical: before.points.critical + wave.critical }
      : underCap(attack.burnthrough, before.points, wave)
  return {
    ...before,
    hits: before.hits + hits.length,
    crits: before.crits + hits.filter((one) => one === 'crit').length,
    points,
    sizes: [...before.sizes, ...values.filter((_, at) => hits[at] === 'crit')],
  }
}

/** Whether a weapon rolls on: every hit of Burnthrough does, until the cap is reached. */
export const wavesOn = (attack: DropfleetAttack, { points }: Fallen): boolean =>
  attack.burnthrough !== undefined && points.normal + points.critical < attack.burnthrough

/** Rules that need to know which weapon, or which face, did it: such a volley does not take bare counts. */
const perWeapon = (rule: string): boolean => /^(flash|corruptor|crippling|impel-\d+|ion-\d+|haywire|distortion|burnthrough-\d+)$/.test(rule)

function takesCounts(s: State, sources: readonly Source[]): boolean {
  const attacks = sources.map((source) => source.attack(s))
  const one = attacks[0]!
  const alone = sources.length === 1
  const same = attacks.every(
    (attack) => lockOf(attack) === lockOf(one) && critFrom(attack) === critFrom(one) && attack.damage === one.damage,
  )
  const plain = sources.every(({ damage }) => typeof damage === 'number' || (alone && isDistortion(one)))
  const single = alone || !sources.some(({ special }) => special.some(perWeapon))
  const faces = sources.some(
    ({ special }) => special.includes('unstable') || (special.includes('crippling') && special.includes('particle')),
  )
  return same && plain && single && !faces
}

/** Rolls to hit, wave after wave; one roll for all dice, source after source. */
export function* toHit(t: T, side: Side, target: string, given: readonly Source[]): Flow<readonly Fallen[]> {
  const counts = takesCounts(t.state, given)
  const sources = counts ? [{ ...given[0]!, dice: given.reduce((sum, { dice }) => sum + dice, 0) }] : given
  let fallen: readonly Fallen[] = sources.map((source) => ({
    source,
    hits: 0,
    crits: 0,
    points: { normal: 0, critical: 0 },
    sizes: [],
    naturals: 0,
    sixes: 0,
  }))
  let waiting: readonly number[] = sources.map(({ dice }) => dice)
  for (let wave = 0; waiting.some((dice) => dice > 0); wave++) {
    const dice = waiting
    const before = fallen
    const rolled: Rolled = yield* ask(() => rollQuestion(t.state, side, target, before, dice, counts, wave) as Roll & { counts: true })
    const strikes = before.map(({ source, points }, at) => struck(source.attack(t.state), slice(rolled, dice, at), points.critical > 0))
    const damage = yield* damageDice(t, side, target, sources, strikes)
    fallen = before.map((one, at) => {
      const attack = one.source.attack(t.state)
      return { ...fall(attack, one, strikes[at]!, damage[at]!), ...shown(attack, one, slice(rolled, dice, at)) }
    })
    waiting = fallen.map((one, at) =>
      wavesOn(one.source.attack(t.state), one) ? strikes[at]!.filter((each) => each !== 'miss').length : 0,
    )
  }
  return fallen
}

/** Natural criticals and sixes with those of one more wave. */
function shown(attack: DropfleetAttack, before: Fallen, rolled: Rolled): Pick<Fallen, 'naturals' | 'sixes'> {
  const faces = isCounts(rolled) ? [] : rolled.map(Number)
  const natural = critFrom({ ...attack, rules: attack.rules.filter((rule) => rule !== 'particle') })
  return {
    naturals: before.naturals + faces.filter((face) => face >= natural).length,
    sixes: before.sixes + faces.filter((face) => face === 6).length,
  }
}

const slice = (rolled: Rolled, dice: readonly number[], at: number): Rolled => {
  if (isCounts(rolled)) return rolled
  const start = dice.slice(0, at).reduce((sum, count) => sum + count, 0)
  return rolled.slice(start, start + dice[at]!)
}

function rollQuestion(
  s: State,
  side: Side,
  target: string,
  fallen: readonly Fallen[],
  dice: readonly number[],
  counts: boolean,
  wave: number,
): Roll {
  const lines = new Map<string, { count: number; name: Label; lock: number; crit: number }>()
  for (const [at, { source, points }] of fallen.entries()) {
    const attack = source.attack(s)
    const { name } = source
    const [lock, crit] = [lockOf(attack), points.critical > 0 ? lockOf(attack) : critFrom(attack)]
    const key = `${JSON.stringify(name)} ${lock} ${crit}`
    lines.set(key, { name, lock, crit, count: (lines.get(key)?.count ?? 0) + dice[at]! })
  }
  const dealt = [...lines.values()].filter(({ count }) => count > 0)
  return {
    kind: 'roll',
    ...asks(wave ? 'burn-on' : 'to-hit', 'to-hit', {
      target: targetName(s, target),
      dice: dealt.map((one) => m(one.crit > 6 ? 'to-hit.line' : one.crit === one.lock ? 'to-hit.sure' : 'to-hit.crit', { ...one })),
    }),
    by: side,
    about: target,
    dice: Array.from({ length: dice.reduce((sum, count) => sum + count, 0) }, () => 'd6'),
    ...(counts && { counts: true }),
  }
}

/** Random Damage is rolled for each hit, before the saves (1.7, Ships' Characteristics); hull points by hit, source by source. */
function* damageDice(
  t: T,
  side: Side,
  target: string,
  sources: readonly Source[],
  strikes: readonly (readonly Strike[])[],
): Flow<readonly (readonly number[])[]> {
  const hits = strikes.map((list) => list.filter((one) => one !== 'miss').length)
  const amounts = sources.map(({ damage }) => rollable(damage === '*' ? 0 : damage))
  const dice = amounts.flatMap((amount, at) => Array.from({ length: hits[at]! }, () => amount.dice).flat())
  const faces = dice.length
    ? yield* ask(
        (): Roll => ({
          kind: 'roll',
          ...asks('damage-dice', 'to-hit', { target: targetName(t.state, target) }),
          by: side,
          about: target,
          dice,
        }),
      )
    : []
  let from = 0
  return amounts.map(({ dice: each, plus }, at) =>
    Array.from({ length: hits[at]! }, () => {
      const sum = faces.slice(from, from + each.length).reduce((total, face) => total + Number(face), plus)
      from += each.length
      return sources[at]!.overcharged ? 2 * sum : sum
    }),
  )
}
