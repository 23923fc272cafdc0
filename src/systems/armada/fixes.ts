import { facesOf } from '../../core/dice/faces.js'
import { kebab } from '../../core/names.js'
import type { Label, Option } from '../../core/question.js'
import type { Fix } from '../../core/system.js'
import { type Title, titles } from './damage-deck.js'
import type { Event } from './events.js'
import { hullOf, zonesOf } from './query.js'
import { type Key, m, option } from './say.js'
import { type Ship, type Squadron, type State, tokenStates } from './state.js'
import { type Command, commands, sides } from './terms.js'

type AnyFix = Fix<Event>
type FixKey = Extract<Key, `fix.${string}`>

const base = (id: string, key: FixKey, about?: string, args?: Record<string, string | number | { key: string }>) => ({
  id,
  by: 'both' as const,
  ...(about !== undefined && { about }),
  text: m(key, args),
})

/** Everything that can be corrected by hand, with its value now. */
export const fixes = (s: State): readonly AnyFix[] => [
  ...Object.values(s.ships).flatMap(shipFixes),
  ...Object.values(s.squadrons).flatMap(squadronFixes),
  ...sides.flatMap((side): AnyFix[] => [
    number(base('pass', 'fix.pass', side), 0, 9, s.sides[side].pass, (value) => ({ type: 'side-set', side, what: 'pass', value })),
    number(base('victory-tokens', 'fix.victory-tokens', side), 0, 60, s.sides[side].victoryTokens, (value) => ({
      type: 'side-set',
      side,
      what: 'victoryTokens',
      value,
    })),
    number(base('victory-points', 'fix.victory-points', side), 0, 999, s.sides[side].victoryPoints, (value) => ({
      type: 'side-set',
      side,
      what: 'victoryPoints',
      value,
    })),
  ]),
  number(base('token-value', 'fix.token-value'), 0, 100, s.tokenValue, (value) => ({ type: 'token-value-set', value })),
  ...(s.round
    ? [number(base('round', 'fix.round'), 1, s.rounds, s.round, (round) => ({ type: 'rounds-set', round, rounds: s.rounds }))]
    : []),
  number(base('rounds', 'fix.rounds'), Math.max(1, s.round), 20, s.rounds, (rounds) => ({ type: 'rounds-set', round: s.round, rounds })),
  one(
    base('first', 'fix.first'),
    sides.map((side) => option(side, s.sides[side].player)),
    s.sides[s.first].player,
    (side) => ({ type: 'first-set', side }),
  ),
  ...dieFixes(s),
]

const number = (head: ReturnType<typeof base>, min: number, max: number, now: number, event: (value: number) => Event): AnyFix => ({
  kind: 'count',
  ...head,
  ...{ min, max },
  now: String(now),
  events: (value) => [event(Number(value))],
})

const one = <Id extends string>(
  head: ReturnType<typeof base>,
  options: readonly Option<Id>[],
  now: Label,
  event: (id: Id) => Event,
): AnyFix => ({
  kind: 'choose',
  ...head,
  options,
  now,
  events: (value) => [event(value as Id)],
})

const several = <Id extends string>(
  head: ReturnType<typeof base>,
  options: readonly Option<Id>[],
  max: number,
  now: Label,
  event: (ids: readonly Id[]) => Event,
): AnyFix => ({
  kind: 'pick',
  ...head,
  ...{ options, min: 0, max },
  now,
  events: (value) => [event(value as readonly Id[])],
})

const list = (labels: readonly Label[]): Label => (labels.length ? m('cell.list', { list: labels }) : m('cell.none'))

