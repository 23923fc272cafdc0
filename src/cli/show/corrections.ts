import { keyText } from '../ask/input.js'
import type { Sitting } from '../sitting.js'
import { labelled, optionText } from './label.js'
import { wrapped } from './wrap.js'

/** What can be corrected: as it is typed, the value now, and what is allowed. */
export function listFixes({ terminal, game: { match }, json }: Sitting): void {
  const { out, say, width } = terminal
  for (const fix of match.fixes.filter(({ disabled }) => !disabled)) {
    const name = keyText(fix)
    const words = fix.free && fix.kind === 'count' && fix.max === 0
    const allowed = words
      ? say({ key: 'hint.words' })
      : fix.kind === 'count'
        ? `${fix.min}-${fix.max}`
        : fix.options.map(({ id }) => id).join(' | ')
    const now = fix.now === undefined ? undefined : labelled(terminal, fix.now)
    if (json) out(JSON.stringify({ type: 'note', fix: name, text: say(fix.text), ...(now !== undefined && { now }), allowed }))
    else for (const line of wrapped(`${name} = ${now ?? ''}  (${allowed})`, width, 4)) out(line)
  }
}

/** The segments of the turn, with the reason where one cannot be gone to. */
export function listJumps({ terminal, game: { match }, json }: Sitting): void {
  const { out, say, width } = terminal
  for (const jump of match.jumps) {
    const { id, label, disabled } = jump
    if (json) out(JSON.stringify({ type: 'segment', id, text: labelled(terminal, label), ...(disabled && { disabled: say(disabled) }) }))
    else for (const line of wrapped(`${id.padEnd(18)} ${optionText(terminal, jump)}`, width, 19)) out(line)
  }
}
