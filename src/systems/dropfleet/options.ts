import type { Switch } from '../../core/system.js'
import type { State } from './state.js'
import { m } from './words.js'

/** Where official texts contradict each other or say nothing: the seed's reading, or the likelier one, is the default. */
export const switches = [
  { id: 'cards', values: ['on', 'off'], default: 'on', front: true, text: m('switch.cards') },
  { id: 'decks', values: ['cards', 'typed'], default: 'cards', text: m('switch.decks') },
  { id: 'draw', values: ['fill', 'up-to'], default: 'fill', text: m('switch.draw') },
  { id: 'sr-tie', values: ['plain', 'plus-av'], default: 'plain', text: m('switch.sr-tie') },
  { id: 'wiped-out', values: ['turn-lost', 'next-card'], default: 'turn-lost', text: m('switch.wiped-out') },
  { id: 'crippling', values: ['group', 'ship'], default: 'group', text: m('switch.crippling') },
  { id: 'flash', values: ['hit', 'damage'], default: 'hit', text: m('switch.flash') },
  { id: 'aegis', values: ['best', 'sum'], default: 'best', text: m('switch.aegis') },
  { id: 'initiative-away', values: ['nothing', 'one'], default: 'nothing', text: m('switch.initiative-away') },
  { id: 'launch-spikes', values: ['one', 'each-type'], default: 'one', text: m('switch.launch-spikes') },
  { id: 'shake-off', values: ['all', 'no-torpedoes'], default: 'all', text: m('switch.shake-off') },
  { id: 'same-effect', values: ['once', 'each'], default: 'once', text: m('switch.same-effect') },
  { id: 'damage-control', values: ['compulsory', 'chosen'], default: 'compulsory', text: m('switch.damage-control') },
  { id: 'leaving', values: ['gone', 'destroyed'], default: 'gone', text: m('switch.leaving') },
  { id: 'bulk-lander', values: ['lander', 'token'], default: 'lander', text: m('switch.bulk-lander') },
  { id: 'scoring', values: ['4-and-last', 'every', 'last'], default: '4-and-last', text: m('switch.scoring') },
] as const satisfies readonly Switch[]

export type SwitchId = (typeof switches)[number]['id']
export type ValueOf<Id extends SwitchId> = Extract<(typeof switches)[number], { readonly id: Id }>['values'][number]

/** How a switch is set in this game. */
export const option = <Id extends SwitchId>(s: Pick<State, 'options'>, id: Id): ValueOf<Id> =>
  (s.options[id] ?? switches.find((one) => one.id === id)!.default) as ValueOf<Id>

/** Whether victory points are counted at the end of this turn (1.7, Objectives: turns 4 and 6). */
export function scores(s: State): boolean {
  const setting = option(s, 'scoring')
  const last = s.turn >= s.turns || s.ending === 'turns'
  return setting === 'every' || last || (setting === '4-and-last' && s.turn === 4)
}
