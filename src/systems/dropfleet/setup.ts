import { idOf } from '../../core/names.js'
import type { Level, Wishes } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { apply } from './apply.js'
import { admiralRank, factionOf, ranksOf } from './fleet/admirals.js'
import { type Fleet, readFleet } from './fleet/fleet.js'
import { shipIds } from './fleet/fleet-ids.js'
import type { Group as FleetGroup } from './fleet/fleet-shape.js'
import type { Figures } from './fleet/profile.js'
import { samples } from './fleet/samples.js'
import { withCluster } from './ground/sectors.js'
import { switches } from './options.js'
import { readScenario, type Scenario } from './scenario.js'
import {
  type Admiral,
  type Battlegroup,
  type Group,
  type Layer,
  layers,
  type Ship,
  type Side,
  type Standing,
  type State,
  sides,
  standings,
  untouched,
} from './state.js'
import { m } from './words.js'

/** What the header of the journal holds: everything that the game begins with. */
export interface Setup {
  readonly scenario?: Scenario
  readonly names: Readonly<Record<Side, string>>
  readonly fleets: Readonly<Record<Side, readonly Fleet[]>>
  readonly turns: number
  readonly turn: number
  readonly level: Level
  readonly options: Readonly<Record<string, string>>
  readonly standing: Readonly<Record<string, Standing>>
  readonly layer: Readonly<Record<string, Layer>>
}

/** Reads the wishes: defaults where they say nothing, or everything that is wrong with them. */
export async function setUp(
  wishes: Wishes,
): Promise<{ readonly setup: Setup; readonly notes: readonly Message[] } | { readonly wrong: readonly Message[] }> {
  const wrong: Message[] = []
  const notes: Message[] = []
  const scenario = wishes.scenario === undefined ? undefined : scenarioOf(wishes.scenario, wrong)
  const fleets = {
    A: arriving(await fleetsOf(wishes, 'A', notes), scenario?.approach?.A),
    B: arriving(await fleetsOf(wishes, 'B', notes), scenario?.approach?.B),
  }
  for (const [key, value] of Object.entries(wishes.options)) {
    const one = switches.find(({ id }) => id === key)
    if (!one) wrong.push(m('setup.no-switch', { name: key, allowed: switches.map(({ id }) => id).join(', ') }))
    else if (!(one.values as readonly string[]).includes(value))
      wrong.push(m('setup.switch-value', { name: key, value, allowed: one.values.join(', ') }))
  }
  const setup: Setup = {
    names: { A: wishes.names.A ?? fleets.A[0]?.name ?? 'A', B: wishes.names.B ?? fleets.B[0]?.name ?? 'B' },
    fleets,
    turns: Math.max(wishes.turns ?? scenario?.turns ?? 6, wishes.turn ?? 1),
    turn: wishes.turn ?? 1,
    level: wishes.level ?? 'tracker',
    options: { ...(scenario?.scoring && { scoring: scenario.scoring }), ...wishes.options },
    ...(scenario && { scenario }),
    standing: part(wishes, 'standing', standings, wrong),
    layer: part(wishes, 'layer', layers, wrong),
  }
  const known = begin(setup).battlegroups
  for (const name of [...Object.keys(setup.standing), ...Object.keys(setup.layer)]) {
    if (!known[name]) wrong.push(m('setup.no-battlegroup', { name, allowed: Object.keys(known).join(', ') }))
  }
  return wrong.length ? { wrong } : { setup, notes: [...notes, ...joined(fleets)] }
}

const part = <V extends string>(wishes: Wishes, name: string, allowed: readonly V[], wrong: Message[]): Record<string, V> =>
  Object.fromEntries(
    Object.entries(wishes.parts[name] ?? {}).flatMap(([id, text]) => {
      const value = allowed.find((one) => one === text)
      if (!value) wrong.push(m('setup.switch-value', { name: `${name} ${id}`, value: text, allowed: allowed.join(', ') }))
      return value ? [[idOf(id, 'battlegroup'), value]] : []
    }),
  )

