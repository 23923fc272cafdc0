import { fold } from '../../core/names.js'

/** Points for each victory token of the core objectives that count in tokens. */
const values: Readonly<Record<string, number>> = {
  'Precision Strike': 15,
  'Contested Outpost': 20,
  'Fire Lanes': 15,
  'Dangerous Territory': 15,
  'Superior Positions': 15,
}
const known = new Map(Object.entries(values).map(([name, value]) => [fold(name), value]))

/** What a victory token is worth under an objective; 0 where it has none, or is not known. */
export const objectiveTokens = (name: string): number => known.get(fold(name)) ?? 0
