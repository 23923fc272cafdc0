import { strike } from '../../core/dice/target.js'
import { type Message, messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { critFrom, type DropfleetAttack, lockOf, pointDefenceOf, savesOf } from '../../odds/dropfleet/attack.js'
import { cripplingLoss } from '../../odds/dropfleet/hull.js'
import type { DropfleetRolled } from '../../odds/dropfleet/roll.js'
import type { Terminal } from '../terminal.js'
import { faceLines } from './faces.js'

const m = messages<keyof typeof en>()

/** The attack as a pool, with its Lock and criticals after modifiers and the save against ordinary hits. */
export function poolText(attack: DropfleetAttack): string {
  const crit = critFrom(attack)
  const save = savesOf(attack).normal
  return `${attack.dice}d6 ${lockOf(attack)}+${crit <= 6 ? ` crit ${crit}+` : ''}${save === undefined ? '' : ` save ${save}+`}`
}

/** What is counted, in one sentence: so that a flag that was forgotten is seen. */
export function describeAttack(terminal: Terminal, attack: DropfleetAttack): string {
  const crit = critFrom(attack)
  const { normal, critical } = savesOf(attack)
  const pointDefence = pointDefenceOf(attack)
  const parts: (string | Message)[] = [
    m('attack.dice', { count: attack.dice, lock: lockOf(attack) }),
    crit <= 6 ? m('attack.crit', { crit }) : m('attack.no-crit'),
    m('attack.damage', { damage: String(attack.damage).toUpperCase() }),
    ...attack.rules,
    ...(attack.burnthrough === undefined ? [] : [m('attack.cap', { cap: attack.burnthrough })]),
    ...(pointDefence > 0 ? [m('attack.pd', { count: pointDefence })] : []),
    normal === undefined ? m('attack.no-save') : m('attack.save', { save: normal }),
    ...(critical === undefined ? [] : [m('attack.crit-save', { save: critical })]),
  ]
  return terminal.say(m('attack.what', { parts }))
}

const fallen = (damage: number, hull: number | undefined) =>
  hull === undefined ? {} : { crippled: damage >= cripplingLoss(hull), destroyed: damage >= hull }

/** One roll in a line of JSON; `faces` are the dice to hit, wave after wave. */
export function rolledJson(attack: DropfleetAttack, rolled: DropfleetRolled, hull: number | undefined, origin: object): string {
  const { waves, ...rest } = rolled
  const faces = waves.flatMap((wave) => wave.faces)
  const fate = fallen(rolled.damage, hull)
  return JSON.stringify({ type: 'roll', system: 'dropfleet', pool: poolText(attack), faces, waves, ...rest, ...fate, ...origin })
}

/** One roll for people, step by step. */
export function showRolled(terminal: Terminal, attack: DropfleetAttack, rolled: DropfleetRolled, hull: number | undefined): void {
  const say = (message: Message) => terminal.out(terminal.say(message))
  let sure = false
  for (const { faces, damage, crits } of rolled.waves) {
    const lock = lockOf(attack)
    const critOn = sure ? lock : critFrom(attack)
    for (const line of faceLines(
      terminal,
      faces.map((face) => ({ face, counts: strike(Number(face), lock, critOn) })),
    ))
      terminal.out(line)
    if (damage.length > 0) say(m('attack.damage-dice', { faces: damage }))
    sure ||= crits > 0
  }
  const { hits, crits, points, pointDefence, stopped, saves, damage } = rolled
  say(m('roll.hits-crits', { hits, crits }))
  if (hits > 0) say(m('attack.points', { normal: points.normal, critical: points.critical }))
  if (pointDefence.length > 0) say(m('attack.stopped', { faces: pointDefence, normal: stopped.normal, critical: stopped.critical }))
  if (saves.length > 0) say(m('attack.saves', { faces: saves }))
  const { crippled, destroyed } = { crippled: false, destroyed: false, ...fallen(damage, hull) }
  terminal.out(terminal.paint.bold(terminal.say(m('attack.lost', { damage }))))
  if (destroyed) say(m('attack.destroyed'))
  else if (crippled) say(m('attack.crippled'))
}
