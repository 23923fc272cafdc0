import type { Message } from '../../core/words.js'
import { signature } from './activation/spikes.js'
import { corrected } from './corrected.js'
import type { Event } from './events.js'
import { groundStory } from './ground/story.js'
import { launchStory } from './launch/story.js'
import { nameOf } from './look.js'
import { option } from './options.js'
import { ratingNow } from './reveal.js'
import { type Moment, moments, phaseOf, type State } from './state.js'
import { m } from './words.js'

/** One sentence about what has just happened, in the state after it; nothing for what goes without saying. */
export function story(s: State, e: Event): Message | undefined {
  switch (e.type) {
    case 'segment-begun':
      return segmentStory(s, e.segment)
    case 'left-out':
      return e.battlegroups.length ? m('story.left-out', { battlegroups: e.battlegroups.map((id) => nameOf(s, id)) }) : undefined
    case 'closed-by-jump':
      return m('story.closed-by-jump', { group: nameOf(s, e.group) })
    case 'standing-changed':
      return m(`story.standing-${e.why === 'rolled' || e.why === 'stays' ? e.why : e.standing}`, {
        battlegroup: battlegroup(s, e.battlegroup),
      })
    case 'deck-stacked':
      return m('story.deck-stacked', { who: s.sides[e.side].name })
    case 'arrivals-settled':
    case 'decks-ready':
    case 'group-begun':
    case 'ship-by-ship':
    case 'order-given':
    case 'moved':
    case 'debris-set':
    case 'weapons-unlinked':
    case 'fire-done':
    case 'allocation-ended':
    case 'ions-counted':
    case 'strain-rolled':
    case 'fired':
    case 'group-ended':
    case 'wreck-settled':
    case 'cards-discarded':
      return undefined
    case 'debris-met':
      return e.debris === 'none' ? undefined : m('story.debris-met', { ship: nameOf(s, e.ship), debris: m(`debris.${e.debris}`) })
    case 'discarded':
      return e.count ? m('story.discarded', { who: s.sides[e.side].name, count: e.count }) : undefined
    case 'drawn':
      return m('story.drawn', { who: s.sides[e.side].name, count: e.count, hand: e.hand })
    case 'cleaned-up':
      return m('story.cleaned-up')
    case 'card-played':
      return cardStory(s, e)
    case 'card-put-aside':
      return m('story.card-put-aside', { battlegroup: battlegroup(s, e.battlegroup) })
    case 'card-revealed':
      return m('story.card-revealed', {
        who: s.sides[e.side].name,
        battlegroup: nameOf(s, e.battlegroup),
        rating: ratingNow(s, e.battlegroup),
      })
    case 'split-told':
      return e.groups.length ? m('story.split', { groups: e.groups.map((id) => nameOf(s, id)) }) : undefined
    case 'ratings-compared':
      return m(e.A === e.B ? 'story.ratings-equal' : 'story.ratings', { a: s.sides.A.name, b: s.sides.B.name, A: e.A, B: e.B })
    case 'rolled-off':
      return m(e.A === e.B ? 'story.rolled-off-again' : 'story.rolled-off', { a: s.sides.A.name, b: s.sides.B.name, A: e.A, B: e.B })
    case 'goes-first':
      return m(e.alone ? 'story.goes-alone' : 'story.goes-first', { who: s.sides[e.side].name })
    case 'turn-lost':
      return m('story.turn-lost', { who: s.sides[e.side].name, battlegroup: nameOf(s, e.battlegroup) })
    case 'battlegroup-begun':
      return m('story.battlegroup-begun', { battlegroup: battlegroup(s, e.battlegroup) })
    case 'shields-set':
      return e.up.length
        ? m('story.shields-up', { ships: e.up.map((id) => nameOf(s, id)) })
        : m('story.shields-down', { battlegroup: nameOf(s, e.battlegroup) })
    case 'coherency-set':
      return m(e.out ? 'story.out' : 'story.back-in', { ships: e.ships.map((id) => nameOf(s, id)) })
    case 'rest-ordered':
      return m('story.rest', { order: m(`order.${e.order}`) })
    case 'rest-dropped':
      return m('story.rest-dropped')
    case 'ordered':
      return orderedStory(s, e)
    case 'silence-ended':
      return m(`story.silence-${e.why}`, { ship: nameOf(s, e.ship), dial: dial(s, e.ship) })
    case 'spike-removed':
    case 'spike-gained':
      return m(`story.spike-${e.spike}`, { ship: nameOf(s, e.ship), dial: dial(s, e.ship) })
    case 'spike-refused':
      return m('story.spike-refused', { ship: nameOf(s, e.ship) })
    case 'layer-changed':
      return m('story.layer', { ship: nameOf(s, e.ship), layer: m(`layer-name.${e.layer}`) })
    case 'scanned':
      return e.target
        ? m('story.scanned', { ship: nameOf(s, e.ship), target: nameOf(s, e.target) })
        : m('story.scanned-nothing', { ship: nameOf(s, e.ship) })
    case 'scan-failed':
      return m('story.scan-failed', { target: nameOf(s, e.target) })
    case 'went-silent':
      return m('story.went-silent', { ship: nameOf(s, e.ship), dial: dial(s, e.ship) })
    case 'allocated':
      return allocatedStory(s, e.shots)
    case 'attack-resolved':
      return resolvedStory(s, e)
    case 'dice-lost':
      return m('story.dice-lost', { target: nameOf(s, e.target), dice: e.dice })
    case 'crippling-owed':
      return m('story.crippling-owed', { ship: nameOf(s, e.ship) })
    case 'rule-due':
      return m(`due.${e.rule}`, { ship: nameOf(s, e.ship) })
    case 'weapons-lost':
      return e.weapons.length
        ? m('story.weapons-lost', {
            ship: nameOf(s, e.ship),
            weapons: e.weapons.map((place) => s.ships[e.ship]!.figures.weapons[place]!.name),
          })
        : undefined
    case 'launch-group-begun':
    case 'launch-debris-set':
    case 'launch-kind-ended':
    case 'launch-group-ended':
      return undefined
    case 'cluster-added':
    case 'cluster-misread':
    case 'troops-moved':
    case 'troops-landed':
    case 'troops-lost':
    case 'lander-shot':
    case 'landed':
    case 'sector-hit':
    case 'surveyed':
    case 'sector-set':
    case 'troops-set':
      return groundStory(s, e)
    case 'initiative-rolled':
    case 'faction-set':
    case 'assets-placed':
    case 'assets-due':
    case 'assets-shaken':
    case 'fighters-fought':
    case 'assets-used':
      return launchStory(s, e)
    case 'hull-lost':
      return m(`story.hull-${e.cause}`, { ship: nameOf(s, e.ship), points: e.points, hull: s.ships[e.ship]!.hull })
    case 'hull-regained':
      return m('story.hull-regained', { ship: nameOf(s, e.ship), hull: s.ships[e.ship]!.hull })
    case 'became-crippled':
      return e.owes ? m('story.crippled', { ship: nameOf(s, e.ship) }) : undefined
    case 'crippling-rolled':
      return m(`crippling.${e.result}` as Parameters<typeof m>[0], { ship: nameOf(s, e.ship) })
    case 'effect-gained':
      // The other effects are told by the result that brought them.
      return e.effect === 'orbital-decay'
        ? m('story.effect-gained', { ship: nameOf(s, e.ship), effect: m(`effect.${e.effect}`) })
        : undefined
    case 'effect-ended':
      return m(`story.effect-${e.why}`, { ship: nameOf(s, e.ship), effect: m(`effect.${e.effect}`) })
    case 'not-repaired':
      return m('story.not-repaired', { ship: nameOf(s, e.ship), effect: m(`effect.${e.effect}`) })
    case 'ship-lost':
      return m(`story.lost-${e.how}`, { ship: nameOf(s, e.ship) })
    case 'wreck-rolled':
      return m(`wreck.${e.result}` as Parameters<typeof m>[0], { ship: nameOf(s, e.ship), radius: e.radius })
    case 'admiral-lost': {
      const { name, side } = s.admirals[e.admiral]!
      const args = { admiral: name, who: s.sides[side].name, hand: e.hand, next: e.next && nameOf(s, e.next) }
      return m(
        e.next ? 'story.admiral-lost-next' : option(s, 'cards') === 'on' && e.hand ? 'story.admiral-lost' : 'story.admiral-lost-no-hand',
        args,
      )
    }
    case 'told':
      return toldStory(e.what)
    case 'launched':
      return m('story.launched', { ship: nameOf(s, e.ship) })
    case 'points-scored':
      return m('story.points', { who: s.sides[e.side].name, points: e.points, total: s.sides[e.side].points })
    case 'ending-set':
      return m(`story.ending-${e.ending || 'none'}`, { turns: s.turns })
    case 'ship-set':
    case 'battlegroup-set':
    case 'side-set':
    case 'admiral-set':
    case 'assets-set':
      return corrected(s, e)
    case 'ruled':
      return m(e.always ? 'story.ruled-always' : 'story.ruled-once', { option: e.option, value: e.value })
    case 'level-set':
      return m(`story.level-${e.level}`)
    case 'turn-set':
      return m('head.turn', { turn: s.turn, turns: s.turns })
    case 'pinned':
      return m('story.pinned', {
        about: e.about === 'game' ? m('pin.game') : nameOf(s, e.about),
        text: e.text,
        id: e.id,
        moment: momentWords(e.moment),
      })
    case 'unpinned':
      return m('story.unpinned', { id: e.id })
    case 'reminded':
      return m('story.reminded', { text: e.text, id: e.id })
  }
}