function scenarioOf(data: unknown, wrong: Message[]): Scenario | undefined {
  const read = readScenario(data)
  if ('wrong' in read) wrong.push(m('setup.scenario-cluster', { text: read.wrong }))
  else if (read.ok) return read.value
  else for (const { path, text } of read.failures) wrong.push(m('setup.scenario', { field: path.join(' '), what: text }))
  return undefined
}

/** Fleets that come to the table as the scenario says. */
const arriving = (fleets: readonly Fleet[], approach: Fleet['approach']): readonly Fleet[] =>
  approach ? fleets.map((fleet) => ({ ...fleet, approach })) : fleets

/** The fleets of a side: as given, the bundled one, or none where only the checklist is walked through. */
async function fleetsOf({ fleets, level }: Wishes, side: Side, notes: Message[]): Promise<readonly Fleet[]> {
  if (level === 'checklist' && !fleets.A.length && !fleets.B.length) return []
  if (fleets[side].length) return fleets[side] as readonly Fleet[]
  const sample = side === 'A' ? samples.ucm : samples.scourge
  const read = await readFleet(sample)
  if (!read.ok) throw new Error('a bundled fleet is wrong')
  notes.push(m('setup.sample', { side, fleet: read.value.name }))
  return [read.value]
}

/** Ships of one class in one battlegroup are one group in play, in however many slots they were bought (FAQ; 1.7, Game Components). */
function joined(fleets: Setup['fleets']): readonly Message[] {
  const all = sides.flatMap((side) => fleets[side]).flatMap(({ battlegroups }) => battlegroups)
  return all.flatMap(({ name, groups }) => {
    const twice = groups.map((one) => one.class).filter((kind, at, kinds) => kinds.indexOf(kind) < at)
    return [...new Set(twice)].map((kind) => m('setup.joined', { kind, battlegroup: name ?? '' }))
  })
}

/** The state before the first question. */
export function begin({ names, fleets, turns, turn, level, options, standing, layer, scenario }: Setup): State {
  const parts: Parts = { battlegroups: {}, groups: {}, ships: {}, admirals: {} }
  for (const side of sides) for (const fleet of fleets[side]) addFleet(parts, side, fleet, standing, layer, level)
  tellApart(parts.ships)
  const blank = (side: Side) => ({
    name: names[side],
    approach: fleets[side].find(({ approach }) => approach && approach !== 'direct')?.approach ?? '',
    hand: 0,
    points: 0,
  })
  const state: State = {
    level,
    options,
    turn: turn - 1,
    turns,
    segment: 'decks',
    ending: '',
    sides: { A: blank('A'), B: blank('B') },
    ...parts,
    done: [],
    revealed: {},
    split: [],
    ratings: {},
    first: '',
    special: '',
    given: '',
    rest: false,
    carded: [],
    pins: [],
    secret: {},
  }
  const ground = (scenario?.clusters ?? []).reduce((before, { size, kinds, weapons }) => withCluster(before, size, kinds, weapons), state)
  const placed: State = scenario
    ? { ...ground, scenario: { name: scenario.name, critical: scenario.critical, surveys: scenario.surveys } }
    : ground
  return apply(placed, { type: 'segment-begun', segment: 'decks' })
}

interface Parts {
  readonly battlegroups: Record<string, Battlegroup>
  readonly groups: Record<string, Group>
  readonly ships: Record<string, Ship>
  readonly admirals: Record<string, Admiral>
}

/** Ships of both sides with one name carry the letter of their side: `A Toulon 1` and `B Toulon 1`. */
function tellApart(ships: Record<string, Ship>): void {
  const names = (side: Side) => new Set(Object.values(ships).flatMap((one) => (one.side === side ? [one.name] : [])))
  const [ours, theirs] = [names('A'), names('B')]
  for (const one of Object.values(ships))
    if (ours.has(one.name) && theirs.has(one.name)) ships[one.id] = { ...one, name: `${one.side} ${one.name}` }
}

