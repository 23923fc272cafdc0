import type { Flow } from '../../../core/flow.js'
import { spikeEvents } from '../activation/spikes.js'
import { settleExtra } from '../debts.js'
import { decide } from '../decide.js'
import { alive, shipName } from '../look.js'
import { hullEvents, small } from '../losses/losses.js'
import { emitAll, type T } from '../question.js'
import { m } from '../words.js'
import type { Through } from './saves.js'
import { rollable } from './shot.js'
import type { Fallen } from './to-hit.js'
import { ruleNumber } from './weapons.js'

/** A weapon that was rolled for, with the hull points that it cost its target. */
export interface Hit {
  readonly fallen: Fallen
  readonly through: Through
}
const rules = ({ fallen }: Hit): readonly string[] => fallen.source.special
const damage = ({ through }: Hit): number => through.normal + through.critical

/** What rules of the weapons do beside damage, weapon by weapon, in the order in which they were allocated (1.7, Special Rules). */
export function* afterHits(t: T, target: string, hits: readonly Hit[]): Flow {
  for (const hit of hits) {
    unstable(t, hit)
    if (!alive(t.state.ships[target]) || hit.fallen.hits === 0) continue
    yield* flash(t, target, hit)
    if (!alive(t.state.ships[target])) continue
    corrupt(t, target, hit)
    ions(t, target, hit)
    extraCrippling(t, target, hit)
    remindOf(t, target, hit)
  }
  yield* settleExtra(t)
}

/** Flash: a Minor Spike for a target that was hit, another for three damage or more. Whether a hit that was saved counts is an option. */
function* flash(t: T, target: string, hit: Hit): Flow {
  if (!rules(hit).includes('flash')) return
  if (damage(hit) > 0 || (yield* decide(t, 'flash', () => [m('ruling.flash', { ship: shipName(t.state.ships[target]!) })])) === 'hit')
    emitAll(t, spikeEvents(t.state, target, 'minor'))
  if (damage(hit) >= 3) emitAll(t, spikeEvents(t.state, target, 'minor'))
}

/** Corruptor: a token for each critical that did damage. */
function corrupt(t: T, target: string, hit: Hit): void {
  if (!rules(hit).includes('corruptor')) return
  for (let token = 0; token < hit.through.corrupting; token++) t.emit({ type: 'effect-gained', ship: target, effect: 'corruptor' })
}

/** Ion(X): X hits of one group make Energy Surges. */
function ions(t: T, target: string, hit: Hit): void {
  const x = ruleNumber(rules(hit), 'ion')
  if (x === undefined) return
  t.emit({ type: 'ions-counted', ship: target, hits: hit.fallen.hits })
  const surges = t.state.ships[target]!.effects.includes('energy-surges')
  if ((t.state.open?.firing?.ions[target] ?? 0) >= x && !surges) t.emit({ type: 'effect-gained', ship: target, effect: 'energy-surges' })
}

/** Crippling: with a critical and damage, a roll on the crippling table at once. Where every hit is critical the natural number is needed. */
function extraCrippling(t: T, target: string, hit: Hit): void {
  const crits = rules(hit).includes('particle') ? hit.fallen.naturals : hit.fallen.crits
  if (rules(hit).includes('crippling') && crits > 0 && damage(hit) > 0 && !small(t.state.ships[target]!))
    t.emit({ type: 'crippling-owed', ship: target })
}

/** Unstable: on Weapons Free each natural six costs the firer the weapon's Damage, without saves. */
function unstable(t: T, { fallen: { source, sixes } }: Hit): void {
  if (!source.special.includes('unstable') || t.state.ships[source.firer]?.order !== 'weapons-free' || !sixes) return
  emitAll(t, hullEvents(t.state, source.firer, sixes * rollable(source.damage).plus, 'unstable'))
}

/** Rules that the table carries out: said at their moment. */
function remindOf(t: T, target: string, hit: Hit): void {
  const impel = ruleNumber(rules(hit), 'impel')
  if (impel !== undefined && damage(hit) >= impel) t.emit({ type: 'rule-due', rule: 'impel', ship: target })
  if (rules(hit).includes('haywire')) t.emit({ type: 'rule-due', rule: 'haywire', ship: target })
}
