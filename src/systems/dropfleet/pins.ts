import { alive } from './look.js'
import type { T } from './question.js'
import type { Moment, State } from './state.js'

/** Whether a remark is about one of these: itself, or a ship's group, battlegroup or side. */
const concerns = (about: string, things: readonly string[]): boolean => about === 'game' || things.includes(about)

/** Brings up the remarks that were pinned to this moment, each once; they stay pinned until they are taken off. */
export function remind(t: T, moment: Moment, things: readonly string[] = everything(t.state)): void {
  for (const { id, text } of t.state.pins.filter((pin) => pin.moment === moment && concerns(pin.about, things))) {
    if (!t.state.done.includes(`pin-${id}`)) t.emit({ type: 'reminded', id, text })
  }
}

/** Ships, groups and sides that are still there. */
const everything = (s: State): readonly string[] => [
  'A',
  'B',
  ...Object.values(s.ships).flatMap((one) => (alive(one) ? [one.id, one.group, one.battlegroup] : [])),
]
