import { facesOf } from '../../core/dice/faces.js'
import { kebab } from '../../core/names.js'
import type { Label, Option } from '../../core/question.js'
import type { Fix } from '../../core/system.js'
import { type Title, titles } from './damage/damage-deck.js'
import type { Event } from './events.js'
import { alive, hullOf, isShip, zonesOf } from './query.js'
import { type Key, m, option } from './say.js'
import { shipPoints } from './scoring.js'
import { type Ship, type Squadron, type State, tokenStates } from './state.js'
import { type Command, commands, moments, type Side, sides } from './terms.js'

type AnyFix = Fix<Event>
type FixKey = Extract<Key, `fix.${string}`>

const base = (id: string, key: FixKey, about?: string, args?: Record<string, string | number | { key: string }>) => ({
  id,
  by: 'both' as const,
  ...(about !== undefined && { about }),
  text: m(key, args),
})

/** Everything that can be corrected by hand, with its value now; or only what is about some things. */
export const fixes = (s: State, only: (about: string | undefined) => boolean = () => true): readonly AnyFix[] => [
  ...Object.values(s.ships)
    .filter(({ id }) => only(id))
    .flatMap(shipFixes),
  ...Object.values(s.squadrons)
    .filter(({ id }) => only(id))
    .flatMap(squadronFixes),
  ...sides.filter(only).flatMap((side) => sideFixes(s, side)),
  ...pinFixes(s, only),
  ...(only(undefined) ? gameFixes(s) : []),
]

const sideCounts = [
  ['pass', 'pass', 9],
  ['victory-tokens', 'victoryTokens', 60],
  ['victory-points', 'victoryPoints', 999],
] as const

const sideFixes = (s: State, side: Side): readonly AnyFix[] =>
  sideCounts.map(([id, what, most]) =>
    number(base(id, `fix.${id}`, side), 0, most, s.sides[side][what], (value) => ({ type: 'side-set', side, what, value })),
  )

const gameFixes = (s: State): readonly AnyFix[] => [
  number(base('token-value', 'fix.token-value'), 0, 100, s.tokenValue, (value) => ({ type: 'token-value-set', value })),
  ...(s.round
    ? [number(base('round', 'fix.round'), 1, s.rounds, s.round, (round) => ({ type: 'rounds-set', round, rounds: s.rounds }))]
    : []),
  number(base('rounds', 'fix.rounds'), Math.max(1, s.round), 20, s.rounds, (rounds) => ({ type: 'rounds-set', round: s.round, rounds })),
  one(
    base('first', 'fix.first'),
    // What is typed is read in small letters.
    sides.map((side) => option(side === 'A' ? 'a' : 'b', s.sides[side].player)),
    s.sides[s.first].player,
    (side) => ({ type: 'first-set', side: side === 'a' ? 'A' : 'B' }),
  ),
  ...dieFixes(s),
]

/** `:pin victory attack gunnery team`, `unpin = pin-1`; without a moment the remark comes up as the ship activates. */
function pinFixes(s: State, only: (about: string | undefined) => boolean): readonly AnyFix[] {
  const next = `pin-${1 + Math.max(0, ...s.pins.map(({ id }) => Number(id.slice(4))))}`
  const models = [...Object.values(s.ships), ...Object.values(s.squadrons)].filter(alive).map(({ id }) => id)
  const pins = ['game', ...sides, ...models].filter(only).map((about): AnyFix => {
    const events = (_: unknown, text = '') => [pinEvent(next, about, text)]
    return { kind: 'count', ...base('pin', 'fix.pin', about), min: 0, max: 0, default: 0, free: true, events }
  })
  if (!s.pins.length || !only(undefined)) return pins
  const off = s.pins.map(({ id, text }) => option(id, text))
  return [...pins, one(base('unpin', 'fix.unpin'), off, s.pins.map(({ id }) => id).join(', '), (id) => ({ type: 'unpinned', id }))]
}

function pinEvent(id: string, about: string, text: string): Event {
  const [first = '', ...rest] = text.split(/\s+/)
  const turn = /^turn-\d{1,2}$/.test(first) ? (first as `turn-${number}`) : undefined
  const moment = moments.find((each) => each === first) ?? turn
  return { type: 'pinned', id, about, moment: moment ?? 'start', text: (moment ? rest.join(' ') : text).slice(0, 200) }
}

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
    hullFix(ship),
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

/** Hull points left; with none the destruction is told at once, before the rules go on. */
function hullFix(model: Ship | Squadron): AnyFix {
  const { id, card } = model
  const lost: Event = isShip(model)
    ? { type: 'ship-destroyed', ship: id, points: shipPoints(model) }
    : { type: 'squadron-destroyed', squadron: id, points: card.points }
  const events = (hull: number): readonly Event[] => [
    { type: 'hull-set', model: id, hull },
    ...(hull === 0 && !model.removed ? [lost] : []),
  ]
  return { ...number(base('hull', 'fix.hull', id), 0, card.hull, hullOf(model), () => lost), events: (value) => events(Number(value)) }
}

const unique = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ id }, at) => options.findIndex((other) => other.id === id) === at)

const squadronFixes = (squadron: Squadron): readonly AnyFix[] => [hullFix(squadron), ...tokenFixes(squadron), activated(squadron)]

/** A defence token by its type, the second of a type with its number: readied, exhausted or gone. */
function tokenFixes({ id, tokens }: Ship | Squadron): readonly AnyFix[] {
  return tokens.map(({ type, state }, at) => {
    const nth = tokens.slice(0, at).filter((token) => token.type === type).length + 1
    const options = tokenStates.map((one) => option(one, m(`token-state.${one}`)))
    const head = base(nth > 1 ? `${type}-${nth}` : type, 'fix.token', id, { token: m(`defence-token.${type}`) })
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
    const faces = [...new Set(facesOf(colour))].map((each) => option<typeof face | 'gone'>(each, m(`die-face.${each as 'hit'}`)))
    const now = m('option.die', { colour: m(`die-colour.${colour}`), face: m(`die-face.${face as 'hit'}`) })
    return one<typeof face | 'gone'>(
      base(`die-${at + 1}`, 'fix.die', undefined, { colour: m(`die-colour.${colour}`) }),
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
