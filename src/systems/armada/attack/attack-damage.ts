import { iconsOf } from '../../../core/dice/faces.js'
import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Count } from '../../../core/question.js'
import { isBy } from '../fleet/pilots.js'
import type { Zone } from '../fleet/profile.js'
import { attackSide, defenceSide, isShip, keyword, model } from '../query.js'
import { criticalReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import type { Attack, State } from '../state.js'
import type { T } from '../table.js'
import { attackArgs } from './attack-dice.js'

/** Criticals count between ships, and for a Bomber that attacks a ship (Rules Reference 1.5 p.2, 19). */
export function criticalsCount(s: State, { attacker, target }: Pick<Attack, 'attacker' | 'target'>): boolean {
  const from = model(s, attacker)
  return s.ships[target] !== undefined && from !== undefined && (isShip(from) || keyword(from, 'bomber') > 0)
}

/** Damage of the dice before tokens: hits, and criticals where they count; those of Darth Vader always do. */
export function diceDamage(s: State, attack: Attack): number {
  const counted = criticalsCount(s, attack) || isBy(s, attack, 'Darth Vader')
  return attack.dice.reduce((sum, { face }) => sum + iconsOf(face).hits + (counted ? iconsOf(face).crits : 0), 0)
}

/** What is left after Brace: half, rounded up. */
export const suffered = (s: State, attack: Attack): number => {
  const total = diceDamage(s, attack)
  return attack.spent.includes('brace') ? Math.ceil(total / 2) : total
}

/** The shields of a zone of the defender that stand against this attack: for Luke Skywalker a ship has none. */
export const shieldsAgainst = (s: State, attack: Attack, zone: Zone | ''): number =>
  zone && !isBy(s, attack, 'Luke Skywalker') ? (s.ships[attack.target]?.shields[zone] ?? 0) : 0

type Critical = 'standard' | 'card' | 'none'

/** The critical effects that could do something now; none when the question is not worth asking. */
export function criticals(s: State): readonly Critical[] {
  const { attack } = s
  if (!attack || !criticalsCount(s, attack) || !attack.dice.some(({ face }) => iconsOf(face).crits > 0)) return []
  const ship = s.ships[attack.attacker]
  if (ship?.faceup.includes('targeter-disruption')) return []
  const standard = !attack.spent.includes('contain') && suffered(s, attack) > shieldsAgainst(s, attack, attack.targetZone)
  const byCard = attack.kind === 'battery' && (ship?.card.upgrades.length ?? 0) > 0
  return [...(standard ? (['standard'] as const) : []), ...(byCard ? (['card'] as const) : [])]
}

/** One critical effect first, then the total, halved by Brace, split by Redirect; it is suffered point by point afterwards. */
export function* totalDamage(t: T): Flow {
  const critical = yield* chooseCritical(t)
  const redirected = yield* chooseRedirected(t)
  const { state } = t
  const attack = state.attack!
  const points = suffered(state, attack)
  const { target } = attack
  t.emit({ type: 'damage-totalled', total: diceDamage(state, attack), suffered: points, redirected, critical })
  if (t.state.squadrons[target] && points > 0) t.emit({ type: 'squadron-damaged', squadron: target, points })
}

function* chooseCritical(t: T): Flow<Critical> {
  if (!criticals(t.state).length) return 'none'
  return yield* ask((): Choose<Critical> => {
    const attack = t.state.attack!
    const found = criticals(t.state)
    return {
      kind: 'choose',
      ...asked('critical', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)),
      ...said(criticalReminders(t.state)),
      ...(found.includes('standard') && { default: 'standard' }),
      options: [...found.map((id) => option<Critical>(id, m(`critical.${id}`))), done<Critical>(m('critical.none'), 'none')],
    }
  })
}

/** Up to the shields of the chosen zone (Rules Reference 1.5 p.4-5). */
function* chooseRedirected(t: T): Flow<number> {
  if (!t.state.attack!.redirect) return 0
  return yield* ask((): Count => {
    const attack = t.state.attack!
    const shields = shieldsAgainst(t.state, attack, attack.redirect)
    const points = suffered(t.state, attack)
    const max = Math.min(shields, points)
    const zone = m(`zone.${attack.redirect || 'front'}`)
    return {
      kind: 'count',
      ...asked('redirect', defenceSide(t.state, attack), attack.target, { zone, shields, points }),
      ...{ min: 0, max, default: max },
    }
  })
}
