import type { AttackEvent } from '../events.js'
import { isBy } from '../fleet/pilots.js'
import { alive, keyword } from '../query.js'
import type { Activation, Attack, State } from '../state.js'
import { owe, pay, tokenAt, withActivation, withAttack, withFlight, withModel } from './change.js'

export function applyAttack(s: State, e: AttackEvent): State {
  const { attack } = s
  switch (e.type) {
    case 'attack-declared':
      return declared(s, e)
    case 'attack-withdrawn':
      return { ...s, attack: null }
    case 'range-measured':
      return withAttack(s, { range: e.range, step: 'line' })
    case 'line-traced':
      return fired(withAttack(s, { obstructed: e.obstructed, step: 'gather' }))
    case 'dice-gathered':
      return withAttack(s, { pool: e.pool })
    case 'die-left-out': {
      const at = attack?.pool.indexOf(e.colour) ?? -1
      return withAttack(s, { pool: attack?.pool.filter((_, place) => place !== at) ?? [], used: [...(attack?.used ?? []), e.why] })
    }
    case 'attack-cancelled':
      return { ...s, attack: null }
    case 'attack-step':
      return withAttack(s, { step: e.step })
    case 'dice-rolled':
      return withAttack(s, { dice: e.dice, step: 'modify' })
    case 'effect-used':
      return withAttack(s, { used: [...(attack?.used ?? []), e.what] })
    case 'die-added':
      return withAttack(s, { dice: [...(attack?.dice ?? []), e.die] })
    case 'dice-rerolled':
      return withDice(s, (die, place) => (e.places.includes(place) ? { ...die, face: e.faces[e.places.indexOf(place)]! } : die))
    case 'dice-cancelled':
      return withDice(s, (die, place) => (e.places.includes(place) ? undefined : die))
    case 'token-locked': {
      const spent = attack?.dice.findIndex(({ face }) => face === 'accuracy') ?? -1
      return withAttack(
        withDice(s, (die, place) => (place === spent ? undefined : die)),
        { locked: [...(attack?.locked ?? []), e.at] },
      )
    }
    case 'defence-token-spent': {
      const after = withModel(s, e.model, ({ tokens }) => ({ tokens: tokenAt(tokens, e.at, e.state) }))
      return withAttack(after, { spent: [...(attack?.spent ?? []), e.token] })
    }
    case 'redirect-chosen':
      return withAttack(s, { redirect: e.zone })
    case 'damage-totalled':
      return attack ? totalled(withAttack(s, { step: 'settle' }), attack, e) : s
    case 'attack-ended':
      return attack ? answered({ ...s, attack: null }, attack) : s
  }
}

function withDice(s: State, change: (die: Attack['dice'][number], place: number) => Attack['dice'][number] | undefined): State {
  return withAttack(s, { dice: (s.attack?.dice ?? []).flatMap((die, place) => change(die, place) ?? []) })
}

function declared(s: State, e: Extract<AttackEvent, { type: 'attack-declared' }>): State {
  const { kind, attacker, zone, target, targetZone, answer } = e
  const open: Attack = {
    ...{ kind, attacker, zone, target, targetZone, obstructed: answer?.obstructed ?? false, range: answer?.range ?? '' },
    step: answer ? 'gather' : kind === 'battery' ? 'range' : 'line',
    ...{ pool: [], dice: [], used: [], locked: [], spent: [], redirect: '' },
  }
  const distance = kind === 'squadron' || kind === 'snipe'
  return { ...pay(s, answer?.n), attack: distance ? { ...open, range: 'distance' } : open }
}

/** From here on the attack counts: its zone, or the squadron's one attack, is used. */
function fired(s: State): State {
  const { attack, activation } = s
  if (!attack) return s
  if (attack.kind !== 'battery') return withFlight(s, { attacked: true })
  return activation && attack.zone ? withActivation(s, aimed(activation, attack)) : s
}

function aimed(activation: Activation, { zone, target, targetZone }: Attack): Partial<Activation> {
  const last = activation.fired.at(-1)
  if (activation.more && last?.zone === zone) {
    return { fired: [...activation.fired.slice(0, -1), { ...last, targets: [...last.targets, target] }] }
  }
  const at = targetZone ? 'ship' : 'squadrons'
  return { fired: [...activation.fired, { zone: zone || 'front', at, targets: [target] }], more: at === 'squadrons' }
}

/** What a ship suffers is owed; the redirected part comes first, while those shields are there. */
function totalled(s: State, attack: Attack, e: Extract<AttackEvent, { type: 'damage-totalled' }>): State {
  if (!s.ships[attack.target]) return s
  const { target: ship, targetZone, redirect } = attack
  const rest = e.suffered - e.redirected
  const faceup = e.critical === 'standard'
  if (isBy(s, attack, 'Luke Skywalker')) return pastShields(s, ship, rest, faceup)
  const main = rest > 0 ? owe(s, { kind: 'damage', ship, zone: targetZone, points: rest, faceup }) : s
  return e.redirected > 0 ? owe(main, { kind: 'damage', ship, zone: redirect, points: e.redirected, faceup: false }) : main
}

/** Damage that shields do not stop: a card a point, the first of them owed last, as it is paid first. */
function pastShields(s: State, ship: string, points: number, faceup: boolean): State {
  const debts = Array.from({ length: points }, (_, at) => ({ kind: 'card', ship, faceup: faceup && at === points - 1 }) as const)
  return debts.reduce(owe, s)
}

/** Counter of a squadron that was attacked by one, and a spent Salvo: even of the destroyed (Rules Reference 1.5 p.5, 19). */
function answered(s: State, { kind, attacker, target, zone, range, obstructed, spent }: Attack): State {
  const answer = { attacker: target, target: attacker, range: range || 'close', obstructed }
  const from = s.ships[attacker] ?? s.squadrons[attacker]
  const there = from && alive(from)
  if (kind === 'squadron' && there && s.squadrons[target] && keyword(s.squadrons[target], 'counter'))
    return owe(s, { ...answer, kind: 'counter', targetZone: '' })
  if (spent.includes('salvo') && kind !== 'counter' && kind !== 'salvo' && there)
    return owe(s, { ...answer, kind: 'salvo', targetZone: zone })
  return s
}
