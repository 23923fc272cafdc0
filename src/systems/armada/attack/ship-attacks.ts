import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import type { Zone } from '../fleet/profile.js'
import { namesOf } from '../names.js'
import { lives, ships, squadrons, zonesOf } from '../query.js'
import { aimReminders, attackReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'
import { other } from '../terms.js'
import { runAttack } from './attack.js'
import { listed } from './attack-pool.js'

/** Attacks of an activation: two from different zones, three of a huge ship (Rules Reference 1.5 p.2, 8). */
const most = ({ card }: Ship): number => (card.size === 'huge' ? 3 : 2)

interface Aim {
  readonly id: string
  readonly zone: Zone
  /** The enemy ship; none for enemy squadrons, which are chosen one by one. */
  readonly ship?: string
  /** The hull zone of it, where it is named at once: `front victory-1 rear`. */
  readonly at?: Zone
}

/** The zones that can still fire, and what at: an enemy ship, a hull zone of one, or enemy squadrons. */
export function aims(s: State, id: string): readonly Aim[] {
  const ship = s.ships[id]!
  const { fired } = s.activation!
  if (fired.length >= most(ship)) return []
  const enemy = other(ship.side)
  const open = zonesOf(ship).filter((zone) => !fired.some((one) => one.zone === zone))
  const foes = (zone: Zone) => (listed(ship.card.armament[zone]).length ? ships(s, enemy) : [])
  const atSquadrons = listed(ship.card.antiSquadron).length > 0 && squadrons(s, enemy).length > 0
  return [
    ...open.flatMap((zone): Aim[] => [
      ...foes(zone).map((foe) => ({ id: `${zone}-${foe.id}`, zone, ship: foe.id })),
      ...(atSquadrons ? [{ id: `${zone}-squadrons`, zone }] : []),
    ]),
    ...open.flatMap((zone) =>
      foes(zone).flatMap((foe) => zonesOf(foe).map((at): Aim => ({ id: `${zone}-${foe.id}-${at}`, zone, ship: foe.id, at }))),
    ),
  ]
}

/** Coolant Discharge: one attack a round against a ship. */
const cooled = (s: State, id: string): Message | undefined =>
  s.ships[id]!.faceup.includes('coolant-discharge') && s.activation!.fired.some(({ at }) => at === 'ship') ? m('not.coolant') : undefined

/** The Attack step: zone and target, range, line of sight, until the owner is done (Rules Reference 1.5 p.2). */
export function* attackStep(t: T, id: string): Flow {
  for (;;) {
    if (t.state.attack) yield* runAttack(t)
    yield* settle(t)
    if (t.state.activation!.more) yield* nextSquadron(t, id)
    else if (!(yield* declare(t, id))) return
  }
}

/** One declaration; false when the ship attacks no more. */
function* declare(t: T, id: string): Flow<boolean> {
  const possible = (s: State) => aims(s, id).some(({ ship }) => !ship || !cooled(s, id))
  if (!possible(t.state)) return false
  const choice = yield* ask((): Choose => {
    const s = t.state
    const ship = s.ships[id]!
    const all = aims(s, id).map((aim) => aimOption(s, id, aim))
    const question = asked('attack', ship.side, id, { attacker: ship.card.name })
    // What names the hull zone as well is typed, not listed: it would be four times as many lines.
    const shown = all.filter(({ unlisted }) => !unlisted)
    const typed = all.filter(({ unlisted }) => unlisted)
    const options = [...shown, done(m('option.no-attack')), ...typed]
    return { kind: 'choose', ...question, ...said(attackReminders(s, id)), options, followUps: ['range', 'line'] }
  })
  if (choice === 'done') return false
  const { zone, ship, at } = aims(t.state, id).find((aim) => aim.id === choice)!
  if (!ship) yield* aimAtSquadron(t, id, zone)
  else {
    const targetZone = at ?? (yield* chooseZone(t, id, ship))
    if (targetZone) t.emit({ type: 'attack-declared', kind: 'battery', attacker: id, zone, target: ship, targetZone })
  }
  return true
}

function aimOption(s: State, id: string, { id: one, zone, ship, at }: Aim): Option {
  const from = m(`zone.${zone}`)
  if (!ship) return option(one, m('option.attack-squadrons', { zone: from }))
  const target = s.ships[ship]!.card.name
  const names = namesOf(s, ship).map((name) => (at ? `${zone}-${name}-${at}` : `${zone}-${name}`))
  const label = at
    ? m('option.attack', { zone: from, target, targetZone: m(`zone.${at}`) })
    : m('option.attack-ship', { zone: from, target })
  return { ...option(one, label, { names, disabled: cooled(s, id) }), ...(at && { unlisted: true as const }) }
}

/** The hull zone that is aimed at; none goes back to the choice of a target. Nothing when the target is gone. */
export function* chooseZone(t: T, id: string, target: string): Flow<Zone | undefined> {
  const zone = yield* during(() => lives(t.state, target), askZone(t, id, target))
  return zone === 'none' ? undefined : zone
}

function* askZone(t: T, id: string, target: string): Flow<Zone | 'none'> {
  return yield* ask((): Choose<Zone | 'none'> => {
    const s = t.state
    const ship = s.ships[target]!
    const zones = zonesOf(ship).map((zone) =>
      option<Zone | 'none'>(zone, m('option.zone', { zone: m(`zone.${zone}`), shields: ship.shields[zone] ?? 0 })),
    )
    const question = asked('target-zone', other(ship.side), id, { target: ship.card.name })
    return { kind: 'choose', ...question, options: [...zones, done<Zone | 'none'>(m('option.other-target'), 'none')] }
  })
}

const aimedAt = (s: State): readonly string[] => (s.activation?.more ? (s.activation.fired.at(-1)?.targets ?? []) : [])

/** Another squadron in the arc of the same zone, each once (Rules Reference 1.5 p.2). */
function* nextSquadron(t: T, id: string): Flow {
  const { zone } = t.state.activation!.fired.at(-1)!
  const aimed = yield* aimAtSquadron(t, id, zone)
  if (!aimed) t.emit({ type: 'flak-ended', ship: id })
}

function* aimAtSquadron(t: T, id: string, zone: Zone): Flow<boolean> {
  const left = () => squadrons(t.state, other(t.state.ships[id]!.side)).filter((one) => !aimedAt(t.state).includes(one.id))
  if (!left().length) return false
  const choice = yield* ask((): Choose => {
    const s = t.state
    const { side, card } = s.ships[id]!
    const options = left().map((one) => option(one.id, one.card.name, { names: namesOf(s, one.id) }))
    const question = asked('squadron-target', side, id, { attacker: card.name, zone: m(`zone.${zone}`) })
    return {
      kind: 'choose',
      ...question,
      ...said(aimReminders(s)),
      options: [...options, done(m('option.no-more-targets'))],
      waits: true,
      followUps: ['range', 'line'],
    }
  })
  if (choice === 'done') return false
  t.emit({ type: 'attack-declared', kind: 'battery', attacker: id, zone, target: choice, targetZone: '' })
  return true
}
