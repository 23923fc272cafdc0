import { UserError } from '../../core/errors.js'
import { playableOf } from '../playables.js'
import type { Terminal } from '../terminal.js'

/** Prints the JSON Schema of a system's fleet files, for editors that complete them. Throws UserError (exit 2) for no such system. */
export async function schema(terminal: Terminal, system: string): Promise<void> {
  await playableOf(system)
  const { fleetJsonSchema } = await import('../../store/fleet-json-schema.js')
  terminal.out(JSON.stringify(await fleetJsonSchema(system), null, 2))
}

/** `check` without a file. */
export function noFile(): never {
  throw new UserError({ key: 'usage.missingArgument', args: { name: 'FILE' } }, 2)
}
