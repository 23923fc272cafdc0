import type { Message } from '../../core/words.js'
import { canSpendTokens } from './attack/accuracy.js'
import type { RolledFace } from './attack/dice-options.js'
import type { Title } from './damage/damage-deck.js'
import { addsDice, pilotOf } from './fleet/pilots.js'
import { alive, attackSide, keyword, model, nameOf, ships, squadrons, tokenLimit } from './query.js'
import { m } from './say.js'
import { yawOf } from './ship/course.js'
import type { Attack, Ship, Squadron, State } from './state.js'
import { type Command, type Moment, other, type Side } from './terms.js'

/** Short lines before a question: what is known at that moment, and what players forget then. */
type Lines = readonly Message[]

const card = (ship: Ship | undefined, ...found: readonly Title[]): Lines =>
  found
    .filter((title) => ship?.faceup.includes(title))
    .map((title) => m('remind.card', { card: m(`card.${title}`), effect: m(`effect.${title}`) }))

/** What its owner wants to hear about a ship at this moment: upgrade cards, and remarks pinned to it, its side or the game. */
function remembered(s: State, ship: Ship | undefined, moment: Moment): Lines {
  if (!ship) return pinned(s, moment, ['game'])
  const names = ship.card.upgrades.filter(({ remind }) => remind === moment).map(({ name }) => name)
  return [...(names.length ? [m('remind.upgrades', { names })] : []), ...pinned(s, moment, ['game', ship.side, ship.id])]
}

const pinned = (s: State, moment: Moment | `turn-${number}`, things: readonly string[]): Lines =>
  s.pins.filter((pin) => pin.moment === moment && things.includes(pin.about)).map(({ text }) => m('tell.pin', { text }))

const when = (test: boolean | number, ...lines: Lines): Lines => (test ? lines : [])

export const dialReminders = (s: State): Lines => [
  ...pinned(s, `turn-${s.round}`, ['game', 'A', 'B']),
  m('remind.a28'),
  ...when(s.round === 1 || lacks(s), m('remind.a29')),
]
const lacks = (s: State): boolean => ships(s).some(({ card: { command }, dials }) => command - dials > 1)

export const deployReminders = (s: State, side: Side): Lines => [
  m('tell.zone'),
  ...when(
    squadrons(s, side).some(({ placed }) => !placed),
    m('remind.a15'),
  ),
  ...squadrons(s, side)
    .filter((one) => !one.placed && keyword(one, 'scout'))
    .map((one) => m('keyword-rule.scout', { name: one.card.name })),
]

export const passReminders = (s: State, side: Side): Lines => when(s.sides[side].pass > 0, m('remind.a21'))

/** Before the dial is turned the tokens are named, so that nobody is surprised by a duplicate. */
export function revealReminders(s: State, id: string, command?: Command): Lines {
  const ship = s.ships[id]!
  if (!command) {
    const held = ship.commandTokens.map((one) => m(`command.${one}`))
    return [
      m('remind.a1-reveal'),
      ...when(held.length, m('tell.tokens-held', { tokens: held, limit: tokenLimit(ship) })),
      ...remembered(s, ship, 'start'),
    ]
  }
  const duplicate = ship.commandTokens.includes(command)
  const full = ship.commandTokens.length >= tokenLimit(ship)
  return [
    ...(s.options.dials === 'hidden' ? remembered(s, ship, 'start') : []),
    m('remind.a2'),
    ...when(duplicate, m('tell.duplicate', { command: m(`command.${command}`) })),
    ...when(full && !duplicate, m('remind.a3', { limit: tokenLimit(ship) })),
    ...card(ship, 'life-support-failure'),
    ...when(ship.card.upgrades.length, m('remind.a25')),
  ]
}

export const commandReminders = (s: State, id: string): Lines => [
  m('remind.a4'),
  ...when(s.ships[id]!.commandTokens.includes('repair'), m('remind.a20')),
  m('remind.a5'),
  ...card(s.ships[id], 'power-failure', 'capacitor-failure'),
  ...remembered(s, s.ships[id], 'command'),
]

