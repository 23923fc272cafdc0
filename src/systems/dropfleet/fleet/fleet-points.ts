import { admiralCost } from './admirals.js'
import type { Battlegroup, Fleet, Group } from './fleet-shape.js'

/** Points of one group, or of a battlegroup; the admiral is not counted. */
export const groupPoints = ({ count, points, ships }: Group): number =>
  Array.from({ length: count }, (_, index) => ships?.[index]?.points ?? points).reduce((sum, each) => sum + each, 0)
export const battlegroupPoints = ({ groups }: Battlegroup): number => groups.reduce((sum, group) => sum + groupPoints(group), 0)

export const fleetPoints = (fleet: Fleet): number =>
  fleet.battlegroups.reduce((sum, battlegroup) => sum + battlegroupPoints(battlegroup), 0) +
  fleet.admirals.reduce((sum, admiral) => sum + admiralCost(admiral, fleet.faction), 0)

/** Fighters, bombers and torpedoes that the fleet launches in a turn (1.7, Launch Assets); landers and fire ships do not count. */
export const launchOf = (fleet: Fleet): number =>
  fleet.battlegroups
    .flatMap(({ groups }) => groups)
    .reduce(
      (sum, { count, launch }) => sum + count * launch.filter(({ kind }) => counted.test(kind)).reduce((all, load) => all + load.launch, 0),
      0,
    )

const counted = /fighters|^bombers|torpedoes/
