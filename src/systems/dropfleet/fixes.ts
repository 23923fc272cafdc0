import type { Choose } from '../../core/question.js'
import { levels } from '../../core/system.js'
import type { Event, ShipChange } from './events.js'
import { type AnyFix, choose, count, head, plain } from './fix-kinds.js'
import { assetFixes, clusterFix, groundFixes } from './ground-fixes.js'
import { alive, find, ships } from './look.js'
import { hullEvents, lossEvents } from './losses/losses.js'
import { option } from './options.js'
import { shipOptions } from './question.js'
import {
  type Admiral,
  type Battlegroup,
  debrisKinds,
  type Effect,
  effects,
  layers,
  moments,
  orders,
  type Ship,
  type Side,
  type State,
  sides,
  spikes,
  standings,
} from './state.js'
import { m } from './words.js'

const yes = ['yes', 'no'] as const

/** Everything that can be corrected by hand, with its value now; or only what is about some things. */
export function fixes(s: State, only: (about: string | undefined) => boolean = () => true): readonly AnyFix[] {
  const about = <One extends { readonly id: string }>(list: Readonly<Record<string, One>>) =>
    Object.values(list).filter(({ id }) => only(id))
  return [
    ...about(s.ships).flatMap((one) => shipFixes(s, one)),
    ...about(s.battlegroups).flatMap((one) => battlegroupFixes(s, one)),
    ...about(s.admirals).flatMap((one) => admiralFixes(s, one)),
    ...sides.filter(only).flatMap((side) => sideFixes(s, side)),
    ...pinFixes(s, only),
    ...assetFixes(s, only),
    ...groundFixes(s, only),
    ...(only(undefined) ? gameFixes(s) : []),
  ]
}

function shipFixes(s: State, one: Ship): readonly AnyFix[] {
  const { id } = one
  const set = (change: ShipChange): readonly Event[] => [{ type: 'ship-set', ship: id, change }]
  return [
    count('hull', id, 0, one.figures.hull, one.hull, (hull) =>
      hull === 0 && alive(one) ? [...set({ hull }), ...quietLoss(s, id)] : set({ hull }),
    ),
    count('hit', id, 1, Math.max(1, one.hull), 0, (points) => hullEvents(s, id, points, 'by-hand')),
    choose('debris', id, debrisKinds, one.crossing || 'none', (debris) =>
      alive(one) ? [{ type: 'debris-met', ship: id, debris: debrisKinds.find((each) => each === debris)! }] : [],
    ),
    choose('spike', id, spikes, one.spike, (spike) =>
      set({ spike: spikes.find((each) => each === spike)!, ...(spike !== 'none' && { silent: false }) }),
    ),
    choose('silent', id, yes, one.silent ? 'yes' : 'no', (value) =>
      set(value === 'yes' ? { silent: true, spike: 'none' } : { silent: false }),
    ),
    choose('layer', id, layers, one.layer, (layer) => set({ layer: layers.find((each) => each === layer)! })),
    choose('order', id, ['none', ...orders], one.order || 'none', (order) => set({ order: orders.find((each) => each === order) ?? '' })),
    effectFix(one, set),
    count('corruptors', id, 0, 12, times(one, 'corruptor'), (tokens) =>
      set({ effects: [...one.effects.filter((effect) => effect !== 'corruptor'), ...Array<Effect>(tokens).fill('corruptor')] }),
    ),
    choose('crippled', id, yes, one.crippled ? 'yes' : 'no', (value) => set({ crippled: value === 'yes' })),
    choose('activated', id, yes, one.activated ? 'yes' : 'no', (value) =>
      set({ activated: value === 'yes', ...(value === 'no' && { order: '' as const }) }),
    ),
    choose('shields', id, yes, one.shields ? 'yes' : 'no', (value) => set({ shields: value === 'yes' })),
    choose('coherency', id, ['in', 'out'], one.out ? 'out' : 'in', (value) => set({ out: value === 'out' })),
    choose('destroyed', id, yes, one.hull === 0 ? 'yes' : 'no', (value) =>
      value === 'yes'
        ? alive(one)
          ? [...set({ hull: 0 }), ...quietLoss(s, id)]
          : []
        : one.hull === 0
          ? set({ hull: one.figures.hull })
          : [],
    ),
    choose('off-table', id, yes, one.left ? 'yes' : 'no', (value) =>
      value === 'no' ? set({ left: false }) : one.left ? [] : lossEvents(s, id, 'left'),
    ),
    markFix(one, set),
  ]
}

