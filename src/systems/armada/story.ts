import type { Message } from '../../core/words.js'
import type { RolledFace } from './attack/dice-options.js'
import type { Event } from './events.js'
import { cardsOf, model, nameOf } from './query.js'
import { type Key, m } from './say.js'
import type { RolledDie, State } from './state.js'
import type { Side } from './terms.js'

const zone = (id: Parameters<typeof zoneKey>[0]) => m(zoneKey(id))
const zoneKey = (id: 'front' | 'left' | 'right' | 'rear' | 'left-aux' | 'right-aux'): Key => `zone.${id}`
const die = ({ colour, face }: RolledDie): Message =>
  m('option.die', { colour: m(`die-colour.${colour}`), face: m(`die-face.${face as RolledFace}`) })

/** One sentence about what has just happened; nothing for what goes without saying. */
export function story(s: State, e: Event): Message | undefined {
  const name = (id: string) => nameOf(s, id)
  const player = (side: Side) => s.sides[side].player
  const at = (id: string, where: Parameters<typeof zoneKey>[0] | '') =>
    where ? m('name.zone', { name: name(id), zone: zone(where) }) : name(id)
  switch (e.type) {
    case 'stage-begun':
    case 'settled':
    case 'owed':
    case 'paid':
    case 'attack-step':
    case 'step-begun':
    case 'launches':
    case 'dial-changed':
    case 'flak-ended':
    case 'squadron-done':
      return undefined
    case 'chooser-named':
      return m(e.coin ? 'story.chooser-coin' : 'story.chooser', { player: player(e.side) })
    case 'first-player-chosen':
      return m('story.first-player', { player: player(e.side) })
    case 'objective-chosen':
      return m('story.objective', { objective: e.name })
    case 'obstacle-placed':
      return m('story.obstacle-placed', { player: player(e.side), obstacle: m(`obstacle.${e.obstacle}`) })
    case 'pass-tokens-given': {
      const side = e.A ? 'A' : 'B'
      return e[side] ? m('story.pass-tokens', { player: player(side), count: e[side] }) : undefined
    }
    case 'ship-placed':
      return m('story.ship-placed', { ship: name(e.ship), speed: e.speed })
    case 'squadrons-placed':
      return m('story.squadrons-placed', { squadrons: e.squadrons.map(name) })
    case 'segment-begun':
      if (e.segment === 'over') return m('story.over')
      return e.segment === 'command' ? m('story.round', { round: s.round }) : m('story.segment', { segment: m(`segment.${e.segment}`) })
    case 'dials-set':
      return m('story.dials-set')
    case 'dials-chosen':
      return m('story.dials-chosen', { player: player(e.side) })
    case 'turn-passed':
      return e.token ? m('story.passed', { player: player(e.side), left: s.sides[e.side].pass }) : undefined
    case 'left-out':
      return m('story.left-out', { models: e.models.map(name) })
    case 'tokens-readied':
      return m('story.tokens-readied')
    case 'cards-readied':
      return e.cards.length ? m('story.cards-readied', { cards: e.cards }) : undefined
    case 'activation-begun':
      return m('story.activated', { ship: name(e.ship) })
    case 'activation-ended':
      return m('story.activation-ended', { ship: name(e.ship) })
    case 'dial-revealed':
      return m('story.dial-revealed', { ship: name(e.ship), command: m(`command.${e.command}`) })
    case 'dial-discarded':
      return m('story.dial-discarded', { ship: name(e.ship) })
    case 'command-token-gained':
      return m(e.kept ? 'story.token-gained' : 'story.token-refused', { ship: name(e.ship), command: m(`command.${e.command}`) })
    case 'command-token-discarded':
      return m('story.command-token-discarded', { ship: name(e.ship), command: m(`command.${e.command}`) })
    case 'command-resolved':
      return m(`story.resolved-${e.means}`, { ship: name(e.ship), command: m(`command.${e.command}`) })
    case 'engineering':
      return e.points ? m('story.engineering', { ship: name(e.ship), points: e.points }) : undefined
    case 'shield-moved':
      return m('story.shield-moved', { ship: name(e.ship), from: zone(e.from), to: zone(e.to) })
    case 'shield-recovered':
      return m('story.shield-recovered', { ship: name(e.ship), zone: zone(e.zone), shields: s.ships[e.ship]?.shields[e.zone] ?? 0 })
    case 'card-repaired':
    case 'card-discarded':
      return m('story.card-repaired', { ship: name(e.ship), card: e.card === 'facedown' ? m('option.facedown') : m(`card.${e.card}`) })
    case 'speed-changed':
      return m('story.speed', { ship: name(e.ship), speed: e.speed })
    case 'yaw-gained':
      return m('story.yaw', { ship: name(e.ship) })
    case 'ship-blocked':
      return m('story.blocked', { ship: name(e.ship), speed: e.speed })
    case 'ship-moved':
      return m('story.moved', { ship: name(e.ship), speed: e.speed })
    case 'squadrons-displaced':
      return m('story.displaced', { player: player(e.side) })
    case 'ships-collided':
      return m('story.collided', { ship: name(e.ship), other: name(e.with) })
    case 'obstacles-met':
      return m('story.obstacles', { ship: name(e.ship), obstacles: e.obstacles.map((one) => m(`obstacle.${one}`)) })
    case 'obstacle-resolved':
      return undefined
    case 'play-area-left':
      return m('story.left-play-area', { ship: name(e.ship) })
    case 'damage-zone-chosen':
      return undefined
    case 'shields-lost':
      return m('story.shields-lost', {
        ship: name(e.ship),
        zone: zone(e.zone),
        points: e.points,
        left: s.ships[e.ship]?.shields[e.zone] ?? 0,
      })
    case 'cards-dealt':
      return m('story.cards-dealt', {
        ship: name(e.ship),
        count: e.count,
        cards: cardCount(s, e.ship),
        hull: s.ships[e.ship]?.card.hull ?? 0,
      })
    case 'card-revealed':
      return m('story.card-revealed', { ship: name(e.ship), card: m(`card.${e.title}`), effect: m(`effect.${e.title}`) })
    case 'card-turned-down':
      return m('story.card-turned-down', { ship: name(e.ship), card: m(`card.${e.title}`) })
    case 'defence-token-lost':
      return m('story.token-lost', { ship: name(e.ship), token: m(`defence-token.${e.token}`) })
    case 'command-tokens-lost':
      return m('story.command-tokens-lost', { ship: name(e.ship) })
    case 'deck-shuffled':
      return m('story.shuffled')
    case 'ship-destroyed':
      return m('story.destroyed', { name: name(e.ship), points: e.points })
    case 'squadron-damaged':
      return m('story.squadron-damaged', { squadron: name(e.squadron), points: e.points, left: s.squadrons[e.squadron]?.hull ?? 0 })
    case 'squadron-recovered':
      return m('story.squadron-recovered', { squadron: name(e.squadron), left: s.squadrons[e.squadron]?.hull ?? 0 })
    case 'squadron-destroyed':
      return m('story.destroyed', { name: name(e.squadron), points: e.points })
    case 'attack-declared':
      return m(`story.attack-${e.kind}`, { attacker: at(e.attacker, e.zone), target: at(e.target, e.targetZone) })
    case 'attack-withdrawn':
      return m(`story.withdrawn-${e.why}`)
    case 'range-measured':
      return e.range === 'distance' ? undefined : m('story.range', { range: m(`band.${e.range}`) })
    case 'line-traced':
      return e.obstructed ? m('story.obstructed') : undefined
    case 'dice-gathered':
      return undefined
    case 'die-left-out':
      return m('story.die-left-out', { colour: m(`die-colour.${e.colour}`) })
    case 'attack-cancelled':
      return m('story.cancelled', { attacker: name(e.attacker) })
    case 'dice-rolled':
    case 'dice-rerolled':
      return undefined
    case 'effect-used':
      return undefined
    case 'die-added':
      return m('story.die-added', { die: die(e.die) })
    case 'dice-cancelled':
      return m('story.dice-cancelled', { count: e.places.length })
    case 'token-locked':
      return m('story.locked', { token: m(`defence-token.${e.token}`) })
    case 'defence-token-spent':
      return m(e.state === 'gone' ? 'story.token-discarded' : 'story.token-spent', {
        model: name(e.model),
        token: m(`defence-token.${e.token}`),
      })
    case 'redirect-chosen':
      return m('story.redirect', { zone: zone(e.zone) })
    case 'damage-totalled':
      return m(e.suffered === e.total ? 'story.damage' : 'story.damage-braced', {
        total: e.total,
        suffered: e.suffered,
        redirected: e.redirected,
      })
    case 'attack-ended':
      return undefined
    case 'squadron-activated':
      return m('story.activated', { ship: name(e.squadron) })
    case 'squadron-moved':
      return m('story.squadron-moved', { squadron: name(e.squadron) })
    case 'hull-set':
      return m('story.set-hull', { name: name(e.model), hull: e.hull })
    case 'shields-set':
    case 'speed-set':
    case 'dials-counted':
    case 'held-set':
    case 'command-tokens-set':
    case 'faceup-set':
    case 'exhausted-set':
      return m('story.corrected', { name: name(e.ship) })
    case 'defence-token-set':
    case 'activated-set':
      return m('story.corrected', { name: model(s, e.model)?.card.name ?? e.model })
    case 'pinned':
      return m('story.pinned', {
        about: e.about === 'game' ? m('sheet.round') : e.about === 'A' || e.about === 'B' ? player(e.about) : name(e.about),
        text: e.text,
        id: e.id,
      })
    case 'unpinned':
      return m('story.unpinned', { id: e.id })
    case 'die-set':
    case 'token-value-set':
    case 'rounds-set':
      return m('story.corrected-game')
    case 'side-set':
    case 'first-set':
      return m('story.corrected', { name: player(e.side) })
  }
}

const cardCount = (s: State, id: string): number => {
  const ship = s.ships[id]
  return ship ? cardsOf(ship) : 0
}
