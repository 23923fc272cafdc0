import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import type { Question, Reply } from '../../src/core/question.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { dropfleet, system } from '../../src/systems/dropfleet/playable.js'
import type { Ship, State } from '../../src/systems/dropfleet/state.js'
import { header } from '../core/walk.js'
import { dropfleetFleets } from '../transcripts/fleets.js'

interface Wish {
  /** Fleets of test/transcripts/fleets.ts. */
  readonly A: readonly string[]
  readonly B: readonly string[]
  readonly options?: Readonly<Record<string, string>>
  readonly turns?: number
  readonly turn?: number
  readonly standing?: Readonly<Record<string, string>>
  readonly layer?: Readonly<Record<string, string>>
}

/** A game driven by a test: answers by name, and everything that happened. */
export interface Seat {
  readonly match: Match
  readonly lines: readonly Line[]
  readonly events: readonly Event[]
  readonly state: State
  readonly question: Question
  ship(id: string): Ship
  /** Answers the waiting question, which must be this one (`order`, or `order@line-kite`). */
  answer(question: string, value: Reply): Seat
  /** Plays on without anything happening until this question waits. Faces for rolls on the way, by question. */
  until(question: string, faces?: Readonly<Record<string, readonly string[]>>): Seat
  /** A correction, as it is typed after `:fix`: `fix('hull@kite-1', 3)`. */
  fix(what: string, value: Reply): Seat
  jump(segment: string): Seat
  /** What happened of one type. */
  of<Type extends Event['type']>(type: Type): readonly Extract<Event, { type: Type }>[]
}

export async function seat({ A, B, options = {}, turns, turn, standing = {}, layer = {} }: Wish): Promise<Seat> {
  const fleets = {
    A: await Promise.all(A.map((name) => dropfleetFleets[name])),
    B: await Promise.all(B.map((name) => dropfleetFleets[name])),
  }
  const made = await dropfleet.setUp({
    names: { A: 'Ana', B: 'Bia' },
    fleets,
    turns,
    turn,
    level: 'tracker',
    options,
    parts: { standing, layer },
  })
  if ('wrong' in made) throw new Error(JSON.stringify(made.wrong))
  const lines: Line[] = []
  const events: Event[] = []
  const match = new Match({
    system,
    header: header(system, made.setup),
    append: (more) => void lines.push(...more),
    tell: (_, event) => void events.push(event as Event),
  })
  return seated(match, lines, events)
}

/** A test's hold on a match that is there already. */
export function seated(match: Match, lines: readonly Line[], events: readonly Event[]): Seat {
  const named = (question: Question) => (question.about === undefined ? question.id : `${question.id}@${question.about}`)
  const is = (question: Question, name: string) => name === question.id || name === named(question)
  const give = (question: Question, value: Reply) => {
    if (question.kind === 'roll') match.roll(value as readonly string[], 'table')
    else match.answer(value)
  }
  const self: Seat = {
    match,
    lines,
    events,
    get state() {
      return match.state as State
    },
    get question() {
      if (!match.question) throw new Error('the game is over')
      return match.question
    },
    ship: (id) => self.state.ships[id]!,
    answer(name, value) {
      if (!is(self.question, name)) throw new Error(`${named(self.question)} waits, not ${name}`)
      give(self.question, value)
      return self
    },
    until(name, faces = {}) {
      const left = Object.fromEntries(Object.entries(faces).map(([id, list]) => [id, [...list]]))
      for (let step = 0; step < 500; step++) {
        const { question } = self
        if (is(question, name)) return self
        give(question, quietly(question, left))
      }
      throw new Error(`${name} never came`)
    },
    fix(what, value) {
      const [id, about] = what.split('@')
      const fix = match.fixes.find((one) => one.id === id && one.about === about)
      if (!fix) throw new Error(`nothing to fix: ${what}`)
      match.fix(fix, value)
      return self
    },
    jump(segment) {
      match.jump(match.jumps.find(({ id }) => id === segment)!)
      return self
    },
    of: (type) => events.filter((one): one is Extract<Event, { type: typeof type }> => one.type === type),
  }
  return self
}

/** The answer with which the least happens. */
export function quietly(question: Question, faces: Readonly<Record<string, string[]>> = {}): Reply {
  switch (question.kind) {
    case 'choose':
      return question.default ?? question.options.find(({ disabled }) => !disabled)!.id
    case 'pick':
      return question.default ?? question.options.slice(0, question.min).map(({ id }) => id)
    case 'count':
      return question.default ?? question.min
    case 'roll': {
      const given = faces[question.id]?.splice(0, question.dice.length) ?? []
      // Side A wins roll-offs; wrecks burn up; nothing is repaired.
      const quiet = question.id === 'roll-off' ? (question.by === 'A' ? '6' : '1') : question.id === 'damage-control' ? '2' : '1'
      return question.dice.map((_, at) => given[at] ?? quiet)
    }
  }
}

/** An option of the waiting question. */
export const optionOf = ({ question }: Seat, id: string) =>
  'options' in question ? question.options.find((one) => one.id === id) : undefined
