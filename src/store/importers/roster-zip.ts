import { UserError } from '../../core/errors.js'
import { say } from './roster-tree.js'

/** Bytes of the largest roster that is unpacked. */
const unpackedLimit = 8 * 1024 * 1024

/** The one `.ros` in a `.rosz`. Only a member whose stated size is within the limit is unpacked, and never beyond that size. */
export async function unpackRoster(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  const { unzipSync } = await import('fflate')
  let [rosters, tooBig] = [0, false]
  let members: Readonly<Record<string, Uint8Array>>
  try {
    members = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.ros$/i.test(name)) return false
        tooBig ||= originalSize > unpackedLimit
        return !tooBig && ++rosters === 1
      },
    })
  } catch {
    throw new UserError(say('roster.zip', { file }), 2)
  }
  if (tooBig) throw new UserError(say('roster.zip-too-big', { file, limit: unpackedLimit / 1024 / 1024 }), 2)
  const [member] = Object.values(members)
  if (!member) throw new UserError(say('roster.zip', { file }), 2)
  return member
}
