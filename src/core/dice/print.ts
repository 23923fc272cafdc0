import { isColour } from './faces.js'
import type { Pool } from './pool.js'

const letters = { red: 'r', blue: 'b', black: 'k' } as const

function printedDice({ dice }: Pool): string {
  const parts = dice.map(({ die, count }) => {
    if (isColour(die)) return `${count}${letters[die]}`
    return count === 1 ? die : `${count}${die}`
  })
  return parts.join('')
}

/** A pool in its shortest spelling, which `parsePools` reads back as the same pool. */
export function printPool(pool: Pool): string {
  const { target, crit, reroll, save } = pool
  const words = [printedDice(pool)]
  if (target !== undefined) words.push(`${target}+`)
  if (crit) words.push(crit.kind === 'on' ? `crit ${crit.n}+` : `crit +${crit.n}`)
  if (reroll) words.push(`reroll ${reroll}`)
  if (save !== undefined) words.push(`save ${save}+`)
  return words.join(' ')
}
