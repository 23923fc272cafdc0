import type { Label } from '../../core/question.js'
import type { Message } from '../../core/words.js'
import { signature } from './activation/spikes.js'
import type { Event, ShipChange } from './events.js'
import { nameOf } from './look.js'
import type { Ship, State } from './state.js'
import { type DropfleetKey, m } from './words.js'

/** What a correction by hand changed, in the words of `fix`: "Corrected: Kite 1, Energy spike: Major". */
export function corrected(s: State, e: Event): Message | undefined {
  switch (e.type) {
    case 'ship-set':
      return sentence(nameOf(s, e.ship), shipValues(s.ships[e.ship]!, e.change))
    case 'battlegroup-set':
      return sentence(nameOf(s, e.battlegroup), [
        ...value('fix.played', e.played),
        ...(e.rating === undefined ? [] : value('fix.rating', s.battlegroups[e.battlegroup]!.rating + e.rating)),
      ])
    case 'side-set':
      return sentence(s.sides[e.side].name, [...value('fix.hand', e.hand), ...value('fix.points', e.points), ...value('fix.name', e.name)])
    case 'assets-set':
      return sentence(e.id, value('fix.tokens', e.count))
    case 'admiral-set':
      return sentence(s.admirals[e.admiral]!.name, [
        ...value('fix.av', e.value),
        ...(e.ship === undefined ? [] : value('fix.flagship', nameOf(s, e.ship))),
      ])
    default:
      return undefined
  }
}

const sentence = (about: string, values: readonly Message[]): Message => m('story.corrected', { about, values })

function value(fix: Extract<DropfleetKey, `fix.${string}`>, now: Label | number | boolean | undefined): readonly Message[] {
  if (now === undefined) return []
  const said = typeof now === 'boolean' ? m(now ? 'cell.yes' : 'cell.no') : now
  return [m('story.corrected-value', { fix: m(fix), value: said })]
}

function shipValues(one: Ship, change: ShipChange): readonly Message[] {
  const { hull, spike, silent, layer, order, effects, mark, activated, crippled, shields, left, out } = change
  const named = effects?.map((effect) => m(`effect.${effect}`))
  return [
    ...(hull === undefined ? [] : value('fix.hull', m('cell.hull', { hull, start: one.figures.hull }))),
    ...(spike === undefined || silent ? [] : value('fix.spike', m(`spike.${spike}`))),
    ...(spike === undefined || silent ? value('fix.silent', silent) : []),
    ...(spike === undefined && silent === undefined ? [] : [m(one.silent ? 'dial.silent' : 'dial.inches', { inches: signature(one) })]),
    ...(layer === undefined ? [] : value('fix.layer', m(`layer-name.${layer}`))),
    ...(order === undefined ? [] : value('fix.order', order ? m(`order.${order}`) : m('cell.none'))),
    ...(named === undefined
      ? []
      : named.length
        ? [m('story.corrected-value', { fix: m('fix.effects'), value: named })]
        : value('fix.effects', m('cell.none'))),
    ...value('fix.crippled', crippled),
    ...value('fix.activated', activated),
    ...value('fix.shields', shields),
    ...value('fix.off-table', left),
    ...(out === undefined ? [] : value('fix.coherency', !out)),
    ...value('fix.mark', mark),
  ]
}