/** Shots of the same weapon at the same target are told in one line, with the dice that they have together. */
function allocatedStory(s: State, shots: Extract<Event, { type: 'allocated' }>['shots']): Message | undefined {
  if (!shots.length) return undefined
  const weapons = new Map<string, number>()
  for (const { ship, weapon, dice } of shots) {
    const { name } = s.ships[ship]!.figures.weapons[weapon]!
    weapons.set(name, (weapons.get(name) ?? 0) + dice)
  }
  return m('story.allocated', {
    ships: [...new Set(shots.map(({ ship }) => nameOf(s, ship)))],
    weapons: [...weapons].map(([name, dice]) => m('story.dice-of', { name, dice })),
    target: nameOf(s, shots[0]!.target),
  })
}

function resolvedStory(s: State, e: Extract<Event, { type: 'attack-resolved' }>): Message {
  const { hits, crits, points, stopped, saved, lost } = e
  const names = e.sources.flatMap((source) => {
    const [ship, place] = source.split('/')
    const weapon = place && s.ships[ship!]?.figures.weapons[Number(place)]
    return weapon ? [weapon.name] : []
  })
  const target = names.length ? m('story.at', { weapons: [...new Set(names)], target: nameOf(s, e.target) }) : nameOf(s, e.target)
  if (!hits) return m('story.missed', { target })
  return m('story.resolved', { target, hits, crits, points, stopped, saved, lost })
}

