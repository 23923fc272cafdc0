import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Pick } from '../../../core/question.js'
import { ships } from '../query.js'
import { dialReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import type { Ship, State } from '../state.js'
import type { T } from '../table.js'
import { type Command, commands, letters, type Side, sides } from '../terms.js'

/** Command Phase: both sides choose dials at once and in secret, each ship up to its command value (Rules Reference 1.5 p.3). */
export function* commandPhase(t: T): Flow {
  if (t.state.options.dials === 'hidden') {
    for (const side of sides)
      yield* during(() => missing(t.state, side).length > 0 && !isSet(t.state, `dials-${side}`), hiddenDials(t, side))
  } else if (!isSet(t.state, 'dials')) yield* realDials(t)
}

const isSet = (s: State, what: string): boolean => s.settled.includes(what)

/** How many dials a ship is short of its command value. */
const lacking = ({ card, dials }: Ship): number => Math.max(0, card.command - dials)
const missing = (s: State, side: Side): readonly Ship[] => ships(s, side).filter((ship) => lacking(ship) > 0)
const counted = (found: readonly Ship[]) => found.map((ship) => m('name.count', { name: ship.card.name, count: lacking(ship) }))

/** Real dials lie on the table: the tool says how many are to be set, and asks what they were when they are revealed. */
function* realDials(t: T): Flow {
  yield* ask((): Choose => {
    const tell = sides.flatMap((side) => {
      const found = missing(t.state, side)
      return found.length ? [m('tell.dials', { player: t.state.sides[side].player, ships: counted(found) })] : []
    })
    const options = [option('done', m('option.dials-are-set'))]
    return { kind: 'choose', ...asked('dials-set', 'both'), ...said([...tell, ...dialReminders(t.state)]), options, waits: true }
  })
  t.emit({ type: 'dials-set' })
}

/** One hidden line for the whole fleet, a letter a dial, in the order of the ships; new dials go under the stack. */
function* hiddenDials(t: T, side: Side): Flow {
  const chosen = yield* ask((): Pick<Command> | undefined => {
    const found = missing(t.state, side)
    const count = found.reduce((sum, ship) => sum + lacking(ship), 0)
    if (!count) return undefined
    return {
      kind: 'pick',
      ...asked('dials', side, side, { ships: counted(found), count }),
      ...said(dialReminders(t.state)),
      secret: true,
      repeats: true,
      ordered: true,
      min: count,
      max: count,
      options: commands.map((one) => option(one, m(`command.${one}`), { names: letters[one] })),
    }
  })
  t.emit({ type: 'dials-chosen', side, dials: newDials(t.state, side, chosen), secret: true })
}

/** The new dials of each ship, from the line in the order of the ships. */
function newDials(s: State, side: Side, chosen: readonly Command[]): Readonly<Record<string, readonly Command[]>> {
  let from = 0
  return Object.fromEntries(missing(s, side).map((ship) => [ship.id, chosen.slice(from, (from += lacking(ship)))]))
}
