import * as v from 'valibot'
import { fields, id, list, oneOf, text, told, whole } from '../../../kit/fleet-checks.js'
import { approaches, layers, standings } from './fleet-shape.js'
import { type Dice, launchKinds, tonnages } from './profile.js'
import { ruleNames } from './rule-names.js'

const number = (given: string): number => Number.parseInt(given, 10)

/** Inches as `6` or `6"`. */
const inches = v.union(
  [whole(0, 60), v.pipe(v.string(), v.regex(/^\d{1,2}("|″|”|'')?$/), v.transform(number))],
  told('fleet.inches', { max: 60 }),
)

/** `4`, `4"`, or `4"/20"`: with shields raised. */
const signature = v.union(
  [
    v.pipe(
      inches,
      v.transform((low): readonly number[] => [low]),
    ),
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}"?\s*\/\s*\d{1,2}"?$/),
      v.transform((given): readonly number[] => given.split('/').map(number)),
    ),
  ],
  told('fleet.inches', { max: 60 }),
)

/** `3`, `3+`, or `3+/4+`: armour and passive countermeasures. */
const save = v.union([whole(2, 7), v.pipe(v.string(), v.regex(/^[2-7]\+?$/), v.transform(number))], told('fleet.save'))
const saves = v.union(
  [
    v.pipe(
      save,
      v.transform((armour): readonly number[] => [armour]),
    ),
    v.pipe(
      v.string(),
      v.regex(/^[2-7]\+?\s*\/\s*[2-7]\+?$/),
      v.transform((given): readonly number[] => given.split('/').map(number)),
    ),
  ],
  told('fleet.save'),
)

/** `4`, or dice: `d6+1`. */
const amount = v.union(
  [
    whole(0, 60),
    v.pipe(
      v.string(),
      v.regex(/^\d?d[36]([+]\d{1,2})?$/i),
      v.transform((given) => given.toLowerCase() as Dice),
    ),
  ],
  told('fleet.dice'),
)

/** Names of rules, as a list or in one line with commas, folded to kebab-case. */
const rules = v.pipe(
  v.union([list(text()), text(400)], told('fleet.list')),
  v.transform((given): readonly string[] => ruleNames(typeof given === 'string' ? given : given.join(','))),
)

const weapon = fields({
  name: text(),
  lock: v.union([save, v.literal('*')], told('fleet.save')),
  attack: amount,
  damage: v.union([amount, v.literal('*')], told('fleet.dice')),
  arc: v.pipe(v.string(told('fleet.arc')), v.regex(/^(F|S|R)(\([NLR]\))?(\/(F|S|R)(\([NLR]\))?)*$/, told('fleet.arc'))),
  special: v.exactOptional(rules),
})

const launch = fields({ name: text(), kind: oneOf(launchKinds), launch: whole(0, 60), special: v.exactOptional(rules) })

const figures = {
  tonnage: v.exactOptional(oneOf(tonnages)),
  hull: v.exactOptional(whole(1, 99)),
  thrust: v.exactOptional(inches),
  scan: v.exactOptional(inches),
  signature: v.exactOptional(signature),
  shieldedSignature: v.exactOptional(inches),
  armour: v.exactOptional(saves),
  passive: v.exactOptional(save),
  pd: v.exactOptional(whole(0, 60)),
  points: v.exactOptional(whole(0, 9999)),
  special: v.exactOptional(rules),
  weapons: v.exactOptional(list(weapon, 40)),
  launch: v.exactOptional(list(launch, 20)),
}

const ship = fields({ id: v.exactOptional(id), name: v.exactOptional(text()), mark: v.exactOptional(text(20)), ...figures })

const group = fields({
  class: text(),
  count: v.exactOptional(whole(1, 60)),
  id: v.exactOptional(id),
  name: v.exactOptional(text()),
  marks: v.exactOptional(list(text(20), 60)),
  ...figures,
  systems: v.exactOptional(list(text(), 20)),
  ships: v.exactOptional(list(ship, 60)),
})

const battlegroup = fields({
  name: v.exactOptional(text()),
  rating: v.exactOptional(whole(0, 999)),
  standing: v.exactOptional(oneOf(standings)),
  arrives: v.exactOptional(whole(1, 20)),
  layer: v.exactOptional(oneOf(layers)),
  groups: v.pipe(list(group, 40), v.minLength(1, told('fleet.list'))),
})

const admiral = fields({
  name: text(),
  value: v.exactOptional(whole(1, 7)),
  ship: v.exactOptional(text()),
  bonus: v.exactOptional(whole(0, 10)),
})

/** A fleet file as a person writes it: a class is enough for a ship of the catalogue, every figure can be given. */
export const fleetSchema = fields({
  $schema: v.exactOptional(v.string()),
  system: v.literal('dropfleet', told('fleet.one-of', { allowed: 'dropfleet' })),
  name: v.exactOptional(text()),
  faction: v.exactOptional(text()),
  approach: v.exactOptional(oneOf(approaches)),
  admirals: v.exactOptional(list(admiral, 8)),
  battlegroups: v.pipe(list(battlegroup, 40), v.minLength(1, told('fleet.list'))),
})

/** A file as it is written; `FleetFile` is a file as it was checked. */
export type FleetInput = v.InferInput<typeof fleetSchema>
export type GroupInput = FleetInput['battlegroups'][number]['groups'][number]
export type FleetFile = v.InferOutput<typeof fleetSchema>
export type GroupFile = FleetFile['battlegroups'][number]['groups'][number]
export type ShipFile = NonNullable<GroupFile['ships']>[number]
