import { ask, type Flow } from '../../core/flow.js'
import type { Choose } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import { runAttack } from './attack.js'
import { listed } from './attack-pool.js'
import { namesOf } from './names.js'
import type { Zone } from './profile.js'
import { ships, squadrons, zonesOf } from './query.js'
import { aimReminders, attackReminders } from './reminders.js'
import { asked, done, m, option } from './say.js'
import { settle } from './settle.js'
import type { Ship, State } from './state.js'
import type { T } from './table.js'
import { other } from './terms.js'

/** Attacks of an activation: two from different zones, three of a huge ship (Rules Reference 1.5 p.2, 8). */
const most = ({ card }: Ship): number => (card.size === 'huge' ? 3 : 2)

interface Aim {
  readonly id: string
  readonly zone: Zone
  /** A hull zone of an enemy ship; none for enemy squadrons, which are chosen one by one. */
  readonly at?: { readonly ship: string; readonly zone: Zone }
}

/** The zones that can still fire, and what at: any zone of an enemy ship, or enemy squadrons. */
export function aims(s: State, id: string): readonly Aim[] {
  const ship = s.ships[id]!
  const { fired } = s.activation!
  if (fired.length >= most(ship)) return []
  const enemy = other(ship.side)
  return zonesOf(ship)
    .filter((zone) => !fired.some((one) => one.zone === zone))
    .flatMap((zone): Aim[] => {
      const atShips = listed(ship.card.armament[zone]).length ? ships(s, enemy) : []
      const atSquadrons = listed(ship.card.antiSquadron).length && squadrons(s, enemy).length
      return [
        ...atShips.flatMap((foe) => zonesOf(foe).map((one) => ({ id: `${zone}-${foe.id}-${one}`, zone, at: { ship: foe.id, zone: one } }))),
        ...(atSquadrons ? [{ id: `${zone}-squadrons`, zone }] : []),
      ]
    })
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
  const possible = (s: State) => aims(s, id).some(({ at }) => !at || !cooled(s, id))
  if (!possible(t.state)) return false
  const choice = yield* ask((): Choose => {
    const s = t.state
    const ship = s.ships[id]!
    const options = aims(s, id).map(({ id: one, zone, at }) => {
      const from = m(`zone.${zone}`)
      if (!at) return option(one, m('option.attack-squadrons', { zone: from }))
      const label = m('option.attack', { zone: from, target: s.ships[at.ship]!.card.name, targetZone: m(`zone.${at.zone}`) })
      const names = namesOf(s, at.ship).map((name) => `${zone}-${name}-${at.zone}`)
      return option(one, label, { names, disabled: cooled(s, id) })
    })
    const args = { attacker: ship.card.name, count: s.activation!.fired.length + 1 }
    const question = asked('attack', ship.side, id, args)
    return { kind: 'choose', ...question, tell: attackReminders(s, id), options: [...options, done(m('option.no-attack'))] }
  })
  if (choice === 'done') return false
  const { zone, at } = aims(t.state, id).find((aim) => aim.id === choice)!
  if (at) t.emit({ type: 'attack-declared', kind: 'battery', attacker: id, zone, target: at.ship, targetZone: at.zone })
  else yield* aimAtSquadron(t, id, zone)
  return true
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
    return { kind: 'choose', ...question, tell: aimReminders(s), options: [...options, done(m('option.no-more-targets'))], waits: true }
  })
  if (choice === 'done') return false
  t.emit({ type: 'attack-declared', kind: 'battery', attacker: id, zone, target: choice, targetZone: '' })
  return true
}
