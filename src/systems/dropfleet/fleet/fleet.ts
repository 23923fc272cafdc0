import { checked, type Outcome } from '../../../kit/fleet-checks.js'
import { resolveFleet } from './fleet-resolve.js'
import { fleetSchema } from './fleet-schema.js'
import type { FindShip, Fleet } from './fleet-shape.js'

export type { Admiral, Battlegroup, FindShip, Fleet, Group, Ship } from './fleet-shape.js'

/** Reads a fleet: data of a fleet file in, every number out, or everything that is wrong with it. */
export async function readFleet(data: unknown, find?: FindShip): Promise<Outcome<Fleet>> {
  const file = checked(fleetSchema, data)
  if (!file.ok) return file
  return resolveFleet(file.value, find ?? (await import('../ships/find.js')).findShip)
}
