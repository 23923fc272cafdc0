import { Match } from '../../src/core/match.js'
import type { Question, Reply } from '../../src/core/question.js'
import type { Fleet } from '../../src/systems/armada/fleet/fleet.js'
import { system } from '../../src/systems/armada/playable.js'
import type { Setup } from '../../src/systems/armada/setup.js'
import type { State } from '../../src/systems/armada/state.js'
import { header } from '../core/walk.js'
import { setup } from './fleets.js'

/** Answers by question, or by `question@about`, that are not what `until` gives by itself. */
export type Wanted = Readonly<Record<string, Reply>>

type Told = { readonly type: string } & Readonly<Record<string, unknown>>

/** A game at which a test sits: it answers what the test does not care about. */
export function start(fleets: { readonly A: Fleet; readonly B: Fleet }, more: Partial<Setup> = { round: 1 }) {
  const told: Told[] = []
  const match = new Match({
    system,
    header: header(system, setup(fleets, more)),
    append: () => {},
    tell: (_, event) => void told.push(event as Told),
  })
  const game = {
    match,
    get state(): State {
      return match.state as State
    },
    get question(): Question {
      if (!match.question) throw new Error('the game is over')
      return match.question
    },
    /** Every event since the game began. */
    told,
    types: () => told.map(({ type }) => type),
    last: (type: string) => told.findLast((event) => event.type === type),
    ship: (id: string) => (match.state as State).ships[id]!,
    squadron: (id: string) => (match.state as State).squadrons[id]!,
    option: (id: string) => {
      const question = game.question
      return 'options' in question ? question.options.find((option) => option.id === id) : undefined
    },
    options: () => ('options' in game.question ? game.question.options.map(({ id }) => id) : []),
    open: () => ('options' in game.question ? game.question.options.filter(({ disabled }) => !disabled).map(({ id }) => id) : []),
    answer(...values: readonly Reply[]) {
      for (const value of values) {
        if (game.question.kind === 'roll') match.roll(value as readonly string[], 'table')
        else match.answer(value)
      }
      return game
    },
    fix(id: string, about: string | undefined, value: Reply) {
      const fix = match.fixes.find((one) => one.id === id && one.about === about)
      if (!fix) throw new Error(`no correction ${id}@${about}`)
      match.fix(fix, value)
      return game
    },
    jump(id: string) {
      match.jump(match.jumps.find((one) => one.id === id)!)
      return game
    },
    /** Goes on, with the wanted answers, until a question of this id (about this) waits. */
    until(id: string, about?: string, wanted: Wanted = {}) {
      for (let steps = 0; steps < 2000; steps++) {
        const { question } = game
        if (question.id === id && (about === undefined || question.about === about)) return game
        game.answer(wanted[`${question.id}@${question.about}`] ?? wanted[question.id] ?? plainly(question))
      }
      throw new Error(`${id} never came`)
    },
    /** Plays on to the end of the game. */
    finish(wanted: Wanted = {}) {
      while (match.question) {
        const { question } = game
        game.answer(wanted[`${question.id}@${question.about}`] ?? wanted[question.id] ?? plainly(question))
      }
      return game
    },
  }
  return game
}
export type Driver = ReturnType<typeof start>

const quiet = ['done', 'none', 'clear', 'dial', 'free', 'first']

/** What leads on with the least ado: the default, or the option that does nothing. */
export function plainly(question: Question): Reply {
  switch (question.kind) {
    case 'choose': {
      const open = question.options.filter(({ disabled }) => !disabled).map(({ id }) => id)
      return question.default ?? quiet.find((id) => open.includes(id)) ?? open[0]!
    }
    case 'pick':
      return question.default ?? question.options.slice(0, question.min).map(({ id }) => id)
    case 'count':
      return question.default ?? question.min
    case 'roll':
      return question.dice.map((die) => (die === 'd6' ? '1' : die === 'blue' ? 'hit' : 'blank'))
  }
}

/** Activates a ship; what comes before it does nothing. */
export function activate(game: Driver, ship: string): Driver {
  while (game.state.activation?.ship !== ship) {
    const { question } = game
    game.answer(question.id === 'ship' && game.options().includes(ship) ? ship : plainly(question))
  }
  return game
}

/** Brings an activation to its attacks, with a dial that does nothing before them. */
export const toAttacks = (game: Driver, ship: string, dial = 'navigate'): Driver => activate(game, ship).until('attack', ship, { dial })

/** Declares an attack of a ship at a zone and rolls these faces; the dice of the pool are red, blue, black. */
export function shoot(game: Driver, ship: string, aim: string, range: string, faces: readonly string[], dial = 'navigate'): Driver {
  return toAttacks(game, ship, dial).answer(aim, range, 'clear').until('attack-dice').answer(faces)
}
