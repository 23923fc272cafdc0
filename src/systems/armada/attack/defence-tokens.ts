import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import type { DefenceToken, Zone } from '../fleet/profile.js'
import { defenceTokens } from '../fleet/profile.js'
import { defenceSide, isShip, keyword, model, squadrons, zonesOf } from '../query.js'
import { tokenReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import type { Attack, Squadron, State } from '../state.js'
import type { T } from '../table.js'
import { adjacent, sizeRank } from '../terms.js'
import { canSpendTokens } from './accuracy.js'
import { attackArgs } from './attack-dice.js'
import { pickDice, rollAgain } from './reroll.js'

interface Spendable {
  readonly type: DefenceToken
  readonly at: number
  readonly exhausted: boolean
  readonly why: Message | undefined
}

/** The tokens of the defender, one a type: a readied one before an exhausted one, and why it cannot be spent. */
export function spendable(s: State): readonly Spendable[] {
  const { attack } = s
  const defender = attack && model(s, attack.target)
  if (!attack || !defender || !canSpendTokens(s, attack.target)) return []
  return defenceTokens.flatMap((type): Spendable[] => {
    const left = defender.tokens.map((token, at) => ({ ...token, at })).filter((token) => token.type === type && token.state !== 'gone')
    if (!left.length) return []
    const free = left.filter(({ at }) => !attack.locked.includes(at))
    const best = free.find(({ state }) => state === 'ready') ?? free[0] ?? left[0]!
    const exhausted = best.state === 'exhausted'
    return [{ type, at: best.at, exhausted, why: free.length ? forbidden(s, attack, type, exhausted) : m('not.locked') }]
  })
}

function forbidden(s: State, attack: Attack, type: DefenceToken, exhausted: boolean): Message | undefined {
  const ship = s.ships[attack.target]
  if (attack.spent.includes(type)) return m('not.type-spent')
  if (exhausted && ship?.faceup.includes('faulty-countermeasures')) return m('not.faulty')
  if ((type === 'contain' || type === 'salvo') && s.options['contain-salvo'] === 'off') return m('not.not-in-game')
  if (type === 'salvo' && (attack.kind === 'counter' || attack.kind === 'salvo')) return m('not.answer-to-answer')
  const empty = ship && attack.targetZone && !ship.shields[attack.targetZone]
  if (type === 'redirect' && empty && ship.faceup.includes('capacitor-failure')) return m('not.capacitor')
  return undefined
}

/** Squadrons that Screen counts, at the most (Rules Reference 1.5 p.19); how many are engaged with the attacker the table knows. */
const screened = (s: State, squadron: Squadron): number => {
  const others = squadrons(s, squadron.side).filter((one) => one.id !== squadron.id && !keyword(one, 'screen'))
  return keyword(squadron, 'screen') ? Math.min(3, others.length) : 0
}

/** Dice that a defending squadron may re-roll against a squadron: Dodge, and what Screen gives of it (Rules Reference 1.5 p.19). */
function dodge(s: State): number {
  const { attack } = s
  const squadron = attack && s.squadrons[attack.target]
  if (!attack || !squadron || !s.squadrons[attack.attacker] || attack.used.includes('dodge') || !attack.dice.length) return 0
  return keyword(squadron, 'dodge') + screened(s, squadron)
}

/** The defender spends tokens one by one, after seeing what the last one did (seed 004; Rules Reference 1.5 p.5). */
export function* spendTokens(t: T): Flow {
  const possible = (s: State) => dodge(s) > 0 || spendable(s).some(({ why }) => !why)
  while (possible(t.state)) {
    const choice = yield* ask((): Choose<DefenceToken | 'dodge' | 'done'> | undefined => {
      const attack = t.state.attack!
      if (!possible(t.state)) return undefined
      const tokens = spendable(t.state).map(({ type, exhausted, why }) => {
        const state = exhausted ? m('token-state.exhausted') : m('token-state.ready')
        return option<DefenceToken | 'dodge' | 'done'>(type, m('option.token', { token: m(`defence-token.${type}`), state }), {
          disabled: why,
        })
      })
      const dodges = dodge(t.state) ? [option<'dodge'>('dodge', m('option.dodge', { count: dodge(t.state) }))] : []
      return {
        kind: 'choose',
        ...asked('defence-token', defenceSide(t.state, attack), attack.target, attackArgs(t.state)),
        ...said(tokenReminders(t.state)),
        options: [...tokens, ...dodges, done(m('option.no-more-tokens'))],
      }
    })
    if (choice === 'done') return
    if (choice === 'dodge') yield* dodgeDice(t)
    else yield* spend(t, choice)
  }
}

function* spend(t: T, type: DefenceToken): Flow {
  const { target } = t.state.attack!
  const { at, exhausted } = spendable(t.state).find((token) => token.type === type)!
  const discarded = exhausted ? 'gone' : 'exhausted'
  if (type === 'evade') return yield* evade(t, at, exhausted)
  t.emit({ type: 'defence-token-spent', model: target, token: type, at, state: discarded })
  if (type === 'scatter') t.emit({ type: 'dice-cancelled', places: t.state.attack!.dice.map((_, place) => place) })
  if (type === 'redirect') yield* chooseRedirect(t)
}

/** A ship that defends against a larger one may affect one more die with Evade, and then loses the token (Rules Reference 1.5 p.5). */
function evadedDice(s: State): number {
  const { attacker, target } = s.attack!
  const [from, to] = [s.ships[attacker], s.ships[target]]
  return from && to && sizeRank[from.card.size] > sizeRank[to.card.size] ? 2 : 1
}

/** Long: cancel; medium and close: re-roll. By Learn to Play p.14 nothing at close range and at a distance. */
export function evadeEffect(evadeRule: State['options']['evade'], range: Attack['range']): 'cancel' | 'reroll' | 'nothing' {
  if (range === 'long') return 'cancel'
  return evadeRule === '1.5' || range === 'medium' ? 'reroll' : 'nothing'
}

function* evade(t: T, at: number, exhausted: boolean): Flow {
  const effect = evadeEffect(t.state.options.evade, t.state.attack!.range)
  const places = effect === 'nothing' ? [] : yield* pickDice(t, 'evade', t.state.options.evade === '1.5' ? evadedDice(t.state) : 1)
  const state = exhausted || places.length > 1 ? 'gone' : 'exhausted'
  t.emit({ type: 'defence-token-spent', model: t.state.attack!.target, token: 'evade', at, state })
  if (effect === 'cancel') t.emit({ type: 'dice-cancelled', places })
  else yield* rollAgain(t, 'evade', places)
}

function* dodgeDice(t: T): Flow {
  const places = yield* pickDice(t, 'dodge', dodge(t.state))
  t.emit({ type: 'effect-used', what: 'dodge' })
  yield* rollAgain(t, 'dodge', places)
}

/** Which neighbour of the defending zone takes part of the damage; how much is asked when it is totalled. */
export function* chooseRedirect(t: T): Flow {
  const zone = yield* ask((): Choose<Zone> | undefined => {
    const attack = t.state.attack!
    const ship = model(t.state, attack.target)
    if (!ship || !isShip(ship) || !attack.targetZone) return undefined
    return {
      kind: 'choose',
      ...asked('redirect-zone', ship.side, ship.id, attackArgs(t.state)),
      options: adjacent(zonesOf(ship), attack.targetZone).map((one) =>
        option(one, m('option.zone', { zone: m(`zone.${one}`), shields: ship.shields[one] ?? 0 })),
      ),
    }
  })
  t.emit({ type: 'redirect-chosen', zone })
}
