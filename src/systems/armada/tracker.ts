import { ask, type Flow } from '../../core/flow.js'
import type { Choose, Count, Pick } from '../../core/question.js'
import { shieldsAgainst } from './attack/attack-damage.js'
import { attackArgs } from './attack/attack-dice.js'
import { chooseRedirect, spendable } from './attack/defence-tokens.js'
import { attackSide, defenceSide } from './query.js'
import { asked, done, m, option } from './say.js'
import type { T } from './table.js'

/** Level `tracker`: dice stay on the table; the damage that is left and the tokens that were spent are entered by hand. */
export function* enterDamage(t: T): Flow {
  const points = yield* ask((): Count => {
    const attack = t.state.attack!
    return { kind: 'count', ...asked('damage', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)), min: 0, max: 30 }
  })
  yield* enterTokens(t)
  const redirected = yield* enterRedirected(t, points)
  const critical = yield* enterCritical(t, points)
  t.emit({ type: 'damage-totalled', total: points, suffered: points, redirected, critical })
  const { target } = t.state.attack!
  if (t.state.squadrons[target] && points > 0) t.emit({ type: 'squadron-damaged', squadron: target, points })
}

function* enterTokens(t: T): Flow {
  const open = () => spendable(t.state).filter(({ why }) => !why)
  if (!open().length) return
  const spent = yield* ask((): Pick | undefined => {
    const attack = t.state.attack!
    const options = open().map(({ type, exhausted }) => {
      const state = exhausted ? m('token-state.exhausted') : m('token-state.ready')
      return option(type, m('option.token', { token: m(`defence-token.${type}`), state }))
    })
    if (!options.length) return undefined
    const question = asked('spent-tokens', defenceSide(t.state, attack), attack.target, attackArgs(t.state))
    return { kind: 'pick', ...question, min: 0, max: options.length, options }
  })
  for (const { type, at, exhausted } of open().filter((token) => spent.includes(token.type))) {
    const state = exhausted ? 'gone' : 'exhausted'
    t.emit({ type: 'defence-token-spent', model: t.state.attack!.target, token: type, at, state })
  }
  if (spent.includes('redirect')) yield* chooseRedirect(t)
}

function* enterRedirected(t: T, points: number): Flow<number> {
  const { redirect } = t.state.attack!
  if (!redirect) return 0
  return yield* ask((): Count => {
    const attack = t.state.attack!
    const shields = shieldsAgainst(t.state, attack, redirect)
    const max = Math.min(shields, points)
    const question = asked('redirect', defenceSide(t.state, attack), attack.target, { zone: m(`zone.${redirect}`), shields, points })
    return { kind: 'count', ...question, min: 0, max, default: max }
  })
}

function* enterCritical(t: T, points: number): Flow<'standard' | 'none'> {
  const { target, targetZone } = t.state.attack!
  if (!t.state.ships[target] || points <= shieldsAgainst(t.state, t.state.attack!, targetZone)) return 'none'
  return yield* ask((): Choose<'standard' | 'none'> => {
    const attack = t.state.attack!
    return {
      kind: 'choose',
      ...asked('critical', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)),
      default: 'standard',
      options: [option<'standard' | 'none'>('standard', m('critical.standard')), done<'standard' | 'none'>(m('critical.none'), 'none')],
    }
  })
}
