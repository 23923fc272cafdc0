import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Pick } from '../../../core/question.js'
import { tokenOptions } from '../attack/token-options.js'
import type { Zone } from '../fleet/profile.js'
import { zonesOf } from '../query.js'
import { asked, m, option } from '../say.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'
import { commands, letters, other } from '../terms.js'
import type { Acting } from './damage-deck.js'

/** What a card does as it is dealt; afterwards it is turned down, but for Life Support Failure. */
export function* cardEffect(t: T, ship: string, title: Acting, n: number): Flow<boolean> {
  const down = () => t.emit({ type: 'card-turned-down', ship, title, n })
  switch (title) {
    case 'structural-damage':
      down()
      t.emit({ type: 'owed', debt: { kind: 'card', ship, faceup: false } })
      return true
    case 'injured-crew':
      yield* injuredCrew(t, ship)
      down()
      return true
    case 'shield-failure':
      yield* shieldFailure(t, ship)
      down()
      return true
    case 'projector-misaligned':
      yield* projectorMisaligned(t, ship)
      down()
      return true
    case 'comm-noise': {
      const slow = yield* commNoise(t, ship)
      down()
      if (slow) t.emit({ type: 'speed-changed', ship, speed: Math.max(0, t.state.ships[ship]!.speed - 1) })
      return true
    }
    case 'life-support-failure':
      t.emit({ type: 'command-tokens-lost', ship })
      t.emit({ type: 'paid', n })
      return true
  }
}

const place = (s: State, id: string, card: Acting) => {
  const ship = s.ships[id]!
  return { ship, args: { ship: ship.card.name, card: m(`card.${card}`) } }
}

function* injuredCrew(t: T, id: string): Flow {
  const left = (ship: Ship) => ship.tokens.filter(({ state }) => state !== 'gone').length
  if (!left(t.state.ships[id]!)) return
  const answer = yield* ask((): Choose | undefined => {
    const { ship, args } = place(t.state, id, 'injured-crew')
    if (!left(ship)) return undefined
    return {
      kind: 'choose',
      ...asked('injured-crew', ship.side, id, args),
      options: tokenOptions(ship.tokens).map(({ option: one }) => one),
    }
  })
  const token = tokenOptions(t.state.ships[id]!.tokens).find(({ option: one }) => one.id === answer)!
  t.emit({ type: 'defence-token-lost', ship: id, token: token.type, at: token.at })
}

const charged = (ship: Ship): readonly Zone[] => zonesOf(ship).filter((zone) => (ship.shields[zone] ?? 0) > 0)
const zoneOption = (ship: Ship, zone: Zone) => option(zone, m('option.zone', { zone: m(`zone.${zone}`), shields: ship.shields[zone] ?? 0 }))

function* shieldFailure(t: T, id: string): Flow {
  const zones = yield* ask((): Pick<Zone> => {
    const { ship, args } = place(t.state, id, 'shield-failure')
    const options = charged(ship).map((zone) => zoneOption(ship, zone))
    return { kind: 'pick', ...asked('shield-failure', other(ship.side), id, args), min: 0, max: Math.min(2, options.length), options }
  })
  for (const zone of zones) t.emit({ type: 'shields-lost', ship: id, zone, points: 1 })
}

/** The zone with the most shields loses all of them; the owner decides between equals. */
function* projectorMisaligned(t: T, id: string): Flow {
  const strongest = (ship: Ship) => {
    const most = Math.max(...zonesOf(ship).map((zone) => ship.shields[zone] ?? 0))
    return most > 0 ? zonesOf(ship).filter((zone) => ship.shields[zone] === most) : []
  }
  if (!strongest(t.state.ships[id]!).length) return
  const zone = yield* ask((): Choose<Zone> | undefined => {
    const { ship, args } = place(t.state, id, 'projector-misaligned')
    const options = strongest(ship).map((one) => zoneOption(ship, one))
    return options.length ? { kind: 'choose', ...asked('projector-misaligned', ship.side, id, args), options } : undefined
  })
  t.emit({ type: 'shields-lost', ship: id, zone, points: t.state.ships[id]!.shields[zone] ?? 0 })
}

/** The opponent slows the ship by one, or sets its top dial anew. True when the ship slows. */
function* commNoise(t: T, id: string): Flow<boolean> {
  const { speed, dials } = t.state.ships[id]!
  if (!speed && !dials) return false
  const answer = yield* ask((): Choose<'slow' | 'dial'> | undefined => {
    const { ship, args } = place(t.state, id, 'comm-noise')
    if (!ship.speed && !ship.dials) return undefined
    return {
      kind: 'choose',
      ...asked('comm-noise', other(ship.side), id, args),
      options: [
        option('slow', m('option.slow'), { disabled: ship.speed ? undefined : m('not.speed-0') }),
        option('dial', m('option.top-dial'), { disabled: ship.dials ? undefined : m('not.no-dial') }),
      ],
    }
  })
  if (answer === 'slow') return true
  if (t.state.options.dials === 'hidden') yield* setTopDial(t, id)
  return false
}

function* setTopDial(t: T, id: string): Flow {
  const command = yield* ask((): Choose<(typeof commands)[number]> => {
    const { ship, args } = place(t.state, id, 'comm-noise')
    return {
      kind: 'choose',
      ...asked('comm-noise-dial', other(ship.side), id, args),
      secret: true,
      options: commands.map((one) => option(one, m(`command.${one}`), { names: letters[one] })),
    }
  })
  t.emit({ type: 'dial-changed', ship: id, side: t.state.ships[id]!.side, command, secret: true })
}
