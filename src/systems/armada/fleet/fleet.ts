import { checked, type Outcome } from '../../../kit/fleet-checks.js'
import { resolveFleet } from './fleet-resolve.js'
import { fleetSchema } from './fleet-schema.js'
import type { Fleet } from './fleet-shape.js'

export type { Commander, Fleet, Ship, Squadron, Upgrade } from './fleet-shape.js'

/** Reads a fleet: data of a fleet file in, every number out, or everything that is wrong with it. */
export async function readFleet(data: unknown): Promise<Outcome<Fleet>> {
  const file = checked(fleetSchema, data)
  return file.ok ? resolveFleet(file.value) : file
}
