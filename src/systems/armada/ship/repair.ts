import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Option } from '../../../core/question.js'
import type { Message } from '../../../core/words.js'
import { prices } from '../apply/activation.js'
import type { ActivationEvent } from '../events.js'
import type { Zone } from '../fleet/profile.js'
import { zonesOf } from '../query.js'
import { asked, done, m, option } from '../say.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'

interface Job {
  readonly option: Option
  readonly event: ActivationEvent
}

/** What engineering points buy: 1 moves a shield, 2 recover one, 3 discard a damage card (Rules Reference 1.5 p.4). */
export function jobs(s: State, id: string): readonly Job[] {
  const ship = s.ships[id]!
  const points = s.activation?.engineering ?? 0
  return [
    ...(points >= prices.discard ? discards(ship) : []),
    ...(points >= prices.recover ? recoveries(ship) : []),
    ...(points >= prices.move ? moves(ship) : []),
  ]
}

const isFull = (ship: Ship, zone: Zone) => (ship.shields[zone] ?? 0) >= (ship.card.shields[zone] ?? 0)
const zoneName = (zone: Zone) => m(`zone.${zone}`)

/** Capacitor Failure: a zone without shields neither recovers nor receives any. */
const blocked = (ship: Ship, zone: Zone): Message | undefined =>
  ship.faceup.includes('capacitor-failure') && !ship.shields[zone] ? m('not.capacitor') : undefined

const discards = (ship: Ship): readonly Job[] => [
  ...[...new Set(ship.faceup)].map((card): Job => {
    const event = { type: 'card-repaired', ship: ship.id, card } as const
    return { option: option(`discard-${card}`, m('option.discard-card', { card: m(`card.${card}`), price: prices.discard })), event }
  }),
  ...(ship.facedown
    ? [
        {
          option: option('discard-facedown', m('option.discard-facedown', { price: prices.discard })),
          event: { type: 'card-repaired', ship: ship.id, card: 'facedown' } as const,
        },
      ]
    : []),
]

const recoveries = (ship: Ship): readonly Job[] =>
  zonesOf(ship)
    .filter((zone) => !isFull(ship, zone))
    .map((zone) => ({
      option: option(`recover-${zone}`, m('option.recover', { zone: zoneName(zone), price: prices.recover }), {
        disabled: blocked(ship, zone),
      }),
      event: { type: 'shield-recovered', ship: ship.id, zone },
    }))

const moves = (ship: Ship): readonly Job[] =>
  zonesOf(ship).flatMap((from) =>
    zonesOf(ship)
      .filter((to) => to !== from && (ship.shields[from] ?? 0) > 0 && !isFull(ship, to))
      .map((to): Job => {
        const label = m('option.move-shield', { from: zoneName(from), to: zoneName(to), price: prices.move })
        const event = { type: 'shield-moved', ship: ship.id, from, to } as const
        return { option: option(`move-${from}-${to}`, label, { disabled: blocked(ship, to) }), event }
      }),
  )

/** Engineering points are spent one move at a time, so that each can be undone; what is left is lost. */
export function* repair(t: T, id: string): Flow {
  while (jobs(t.state, id).some((job) => !job.option.disabled)) {
    const choice = yield* ask((): Choose | undefined => {
      const { side, card } = t.state.ships[id]!
      const found = jobs(t.state, id)
      if (!found.length) return undefined
      return {
        kind: 'choose',
        ...asked('repair', side, id, { ship: card.name, points: t.state.activation?.engineering ?? 0 }),
        options: [...found.map((job) => job.option), done(m('option.repaired'))],
      }
    })
    if (choice === 'done') break
    t.emit(jobs(t.state, id).find((job) => job.option.id === choice)!.event)
  }
  t.emit({ type: 'engineering', ship: id, points: 0 })
}
