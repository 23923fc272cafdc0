import { UserError } from '../../core/errors.js'
import { systems } from '../../systems/index.js'
import type { Terminal } from '../terminal.js'

/** Prints the JSON Schema of a system's fleet files, for editors that complete them. Throws UserError (exit 2) for no such system. */
export async function schema(terminal: Terminal, system: string): Promise<void> {
  if (!Object.hasOwn(systems, system))
    throw new UserError({ key: 'error.no-such-system-known', args: { name: system, allowed: Object.keys(systems).join(', ') } }, 2)
  const { fleetJsonSchema } = await import('../../store/fleet-json-schema.js')
  terminal.out(JSON.stringify(await fleetJsonSchema(system), null, 2))
}

/** `check` without a file. */
export function noFile(): never {
  throw new UserError({ key: 'usage.missingArgument', args: { name: 'FILE' } }, 2)
}
