import type { LoadedFleet } from '../store/fleet-files.js'

/** Reads a fleet that a person names on the command line: a fleet file. Throws UserError (exit 2) with file, line and field. */
export async function loadFleet(file: string): Promise<LoadedFleet> {
  return (await import('../store/fleet-files.js')).readFleetFile(file)
}
