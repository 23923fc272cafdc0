import { UserError } from '../core/errors.js'
import type { AnySystem, Playable } from '../core/system.js'
import { systems } from '../systems/index.js'

/** What can be played by this name. Throws UserError (exit 2), with the names there are, where it is none of them. */
export async function playableOf(name: string): Promise<Playable> {
  if (!Object.hasOwn(systems, name))
    throw new UserError({ key: 'error.no-such-system-known', args: { name, allowed: Object.keys(systems).join(', ') } }, 2)
  return systems[name]!()
}

/** The system that a journal names; nothing for one that this version does not have. */
export const loadSystem = async (id: string): Promise<AnySystem | undefined> =>
  Object.hasOwn(systems, id) ? (await systems[id]!()).system : undefined
