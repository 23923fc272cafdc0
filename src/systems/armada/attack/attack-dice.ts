import type { Colour, Face } from '../../../core/dice/faces.js'
import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { attackSide, nameOf } from '../query.js'
import { aimReminders, lineReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import type { Attack, State } from '../state.js'
import type { T } from '../table.js'
import { type Band, bands } from '../terms.js'
import { enterDamage } from '../tracker.js'
import { armamentOf, brokenDice, poolOf, reaching } from './attack-pool.js'

const open = (s: State): Attack => s.attack!

/** What the texts of an attack name: who shoots at whom, from and at which zone. */
export function attackArgs(s: State): Record<string, string | ReturnType<typeof m>> {
  const { attacker, target, zone, targetZone } = open(s)
  return {
    attacker: zone ? m('name.zone', { name: nameOf(s, attacker), zone: m(`zone.${zone}`) }) : nameOf(s, attacker),
    target: targetZone ? m('name.zone', { name: nameOf(s, target), zone: m(`zone.${targetZone}`) }) : nameOf(s, target),
  }
}

/** The band between the two, to the closest point inside the arc; `none` goes back to the choice of a target. */
export function* measureRange(t: T): Flow {
  const range = yield* ask((): Choose<Band | 'none'> => {
    const s = t.state
    const attack = open(s)
    const armament = armamentOf(s, attack)
    const depowered = s.ships[attack.attacker]?.faceup.includes('depowered-armament')
    const blocked = (band: Band) => {
      const dice = reaching(armament, band)
      if (!dice.length) return m('not.no-dice-there')
      return band === 'long' && depowered ? m('not.depowered') : undefined
    }
    return {
      kind: 'choose',
      ...asked('range', attackSide(s, attack), attack.attacker, attackArgs(s)),
      ...said(aimReminders(s)),
      options: [
        ...bands.map((band) => option<Band | 'none'>(band, m(`band.${band}`), { disabled: blocked(band) })),
        option('none', m('option.out-of-range')),
      ],
    }
  })
  if (range === 'none') t.emit({ type: 'attack-withdrawn', attacker: open(t.state).attacker, why: 'range' })
  else t.emit({ type: 'range-measured', range })
}

/** The line of sight between the two points (seed 004; Rules Reference 1.5 p.10-13). */
export function* traceLine(t: T): Flow {
  const line = yield* ask((): Choose<'clear' | 'obstructed' | 'no-line'> => {
    const s = t.state
    const attack = open(s)
    const disengaged = s.ships[attack.attacker]?.faceup.includes('disengaged-fire-control')
    return {
      kind: 'choose',
      ...asked('line', attackSide(s, attack), attack.attacker, attackArgs(s)),
      ...said(lineReminders(s)),
      options: [
        option('clear', m('option.clear')),
        option('obstructed', m('option.obstructed'), { disabled: disengaged ? m('not.disengaged') : undefined }),
        option('no-line', m('option.no-line')),
      ],
    }
  })
  if (line === 'no-line') t.emit({ type: 'attack-withdrawn', attacker: open(t.state).attacker, why: 'line' })
  else t.emit({ type: 'line-traced', obstructed: line === 'obstructed' })
}

/** Gathers the dice and leaves out one of the attacker's choice if obstructed, however many things stand in the way. */
export function* gatherDice(t: T): Flow {
  if (t.state.level === 'tracker') return yield* enterDamage(t)
  t.emit({ type: 'dice-gathered', pool: poolOf(t.state, open(t.state)) })
  if (open(t.state).obstructed) yield* leaveOut(t, 'obstructed')
  for (let left = brokenDice(t.state, open(t.state)); left > 0; left--) yield* leaveOut(t, 'damage-card')
  const { pool, attacker } = open(t.state)
  if (!pool.length) t.emit({ type: 'attack-cancelled', attacker })
}

function* leaveOut(t: T, why: 'obstructed' | 'damage-card'): Flow {
  if (!open(t.state).pool.length) return
  const colour = yield* ask((): Choose<Colour> => {
    const attack = open(t.state)
    return {
      kind: 'choose',
      ...asked(why === 'obstructed' ? 'obstructed-die' : 'damaged-die', attackSide(t.state, attack), attack.attacker),
      options: [...new Set(attack.pool)].map((one) => option(one, m(`die-colour.${one}`))),
    }
  })
  t.emit({ type: 'die-left-out', colour, why })
}

export function* rollDice(t: T): Flow {
  const faces = yield* ask((): Roll => {
    const attack = open(t.state)
    return { kind: 'roll', ...asked('attack-dice', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)), dice: attack.pool }
  })
  t.emit({ type: 'dice-rolled', dice: open(t.state).pool.map((colour, at) => ({ colour, face: faces[at] as Face })) })
}
