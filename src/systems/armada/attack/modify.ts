import type { Colour, Face } from '../../../core/dice/faces.js'
import { ask, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { attackSide, keyword } from '../query.js'
import { cardReminders, modifyReminders } from '../reminders.js'
import { asked, done, m, option, said } from '../say.js'
import type { Attack, State } from '../state.js'
import type { T } from '../table.js'
import type { Means } from '../terms.js'
import { attackArgs } from './attack-dice.js'
import { pickDice, rollAgain } from './reroll.js'

export const modifications = [
  'concentrate-fire-dial',
  'concentrate-fire-token',
  'concentrate-fire-both',
  'swarm',
  'adept',
  'ai',
  'card-die',
  'card-reroll',
] as const
export type Modification = (typeof modifications)[number]

/** What the attacker can still use on its dice. The window opens only where there is something. */
export function usable(s: State): readonly Modification[] {
  const { attack } = s
  if (!attack?.dice.length) return []
  return [...concentrated(s, attack), ...keywords(s, attack), ...cards(s, attack)]
}

/** Concentrate Fire: once a round, in one attack of the ship's own activation (Rules Reference 1.5 p.4). */
function concentrated(s: State, { kind, attacker }: Attack): readonly Modification[] {
  const ship = s.ships[attacker]
  if (!ship || kind !== 'battery' || ship.resolved.includes('concentrate-fire')) return []
  const dial = ship.held === 'concentrate-fire'
  const token = ship.commandTokens.includes('concentrate-fire')
  if (dial && token) return ['concentrate-fire-both', 'concentrate-fire-dial', 'concentrate-fire-token']
  return dial ? ['concentrate-fire-dial'] : token ? ['concentrate-fire-token'] : []
}

function keywords(s: State, { attacker, target, used }: Attack): readonly Modification[] {
  const squadron = s.squadrons[attacker]
  if (!squadron) return []
  const swarm = keyword(squadron, 'swarm') && s.squadrons[target]
  const ai =
    s.flight?.squadron === attacker && s.flight.commanded && keyword(squadron, s.squadrons[target] ? 'ai-antisquadron' : 'ai-battery')
  const all = [swarm && 'swarm', keyword(squadron, 'adept') && 'adept', ai && 'ai'] as const
  return all.flatMap((one) => (one && !used.includes(one) ? [one] : []))
}

/** Cards of which somebody wants to be reminded add dice or roll them again, as often as the table says; a Salvo gains no dice (p.5). */
const cards = (s: State, attack: Attack): readonly Modification[] => {
  if (!cardReminders(s, attack).length) return []
  return attack.kind === 'salvo' ? ['card-reroll'] : ['card-die', 'card-reroll']
}

/** The attacker modifies its dice, in any order, until it is done (Rules Reference 1.5 p.2, 11). */
export function* modifyDice(t: T): Flow {
  while (usable(t.state).length) {
    const choice = yield* ask((): Choose<Modification | 'done'> | undefined => {
      const attack = t.state.attack!
      const found = usable(t.state)
      if (!found.length) return undefined
      return {
        kind: 'choose',
        ...asked('modify', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)),
        ...said(modifyReminders(t.state)),
        options: [...found.map((id) => option<Modification | 'done'>(id, m(`modify.${id}`))), done(m('option.dice-stand'))],
      }
    })
    if (choice === 'done') return
    yield* use(t, choice)
  }
}

const meansOf = { 'concentrate-fire-dial': 'dial', 'concentrate-fire-token': 'token', 'concentrate-fire-both': 'both' } as const

function* use(t: T, what: Modification): Flow {
  switch (what) {
    case 'concentrate-fire-dial':
    case 'concentrate-fire-token':
    case 'concentrate-fire-both':
      return yield* concentrateFire(t, meansOf[what])
    case 'swarm':
      t.emit({ type: 'effect-used', what })
      return yield* rerollOf(t, 1)
    case 'adept': {
      t.emit({ type: 'effect-used', what })
      return yield* rerollOf(t, keyword(t.state.squadrons[t.state.attack!.attacker]!, 'adept'))
    }
    case 'ai': {
      t.emit({ type: 'effect-used', what })
      const { attacker, target } = t.state.attack!
      const count = keyword(t.state.squadrons[attacker]!, t.state.squadrons[target] ? 'ai-antisquadron' : 'ai-battery')
      for (let left = count; left > 0; left--) yield* addDie(t, false)
      return
    }
    case 'card-die':
      t.emit({ type: 'effect-used', what })
      return yield* addDie(t, true)
    case 'card-reroll':
      t.emit({ type: 'effect-used', what })
      return yield* rerollOf(t, t.state.attack!.dice.length)
  }
}

/** The dial adds a die of a colour that is in the pool, the token re-rolls one die: the added one, if its owner likes. */
function* concentrateFire(t: T, means: Means): Flow {
  t.emit({ type: 'command-resolved', ship: t.state.attack!.attacker, command: 'concentrate-fire', means })
  t.emit({ type: 'effect-used', what: 'concentrate-fire' })
  if (means !== 'token') yield* addDie(t, false)
  if (means !== 'dial') yield* rerollOf(t, 1)
}

function* rerollOf(t: T, most: number): Flow {
  yield* rollAgain(t, 'attack', yield* pickDice(t, 'attack', most))
}

function* addDie(t: T, anyColour: boolean): Flow {
  const colour = yield* ask((): Choose<Colour> => {
    const attack = t.state.attack!
    const offered: readonly Colour[] = anyColour ? ['red', 'blue', 'black'] : [...new Set(attack.dice.map((die) => die.colour))]
    return {
      kind: 'choose',
      ...asked('concentrate-fire-die', attackSide(t.state, attack), attack.attacker),
      options: offered.map((one) => option(one, m(`die-colour.${one}`))),
    }
  })
  const [face] = yield* ask((): Roll => {
    const attack = t.state.attack!
    return { kind: 'roll', ...asked('added-die', attackSide(t.state, attack), attack.attacker, attackArgs(t.state)), dice: [colour] }
  })
  t.emit({ type: 'die-added', die: { colour, face: face as Face } })
}
