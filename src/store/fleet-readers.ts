import type { Outcome } from '../kit/fleet-checks.js'
import type { Fleet as ArmadaFleet } from '../systems/armada/fleet/fleet-shape.js'
import type { Fleet as DropfleetFleet } from '../systems/dropfleet/fleet/fleet-shape.js'

export type AnyFleet = DropfleetFleet | ArmadaFleet

type Reader = (data: unknown) => Promise<Outcome<AnyFleet>>

/** Which reader a fleet file's `system` calls for; each is loaded when a file asks for it. */
const readers: Readonly<Record<string, () => Promise<Reader>>> = {
  dropfleet: async () => (await import('../systems/dropfleet/fleet/fleet.js')).readFleet,
  armada: async () => (await import('../systems/armada/fleet/fleet.js')).readFleet,
}

/** The systems that have fleet files, and the way to the reader of one; nothing for another name. */
export const systems = Object.keys(readers)
export const readerOf = (system: string): (() => Promise<Reader>) | undefined =>
  Object.hasOwn(readers, system) ? readers[system] : undefined
