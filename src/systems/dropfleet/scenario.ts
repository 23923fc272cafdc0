import * as v from 'valibot'
import type { Outcome } from '../../kit/fleet-checks.js'
import { checked, fields, list, oneOf, text, whole } from '../../kit/fleet-checks.js'
import { approaches } from './fleet/fleet-shape.js'
import { type ClusterLine, readCluster } from './ground/sectors.js'
import { switches } from './options.js'
import type { Side } from './state.js'

/** What a scenario lays down, as a few lines of YAML: how fleets arrive, how long it runs, what scores, and what is on the table. */
export interface Scenario {
  readonly name: string
  readonly turns?: number
  readonly approach?: Readonly<Partial<Record<Side, (typeof approaches)[number]>>>
  readonly scoring?: string
  readonly clusters: readonly ClusterLine[]
  /** Names of critical locations. */
  readonly critical: readonly string[]
  readonly surveys: boolean
}

const approach = oneOf(approaches)
const scoring = switches.find(({ id }) => id === 'scoring')!.values as readonly string[]

const schema = fields({
  system: v.exactOptional(v.literal('dropfleet')),
  name: v.exactOptional(text()),
  turns: v.exactOptional(whole(1, 99)),
  /** For both sides, or for each. */
  approach: v.exactOptional(v.union([approach, fields({ A: v.exactOptional(approach), B: v.exactOptional(approach) })])),
  scoring: v.exactOptional(oneOf(scoring)),
  clusters: v.exactOptional(list(text(200), 20)),
  critical: v.exactOptional(list(text(), 10)),
  surveys: v.exactOptional(v.boolean()),
})

export type ScenarioWrong = { readonly wrong: string }

/** Reads a scenario from the data of its file; a cluster that is not understood is named. */
export function readScenario(data: unknown): Outcome<Scenario> | ScenarioWrong {
  const read = checked(schema, data)
  if (!read.ok) return read
  const { name = 'Scenario', turns, approach: way, scoring: when, clusters = [], critical = [], surveys = false } = read.value
  const lines = clusters.map((line) => readCluster(line))
  const bad = lines.indexOf(undefined)
  if (bad >= 0) return { wrong: clusters[bad]! }
  const both = typeof way === 'string' ? { A: way, B: way } : way
  return {
    ok: true,
    warnings: [],
    value: {
      name,
      ...(turns !== undefined && { turns }),
      ...(both && { approach: both }),
      ...(when !== undefined && { scoring: when }),
      clusters: lines.flatMap((one) => (one ? [one] : [])),
      critical,
      surveys,
    },
  }
}
