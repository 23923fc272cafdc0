import { idOf } from '../../core/names.js'
import type { Admiral, Battlegroup, Group, Ship, Side, State } from './state.js'

/** Looking things up in the state: nothing here changes anything. */

export const ship = (s: State, id: string): Ship => s.ships[id]!
export const ships = (s: State): readonly Ship[] => Object.values(s.ships)
export const alive = (one: Ship | undefined): boolean => one !== undefined && one.hull > 0 && !one.left
/** A ship that is there and whose battlegroup has come to the table. */
export const onTable = (s: State, one: Ship): boolean => alive(one) && s.battlegroups[one.battlegroup]!.standing === 'table'

export const shipsOfGroup = (s: State, group: string): readonly Ship[] => ships(s).filter((one) => one.group === group && alive(one))
export const shipsOf = (s: State, battlegroup: string): readonly Ship[] =>
  ships(s).filter((one) => one.battlegroup === battlegroup && alive(one))
export const groupsOf = (s: State, battlegroup: string): readonly Group[] =>
  Object.values(s.groups).filter((group) => group.battlegroup === battlegroup && shipsOfGroup(s, group.id).length > 0)
export const battlegroupsOf = (s: State, side: Side): readonly Battlegroup[] =>
  Object.values(s.battlegroups).filter((one) => one.side === side)

/** On the table or arriving: it can activate this turn. */
export const isAvailable = ({ standing }: Battlegroup): boolean => standing === 'table' || standing === 'arriving'

/** The cards still in a side's deck: those of battlegroups on the table or arriving, each once a turn (seed 000, Planning 1). */
export const deck = (s: State, side: Side): readonly Battlegroup[] =>
  battlegroupsOf(s, side).filter((one) => !one.played && isAvailable(one))

/** Groups of a battlegroup that have not activated. */
export const waiting = (s: State, battlegroup: string): readonly Group[] =>
  groupsOf(s, battlegroup).filter(({ id }) => shipsOfGroup(s, id).some(({ activated }) => !activated))

const senior = (a: Admiral, b: Admiral): number => b.value + b.bonus - (a.value + a.bonus)
export const isThere = (s: State, { ship: id, lost }: Admiral): boolean =>
  !lost && (id === '' || (s.ships[id] !== undefined && onTable(s, s.ships[id]!)))

/** The most senior admiral of a side that is on the table now (seed 000, Planning 3). */
export const admiralOf = (s: State, side: Side): Admiral | undefined =>
  Object.values(s.admirals)
    .filter((admiral) => admiral.side === side && isThere(s, admiral))
    .sort(senior)[0]

/** The Admiral Value that counts: 1 where no admiral is on the table (FAQ, Fleet Organisation). */
export const admiralValue = (s: State, side: Side): number => admiralOf(s, side)?.value ?? 1
/** Cards that a hand is drawn up to. */
export const handLimit = (s: State, side: Side): number => {
  const admiral = admiralOf(s, side)
  return admiral ? admiral.value + admiral.bonus : 1
}

export const has = (one: Ship, rule: string): boolean => one.figures.special.includes(rule)
export const suffers = (one: Ship, effect: Ship['effects'][number]): boolean => one.effects.includes(effect)

/** How a ship is called: its name, and the mark on the model behind it. */
export const shipName = (one: Ship): string => (one.mark ? `${one.name} (${one.mark})` : one.name)
export const nameOf = (s: State, id: string): string =>
  s.ships[id]
    ? shipName(s.ships[id]!)
    : (s.groups[id]?.name ?? s.battlegroups[id]?.name ?? s.admirals[id]?.name ?? (id === 'A' || id === 'B' ? s.sides[id].name : id))

/** The class as it is typed: without the number, and without the letter of the side. */
const kindOf = ({ name }: Ship): string => idOf(name.replace(/^[AB] | \d+$/g, ''), 'ship')

/** What a person may type for a ship: its mark, and its class where only one of these ships has it. */
export function namesFor(one: Ship, among: readonly Ship[]): readonly string[] {
  const kind = kindOf(one)
  return [...(one.mark ? [one.mark] : []), ...(kindsOf(among).get(kind) === 1 ? [kind] : [])]
}

const counted = new WeakMap<readonly Ship[], ReadonlyMap<string, number>>()

/** How many ships of each class are among these; counted once for a list. */
function kindsOf(among: readonly Ship[]): ReadonlyMap<string, number> {
  const known = counted.get(among)
  if (known) return known
  const counts = new Map<string, number>()
  for (const kind of among.map(kindOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  counted.set(among, counts)
  return counts
}

/** The ids that a word means: an id, a mark, a class with one ship, a name. */
export function find(s: State, word: string): readonly string[] {
  const asked = idOf(word, 'ship')
  const lower = word.toLowerCase()
  if (s.ships[asked] || s.groups[asked] || s.battlegroups[asked] || s.admirals[asked]) return [asked]
  if (/^[ab]$/.test(lower)) return [lower.toUpperCase()]
  const all = ships(s).filter(alive)
  const named = all.filter((one) => namesFor(one, all).some((name) => name.toLowerCase() === lower || idOf(name, 'ship') === asked))
  if (named.length) return named.map(({ id }) => id)
  const rest: readonly { readonly id: string; readonly name: string }[] = [
    ...Object.values(s.groups),
    ...Object.values(s.battlegroups),
    ...Object.values(s.admirals),
  ]
  return rest.filter(({ name }) => idOf(name, 'x') === asked).map(({ id }) => id)
}

/** The reducer's tool: one ship changed. */
export const withShip = (s: State, id: string, change: (one: Ship) => Partial<Ship>): State => {
  const one = s.ships[id]
  return one ? { ...s, ships: { ...s.ships, [id]: { ...one, ...change(one) } } } : s
}
export const withShips = (s: State, change: (one: Ship) => Partial<Ship> | undefined): State => ({
  ...s,
  ships: Object.fromEntries(
    Object.entries(s.ships).map(([id, one]) => {
      const changed = change(one)
      return [id, changed ? { ...one, ...changed } : one]
    }),
  ),
})

/** One of a kind less: an effect that a ship has twice goes one at a time. */
export function without<T>(list: readonly T[], one: T): readonly T[] {
  const at = list.indexOf(one)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}