export const launchReminders = (s: State, side: Side): Lines => [
  m('tell.launch-range'),
  ...squadrons(s, side)
    .filter((one) => keyword(one, 'relay'))
    .map((one) => m('keyword-rule.relay', { name: one.card.name, value: keyword(one, 'relay') })),
]

export function attackReminders(s: State, id: string): Lines {
  const ship = s.ships[id]!
  const second = s.activation?.fired.length === 1
  return [
    ...when(second, m('remind.a1-attack')),
    ...when(ship.held === 'concentrate-fire', m('tell.concentrate-fire')),
    ...card(ship, 'coolant-discharge', 'depowered-armament', 'disengaged-fire-control'),
    ...remembered(s, ship, 'attack'),
    ...when(ship.card.upgrades.length && !second, m('remind.a26', { names: ship.card.upgrades.map(({ name }) => name) })),
  ]
}

export const aimReminders = (s: State): Lines => [
  ...(s.attack?.targetZone ? [m('tell.range-to-zone')] : [m('tell.range-to-squadron')]),
  ...card(s.ships[s.attack?.attacker ?? ''], 'depowered-armament'),
]

/** The two points of the line, and what stands in its way under the chosen switches. */
export function lineReminders(s: State): Lines {
  const attack = s.attack!
  const from = s.ships[attack.attacker] && attack.zone ? m('point.zone', { zone: m(`zone.${attack.zone}`) }) : m('point.squadron')
  const to = attack.targetZone ? m('point.zone', { zone: m(`zone.${attack.targetZone}`) }) : m('point.squadron')
  return [
    m('tell.line', { from, to }),
    m(s.options['squadrons-obstruct'] === 'true' ? 'tell.blockers-seed' : 'tell.blockers-official'),
    ...when(Boolean(attack.targetZone), m('remind.a16')),
    ...card(s.ships[attack.attacker], 'disengaged-fire-control'),
    ...speedZero(s, attack.target),
  ]
}

const pilotLines = (found: readonly Squadron[]): Lines =>
  found.flatMap((squadron) => {
    const pilot = pilotOf(squadron)
    return pilot ? [m('tell.pilot', { name: squadron.card.name, rule: m(`pilot.${pilot}`) })] : []
  })

/** What bears on the dice of an attack from cards: upgrades that ask to be remembered, and aces. */
export function cardReminders(s: State, attack: Attack): Lines {
  const side = attackSide(s, attack)
  const aces = squadrons(s, side).filter((ace) => addsDice(ace, s, attack))
  return [...remembered(s, s.ships[attack.attacker], 'attack'), ...(s.squadrons[attack.attacker] ? pilotLines(aces) : [])]
}

export function modifyReminders(s: State): Lines {
  const attack = s.attack!
  const ship = s.ships[attack.attacker]
  const held = ship && (ship.held === 'concentrate-fire' || ship.commandTokens.includes('concentrate-fire'))
  return [...tally(attack), ...when(Boolean(held), m('remind.a11'), m('remind.a5')), ...cardReminders(s, attack)]
}

/** The dice as they lie, for whoever decides next. */
export function tally({ dice }: Attack): Lines {
  const shown = dice.map(({ colour, face }) =>
    m('option.die', { colour: m(`die-colour.${colour}`), face: m(`die-face.${face as RolledFace}`) }),
  )
  return when(dice.length, m('tell.dice', { dice: shown }))
}

export function tokenReminders(s: State): Lines {
  const attack = s.attack!
  const ship = s.ships[attack.target]
  const defender = model(s, attack.target)
  const evades = defender?.tokens.some(({ type, state }) => type === 'evade' && state !== 'gone')
  const jan = squadrons(s, other(attackSide(s, attack))).filter((one) => pilotOf(one) === 'Jan Ors')
  return [
    ...tally(attack),
    ...when(Boolean(defender?.tokens.some(({ state }) => state === 'exhausted')), m('remind.a9')),
    ...when(Boolean(evades), m('remind.a10')),
    m('remind.a7'),
    ...card(ship, 'faulty-countermeasures', 'capacitor-failure'),
    ...when(Boolean(s.squadrons[attack.target]), ...pilotLines(jan)),
    ...remembered(s, ship, 'defend'),
    ...squadronDefence(s, attack),
  ]
}

