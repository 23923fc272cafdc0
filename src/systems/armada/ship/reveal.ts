import { ask, type Flow } from '../../../core/flow.js'
import type { Choose } from '../../../core/question.js'
import { tokenLimit } from '../query.js'
import { revealReminders } from '../reminders.js'
import { asked, m, option, said } from '../say.js'
import { settle } from '../settle.js'
import type { T } from '../table.js'
import { type Command, commands, letters } from '../terms.js'

/** Turns the top dial up; it is kept, or spent at once for its token, and at no later moment (seed 004; Rules Reference 1.5 p.3, 32). */
export function* revealDial(t: T, ship: string): Flow {
  if (!t.state.ships[ship]!.dials) return
  if (t.state.ships[ship]!.faceup.includes('crew-panic')) {
    const goesOn = yield* panic(t, ship)
    yield* settle(t)
    if (!goesOn) return
  }
  const command = yield* whichDial(t, ship)
  t.emit({ type: 'dial-revealed', ship, command })
  const choice = yield* ask((): Choose<'dial' | 'token'> => {
    const { side, card } = t.state.ships[ship]!
    const args = { ship: card.name, command: m(`command.${command}`) }
    return {
      kind: 'choose',
      ...asked('dial-or-token', side, ship, args),
      ...said(revealReminders(t.state, ship, command)),
      default: 'dial',
      options: [option('dial', m('option.keep-dial', args)), option('token', m('option.take-token', args))],
    }
  })
  if (choice === 'token') {
    const held = t.state.ships[ship]!
    const kept = !held.commandTokens.includes(command) && tokenLimit(held) > 0
    t.emit({ type: 'command-token-gained', ship, command, kept })
    yield* settle(t)
  }
}

/** Crew Panic: before revealing, 1 damage, or the dial goes unrevealed. False when there is nothing to reveal. */
function* panic(t: T, ship: string): Flow<boolean> {
  const choice = yield* ask((): Choose<'damage' | 'dial'> => {
    const { side, card } = t.state.ships[ship]!
    return {
      kind: 'choose',
      ...asked('crew-panic', side, ship, { ship: card.name }),
      options: [option('damage', m('option.suffer-1')), option('dial', m('option.discard-dial'))],
    }
  })
  if (choice === 'damage') {
    t.emit({ type: 'owed', debt: { kind: 'damage', ship, zone: '', points: 1, faceup: false } })
    return true
  }
  t.emit({ type: 'dial-discarded', ship, command: '' })
  return false
}

/** What the dial shows: known where the app keeps the dials, asked where they lie on the table. */
function* whichDial(t: T, ship: string): Flow<Command> {
  const known = () => t.state.secret[t.state.ships[ship]!.side].dials[ship]?.[0]
  const top = known()
  if (top) return top
  return yield* ask((): Choose<Command> => {
    const { side, card } = t.state.ships[ship]!
    return {
      kind: 'choose',
      ...asked('dial', side, ship, { ship: card.name }),
      ...said(revealReminders(t.state, ship)),
      options: commands.map((one) => option(one, m(`command.${one}`), { names: letters[one] })),
      followUps: ['dial-or-token'],
    }
  })
}