function shipFixes(ship: Ship): readonly AnyFix[] {
  const { id, card } = ship
  const upgrades = card.upgrades.map(({ name }) => option(kebab(name) || 'card', name))
  return [
    number(base('hull', 'fix.hull', id), 0, card.hull, hullOf(ship), (hull) => ({ type: 'hull-set', model: id, hull })),
    ...zonesOf(ship).map((zone) =>
      number(
        base(`shields-${zone}`, 'fix.shields', id, { zone: m(`zone.${zone}`) }),
        0,
        card.shields[zone] ?? 0,
        ship.shields[zone] ?? 0,
        (shields) => ({
          type: 'shields-set',
          ship: id,
          zone,
          shields,
        }),
      ),
    ),
    number(base('speed', 'fix.speed', id), 0, card.chart.length, ship.speed, (speed) => ({ type: 'speed-set', ship: id, speed })),
    number(base('dials', 'fix.dials', id), 0, card.command, ship.dials, (dials) => ({ type: 'dials-counted', ship: id, dials })),
    one<Command | 'none'>(
      base('dial', 'fix.dial', id),
      [
        ...commands.map((command) => option<Command | 'none'>(command, m(`command.${command}`))),
        option<Command | 'none'>('none', m('cell.none')),
      ],
      ship.held ? m(`command.${ship.held}`) : m('cell.none'),
      (command) => ({ type: 'held-set', ship: id, command: command === 'none' ? '' : command }),
    ),
    several<Command>(
      base('command-tokens', 'fix.command-tokens', id),
      commands.map((command) => option(command, m(`command.${command}`))),
      Math.min(commands.length, Math.max(card.command, ship.commandTokens.length)),
      list(ship.commandTokens.map((command) => m(`command.${command}`))),
      (chosen) => ({ type: 'command-tokens-set', ship: id, commands: chosen }),
    ),
    several<Title>(
      base('faceup', 'fix.faceup', id),
      titles.map((title) => option(title, m(`card.${title}`))),
      Math.max(0, card.hull - ship.facedown),
      list(ship.faceup.map((title) => m(`card.${title}`))),
      (chosen) => ({ type: 'faceup-set', ship: id, titles: chosen }),
    ),
    ...tokenFixes(ship),
    activated(ship),
    ...(upgrades.length
      ? [
          several(base('exhausted', 'fix.exhausted', id), unique(upgrades), upgrades.length, list(ship.exhausted), (chosen) => ({
            type: 'exhausted-set',
            ship: id,
            cards: card.upgrades.filter(({ name }) => chosen.includes(kebab(name) || 'card')).map(({ name }) => name),
          })),
        ]
      : []),
  ]
}

const unique = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ id }, at) => options.findIndex((other) => other.id === id) === at)

const squadronFixes = (squadron: Squadron): readonly AnyFix[] => [
  number(base('hull', 'fix.hull', squadron.id), 0, squadron.card.hull, squadron.hull, (hull) => ({
    type: 'hull-set',
    model: squadron.id,
    hull,
  })),
  ...tokenFixes(squadron),
  activated(squadron),
]

/** A defence token by its type, the second of a type with its number: readied, exhausted or gone. */
function tokenFixes({ id, tokens }: Ship | Squadron): readonly AnyFix[] {
  return tokens.map(({ type, state }, at) => {
    const nth = tokens.slice(0, at).filter((token) => token.type === type).length + 1
    const options = tokenStates.map((one) => option(one, m(`token-state.${one}`)))
    const head = base(nth > 1 ? `${type}-${nth}` : type, 'fix.token', id, { token: m(`token.${type}`) })
    return one(head, options, m(`token-state.${state}`), (chosen) => ({ type: 'defence-token-set', model: id, at, state: chosen }))
  })
}

const activated = ({ id, activated: now }: Ship | Squadron): AnyFix => {
  const options = [option('yes', m('cell.yes')), option('no', m('cell.no'))]
  return one(base('activated', 'fix.activated', id), options, now ? m('cell.yes') : m('cell.no'), (value) => ({
    type: 'activated-set',
    model: id,
    activated: value === 'yes',
  }))
}

/** The dice of the open attack, by their place: another face, or gone. */
function dieFixes({ attack }: State): readonly AnyFix[] {
  return (attack?.dice ?? []).map(({ colour, face }, at) => {
    const faces = [...new Set(facesOf(colour))].map((each) => option<typeof face | 'gone'>(each, m(`face.${each as 'hit'}`)))
    const now = m('option.die', { colour: m(`colour.${colour}`), face: m(`face.${face as 'hit'}`) })
    return one<typeof face | 'gone'>(
      base(`die-${at + 1}`, 'fix.die', undefined, { colour: m(`colour.${colour}`) }),
      [...faces, option('gone', m('token-state.gone'))],
      now,
      (chosen) => ({
        type: 'die-set',
        at,
        face: chosen,
      }),
    )
  })
}