function squadronDefence(s: State, attack: Attack): Lines {
  const squadron = s.squadrons[attack.target]
  if (!squadron || !s.squadrons[attack.attacker]) return []
  return keyword(squadron, 'screen') ? [m('keyword-rule.screen', { name: squadron.card.name })] : []
}

export const criticalReminders = (s: State): Lines => [
  m('remind.a6'),
  m('remind.a8'),
  ...card(s.ships[s.attack?.attacker ?? ''], 'targeter-disruption'),
]

export const courseReminders = (s: State, id: string): Lines => [
  m('remind.a1-speed'),
  ...card(s.ships[id], 'thruster-fissure', 'thrust-control-malfunction'),
  ...remembered(s, s.ships[id], 'move'),
]

export function moveReminders(s: State, id: string): Lines {
  const ship = s.ships[id]!
  const { speed, yaw, overlapped } = s.activation!.manoeuvre
  return [
    ...when(speed > 0 && !overlapped, m('tell.course', { speed, yaw: yawOf(ship, speed) })),
    ...when(speed > 0 && !overlapped && yaw, m('tell.more-yaw')),
    ...when(speed > 0 && overlapped, m('tell.same-course')),
    ...when(speed === 0, m('remind.a19')),
    ...card(ship, 'thrust-control-malfunction', 'ruptured-engine', 'damaged-controls'),
    ...remembered(s, ship, 'move'),
  ]
}

export const placingReminders: Lines = [m('remind.a18')]
export const collisionReminders = (s: State, id: string): Lines => [m('remind.a17'), ...card(s.ships[id], 'damaged-controls')]

export const squadronReminders = (s: State): Lines => [
  ...pinned(s, 'squadrons', ['game', s.turn]),
  m('remind.a14'),
  ...when(s.round === 1, m('remind.a23')),
]

/** Keywords that people apply themselves, and those of enemies that may hold this squadron. */
export function flightReminders(s: State, id: string): Lines {
  const squadron = s.squadrons[id]!
  const foes = squadrons(s, other(squadron.side))
  const own = (['grit', 'heavy', 'bomber', 'strategic', 'assault', 'snipe'] as const).filter((word) => keyword(squadron, word))
  const intel = s.options.intel === '1.5' ? squadrons(s, squadron.side) : squadrons(s, squadron.side).filter((one) => one.id !== id)
  return [
    ...pinned(s, 'squadrons', [id]),
    m('remind.a13'),
    ...own.map((word) => m(`keyword-rule.${word}`, { name: squadron.card.name, value: keyword(squadron, word) })),
    ...when(
      intel.some((one) => keyword(one, 'intel')),
      m(s.options.intel === '1.5' ? 'tell.intel' : 'tell.intel-old'),
    ),
    ...when(
      foes.some((one) => keyword(one, 'heavy')),
      m('tell.heavy'),
    ),
    ...when(
      foes.some((one) => keyword(one, 'escort')),
      m('tell.escort'),
    ),
    ...pilotLines([squadron]),
  ]
}

export function endReminders(s: State): Lines {
  const fire = ships(s).filter(({ faceup }) => faceup.includes('compartment-fire'))
  return [
    ...pinned(s, 'end', ['game', 'A', 'B']),
    m(s.round >= s.rounds ? 'remind.a24' : 'remind.a22'),
    m('tell.initiative', { player: s.sides[s.first].player }),
    ...when(Boolean(s.objective), m('remind.a27', { objective: s.objective })),
    ...fire.map(({ card: { name } }) => m('tell.fire', { ship: name })),
  ]
}

/** Who will not be asked for defence tokens, and why. */
const speedZero = (s: State, id: string): Lines => {
  const found = model(s, id)
  return found && alive(found) && s.ships[id] && !canSpendTokens(s, id) ? [m('tell.speed-0', { ship: nameOf(s, id) })] : []
}
