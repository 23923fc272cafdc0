import type { JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

const schemas: Readonly<Record<string, () => Promise<v.GenericSchema>>> = {
  dropfleet: async () => (await import('../systems/dropfleet/fleet/fleet-schema.js')).fleetSchema,
  armada: async () => (await import('../systems/armada/fleet/fleet-schema.js')).fleetSchema,
}

/** The JSON Schema of fleet files, made from the very definition that checks them: for editors that complete and underline. */
export async function fleetJsonSchema(system: string): Promise<JsonSchema> {
  const schema = await schemas[system]?.()
  if (!schema) throw new Error(`no fleet schema for "${system}"`)
  const { toJsonSchema } = await import('@valibot/to-json-schema')
  // What is only checked in code (reserved ids, trimmed text) has no word in JSON Schema and is left out.
  return toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
}