const battlegroup = (s: State, id: string): Message =>
  m('battlegroup-of', { battlegroup: nameOf(s, id), who: s.sides[s.battlegroups[id]!.side].name })

const momentWords = (moment: Moment): Message => {
  const named = moments.find((one) => one === moment)
  return named ? m(`moment.${named}`) : m('moment.turn', { turn: moment.slice(5) })
}

/** How to set the dial on the base. */
const dial = (s: State, id: string): Message => m(s.ships[id]!.silent ? 'dial.silent' : 'dial.inches', { inches: signature(s.ships[id]!) })

function segmentStory(s: State, segment: State['segment']): Message | undefined {
  switch (segment) {
    case 'decks':
      return m('story.turn', { turn: s.turn, turns: s.turns })
    case 'reveal':
    case 'ground':
      return m('story.phase', { phase: m(`phase.${phaseOf(segment)}`), segment: m(`segment.${segment}`) })
    default:
      return undefined
  }
}

function orderedStory(s: State, { ship: id, order, instead, why }: Extract<Event, { type: 'ordered' }>): Message {
  const ship = nameOf(s, id)
  if (!why) return m('story.ordered', { ship, order: m(`order.${order}`) })
  return instead
    ? m('story.ordered-instead', { ship, order: m(`order.${instead}`), why: m(why) })
    : m('story.ordered-bound', { ship, why: m(why) })
}

function cardStory(s: State, e: Extract<Event, { type: 'card-played' }>): Message {
  const args = { who: s.sides[e.side].name, count: e.count, name: e.name, on: e.on ? nameOf(s, e.on) : '', hand: s.sides[e.side].hand }
  return m(e.again ? 'story.card-again' : e.on ? 'story.card-on' : e.name ? 'story.card-named' : 'story.cards', args)
}

/** What is only told: segments in which nothing can happen, and the rules that are left to the table. */
function toldStory(what: string): Message | undefined {
  const told = [
    'cards-off',
    'no-ground',
    'no-cluster',
    'ground-fought',
    'no-launch',
    'nobody-launches',
    'no-damage',
    'no-decay',
    'no-points',
    'tidied',
  ] as const
  const key = told.find((one) => one === what)
  return key ? m(`told.${key}`) : undefined
}
