import { type Message, messages } from '../../core/words.js'
import type { AnyFleet } from '../../store/fleet-readers.js'
import { type Fleet as ArmadaFleet, fleetPoints as armadaPoints, type Ship, shipPoints } from '../../systems/armada/fleet/fleet-shape.js'
import { battlegroupPoints, fleetPoints as dropfleetPoints, groupPoints } from '../../systems/dropfleet/fleet/fleet-points.js'
import type { Fleet as DropfleetFleet } from '../../systems/dropfleet/fleet/fleet-shape.js'

export type FleetLineKey =
  | 'fleet-line.head'
  | 'fleet-line.admiral'
  | 'fleet-line.battlegroup'
  | 'fleet-line.group'
  | 'fleet-line.commander'
  | 'fleet-line.ship'
  | 'fleet-line.upgrades'
  | 'fleet-line.squadron'
  | 'fleet-line.objective'

const say = messages<FleetLineKey>()

/** A fleet in a few lines, to be checked against the list that it came from. */
export const fleetLines = (fleet: AnyFleet): readonly Message[] => (fleet.system === 'armada' ? armadaLines(fleet) : dropfleetLines(fleet))

const dropfleetLines = (fleet: DropfleetFleet): readonly Message[] => [
  say('fleet-line.head', { name: fleet.name, faction: fleet.faction ?? '-', points: dropfleetPoints(fleet) }),
  ...fleet.admirals.map(({ name, value, ship = '-' }) => say('fleet-line.admiral', { name, value, ship })),
  ...fleet.battlegroups.flatMap((battlegroup, index) => [
    say('fleet-line.battlegroup', {
      name: battlegroup.name ?? `${index + 1}`,
      rating: battlegroup.rating,
      points: battlegroupPoints(battlegroup),
    }),
    ...battlegroup.groups.map((group) =>
      say('fleet-line.group', { count: group.count, class: group.class, tonnage: group.tonnage, points: groupPoints(group) }),
    ),
  ]),
]

function armadaLines(fleet: ArmadaFleet): readonly Message[] {
  const entries = new Map<string, { count: number; points: number }>()
  for (const { name, points } of fleet.squadrons) {
    const before = entries.get(name)
    entries.set(name, { count: (before?.count ?? 0) + 1, points: (before?.points ?? 0) + points })
  }
  return [
    say('fleet-line.head', { name: fleet.name, faction: fleet.faction ?? '-', points: armadaPoints(fleet) }),
    ...(fleet.commander ? [say('fleet-line.commander', { name: fleet.commander.name, ship: fleet.commander.ship ?? '-' })] : []),
    ...Object.entries(fleet.objectives).map(([kind, name]) =>
      say('fleet-line.objective', { kind: { key: `list-objective.${kind}` }, name }),
    ),
    ...fleet.ships.flatMap(shipLines),
    ...[...entries].map(([name, entry]) => say('fleet-line.squadron', { name, ...entry })),
  ]
}

const shipLines = (ship: Ship): readonly Message[] => [
  say('fleet-line.ship', { class: ship.class, points: shipPoints(ship) }),
  ...(ship.upgrades.length ? [say('fleet-line.upgrades', { names: ship.upgrades.map(({ name }) => name).join(', ') })] : []),
]
