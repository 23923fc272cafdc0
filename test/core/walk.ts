import { expect } from 'vitest'
import type { Lender } from '../../src/core/game.js'
import { format, generator, type Header, type Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import type { Question, Reply } from '../../src/core/question.js'
import { Refused } from '../../src/core/question.js'
import type { AnySystem } from '../../src/core/system.js'

/** Numbers from a seed, so that a walk that failed can be walked again. */
export function numbers(seed: number): (below: number) => number {
  let at = seed >>> 0
  return (below) => {
    at = (at + 0x6d2b79f5) >>> 0
    let n = Math.imul(at ^ (at >>> 15), 1 | at)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return ((n ^ (n >>> 14)) >>> 0) % below
  }
}

/** Hands out state that goes bad at the next question: a rule that keeps a piece of it throws where it uses it. */
export function perishable(): Lender<unknown> {
  let revoke: (() => void)[] = []
  let cache = new WeakMap<object, object>()
  const wrap = (target: object): object => {
    const known = cache.get(target)
    if (known) return known
    const made = Proxy.revocable(target, {
      get(from, key, self) {
        const value = Reflect.get(from, key, self)
        return value && typeof value === 'object' ? wrap(value) : value
      },
    })
    revoke.push(made.revoke)
    cache.set(target, made.proxy)
    return made.proxy
  }
  return {
    lend: (state) => wrap(state as object),
    spoil() {
      for (const end of revoke) end()
      revoke = []
      cache = new WeakMap()
    },
  }
}

/** Freezes plain data to its depth. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) frozen(inner)
  return value
}

/** The same system with every state frozen, before and after each event: what writes into a state throws. */
const freezing = (system: AnySystem): AnySystem => ({
  ...system,
  begin: (setup) => frozen(system.begin(structuredClone(setup))),
  apply: (state, event) => frozen(system.apply(frozen(state), event)),
})

export const header = (system: AnySystem, setup: unknown): Header => ({
  type: 'game',
  format,
  app: 'test',
  system: system.id,
  edition: system.edition,
  rules: system.rules,
  generator,
  seed: 'walk',
  setup,
  at: '2026-01-01T00:00:00Z',
})

/** Any answer that the question takes. */
export function anyReply(question: Question, system: AnySystem, random: (below: number) => number): Reply {
  switch (question.kind) {
    case 'choose': {
      const open = question.options.filter(({ disabled }) => !disabled)
      return open[random(open.length)]!.id
    }
    case 'pick': {
      const open = question.options.filter(({ disabled }) => !disabled).map(({ id }) => id)
      if (question.repeats) return Array.from({ length: question.max }, () => open[random(open.length)]!)
      for (let at = open.length - 1; at > 0; at--) {
        const to = random(at + 1)
        ;[open[at], open[to]] = [open[to]!, open[at]!]
      }
      const most = Math.min(question.max, open.length)
      return open.slice(0, question.min + random(most - question.min + 1))
    }
    case 'count':
      return question.min + random(question.max - question.min + 1)
    case 'roll':
      if (question.counts && random(3) === 0) return { hits: random(question.dice.length + 1), crits: 0 }
      return question.dice.map((die) => system.dice[die]![random(system.dice[die]!.length)]!)
  }
}

export interface Walk {
  readonly lines: readonly Line[]
  readonly match: Match
}

interface Mix {
  /** How many of a hundred steps are something else than an answer. */
  readonly odd: number
  readonly steps: number
  /** How the state is held: `lent` goes bad at the next question, `frozen` cannot be written to (a frozen object cannot be lent). */
  readonly state?: 'lent' | 'frozen' | 'bare'
  check?(match: Match): void
}

/** Plays at random: answers, rolls, corrections, jumps, undos, redos and amendments. Checks what must hold at every step. */
export function walk(system: AnySystem, setup: unknown, seed: number, { odd, steps, state = 'lent', check }: Mix): Walk {
  const random = numbers(seed)
  const lines: Line[] = []
  const place = {
    system: state === 'frozen' ? freezing(system) : system,
    header: header(system, setup),
    append: (more: readonly Line[]) => void lines.push(...more),
    ...(state === 'lent' && { lender: perishable() }),
  }
  const match = new Match(place)
  for (let step = 0; step < steps; step++) {
    check?.(match)
    if (random(100) < odd) {
      oddity(match, system, random)
      continue
    }
    const question = match.question
    if (!question) break
    const reply = anyReply(question, system, random)
    if (question.kind === 'roll') match.roll(reply as readonly string[], random(2) ? 'seed' : 'table')
    else match.answer(reply)
  }
  return { lines, match }
}

function oddity(match: Match, system: AnySystem, random: (below: number) => number): void {
  switch (random(6)) {
    case 0:
    case 1: {
      // Those about a few things only: building all of them takes as long as a dozen answers.
      const fixes = system.fixes(match.state, () => random(6) === 0).filter(({ disabled }) => !disabled)
      if (!fixes.length) return
      const fix = fixes[random(fixes.length)]!
      match.fix(fix, anyReply(fix, system, random))
      return
    }
    case 2:
      match.undo()
      return
    case 3:
      match.redo()
      return
    case 4: {
      const open = match.jumps.filter(({ disabled }) => !disabled)
      if (open.length && random(3) === 0) match.jump(open[random(open.length)]!)
      return
    }
    case 5: {
      const line = 2 + random(Math.max(1, match.line - 1))
      const question = match.questionAt(line)
      if (question && match.history.after[line] === line) {
        try {
          match.amend(line, anyReply(question, system, random))
        } catch (trouble) {
          if (!(trouble instanceof Refused)) throw trouble
        }
      }
    }
  }
}

/** The same lines, read again, give the same game (replay equals live). */
export function sameAgain({ lines, match }: Walk): void {
  const read = JSON.parse(JSON.stringify(lines)) as Line[]
  const again = new Match({ system: match.place.system, header: match.place.header, append: () => {} }, read)
  expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state))
  expect(again.question).toEqual(match.question)
  expect(again.line).toBe(match.line)
}