/** A ship struck off by hand owes no wreck, but its admiral is gone. */
const quietLoss = (s: State, id: string): readonly Event[] =>
  lossEvents(s, id, 'left-destroyed').filter(({ type }) => type === 'admiral-lost')

const effectFix = (one: Ship, set: (change: ShipChange) => readonly Event[]): AnyFix => ({
  kind: 'pick',
  ...head('effects', one.id),
  options: plain(effects),
  min: 0,
  max: effects.length,
  now: one.effects.join(', ') || 'none',
  // What the ship has several times stays so.
  events: (value) =>
    set({
      effects: effects
        .filter((effect) => (value as readonly string[]).includes(effect))
        .flatMap((effect) => Array<Effect>(Math.max(1, times(one, effect))).fill(effect)),
    }),
})

const times = (one: Ship, effect: Effect): number => one.effects.filter((each) => each === effect).length

/** A mark is the players' own word: `:mark toulon-1 red`. */
const markFix = (one: Ship, set: (change: ShipChange) => readonly Event[]): AnyFix => ({
  kind: 'count',
  ...head('mark', one.id),
  min: 0,
  max: 0,
  default: 0,
  free: true,
  now: one.mark,
  events: (_, text = '') => set({ mark: text.replace(/^#/, '').slice(0, 20) }),
})

function battlegroupFixes(s: State, { id, standing, played, rating }: Battlegroup): readonly AnyFix[] {
  return [
    choose('standing', id, standings, standing, (value) => [
      { type: 'standing-changed', battlegroup: id, standing: standings.find((one) => one === value)!, why: 'fix' },
      ...(value === 'table' || value === 'arriving' ? [] : admiralsAway(s, id)),
    ]),
    choose('played', id, yes, played ? 'yes' : 'no', (value) => [{ type: 'battlegroup-set', battlegroup: id, played: value === 'yes' }]),
    {
      kind: 'count',
      ...head('rating', id),
      min: 0,
      max: 200,
      now: String(rating + (s.ratings[id] ?? 0)),
      events: (value) => [{ type: 'battlegroup-set', battlegroup: id, rating: Number(value) - rating }],
    },
  ]
}

/** Off the table is off the table: the hand of an admiral who leaves with the battlegroup falls as well. */
const admiralsAway = (s: State, battlegroup: string): readonly Event[] =>
  ships(s)
    .filter((one) => one.battlegroup === battlegroup && alive(one))
    .flatMap((one) => lossEvents(s, one.id, 'left').filter(({ type }) => type === 'admiral-lost'))

const admiralFixes = (s: State, { id, side, value, ship }: Admiral): readonly AnyFix[] => [
  count('av', id, 1, 7, value, (av) => [{ type: 'admiral-set', admiral: id, value: av }]),
  {
    kind: 'choose',
    ...head('flagship', id),
    options: shipOptions(ships(s).filter((one) => one.side === side)),
    now: ship,
    events: (flagship) => [{ type: 'admiral-set', admiral: id, ship: String(flagship) }],
  },
]

const sideFixes = (s: State, side: Side): readonly AnyFix[] => [
  count('hand', side, 0, 20, s.sides[side].hand, (hand) => [{ type: 'side-set', side, hand }]),
  count('points', side, 0, 999, s.sides[side].points, (points) => [{ type: 'side-set', side, points }]),
  ...cardFix(s, side),
  {
    kind: 'count',
    ...head('name', side),
    min: 0,
    max: 0,
    default: 0,
    free: true,
    now: s.sides[side].name,
    events: (_, text = '') => (text.trim() ? [{ type: 'side-set', side, name: text.trim().slice(0, 40) }] : []),
  },
]

const gameFixes = (s: State): readonly AnyFix[] => [
  count('turn', undefined, 1, 99, s.turn, (turn) => [{ type: 'turn-set', turn }]),
  count('turns', undefined, Math.max(1, s.turn), 99, s.turns, (turns) => [{ type: 'turn-set', turns }]),
  choose('level', undefined, levels, s.level, (level) => [{ type: 'level-set', level: levels.find((one) => one === level)! }]),
  ...(s.level === 'full' ? [clusterFix] : []),
  endFix(s),
]

/** `:card A 2`, `:card B Evasive on toulon-1`: the hand falls at once; a second card on one group in a turn is pointed out (FAQ, Command Cards). */
function cardFix(s: State, side: Side): readonly AnyFix[] {
  const { hand } = s.sides[side]
  if (option(s, 'cards') === 'off') return []
  return [
    {
      kind: 'count',
      ...head('card', side),
      min: 1,
      max: Math.max(1, hand),
      default: 1,
      free: true,
      ...(!hand && { disabled: m('bar.no-cards') }),
      now: String(hand),
      events: (value, text = '') => cardEvents(s, side, Number(value), text),
    },
  ]
}

function cardEvents(s: State, side: Side, played: number, text: string): readonly Event[] {
  const [, name = text, target] = /^(.*?)\s*\b(?:on|en|em|sobre)\s+(\S+)$/i.exec(text) ?? []
  const [on = ''] = target === undefined ? [] : find(s, target.replace(/^#/, ''))
  const group = s.ships[on]?.group ?? on
  const named = target !== undefined && !on ? text : name
  return [
    {
      type: 'card-played',
      side,
      count: played,
      name: named.trim(),
      on: group,
      again: s.groups[group] !== undefined && s.carded.includes(`${side}:${group}`),
    },
  ]
}

/** `:pin toulon-1 damage-control check the fire`, `unpin = pin-1`. */
function pinFixes(s: State, only: (about: string | undefined) => boolean): readonly AnyFix[] {
  const things = ['game', ...sides, ...Object.keys(s.groups), ...ships(s).flatMap((one) => (alive(one) ? [one.id] : []))].filter(only)
  const next = `pin-${1 + Math.max(0, ...s.pins.map(({ id }) => Number(id.slice(4))))}`
  return [
    ...things.map(
      (about): AnyFix => ({
        kind: 'count',
        ...head('pin', about),
        min: 0,
        max: 0,
        default: 0,
        free: true,
        events: (_, text = '') => pinEvents(next, about, text),
      }),
    ),
    ...(s.pins.length && only(undefined)
      ? [
          {
            kind: 'choose',
            ...head('unpin'),
            options: s.pins.map(({ id, text }) => ({ id, label: text })),
            now: s.pins.map(({ id }) => id).join(', '),
            events: (id) => [{ type: 'unpinned', id: String(id) }],
          } satisfies Choose & AnyFix,
        ]
      : []),
  ]
}

function pinEvents(id: string, about: string, text: string): readonly Event[] {
  const [first = '', ...rest] = text.split(/\s+/)
  const moment = moments.find((one) => one === first) ?? (/^turn-\d{1,2}$/.test(first) ? (first as `turn-${number}`) : undefined)
  return [{ type: 'pinned', id, about, moment: moment ?? 'start', text: (moment ? rest.join(' ') : text).slice(0, 200) }]
}

const endings = ['now', 'after-turn', 'one-more', 'conceded-a', 'conceded-b', 'play-on'] as const

/** Games end otherwise than after the last turn: at once, after this turn, one turn later, or conceded. */
const endFix = (s: State): AnyFix =>
  choose('end', undefined, endings, s.ending === 'turns' ? 'after-turn' : s.ending || 'play-on', (value) => {
    switch (value) {
      case 'after-turn':
        return [{ type: 'ending-set', ending: 'turns', turns: s.turns }]
      case 'one-more':
        return [{ type: 'ending-set', ending: '', turns: s.turns + 1 }]
      case 'now':
      case 'conceded-a':
      case 'conceded-b':
        return [{ type: 'ending-set', ending: value, turns: s.turns }]
      default:
        return [
          { type: 'ending-set', ending: '', turns: Math.max(s.turns, s.turn + (s.segment === 'over' ? 1 : 0)) },
          ...(s.segment === 'over' ? [{ type: 'segment-begun', segment: 'decks' } as const] : []),
        ]
    }
  })