/** An id that is free: as it is; with `b-` before it where side A has it; with a number behind it where the side itself has. */
function free(id: string, side: Side, taken: Readonly<Record<string, { readonly side: Side }>>): string {
  const first = taken[id] && taken[id].side !== side ? `${side.toLowerCase()}-${id}` : id
  for (let n = 1; ; n++) {
    const name = n === 1 ? first : `${first}-${n}`
    if (!taken[name]) return name
  }
}

function addFleet(parts: Parts, side: Side, fleet: Fleet, standing: Setup['standing'], layer: Setup['layer'], level: Level): void {
  const own = new Map<string, string>()
  const models = shipIds(fleet.battlegroups)
  let at = 0
  for (const [place, one] of fleet.battlegroups.entries()) {
    const name = one.name ?? `Battlegroup ${Object.values(parts.battlegroups).filter((each) => each.side === side).length + 1}`
    const id = free(idOf(name, 'battlegroup'), side, parts.battlegroups)
    const held = fleet.approach && fleet.approach !== 'direct' ? 'held' : 'table'
    const arrives = one.arrives ?? 0
    // Two battlegroups of an alliance may have one name: the number of the id tells them apart.
    const twin = Object.values(parts.battlegroups).some((each) => each.side === side && each.name === name)
    parts.battlegroups[id] = {
      id,
      side,
      name: twin ? `${name} ${id.match(/\d+$/)?.[0] ?? ''}`.trim() : name,
      rating: one.rating,
      arrives,
      played: false,
      standing: standing[id] ?? one.standing ?? (arrives ? 'held' : held),
    }
    for (const group of one.groups) {
      const groupId = `${id}-${idOf(group.class, 'group')}`
      parts.groups[groupId] = { id: groupId, side, battlegroup: id, name: group.name ?? group.class }
      for (let index = 0; index < group.count; index++) {
        const model = models[at++]!
        const shipId = shipIdFor(parts, side, model.id, group.class)
        own.set(model.id, shipId)
        parts.ships[shipId] = {
          ...newShip(shipId, side, id, groupId, group, index, layer[id] ?? fleet.battlegroups[place]!.layer ?? 'high'),
          ...(level === 'full' && fleet.faction && { faction: fleet.faction }),
        }
      }
    }
  }
  for (const { name, value, ship = '', bonus = 0 } of fleet.admirals) {
    const id = free(idOf(name, 'admiral'), side, parts.admirals)
    const ranks = ranksOf(factionOf(fleet.faction) ?? 'UCM')
    const points = (admiralRank(name, fleet.faction) ?? ranks.find((rank) => rank.value === value))?.points ?? 0
    parts.admirals[id] = { id, side, name, value, bonus, points, ship: own.get(ship) ?? '', lost: false }
  }
}

/** Class and number count on over the fleets of an alliance; where side A has the id, side B's gets `b-` (`b-toulon-1`). */
function shipIdFor({ ships }: Parts, side: Side, id: string, kind: string): string {
  const numbered = id.startsWith(`${idOf(kind, 'ship')}-`)
  if (!numbered) return free(id, side, ships)
  const stem = idOf(kind, 'ship')
  for (let number = Number(id.slice(stem.length + 1)); ; number++) {
    const plain = `${stem}-${number}`
    const name = ships[plain] && ships[plain].side !== side ? `${side.toLowerCase()}-${plain}` : plain
    if (!ships[name]) return name
  }
}

function newShip(id: string, side: Side, battlegroup: string, group: string, of: FleetGroup, index: number, layer: Layer): Ship {
  const { class: kind, count, id: _, name: __, marks, ships, ...figures } = of
  const { id: own, name, mark, ...changed } = ships?.[index] ?? {}
  const number = id.match(/\d+$/)?.[0]
  return {
    id,
    side,
    battlegroup,
    group,
    name: name ?? (number ? `${kind} ${number}` : kind),
    mark: mark ?? marks?.[index] ?? '',
    figures: { ...figures, ...changed } as Figures,
    hull: changed.hull ?? figures.hull,
    layer,
    ...untouched,
  }
}
