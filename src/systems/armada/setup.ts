import type { Level, Wishes } from '../../core/system.js'
import type { Message } from '../../core/words.js'
import { apply } from './apply.js'
import { type Fleet, readFleet } from './fleet/fleet.js'
import { fleetPoints } from './fleet/fleet-shape.js'
import { mustered } from './fleet/muster.js'
import { samples } from './fleet/samples.js'
import { defaults, type Switches, type SwitchId, switchIds, switchValues } from './options.js'
import { m } from './say.js'
import type { SideState, State } from './state.js'
import type { Side } from './terms.js'

/** What the header of the journal holds: everything that the game begins with. */
export interface Setup {
  readonly names: Readonly<Record<Side, string>>
  readonly fleets: Readonly<Record<Side, readonly Fleet[]>>
  readonly rounds: number
  /** The round to begin with; set-up is left out where one is named. */
  readonly round?: number
  readonly level: Level
  readonly options: Readonly<Record<string, string>>
  /** Speeds of ships at the beginning, by id. */
  readonly speed: Readonly<Record<string, number>>
}

type Made = { readonly setup: Setup; readonly notes: readonly Message[] } | { readonly wrong: readonly Message[] }

/** Reads the wishes: defaults where they say nothing, or everything that is wrong with them. */
export async function setUp(wishes: Wishes): Promise<Made> {
  const notes: Message[] = []
  const fleets = { A: await fleetsOf(wishes, 'A', notes), B: await fleetsOf(wishes, 'B', notes) }
  const wrong = [...wrongOptions(wishes.options)]
  const speed: Record<string, number> = {}
  const setup: Setup = {
    names: { A: wishes.names.A ?? fleets.A[0]?.name ?? 'A', B: wishes.names.B ?? fleets.B[0]?.name ?? 'B' },
    fleets,
    rounds: Math.max(wishes.turns ?? 6, wishes.turn ?? 1),
    ...(wishes.turn !== undefined && { round: wishes.turn }),
    level: wishes.level ?? 'full',
    options: wishes.options,
    speed,
  }
  const points = Number(setup.options['fleet-points'] ?? defaults['fleet-points'])
  for (const fleet of [...fleets.A, ...fleets.B]) {
    if (fleetPoints(fleet) > points) notes.push(m('setup.points', { fleet: fleet.name, points: fleetPoints(fleet), agreed: points }))
  }
  const { ships } = mustered(fleets, {})
  for (const [id, text] of Object.entries(wishes.parts.speed ?? {})) {
    const fastest = ships[id]?.card.chart.length ?? 0
    if (!ships[id]) wrong.push(m('setup.no-ship', { name: id, allowed: Object.keys(ships).join(', ') }))
    else if (!/^\d$/.test(text) || Number(text) > fastest) wrong.push(m('setup.speed', { name: id, value: text, max: fastest }))
    else speed[id] = Number(text)
  }
  return wrong.length ? { wrong } : { setup, notes }
}

function wrongOptions(options: Wishes['options']): readonly Message[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (!(switchIds as readonly string[]).includes(name)) return [m('setup.no-switch', { name, allowed: switchIds.join(', ') })]
    const allowed: readonly string[] = switchValues[name as SwitchId]
    return allowed.includes(value) ? [] : [m('setup.switch-value', { name, value, allowed: allowed.join(', ') })]
  })
}

/** The fleets of a side: as given, the bundled one, or none where only the checklist is walked through. */
async function fleetsOf({ fleets, level }: Wishes, side: Side, notes: Message[]): Promise<readonly Fleet[]> {
  if (level === 'checklist' && !fleets.A.length && !fleets.B.length) return []
  if (fleets[side].length) return fleets[side] as readonly Fleet[]
  const read = await readFleet(side === 'A' ? samples.rebel : samples.empire)
  if (!read.ok) throw new Error('a bundled fleet is wrong')
  notes.push(m('setup.sample', { side, fleet: read.value.name }))
  return [read.value]
}

const noSecret = { dials: {} }

/** The state before the first question. */
export function begin({ names, fleets, rounds, round, level, options, speed }: Setup): State {
  const side = (id: Side): SideState => {
    const first: Fleet | undefined = fleets[id][0]
    return {
      player: names[id],
      fleet: first?.name ?? '',
      faction: first?.faction ?? '',
      commander: first?.commander?.name ?? '',
      objectives: first?.objectives ?? {},
      pass: 0,
      passed: false,
      begun: 0,
      victoryTokens: 0,
      victoryPoints: 0,
    }
  }
  const state: State = {
    round: (round ?? 1) - 1,
    rounds,
    segment: 'set-up',
    level,
    options: { ...defaults, ...(options as Partial<Switches>) },
    sides: { A: side('A'), B: side('B') },
    setUp: { stage: 'initiative', chooser: '', turn: 'A', obstacles: [] },
    first: 'A',
    objective: '',
    tokenValue: 0,
    turn: 'A',
    pair: 0,
    activation: null,
    flight: null,
    attack: null,
    due: [],
    dues: 0,
    deck: { dealt: 0, seen: {} },
    settled: [],
    secret: { A: noSecret, B: noSecret },
    pins: [],
    ...mustered(fleets, speed),
  }
  return round === undefined && level !== 'checklist' ? state : apply(state, { type: 'segment-begun', segment: 'command' })
}
