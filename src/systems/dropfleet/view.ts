import type { Cell, Sheet, View } from '../../core/view.js'
import type { Message } from '../../core/words.js'
import { engineThrust } from './activation/orders.js'
import { scanNow, signature } from './activation/spikes.js'
import { armourNow } from './attack/reach.js'
import { holder, sectors } from './ground/sectors.js'
import { alive, battlegroupsOf, deck, handLimit, onTable, ships, shipsOf } from './look.js'
import { option } from './options.js'
import { killPoints } from './result.js'
import { phaseOf, type Ship, type Side, type State, sides, troopKinds } from './state.js'
import { m } from './words.js'

/** The tables that people see: one a side, then the turn. */
export const view = (s: State): View => ({
  head: head(s),
  sheets: [...sides.map((side) => fleetSheet(s, side)), ...(s.sectors ? [groundSheet(s)] : []), turnSheet(s)],
  labels: sides.map((side) => labelSheet(s, side)),
})

export function head(s: State): readonly Message[] {
  if (s.segment === 'over') return [m('head.over', { turn: s.turn })]
  const both = (of: (side: Side) => number) => ({ A: of('A'), B: of('B') })
  return [
    m('head.turn', { turn: s.turn, turns: s.turns }),
    m('head.place', { phase: m(`phase.${phaseOf(s.segment)}`), segment: m(`segment.${s.segment}`) }),
    m(
      'head.to-go',
      both((side) => toGo(s, side).length),
    ),
    ...(option(s, 'cards') === 'on'
      ? [
          m(
            'head.hands',
            both((side) => s.sides[side].hand),
          ),
        ]
      : []),
    m(
      'head.points',
      both((side) => s.sides[side].points),
    ),
  ]
}

/** Battlegroups of a side that have not activated this turn. */
const toGo = (s: State, side: Side) =>
  battlegroupsOf(s, side).filter(
    ({ id, played, standing }) => !played && (standing === 'table' || standing === 'arriving') && shipsOf(s, id).length > 0,
  )

const columns = (['battlegroup', 'ship', 'mark', 'hull', 'spike', 'signature', 'order', 'layer', 'effects', 'activated'] as const).map(
  (id) => m(`column.${id}`),
)

function fleetSheet(s: State, side: Side): Sheet {
  const list = ships(s).filter((one) => one.side === side)
  const rows = list.map((one, at) => row(s, one, list[at - 1]?.battlegroup !== one.battlegroup))
  return { id: `fleet-${side}`, title: m('sheet.fleet', { side, who: s.sides[side].name }), side, columns, rows }
}

/** The number of a ship stays beside its class when a narrow table breaks its lines. */
const unbroken = (name: string): string => name.replace(/ (?=\d+$)/, '\u00a0')

function row(s: State, one: Ship, first: boolean): readonly Cell[] {
  const { name, standing } = s.battlegroups[one.battlegroup]!
  const battlegroup = first ? (standing === 'table' ? name : m('cell.standing', { name, standing: m(`standing.${standing}`) })) : undefined
  if (!alive(one)) return [battlegroup, unbroken(one.name), one.mark, m(one.hull === 0 ? 'cell.destroyed' : 'cell.left')]
  return [
    battlegroup,
    unbroken(one.name),
    one.mark,
    m(one.crippled ? 'cell.hull-crippled' : 'cell.hull', { hull: one.hull, start: one.figures.hull }),
    one.spike === 'none' ? undefined : m(`spike.${one.spike}`),
    m(one.silent ? 'cell.silent' : 'cell.inches', { inches: signature(one) }),
    one.order ? m(`order-short.${one.order}`) : undefined,
    m(`layer-short.${one.layer}`),
    [
      ...one.effects.map((effect) => m(`effect.${effect}`)),
      ...(one.shields ? [m('cell.shields')] : []),
      ...(one.out ? [m('cell.out')] : []),
      ...assetCells(s, one),
    ],
    one.activated ? m('cell.yes') : undefined,
  ]
}

/** Launch assets on a ship, with whose they are. */
const assetCells = (s: State, { id }: Ship): readonly Message[] =>
  (s.assets ?? [])
    .filter(({ on }) => on === id)
    .map(({ count, kind, side, due }) =>
      m(due === 'now' ? 'cell.assets' : 'cell.assets-end', { tokens: m(`tokens.${kind}`, { count }), who: s.sides[side].name }),
    )

