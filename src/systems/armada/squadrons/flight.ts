import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option } from '../../../core/question.js'
import { runAttack } from '../attack/attack.js'
import { chooseZone } from '../attack/ship-attacks.js'
import type { Zone } from '../fleet/profile.js'
import { namesOf } from '../names.js'
import { keyword, lives, ships, squadrons, zonesOf } from '../query.js'
import { flightReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { Flight, Squadron, State } from '../state.js'
import type { T } from '../table.js'
import { other } from '../terms.js'

type Action = 'move' | 'station' | 'attack' | 'engaged' | 'done'

/** Runs the activation of the squadron that is open, to its end. */
export function* fly(t: T): Flow {
  const id = t.state.flight?.squadron
  if (!id) return
  const there = () => t.state.flight?.squadron === id && lives(t.state, id)
  while (there() && actions(t.state).length) {
    const goesOn = yield* during(there, act(t, id))
    yield* settle(t)
    if (!goesOn) break
  }
  if (t.state.flight?.squadron === id) t.emit({ type: 'squadron-done', squadron: id })
}

const squadronOf = (s: State, { squadron }: Flight): Squadron => s.squadrons[squadron]!

/** Move or attack in the Squadron Phase; both, in either order, by command and for a Rogue (Rules Reference 1.5 p.19). */
export function actions(s: State): readonly ('move' | 'attack')[] {
  const { flight } = s
  if (!flight) return []
  const both = flight.commanded || keyword(squadronOf(s, flight), 'rogue') > 0
  if (!both && (flight.moved || flight.attacked)) return []
  return [...(flight.moved ? [] : (['move'] as const)), ...(flight.attacked ? [] : (['attack'] as const))]
}

/** One move or attack; false when the squadron is done. Whether it is engaged is part of the choice. */
function* act(t: T, id: string): Flow<boolean> {
  const choice = yield* ask((): Choose<Action> => {
    const s = t.state
    const squadron = s.squadrons[id]!
    const open = actions(s)
    const hurt = squadron.hull < squadron.card.hull
    const args = { squadron: squadron.card.name, speed: squadron.card.speed }
    return {
      kind: 'choose',
      ...asked('squadron-action', squadron.side, id, args),
      ...said(flightReminders(s, id)),
      options: [
        ...(open.includes('move') ? [option<Action>('move', m('option.fly', args))] : []),
        ...(open.includes('move') && hurt ? [option<Action>('station', m('option.fly-to-station', args))] : []),
        ...(open.includes('attack')
          ? [option<Action>('attack', m('option.attack-free')), option<Action>('engaged', m('option.attack-engaged'))]
          : []),
        done<Action>(m('option.squadron-done')),
      ],
    }
  })
  switch (choice) {
    case 'move':
    case 'station':
      t.emit({ type: 'squadron-moved', squadron: id })
      if (choice === 'station') t.emit({ type: 'squadron-recovered', squadron: id })
      return true
    case 'attack':
    case 'engaged':
      yield* attack(t, id, choice === 'engaged')
      return true
    case 'done':
      return false
  }
}

interface Target {
  readonly id: string
  readonly target: string
  /** A hull zone that is named at once: `victory-1 rear`. */
  readonly zone: Zone | ''
  readonly snipe: boolean
}

/** What a squadron may attack: squadrons, also by Snipe; ships unless enemy squadrons hold it. */
function targets(s: State, squadron: Squadron, engaged: boolean): readonly Target[] {
  const enemy = other(squadron.side)
  const foes = squadrons(s, enemy).map(({ id }) => id)
  const sniped = keyword(squadron, 'snipe') ? foes : []
  const atShips = engaged ? [] : ships(s, enemy)
  return [
    ...[...foes, ...atShips.map(({ id }) => id)].map((target): Target => ({ id: target, target, zone: '', snipe: false })),
    ...sniped.map((target): Target => ({ id: `snipe-${target}`, target, zone: '', snipe: true })),
    ...atShips.flatMap((ship) => zonesOf(ship).map((zone): Target => ({ id: `${ship.id}-${zone}`, target: ship.id, zone, snipe: false }))),
  ]
}

function targetOption(s: State, { id, target, zone, snipe }: Target): Option {
  const { name } = (s.ships[target] ?? s.squadrons[target])!.card
  const label = snipe ? m('option.snipe', { name }) : zone ? m('name.zone', { name, zone: m(`zone.${zone}`) }) : name
  const names = namesOf(s, target).map((word) => [snipe && 'snipe', word, zone].filter(Boolean).join('-'))
  return { ...option(id, label, { names }), ...(zone && { unlisted: true as const }) }
}

function* attack(t: T, id: string, engaged: boolean): Flow {
  while (!t.state.flight?.attacked && targets(t.state, t.state.squadrons[id]!, engaged).length) {
    const choice = yield* ask((): Choose => {
      const s = t.state
      const squadron = s.squadrons[id]!
      const options = targets(s, squadron, engaged).map((target) => targetOption(s, target))
      const shown = options.filter(({ unlisted }) => !unlisted)
      const typed = options.filter(({ unlisted }) => unlisted)
      const question = { ...asked('attack', squadron.side, id, { attacker: squadron.card.name }), ...said([m('remind.a12')]) }
      return { kind: 'choose', ...question, options: [...shown, done(m('option.no-attack')), ...typed], waits: true, followUps: ['line'] }
    })
    if (choice === 'done') return
    const { target, zone, snipe } = targets(t.state, t.state.squadrons[id]!, engaged).find((one) => one.id === choice)!
    const targetZone = zone || (t.state.ships[target] ? yield* chooseZone(t, id, target) : '')
    if (targetZone === undefined) continue
    t.emit({ type: 'attack-declared', kind: snipe ? 'snipe' : 'squadron', attacker: id, zone: '', target, targetZone })
    yield* runAttack(t)
  }
}
