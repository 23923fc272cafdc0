import { colours } from '../../core/dice/faces.js'
import { printPool } from '../../core/dice/print.js'
import { type Message, messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { type ArmadaAttack, damageOf } from '../../odds/armada/attack.js'
import { dealsCards } from '../../odds/armada/ending.js'
import { armadaOdds } from '../../odds/armada/odds.js'
import type { ArmadaRolled } from '../../odds/armada/roll.js'
import type { Settled } from '../../odds/armada/settle.js'
import type { Terminal } from '../terminal.js'
import { faceLines, faceName } from './faces.js'
import { distributionJson, oddsJson, type Shown, showOdds } from './odds.js'

const m = messages<keyof typeof en>()

/** The dice of an attack as a pool. */
const poolText = ({ armament }: ArmadaAttack): string =>
  printPool({ dice: colours.filter((die) => armament[die] > 0).map((die) => ({ die, count: armament[die] })) })

/** What became of the dice before the roll, and how tokens are played: only what is not plain from the flags. */
export function describeSettled(terminal: Terminal, given: ArmadaAttack, { attack, removed }: Settled): readonly string[] {
  const lines: Message[] = []
  if (poolText(given) !== poolText(attack)) lines.push(m('armada.dice', { pool: poolText(attack), range: m(`odds-range.${attack.range}`) }))
  if (removed) lines.push(m('armada.removed', { colour: m(`odds-colour.${removed}`) }))
  if (attack.tokens.length > 0) lines.push(m('armada.play'))
  return lines.map((line) => terminal.say(line))
}

/** The odds of an attack: damage, and where shields are known the damage cards. */
export function showArmadaOdds(terminal: Terminal, { attack, removed }: Settled, atLeast: number | undefined, json: boolean): void {
  const { damage, cards, ...beside } = armadaOdds(attack)
  const pool = poolText(attack)
  const wanted = atLeast === undefined ? {} : { atLeast }
  const shown: Shown = { pool, of: 'damage', chances: damage, ...beside, ...wanted }
  if (json) {
    const dealt = cards ? { cards: distributionJson(cards) } : {}
    terminal.out(oddsJson(shown, { ...dealt, ...(removed ? { removed } : {}), system: 'armada' }))
    return
  }
  if (!cards) {
    showOdds(terminal, shown)
    return
  }
  const { faceup, destroy, ...dice } = shown
  showOdds(terminal, dice)
  terminal.out('')
  showOdds(terminal, {
    pool,
    of: 'cards',
    chances: cards,
    ...(faceup === undefined ? {} : { faceup }),
    ...(destroy === undefined ? {} : { destroy }),
  })
}

/** One roll in a line of JSON; `faces` are the dice after rerolls, before tokens. */
export function rolledJson({ attack, removed }: Settled, rolled: ArmadaRolled, origin: object): string {
  const { dice, ...rest } = rolled
  const faces = dice.map(({ face }) => face)
  return JSON.stringify({
    type: 'roll',
    system: 'armada',
    pool: poolText(attack),
    faces,
    ...rest,
    ...(removed ? { removed } : {}),
    ...origin,
  })
}

/** One roll for people, step by step. */
export function showRolled(terminal: Terminal, attack: ArmadaAttack, rolled: ArmadaRolled): void {
  const say = (message: Message) => terminal.out(terminal.say(message))
  const dice = rolled.dice.map(
    ({ face }) => ({ face, counts: damageOf(attack, face) > 1 ? 'crit' : damageOf(attack, face) > 0 ? 'hit' : 'miss' }) as const,
  )
  for (const line of faceLines(terminal, dice)) terminal.out(line)
  const { locked, spent, evaded, damage, cards, faceup, destroyed } = rolled
  if (locked.length > 0) say(m('armada.locked', { tokens: locked.map((token) => m(`odds-token.${token}`)) }))
  if (spent.length > 0) say(m('armada.spent', { tokens: spent.map((token) => m(`odds-token.${token}`)) }))
  for (const { from, to } of evaded) {
    say(to ? m('armada.evade-reroll', { from: faceName(from), to: faceName(to) }) : m('armada.evade-cancel', { from: faceName(from) }))
  }
  terminal.out(terminal.paint.bold(terminal.say(m('armada.suffered', { damage }))))
  if (dealsCards(attack)) say(m('armada.cards', { cards }))
  if (faceup > 0) say(m('armada.faceup'))
  if (destroyed) say(m('attack.destroyed'))
}
