import * as v from 'valibot'
import { kebab } from '../../../core/names.js'
import { fields, id, list, oneOf, text, told, whole } from '../../../kit/fleet-checks.js'
import { parseDice, poolPattern } from '../dice.js'
import { moments } from '../terms.js'
import { batteries, defenceTokens, objectiveKinds, sizes, slots, zones } from './profile.js'

const few = v.exactOptional(whole(0, 20), 0)

/** `2r1b`, or a number by colour. */
const dice = v.union(
  [
    v.pipe(
      v.string(),
      v.regex(poolPattern),
      v.transform((given) => parseDice(given)),
    ),
    v.pipe(
      v.literal('-'),
      v.transform(() => parseDice('')),
    ),
    v.strictObject({ red: few, blue: few, black: few }),
  ],
  told('fleet.pool'),
)

const mapping = <K extends readonly string[], S extends v.GenericSchema>(keys: K, value: S) =>
  fields(Object.fromEntries(keys.map((key) => [key, v.exactOptional(value)])) as Record<K[number], v.ExactOptionalSchema<S, undefined>>)

const names = v.pipe(
  list(text()),
  v.transform((given): readonly string[] => given.map(kebab).filter((name) => name !== '')),
)
const tokens = list(oneOf(defenceTokens), 10)

const upgrade = v.union(
  [
    text(),
    v.strictObject({
      name: text(),
      slot: v.exactOptional(oneOf(slots)),
      points: v.exactOptional(whole(0, 999)),
      unique: v.exactOptional(v.boolean()),
      remind: v.exactOptional(oneOf(moments)),
    }),
  ],
  told('fleet.upgrade'),
)

const model = {
  class: text(),
  id: v.exactOptional(id),
  name: v.exactOptional(text()),
  count: v.exactOptional(whole(1, 60)),
  mark: v.exactOptional(text(20)),
  marks: v.exactOptional(list(text(20), 60)),
  points: v.exactOptional(whole(0, 9999)),
  hull: v.exactOptional(whole(1, 99)),
  antiSquadron: v.exactOptional(dice),
  tokens: v.exactOptional(tokens),
}

const ship = fields({
  ...model,
  size: v.exactOptional(oneOf(sizes)),
  traits: v.exactOptional(names),
  command: v.exactOptional(whole(0, 9)),
  squadron: v.exactOptional(whole(0, 9)),
  engineering: v.exactOptional(whole(0, 9)),
  shields: v.exactOptional(mapping(zones, whole(0, 20))),
  chart: v.exactOptional(list(list(whole(0, 2), 5), 5)),
  armament: v.exactOptional(mapping(batteries, dice)),
  upgrades: v.exactOptional(list(upgrade, 30)),
})

const squadron = fields({
  ...model,
  unique: v.exactOptional(v.boolean(told('fleet.yes-or-no'))),
  speed: v.exactOptional(whole(0, 9)),
  battery: v.exactOptional(dice),
  keywords: v.exactOptional(names),
})

const commander = v.union(
  [text(), v.strictObject({ name: text(), points: v.exactOptional(whole(0, 999)), ship: v.exactOptional(text()) })],
  told('fleet.commander'),
)

/** A fleet file as a person writes it: a class is enough for a card of the catalogue, every figure can be given. */
export const fleetSchema = fields({
  $schema: v.exactOptional(v.string()),
  system: v.literal('armada', told('fleet.one-of', { allowed: 'armada' })),
  name: v.exactOptional(text()),
  faction: v.exactOptional(text()),
  limit: v.exactOptional(whole(1, 9999)),
  commander: v.exactOptional(commander),
  objectives: v.exactOptional(mapping(objectiveKinds, text())),
  ships: v.exactOptional(list(ship, 100)),
  squadrons: v.exactOptional(list(squadron, 200)),
})

/** A file as it is written; `FleetFile` is a file as it was checked. */
export type FleetInput = v.InferInput<typeof fleetSchema>
export type ShipInput = NonNullable<FleetInput['ships']>[number]
export type SquadronInput = NonNullable<FleetInput['squadrons']>[number]
export type UpgradeInput = NonNullable<ShipInput['upgrades']>[number]
export type FleetFile = v.InferOutput<typeof fleetSchema>
export type ShipFile = NonNullable<FleetFile['ships']>[number]
export type SquadronFile = NonNullable<FleetFile['squadrons']>[number]
export type UpgradeFile = NonNullable<ShipFile['upgrades']>[number]
