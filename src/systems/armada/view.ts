import type { Label } from '../../core/question.js'
import type { Cell, Sheet, View } from '../../core/view.js'
import type { Message } from '../../core/words.js'
import type { RolledFace } from './attack/dice-options.js'
import type { Zone } from './fleet/profile.js'
import { alive, hullOf, nameOf, zonesOf } from './query.js'
import { m } from './say.js'
import { score } from './scoring.js'
import type { Ship, Squadron, State } from './state.js'
import { type Side, sides } from './terms.js'

/** The tables that people see: ships and squadrons a side, then the round. Facedown dials and cards are only counted. */
export const view = (s: State): View => ({
  head: head(s),
  sheets: [
    ...sides.flatMap((side) => [shipSheet(s, side), squadronSheet(s, side)]).filter(({ rows }) => rows.length),
    ...attackSheet(s),
    roundSheet(s),
  ],
  labels: sides.map((side) => labelSheet(s, side)),
})

function head(s: State): readonly Message[] {
  if (s.segment === 'over') return [m('head.over', { round: s.round })]
  if (s.segment === 'set-up') return [m('segment.set-up')]
  const open = s.activation ? [m('head.activated', { ship: s.ships[s.activation.ship]!.card.name })] : []
  return [m('head.round', { round: s.round, rounds: s.rounds }), m(`segment.${s.segment}`), ...open]
}

const shipColumns = (['ship', 'hull', 'shields', 'speed', 'dials', 'command-tokens', 'defence-tokens', 'cards', 'activated'] as const).map(
  (id) => m(`column.${id}`),
)
const squadronColumns = (['squadron', 'hull', 'keywords', 'defence-tokens', 'activated'] as const).map((id) => m(`column.${id}`))

const own = <T extends { readonly side: Side }>(models: Readonly<Record<string, T>>, side: Side): readonly T[] =>
  Object.values(models).filter((model) => model.side === side)

const shipSheet = (s: State, side: Side): Sheet => ({
  id: `ships-${side}`,
  title: m('sheet.ships', { side, player: s.sides[side].player }),
  side,
  columns: shipColumns,
  rows: own(s.ships, side).map((ship) => (alive(ship) ? shipRow(ship) : [ship.card.name, m('cell.destroyed')])),
})

function shipRow(ship: Ship): readonly Cell[] {
  const { card } = ship
  return [
    card.name,
    m('cell.of', { now: hullOf(ship), start: card.hull }),
    zonesOf(ship).map((zone) =>
      m('cell.zone', { zone: m(`zone-short.${zone}`), now: ship.shields[zone] ?? 0, start: card.shields[zone] ?? 0 }),
    ),
    ship.speed,
    dials(ship),
    ship.commandTokens.map((command) => m(`command.${command}`)),
    tokens(ship),
    cards(ship),
    ship.activated ? m('cell.yes') : undefined,
  ]
}

const dials = ({ dials: facedown, held }: Ship): readonly Label[] => [
  ...(facedown ? [m('cell.facedown', { count: facedown })] : []),
  ...(held ? [m(`command.${held}`)] : []),
]

const tokens = ({ tokens: all }: Ship | Squadron): readonly Label[] =>
  all.map(({ type, state }) => m(`cell.token-${state}`, { token: m(`defence-token.${type}`) }))

const cards = ({ facedown, faceup, exhausted }: Ship): readonly Label[] => [
  ...(facedown ? [m('cell.facedown', { count: facedown })] : []),
  ...faceup.map((title) => m(`card.${title}`)),
  ...exhausted.map((name) => m('cell.exhausted', { name })),
]

const squadronSheet = (s: State, side: Side): Sheet => ({
  id: `squadrons-${side}`,
  title: m('sheet.squadrons', { side, player: s.sides[side].player }),
  side,
  columns: squadronColumns,
  rows: own(s.squadrons, side).map((squadron) => (alive(squadron) ? squadronRow(squadron) : [squadron.card.name, m('cell.destroyed')])),
})

const squadronRow = (squadron: Squadron): readonly Cell[] => [
  squadron.card.name,
  m('cell.of', { now: squadron.hull, start: squadron.card.hull }),
  squadron.card.keywords.map(keywordLabel),
  tokens(squadron),
  squadron.activated ? m('cell.yes') : undefined,
]

const named = [
  'adept',
  'assault',
  'bomber',
  'cloak',
  'counter',
  'dodge',
  'escort',
  'grit',
  'heavy',
  'intel',
  'relay',
  'rogue',
  'scout',
  'screen',
  'snipe',
  'strategic',
  'swarm',
] as const

/** A keyword as people read it, with its value; one that the tool does not know as it is written. */
function keywordLabel(keyword: string): Label {
  const [, word, value] = /^(.*?)(?:-(\d+))?$/.exec(keyword)!
  const known = named.find((one) => one === word)
  if (!known) return keyword
  return value ? m('cell.keyword', { keyword: m(`keyword.${known}`), value: Number(value) }) : m(`keyword.${known}`)
}

/** The attack that is resolved now, with its dice. */
function attackSheet(s: State): readonly Sheet[] {
  const { attack } = s
  if (!attack) return []
  const where = (id: string, zone: Zone | '') => (zone ? m('name.zone', { name: nameOf(s, id), zone: m(`zone.${zone}`) }) : nameOf(s, id))
  const dice = attack.dice.map(({ colour, face }) =>
    m('option.die', { colour: m(`die-colour.${colour}`), face: m(`die-face.${face as RolledFace}`) }),
  )
  const range = attack.range && attack.range !== 'distance' ? m(`band.${attack.range}`) : undefined
  const row = [where(attack.attacker, attack.zone), where(attack.target, attack.targetZone), range, dice]
  return [
    {
      id: 'attack',
      title: m('sheet.attack'),
      columns: (['attacker', 'target', 'range', 'dice'] as const).map((id) => m(`column.${id}`)),
      rows: [row],
    },
  ]
}

const roundSheet = (s: State): Sheet => ({
  id: 'round',
  title: m('sheet.round'),
  columns: (['player', 'initiative', 'score', 'victory-tokens', 'pass', 'objective'] as const).map((id) => m(`column.${id}`)),
  rows: sides.map((side) => {
    const { player, victoryTokens, pass } = s.sides[side]
    const order = side === s.first ? m('cell.first') : m('cell.second')
    return [player, order, score(s, side), victoryTokens, pass, side === s.first ? undefined : s.objective || undefined]
  }),
})

const labelSheet = (s: State, side: Side): Sheet => ({
  id: `labels-${side}`,
  title: m('sheet.labels', { side, player: s.sides[side].player }),
  side,
  columns: (['model', 'class', 'mark', 'id'] as const).map((id) => m(`column.${id}`)),
  rows: [...own(s.ships, side), ...own(s.squadrons, side)].map(({ id, card }) => [card.name, card.class, card.mark, id]),
})
