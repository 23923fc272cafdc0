import { kebab } from '../../../core/names.js'
import type { LaunchKind } from './profile.js'

/** A special rule as cards and lists print it, in our spelling: `Close Action (Beam)`, `OC`, `L (2)`. */
export function ruleName(text: string): string {
  const rule = kebab(text)
  const [, times] = /^l-?(\d+)$/.exec(rule) ?? []
  if (times) return `limited-${times}`
  return rule === 'oc' ? 'overcharge' : rule
}

/** Rules in one line with commas. `Launch` says nothing that the loads of a ship do not say. */
export const ruleNames = (text: string): readonly string[] =>
  text
    .split(',')
    .map(ruleName)
    .filter((rule) => rule !== '' && rule !== '-' && rule !== 'launch')

const kinds: readonly (readonly [RegExp, LaunchKind])[] = [
  [/lander.*fire\s?ship/i, 'bulk-landers-fire-ships'],
  [/fire\s?ship/i, 'fire-ships'],
  [/fighter.*bomber/i, 'fighters-bombers'],
  [/light.*torpedo/i, 'light-torpedoes'],
  [/heavy.*torpedo/i, 'heavy-torpedoes'],
  [/torpedo/i, 'torpedoes'],
  [/bomber/i, 'bombers'],
  [/fighter/i, 'fighters'],
  [/dropship/i, 'dropships'],
  [/lander/i, 'bulk-landers'],
  [/gate/i, 'gates'],
]

/** What kind of assets a load holds, by its name. */
export const launchKindOf = (name: string): LaunchKind | undefined => kinds.find(([pattern]) => pattern.test(name))?.[1]
