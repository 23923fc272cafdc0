import type { Message } from './words.js'

/** Who decides: one of the two sides, or both together. */
export type By = 'A' | 'B' | 'both'

/** What a question, an option or a cell may be called: a text of the catalogue, or a name from outside as it is. */
export type Label = Message | string

export interface Option<Id extends string = string> {
  readonly id: Id
  readonly label: Label
  /** Shown, not choosable, and why. */
  readonly disabled?: Message
  /** Other words that a person may type for it: the mark on a model. */
  readonly names?: readonly string[]
  /** Taken like any other, but not put on the screen: the hint says how it is typed. */
  readonly unlisted?: true
}

interface Asked {
  /** A stable name, kebab-case: it is a journal, script and translation key. */
  readonly id: string
  readonly by: By
  /** The id of what the question is about, where it is about one thing. */
  readonly about?: string
  readonly text: Message
  /** Where the rule stands and what it says, for `?`. */
  readonly rule?: Message
  /** Short lines said before the question: what is known. */
  readonly tell?: readonly Message[]
  /** What players forget here, two lines at the most; a table can have them shorter or off. */
  readonly remind?: readonly Message[]
  /** Typed without echo, stored encoded, told to nobody. */
  readonly secret?: true
  /** Put even when there is only one answer: it is there to be waited for. */
  readonly waits?: true
}

export interface Choose<Id extends string = string> extends Asked {
  readonly kind: 'choose'
  readonly options: readonly Option<Id>[]
  readonly default?: Id
  /** The questions asked next, whose answers may stand behind this one on a typed line, a word each. */
  readonly followUps?: readonly string[]
}
export interface Pick<Id extends string = string> extends Asked {
  readonly kind: 'pick'
  readonly options: readonly Option<Id>[]
  readonly min: number
  readonly max: number
  readonly default?: readonly Id[]
  /** The order of the answer matters, so that picking everything is still a choice. */
  readonly ordered?: true
  /** The same option may be picked several times. */
  readonly repeats?: true
  /** The count asked next about each picked option, so that one typed line can answer it too: `berlin-1 3`. */
  readonly followUp?: string
}
export interface Count extends Asked {
  readonly kind: 'count'
  readonly min: number
  readonly max: number
  readonly default?: number
  /** Words for numbers: `dead` for all the hull there is. */
  readonly words?: Readonly<Record<string, number>>
}
export interface Roll extends Asked {
  readonly kind: 'roll'
  /** The dice by name, in the order in which the faces are given. */
  readonly dice: readonly string[]
  /** Faces do not matter: `3h 1c` is taken as well. */
  readonly counts?: true
}

/** Four kinds of question, and no fifth. */
export type Question = Choose | Pick | Count | Roll

/** What was rolled where faces do not matter. */
export interface Counts {
  readonly hits: number
  readonly crits: number
}
export type Reply = string | number | readonly string[] | Counts

export type ReplyTo<Q> =
  Q extends Choose<infer Id>
    ? Id
    : Q extends Pick<infer Id>
      ? readonly Id[]
      : Q extends Count
        ? number
        : Q extends { readonly kind: 'roll'; readonly counts: true }
          ? readonly string[] | Counts
          : readonly string[]

/** The faces of the dice a system uses, by the name of the die. */
export type Dice = Readonly<Record<string, readonly string[]>>

export type RefusalKey =
  | 'refused.not-offered'
  | 'refused.number'
  | 'refused.too-few'
  | 'refused.too-many'
  | 'refused.twice'
  | 'refused.faces'
  | 'refused.face'

const refused = (key: RefusalKey, args: Message['args'] = {}): Message<RefusalKey> => ({ key, args })

/** Why a reply does not answer a question; nothing when it does. */
export function refusal(question: Question, reply: Reply, dice: Dice): Message | undefined {
  switch (question.kind) {
    case 'choose': {
      const option = question.options.find(({ id }) => id === reply)
      return option ? option.disabled : refused('refused.not-offered', { value: String(reply) })
    }
    case 'pick':
      return refusedPick(question, reply)
    case 'count': {
      const { min, max } = question
      const fits = typeof reply === 'number' && Number.isInteger(reply) && reply >= min && reply <= max
      return fits ? undefined : refused('refused.number', { min, max })
    }
    case 'roll':
      return refusedRoll(question, reply, dice)
  }
}

function refusedPick(question: Pick, reply: Reply): Message | undefined {
  const { options, min, max } = question
  if (!Array.isArray(reply)) return refused('refused.not-offered', { value: String(reply) })
  for (const [at, id] of reply.entries()) {
    const option = options.find((one) => one.id === id)
    if (!option) return refused('refused.not-offered', { value: String(id) })
    if (option.disabled) return option.disabled
    if (!question.repeats && reply.indexOf(id) !== at) return refused('refused.twice', { value: option.label })
  }
  if (reply.length < min) return refused('refused.too-few', { min })
  if (reply.length > max) return refused('refused.too-many', { max })
  return undefined
}

function refusedRoll({ dice: names, counts }: Roll, reply: Reply, dice: Dice): Message | undefined {
  if (counts && isCounts(reply)) {
    const { hits, crits } = reply
    const fits = Number.isInteger(hits) && Number.isInteger(crits) && hits >= 0 && crits >= 0 && hits + crits <= names.length
    return fits ? undefined : refused('refused.too-many', { max: names.length })
  }
  if (!Array.isArray(reply) || reply.length !== names.length) return refused('refused.faces', { count: names.length })
  const wrong = reply.findIndex((face, at) => !dice[names[at]!]?.includes(face))
  return wrong < 0 ? undefined : refused('refused.face', { value: String(reply[wrong]), faces: [...dice[names[wrong]!]!] })
}

/** Counts, told from faces by their shape. */
export const isCounts = (reply: Reply): reply is Counts => typeof reply === 'object' && !Array.isArray(reply)

/** The only answer there is, where there is only one; rolls and questions that wait to be answered have none. */
export function onlyReply(question: Question): Reply | undefined {
  if (question.waits) return undefined
  switch (question.kind) {
    case 'choose': {
      const open = question.options.filter(({ disabled }) => !disabled)
      return open.length === 1 ? open[0]!.id : undefined
    }
    case 'pick': {
      if (question.repeats && question.max > 0) return undefined
      const open = question.options.filter(({ disabled }) => !disabled)
      const forced = question.max === 0 || open.length === 0 || (question.min >= open.length && !(question.ordered && open.length > 1))
      return forced && question.min <= open.length ? open.slice(0, question.max).map(({ id }) => id) : undefined
    }
    case 'count':
      return question.min === question.max ? question.min : undefined
    case 'roll':
      return undefined
  }
}

/** A question or a value that was refused, and why; what waited still waits. */
export class Refused extends Error {
  constructor(readonly why: Message) {
    super(why.key)
  }
}
