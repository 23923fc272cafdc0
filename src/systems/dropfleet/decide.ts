import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose, Option } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import { option, type SwitchId, switches, type ValueOf } from './options.js'
import { asks, type T } from './question.js'
import type { State } from './state.js'
import { m } from './words.js'

/** Switches about which no text speaks plainly: put to the table when their case first comes up, unless the set-up has settled them. */
export const unsure = [
  'flash',
  'aegis',
  'initiative-away',
  'launch-spikes',
  'same-effect',
  'damage-control',
  'leaving',
  'bulk-lander',
] as const satisfies readonly SwitchId[]
export type Unsure = (typeof unsure)[number]

/** Whether the table is still to be asked: only at level full; below it the default holds. */
export const unruled = (s: State, id: Unsure): boolean => s.level === 'full' && s.options[id] === undefined

/** How a switch is taken in the case that has come up: as it is set, or as the table says now, for this case or always. */
export function* decide<Id extends Unsure>(t: T, id: Id, tell?: () => readonly Message[]): Flow<ValueOf<Id>> {
  const ruled = yield* during(() => unruled(t.state, id), rule(t, id, tell))
  return (ruled ?? option(t.state, id)) as ValueOf<Id>
}

function* rule(t: T, id: Unsure, tell?: () => readonly Message[]): Flow<string> {
  const one = switches.find((each) => each.id === id)!
  const answer = yield* ask((): Choose => {
    const once: readonly Option[] = one.values.map((value) => ({ id: value, label: m('ruling.once', { value }) }))
    const always: readonly Option[] = one.values.map((value) => ({ id: `always-${value}`, label: m('ruling.always', { value }) }))
    return {
      kind: 'choose',
      ...asks('ruling', 'ruling', { what: one.text }),
      by: 'both',
      about: id,
      ...(tell && { tell: tell() }),
      default: `always-${one.default}`,
      options: [...once, ...always],
    }
  })
  const always = answer.startsWith('always-')
  const value = always ? answer.slice('always-'.length) : answer
  t.emit({ type: 'ruled', option: id, value, always })
  return value
}
