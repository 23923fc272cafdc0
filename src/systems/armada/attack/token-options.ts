import type { Option } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import type { DefenceToken } from '../fleet/profile.js'
import { m, option } from '../say.js'
import type { Ship } from '../state.js'

export interface TokenOption {
  readonly option: Option
  readonly type: DefenceToken
  /** The place of the token among those of the ship or squadron. */
  readonly at: number
}

/** The tokens that a ship or squadron still has as options: the first of a type by its name, the next with a number. */
export function tokenOptions(tokens: Ship['tokens'], disabled?: (at: number) => Message | undefined): readonly TokenOption[] {
  const counts = new Map<DefenceToken, number>()
  return tokens.flatMap(({ type, state }, at) => {
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    if (state === 'gone') return []
    const label = m('option.token', { token: m(`defence-token.${type}`), state: m(`token-state.${state}`) })
    return [{ option: option(number > 1 ? `${type}-${number}` : type, label, { disabled: disabled?.(at) }), type, at }]
  })
}
