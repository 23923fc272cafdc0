import type { TextFormat } from './rows.js'

/** Ryan Kingston's builder, and Star Forge, which writes the same with more header lines. All its lines are common ones. */
export const kingston: TextFormat = { id: 'kingston', detect: (text) => /^\s*Faction:/im.test(text), rules: [] }
