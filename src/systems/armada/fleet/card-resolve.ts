import type { Match } from '../../../core/names.js'
import type { Finding, Notes } from '../../../kit/fleet-checks.js'
import { unknown } from '../../../kit/fleet-words.js'
import { findUpgrade, type Hint } from '../cards/find.js'
import type { UpgradeFile } from './fleet-schema.js'
import type { Upgrade } from './fleet-shape.js'
import type { UpgradeCard } from './profile.js'

/** An upgrade with slot and points: from its card, or all by hand. */
export async function resolveUpgrade(file: UpgradeFile, hint: Hint, path: Finding['path'], notes: Notes): Promise<readonly Upgrade[]> {
  const { name, slot, points, unique, remind } = typeof file === 'string' ? { name: file } : file
  const moment = remind ? { remind } : {}
  if (slot && points !== undefined && unique !== undefined) return [{ name, slot, points, unique, ...moment }]
  const match = await findUpgrade(name, { ...hint, ...(slot && { slot }), points })
  if (match.kind === 'exact' && (!slot || match.value.slot === slot)) return [{ ...upgradeOf(match.value, points), ...moment }]
  if (slot && points !== undefined) return [{ name, slot, points, unique: unique ?? false, ...moment }]
  const none: Match<UpgradeCard> = { kind: 'none', close: match.kind === 'exact' ? [match.value.name] : [] }
  notes.failures.push({ path, text: unknown(name, match.kind === 'exact' ? none : match, 'name, slot, points') })
  return []
}

const upgradeOf = ({ name, slot, points, unique }: UpgradeCard, given?: number): Upgrade => ({
  name,
  slot,
  points: given ?? points,
  unique,
})

/** The commander whom the top of a file names: price from the card unless it is given. */
export async function resolveCommander(
  { name, points }: { readonly name: string; readonly points?: number },
  notes: Notes,
): Promise<{ readonly name: string; readonly points: number }> {
  const match = await findUpgrade(name, { slot: 'commander', points })
  if (match.kind === 'exact' && match.value.slot === 'commander') return { name: match.value.name, points: points ?? match.value.points }
  if (points === undefined)
    notes.failures.push({
      path: ['commander'],
      text: unknown(name, match.kind === 'exact' ? { kind: 'none', close: [] } : match, 'name, points'),
    })
  return { name, points: points ?? 0 }
}
