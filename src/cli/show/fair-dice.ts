import { isCounts } from '../../core/question.js'
import { expected, fairness, fewest } from '../../odds/fairness.js'
import type { Sitting } from '../sitting.js'
import { sheetLines } from './sheets.js'
import { wrapped } from './wrap.js'

const sides = ['A', 'B', 'both'] as const
type Rolled = Record<(typeof sides)[number], string[]>

/** The dice of the game in force by kind of die and who rolled them; rolls given as counts are left out, typed ones are counted. */
function diceOf({ game: { match } }: Sitting): { readonly kinds: ReadonlyMap<string, Rolled>; readonly typed: number } {
  const kinds = new Map<string, Rolled>()
  let typed = 0
  match.retell(
    () => {},
    (_, { value, from }, question) => {
      if (isCounts(value) || question.kind !== 'roll') return
      for (const [at, face] of value.entries()) {
        const die = question.dice[at]!
        if (!kinds.has(die)) kinds.set(die, { A: [], B: [], both: [] })
        kinds.get(die)![question.by].push(face)
        if (from === 'table') typed++
      }
    },
  )
  return { kinds, typed }
}

/** Faces and counts by side against what fair dice give; under 30 dice only how many there were. */
export function showDice(sitting: Sitting): void {
  const { terminal, system, json } = sitting
  const { kinds, typed } = diceOf(sitting)
  const names = system.names(sitting.game.match.state)
  const say = (line: string) => {
    for (const row of wrapped(line, terminal.width)) terminal.out(row)
  }
  if (!kinds.size && !json) say(terminal.say({ key: 'dice.none' }))
  for (const [die, rolled] of kinds) {
    const all = system.dice[die]!
    for (const side of sides) {
      const { n, faces } = fairness(all, rolled[side])
      if (!n) continue
      const rows = faces.map(({ face, count }) => {
        const chance = all.filter((one) => one === face).length / all.length
        return { face, count, ...expected(n, chance) }
      })
      if (json) {
        terminal.out(JSON.stringify({ type: 'roll', die, by: side, n, faces: rows }))
        continue
      }
      const who = side === 'both' ? terminal.say({ key: 'by.both' }) : names[side]
      if (n < fewest) {
        say(terminal.say({ key: 'dice.few', args: { who, die, n } }))
        continue
      }
      const columns = [{ key: 'dice.face' }, { key: 'dice.count' }, { key: 'dice.expected' }, { key: 'dice.usual' }]
      const sheet = {
        id: `dice-${die}-${side}`,
        title: { key: 'dice.title', args: { who, die, n } },
        columns,
        rows: rows.map(({ face, count, mean, low, high }) => [face, count, mean.toFixed(1), `${low}-${high}`]),
      }
      for (const line of sheetLines(terminal, sheet)) terminal.out(line)
    }
  }
  if (!json && kinds.size) say(terminal.say({ key: 'dice.note', args: { typed } }))
}
