import { messages } from '../../core/words.js'
import type { en } from '../../i18n/words/odds/en.js'
import { atLeast, type Distribution, deviation, mean } from '../../odds/distribution.js'
import type { Of } from '../../odds/pool.js'
import type { Terminal } from '../terminal.js'
import { chart } from './chart.js'
import { decimal, percent } from './numbers.js'

const m = messages<keyof typeof en>()

/** Chances that stand beside a distribution, in the order in which they are told, by their names in JSON. */
const beside = ['crit', 'accuracy', 'cripple', 'destroy', 'faceup'] as const

/** Odds to be shown: what is counted in what, and the chances beside it. */
export type Shown = {
  readonly pool: string
  readonly of: Of | 'cards'
  readonly chances: Distribution
  readonly atLeast?: number
} & { readonly [Name in (typeof beside)[number]]?: number }

const listed = (chances: Distribution) => Array.from(chances, (p, value) => ({ value, p }))

/** A distribution in JSON: mean, standard deviation, and the chance of every value from 0 on. */
export const distributionJson = (chances: Distribution) => ({
  mean: mean(chances),
  deviation: deviation(chances),
  distribution: listed(chances),
})

/** Odds as one line of JSON, with further fields behind. */
export function oddsJson({ pool, of, chances, atLeast: wanted, ...others }: Shown, further: object = {}): string {
  const least = wanted === undefined ? {} : { atLeast: { value: wanted, p: atLeast(chances, wanted) } }
  return JSON.stringify({ type: 'odds', pool, of, ...distributionJson(chances), ...others, ...least, ...further })
}

/** Mean and deviation in a sentence. */
const averages = (terminal: Terminal, chances: Distribution): string =>
  terminal.say(
    m('odds.mean', { mean: decimal(terminal.language, mean(chances)), deviation: decimal(terminal.language, deviation(chances)) }),
  )

/** Odds for people: a chart under a title, then mean and deviation, then the chances beside. */
export function showOdds(terminal: Terminal, shown: Shown): void {
  const { language } = terminal
  const { pool, of, chances, atLeast: wanted } = shown
  terminal.out(terminal.paint.bold(terminal.say(m('odds.title', { pool, of: m(`of.${of}`) }))))
  for (const line of chart(terminal, chances)) terminal.out(line)
  terminal.out(averages(terminal, chances))
  for (const name of beside) {
    const p = shown[name]
    if (p !== undefined) terminal.out(terminal.say(m(`odds.${name}`, { chance: percent(language, p) })))
  }
  if (wanted === undefined) return
  terminal.out(terminal.say(m('odds.wanted', { value: wanted, chance: percent(language, atLeast(chances, wanted)) })))
}
