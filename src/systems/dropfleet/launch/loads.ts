import { ruleNumber } from '../attack/weapons.js'
import type { LaunchKind } from '../fleet/profile.js'
import { onTable, shipsOfGroup } from '../look.js'
import { launchBar } from '../losses/losses.js'
import { type AssetKind, assetKinds, type LaunchStep, type Ship, type Side, type State } from '../state.js'

/** What a load can be launched as: one of several kinds, in any mix up to its number (1.7, Launch Assets). */
const kindsOf: Readonly<Record<LaunchKind, readonly AssetKind[]>> = {
  'fighters-bombers': ['fighters', 'bombers'],
  fighters: ['fighters'],
  bombers: ['bombers'],
  torpedoes: ['torpedoes'],
  'light-torpedoes': ['light-torpedoes'],
  'heavy-torpedoes': ['heavy-torpedoes'],
  'fire-ships': ['fire-ships'],
  'bulk-landers-fire-ships': ['fire-ships'],
  dropships: [],
  'bulk-landers': [],
  gates: [],
}

/** Loads that put troops on the ground. */
export const isDrop = (kind: LaunchKind): boolean => /dropships|bulk-landers|gates/.test(kind)

/** The kinds of a step: torpedoes; bombers and fire ships; fighters (1.7, Launch Assets). */
export const kindsIn = (step: LaunchStep): readonly AssetKind[] =>
  assetKinds.filter((kind) => step === (kind.includes('torpedoes') ? 'torpedoes' : kind === 'fighters' ? 'fighters' : 'bombers'))

/** Tokens of a load that a ship may still launch in this segment. */
export function tokensLeft(s: State, one: Ship, place: number): number {
  const load = one.figures.launch[place]!
  const sent = s.sent?.[`${one.id}/${place}`] ?? 0
  const limit = ruleNumber(load.special, 'limited')
  const uses = limit === undefined ? Number.POSITIVE_INFINITY : limit - (one.spent?.[`l${place}`] ?? 0)
  if (!onTable(s, one) || launchBar(one) || (uses <= 0 && sent === 0)) return 0
  return Math.max(0, load.launch - sent)
}

/** The loads of a ship that can be launched as a kind, with the tokens left. Fighters, bombers and torpedoes fly in High and Low Orbit only. */
const loadsFor = (s: State, one: Ship, kind: AssetKind): readonly { readonly place: number; readonly left: number }[] =>
  one.layer === 'atmosphere'
    ? []
    : one.figures.launch.flatMap((load, place) => {
        const left = kindsOf[load.kind].includes(kind) ? tokensLeft(s, one, place) : 0
        return left > 0 ? [{ place, left }] : []
      })

/** Tokens of a kind that a group may still launch. */
export const capacity = (s: State, group: string, kind: AssetKind): number =>
  shipsOfGroup(s, group)
    .flatMap((one) => loadsFor(s, one, kind))
    .reduce((sum, { left }) => sum + left, 0)

/** So many tokens, taken from as few ships as possible: each that launches gains a spike. */
export function drawn(
  s: State,
  group: string,
  kind: AssetKind,
  count: number,
): readonly { readonly from: string; readonly load: number; readonly count: number }[] {
  let left = count
  return shipsOfGroup(s, group).flatMap((one) =>
    loadsFor(s, one, kind).flatMap(({ place, left: most }) => {
      const taken = Math.min(most, left)
      left -= taken
      return taken > 0 ? [{ from: one.id, load: place, count: taken }] : []
    }),
  )
}

/** Groups of a side that may launch something in a step and have not been picked for it. */
export const launchingGroups = (s: State, side: Side, step: LaunchStep): readonly string[] =>
  Object.values(s.groups)
    .filter((group) => group.side === side && !s.done.includes(`placed-${step}-${group.id}`))
    .filter(({ id }) => kindsIn(step).some((kind) => capacity(s, id, kind) > 0))
    .map(({ id }) => id)
