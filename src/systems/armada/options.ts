import type { Switch } from '../../core/system.js'
import { m } from './say.js'

/**
 * Switches where the books contradict each other or are silent. The seed decides where it speaks (squadrons obstruct),
 * Rules Reference 1.5 elsewhere.
 */
export const switchValues = {
  dials: ['real', 'hidden'],
  deployment: ['guided', 'placed'],
  evade: ['1.5', 'ltp'],
  'squadrons-obstruct': ['true', 'false'],
  'pass-tokens': ['on', 'off'],
  'contain-salvo': ['on', 'off'],
  intel: ['1.5', 'old'],
  'fleet-points': ['400', '300', '200', '180'],
  'end-when-tabled': ['immediately', 'end-of-round'],
} as const

export type SwitchId = keyof typeof switchValues
export type Switches = { readonly [Id in SwitchId]: (typeof switchValues)[Id][number] }

export const switchIds = Object.keys(switchValues) as readonly SwitchId[]

/** The first value of each is the default. */
export const defaults = Object.fromEntries(switchIds.map((id) => [id, switchValues[id][0]])) as unknown as Switches

/** What most tables want to decide stands on the set-up page itself. */
const front: readonly SwitchId[] = ['dials', 'deployment', 'squadrons-obstruct']

export const switches: readonly Switch[] = switchIds.map((id) => ({
  id,
  values: switchValues[id],
  default: switchValues[id][0],
  ...(front.includes(id) && { front: true as const }),
  text: m(`switch.${id}`),
}))
