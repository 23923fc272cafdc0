import { UserError } from '../../core/errors.js'
import { messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { type DropfleetAttack, dropfleetRules } from '../../odds/dropfleet/attack.js'
import { fateOf, hullLost } from '../../odds/dropfleet/hull.js'
import { rollDropfleet } from '../../odds/dropfleet/roll.js'
import { type FaceFlags, faceSource, tellSeed } from '../face-source.js'
import { nameFlag, needed, numberFlag, targetFlag } from '../read-flags.js'
import { describeAttack, poolText, rolledJson, showRolled } from '../show/dropfleet.js'
import { oddsJson, type Shown, showOdds } from '../show/odds.js'
import type { Terminal } from '../terminal.js'

const m = messages<keyof typeof en>()

export interface DropfleetFlags extends FaceFlags {
  readonly odds?: boolean
  readonly json?: boolean
  readonly atLeast?: string
  readonly dice?: string
  readonly lock?: string
  readonly damage?: string
  readonly armour?: string
  readonly passive?: string
  readonly pd?: string
  /** Fighter tokens: `4`, or `4x5` where a token gives other than 3 dice. */
  readonly fighters?: string
  readonly closeAction?: boolean
  readonly layers?: string
  readonly atmosphere?: boolean
  readonly burnthrough?: string
  readonly rule?: readonly string[]
  readonly hull?: string
}

/** Limits that keep the exact odds quick; no weapon comes near them. */
const mostAttackDice = 60
const mostDistortionDice = 30
const mostBurnthrough = 24

/** UCM and Scourge fighters add 3 dice a token, PHR and Shaltari 4, Resistance 5 (Dropfleet 1.7, launch assets). */
const usualFighter = '3'

function fighterDice(typed: string | undefined): number {
  const [tokens, dice = usualFighter] = typed?.toLowerCase().split('x', 2) ?? ['0']
  return numberFlag('--fighters', tokens, 0, 20)! * numberFlag('--fighters', dice, 1, 6)!
}

const british = (rule: string): string =>
  rule
    .toLowerCase()
    .replace(/armor$/, 'armour')
    .replace('caliber', 'calibre')

function readAttack(flags: DropfleetFlags): DropfleetAttack {
  const rules = (flags.rule ?? []).map((rule) => nameFlag('--rule', british(rule), dropfleetRules))
  const armour = targetFlag('--armour', flags.armour)
  const passive = targetFlag('--passive', flags.passive)
  const burnthrough = numberFlag('--burnthrough', flags.burnthrough, 1, mostBurnthrough)
  const damage = flags.damage?.toLowerCase() ?? '1'
  const lock = targetFlag('--lock', flags.lock)
  if (rules.includes('mauler')) needed('--armour', armour)
  if (rules.includes('distortion') && burnthrough !== undefined) throw new UserError(m('attack.distortion-burnthrough'), 2)
  const closeAction = flags.closeAction || rules.includes('swarmer') || rules.includes('beam')
  if (closeAction && flags.atmosphere && !rules.includes('air-to-air')) throw new UserError(m('attack.close-atmosphere'), 2)
  return {
    dice: needed('--dice', numberFlag('--dice', flags.dice, 1, rules.includes('distortion') ? mostDistortionDice : mostAttackDice)),
    lock: rules.includes('mauler') ? (lock ?? armour!) : needed('--lock', lock),
    damage: damage === 'd3' || damage === 'd6' ? damage : numberFlag('--damage', damage, 1, 12)!,
    pointDefence: (numberFlag('--pd', flags.pd, 0, 60) ?? 0) + fighterDice(flags.fighters),
    closeAction,
    layers: numberFlag('--layers', flags.layers, 0, 1) ?? 0,
    atmosphere: flags.atmosphere ?? false,
    rules,
    ...(armour === undefined ? {} : { armour }),
    ...(passive === undefined ? {} : { passive }),
    ...(burnthrough === undefined ? {} : { burnthrough }),
  }
}

function showOddsOf(terminal: Terminal, one: DropfleetAttack, hull: number | undefined, flags: DropfleetFlags): void {
  const wanted = numberFlag('--at-least', flags.atLeast, 0, 999)
  const chances = hullLost(one)
  const fate = hull === undefined ? {} : fateOf(chances, hull)
  const shown: Shown = { pool: poolText(one), of: 'damage', chances, ...fate, ...(wanted === undefined ? {} : { atLeast: wanted }) }
  if (flags.json) {
    terminal.out(oddsJson(shown, { system: 'dropfleet' }))
    return
  }
  terminal.out(describeAttack(terminal, one))
  showOdds(terminal, shown)
}

function rollOnce(terminal: Terminal, one: DropfleetAttack, hull: number | undefined, flags: DropfleetFlags): void {
  const source = faceSource(flags)
  const rolled = rollDropfleet(one, source.roll(1))
  source.finish()
  if (flags.json) {
    terminal.out(rolledJson(one, rolled, hull, source.origin))
    return
  }
  terminal.out(describeAttack(terminal, one))
  showRolled(terminal, one, rolled, hull)
  tellSeed(terminal, source)
}

/** One Dropfleet attack: its odds, or one roll of it. Bad flags and faces are a UserError, before anything is on stdout. */
export function attackDropfleet(terminal: Terminal, flags: DropfleetFlags): void {
  const one = readAttack(flags)
  const hull = numberFlag('--hull', flags.hull, 1, 99)
  if (one.pointDefence > 0 && !one.closeAction) terminal.err(terminal.say(m('attack.pd-useless')))
  const show = flags.odds ? showOddsOf : rollOnce
  show(terminal, one, hull, flags)
}
