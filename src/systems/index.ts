import type { Playable } from '../core/system.js'

/** The systems that can be played, each loaded when it is needed. A new system is a folder and a line here. */
export const systems: Readonly<Record<string, () => Promise<Playable>>> = {
  dropfleet: async () => (await import('./dropfleet/playable.js')).dropfleet,
  armada: async () => (await import('./armada/playable.js')).armada,
}
