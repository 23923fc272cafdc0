import type { Message } from '../../../core/words.js'
import { findShip } from '../ships/find.js'
import { checkAdmirals } from './admiral-rules.js'
import { factionOf } from './admirals.js'
import { battlegroupKinds, countsFit, kindsOf } from './battlegroup-shapes.js'
import { say } from './check-words.js'
import { battlegroupPoints, fleetPoints, launchOf } from './fleet-points.js'
import type { Battlegroup, Fleet } from './fleet-shape.js'
import { sizeOf } from './game-sizes.js'

/** The fleet-building rules of 1.7 that this fleet does not keep (Building Your Fleet). */
export async function checkFleet(fleet: Fleet): Promise<readonly Message[]> {
  const points = fleetPoints(fleet)
  const size = sizeOf(points)
  const limits = size ?? sizeOf(Math.min(Math.max(points, 500), 3000))!
  const launch = launchOf(fleet)
  const { battlegroups } = fleet
  return [
    ...(size ? [] : [say('check.dropfleet.size', { points })]),
    ...(battlegroups.length > limits.battlegroups
      ? [say('check.dropfleet.battlegroups', { count: battlegroups.length, most: limits.battlegroups, size: limits.name })]
      : []),
    ...battlegroups.flatMap((battlegroup, index) => checkBattlegroup(battlegroup, index, points, limits.share)),
    ...(battlegroups.every((battlegroup) => kindsOf(battlegroup).length) && !countsFit(battlegroups, limits)
      ? [
          say('check.dropfleet.counts', {
            size: limits.name,
            limits: battlegroupKinds.map((kind) => `${kind} ${limits[kind].join('-')}`).join(', '),
          }),
        ]
      : []),
    ...(launch > limits.launch ? [say('check.dropfleet.launch', { launch, most: limits.launch, size: limits.name })] : []),
    ...(await checkClasses(fleet, limits.rare)),
    ...checkAdmirals(fleet, limits.name),
  ]
}

function checkBattlegroup(battlegroup: Battlegroup, index: number, total: number, share: number): readonly Message[] {
  const name = battlegroup.name ?? `${index + 1}`
  const points = battlegroupPoints(battlegroup)
  const dreadnought = battlegroup.groups.some(({ tonnage }) => tonnage === 'S2')
  const ships = battlegroup.groups.reduce((sum, { count }) => sum + count, 0)
  const twice = battlegroup.groups.find((group, at) => battlegroup.groups.findIndex((other) => other.class === group.class) < at)
  return [
    ...(kindsOf(battlegroup).length ? [] : [say('check.dropfleet.shape', { name })]),
    ...(points > (total * share) / 100 && !dreadnought ? [say('check.dropfleet.share', { name, points, share, total })] : []),
    ...(dreadnought && ships > 1 ? [say('check.dropfleet.dreadnought', { name })] : []),
    ...(twice ? [say('check.dropfleet.joined', { name, class: twice.class })] : []),
  ]
}

/** What the catalogue knows of the classes: group sizes, rare ones, and whose they are. */
async function checkClasses(fleet: Fleet, rare: number): Promise<readonly Message[]> {
  const home = factionOf(fleet.faction)
  const groups = fleet.battlegroups.flatMap(({ groups: list }) => list)
  const found: Message[] = []
  for (const { class: name, count } of groups) {
    const match = await findShip(name, fleet.faction)
    if (match.kind !== 'exact') continue
    const { group, faction } = match.value
    if (count < group[0] || count > group[1]) found.push(say('check.dropfleet.group', { class: name, count, from: group[0], to: group[1] }))
    if (home && faction !== home && faction !== 'mercenary') found.push(say('check.dropfleet.faction', { class: name, faction }))
  }
  for (const name of new Set(groups.filter(({ special }) => special.includes('rare')).map((group) => group.class))) {
    const count = groups.filter((group) => group.class === name).length
    if (count > rare) found.push(say('check.dropfleet.rare', { class: name, count, most: rare }))
  }
  return found
}