/** The sectors with their troops and who holds them. */
function groundSheet(s: State): Sheet {
  const rows = sectors(s).map((one): readonly Cell[] => {
    const by = holder(one)
    const troops = sides.map((side) =>
      troopKinds.flatMap((kind) => (one.troops[side][kind] ? [m(`troop.${kind}`, { count: one.troops[side][kind] })] : [])),
    )
    return [one.id, one.hull ? one.hull : m('cell.ruin'), troops[0], troops[1], by && s.sides[by].name]
  })
  const columns = [
    m('column.sector'),
    m('column.hull'),
    m('column.troops', { who: s.sides.A.name }),
    m('column.troops', { who: s.sides.B.name }),
    m('column.holder'),
  ]
  return { id: 'ground', title: m('sheet.ground'), columns, rows }
}

function turnSheet(s: State): Sheet {
  const cards = option(s, 'cards') === 'on'
  const rows = sides.map((side): readonly Cell[] => {
    return [
      s.sides[side].name,
      s.sides[side].points,
      killPoints(s, side),
      cards ? m('cell.hand', { hand: s.sides[side].hand, limit: handLimit(s, side) }) : undefined,
      ships(s).filter((one) => one.side === side && onTable(s, one)).length,
      toGo(s, side).map(({ name }) => name),
    ]
  })
  return {
    id: 'turn',
    title: m('sheet.turn'),
    columns: (['side', 'points', 'kills', 'hand', 'ships', 'to-go'] as const).map((id) => m(`column.${id}`)),
    rows,
  }
}

const labelSheet = (s: State, side: Side): Sheet => ({
  id: `labels-${side}`,
  title: m('sheet.labels', { side, who: s.sides[side].name }),
  side,
  columns: (['battlegroup', 'ship', 'mark', 'id'] as const).map((id) => m(`column.${id}`)),
  rows: ships(s)
    .filter((one) => one.side === side)
    .map((one) => [s.battlegroups[one.battlegroup]!.name, one.name, one.mark, one.id]),
})

/** The cards of a side's own deck that are still to come, where their order was typed in. */
export function secrets(s: State, side: Side): readonly Message[] {
  const cards = (s.secret[side] ?? []).filter((id) => deck(s, side).some((card) => card.id === id)).map((id) => s.battlegroups[id]!.name)
  return cards.length ? [m('peek.order', { cards })] : []
}

/** The state as JSON shows it: a shape promised in the public interface. What is secret stays out. */
export function face(s: State): Readonly<Record<string, unknown>> {
  return {
    turn: s.turn,
    turns: s.turns,
    phase: s.segment === 'over' ? 'over' : phaseOf(s.segment),
    segment: s.segment,
    ...(s.ending && { ending: s.ending }),
    level: s.level,
    options: s.options,
    sides: Object.fromEntries(sides.map((side) => [side, sideFace(s, side)])),
    battlegroups: Object.fromEntries(Object.values(s.battlegroups).map(({ id, ...rest }) => [id, rest])),
    groups: Object.fromEntries(Object.values(s.groups).map(({ id, ...rest }) => [id, rest])),
    ships: Object.fromEntries(ships(s).map((one) => [one.id, shipFace(s, one)])),
    revealed: s.revealed,
    first: s.first || null,
    activating: s.open?.group ?? null,
    pins: s.pins,
    ...(s.assets?.length && { assets: s.assets }),
    ...(s.scenario && { scenario: s.scenario }),
    ...(s.sectors && { clusters: s.clusters, sectors: s.sectors }),
    ...(s.initiative && { initiative: s.initiative }),
  }
}

const sideFace = (s: State, side: Side) => ({
  ...s.sides[side],
  killPoints: killPoints(s, side),
  handLimit: handLimit(s, side),
  admirals: Object.values(s.admirals).filter((one) => one.side === side),
})

/** Figures are those of now: what damage takes off is off. */
function shipFace(s: State, one: Ship) {
  const { id: _, figures, due, ...rest } = one
  return {
    ...rest,
    order: one.order || null,
    startingHull: figures.hull,
    signature: signature(one),
    scan: scanNow(one),
    thrust: engineThrust(one),
    armour: armourNow(one),
    tonnage: figures.tonnage,
    points: figures.points,
    special: figures.special,
    standing: s.battlegroups[one.battlegroup]!.standing,
    destroyed: one.hull === 0,
    ...(due.length > 0 && { due }),
  }
}
