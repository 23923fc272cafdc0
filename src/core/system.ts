import type { Flow, Table } from './flow.js'
import type { Choose, Count, Dice, Label, Pick, Reply } from './question.js'
import type { View } from './view.js'
import type { Message, Words } from './words.js'

/** A correction: a question that nobody asked, and the events that its answer stands for. */
export type Fix<Event> = (Choose | Pick | Count) & {
  /** It takes words as well as a value (the name of a card), and is a colon command of its own. */
  readonly free?: true
  /** What the value is now. */
  readonly now?: Label
  /** Named, but not to be made now, and why. */
  readonly disabled?: Message
  events(value: Reply, text?: string): readonly Event[]
}

/** A segment of the turn to go to. The events close what is open, name what is left out, and begin the segment. */
export interface Jump<Event> {
  readonly id: string
  readonly label: Label
  readonly disabled?: Message
  readonly events: readonly Event[]
}

/** What can be set of one part of a fleet before the game: a value of `Wishes.parts`. */
export interface PartSetting {
  /** The key in `parts`, and the id of the part under it. */
  readonly setting: string
  readonly id: string
  /** The part, and what of it is set. */
  readonly label: Message
  readonly value: string
  readonly values: readonly { readonly id: string; readonly label: Label }[]
}

/** A switch where official texts contradict each other, or where they are silent. */
export interface Switch {
  readonly id: string
  readonly values: readonly string[]
  readonly default: string
  /** It is on the set-up page itself, not behind it. */
  readonly front?: true
  /** What it decides, and which text says what. */
  readonly text: Message
}

/** How much is refereed: attacks step by step · sequence, orders and counters · steps and reminders only. */
export const levels = ['full', 'tracker', 'checklist'] as const
export type Level = (typeof levels)[number]

/** A game system: data and pure functions. Everything that differs between games is behind this, and nothing of it in front. */
export interface System<Setup, State, Event extends { readonly type: string }> {
  readonly id: string
  readonly edition: string
  /** Raised when the same answers no longer give the same game. */
  readonly rules: number
  readonly dice: Dice
  /** The state before the first question. The set-up is what the header of the journal holds. */
  begin(setup: Setup): State
  /** The pure reducer: the only place where state changes. */
  apply(state: State, event: Event): State
  /** The rules, entered wherever the state says: a loop that pays what is owed, runs the segment, and begins the next. */
  play(table: Table<State, Event>): Flow
  /** All corrections, or only those about things that `only` takes. */
  fixes(state: State, only?: (about: string | undefined) => boolean): readonly Fix<Event>[]
  jumps(state: State): readonly Jump<Event>[]
  /** The tables that people see. */
  view(state: State): View
  /** The state as JSON shows it, secrets left out; a shape promised in the public interface. */
  face(state: State): Readonly<Record<string, unknown>>
  /** One sentence about an event that has just happened, in the state after it; nothing for what goes without saying. */
  story(state: State, event: Event): Message | undefined
  /** The result, once nothing is left to ask. */
  result(state: State): Result | undefined
  /** The chances of the dice that were declared or wait, for those who ask before they roll; none where no dice do. */
  outlook?(state: State): Promise<readonly Outlook[]>
  /** What the players are called. */
  names(state: State): Readonly<Record<'A' | 'B', string>>
  /** The ids of what a person may mean by a word: an id, a mark, a name. */
  find(state: State, word: string): readonly string[]
  /** What a side keeps from the other, for its owner who asks to see it; missing in a system without secrets. */
  secrets?(state: State, side: 'A' | 'B'): readonly Message[]
  words(language: string): Promise<Words>
  /** How the keys of its game terms begin: beside these the English term can be shown. */
  readonly terms?: readonly string[]
}

/** What a new game is made of, before a system has read it. */
export interface Wishes {
  readonly names: Readonly<Record<'A' | 'B', string | undefined>>
  /** Fleets as their files give them, several for an alliance; none asks for the bundled one. */
  readonly fleets: Readonly<Record<'A' | 'B', readonly unknown[]>>
  /** How many turns the game has. */
  readonly turns: number | undefined
  /** The turn that it begins with. */
  readonly turn: number | undefined
  readonly level: Level | undefined
  readonly options: Readonly<Record<string, string>>
  /** What is set for single parts of a fleet: `standing` or `layer` of a battlegroup, by id. */
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The data of a file that lays down the game beside the fleets; the system reads it. */
  readonly scenario?: unknown
}

/** A segment of a turn as a checklist shows it. */
export interface ChecklistSegment {
  readonly id: string
  readonly phase: { readonly id: string; readonly title: Message }
  readonly title: Message
  readonly steps: readonly Message[]
  /** What players forget. */
  readonly reminders: readonly Message[]
}

/** Putting a fleet together by questions: a small system of its own, whose end is a fleet file. */
export interface Muster {
  readonly system: AnySystem
  setUp(): Promise<unknown>
  /** The fleet as it stands, as its file holds it; nothing while there is none. */
  file(state: unknown, name: string): unknown
}

/** Exact chances of dice that wait: what is counted, and the chance (0 to 1) of each value from 0 on. */
export interface Outlook {
  readonly title: Label
  readonly of: 'damage' | 'cards'
  readonly chances: Float64Array
  readonly cripple?: number
  readonly destroy?: number
  readonly crit?: number
  readonly accuracy?: number
}

/** What can be played: a system with what it takes to start a game of it. */
export interface Playable {
  readonly system: AnySystem
  readonly levels: readonly Level[]
  readonly switches: readonly Switch[]
  /** It reads what a scenario file says. */
  readonly scenarios?: true
  /** For those who have no list; loaded when it is needed. */
  readonly muster?: () => Promise<Muster>
  /** The turn as a list to print; loaded when it is needed. */
  readonly checklist?: () => Promise<readonly ChecklistSegment[]>
  /** What can be set of the parts of the fleets of a set-up; missing where there is nothing of the kind. */
  partSettings?(setup: unknown): readonly PartSetting[]
  /** The set-up that the header keeps, or what is wrong with the wishes. */
  setUp(wishes: Wishes): Promise<{ readonly setup: unknown; readonly notes: readonly Message[] } | { readonly wrong: readonly Message[] }>
}

export interface Result {
  readonly winner: 'A' | 'B' | null
  readonly points: Readonly<Record<'A' | 'B', number>>
  /** How the game ended, and by how much, in sentences. */
  readonly text: readonly Message[]
  /** More fields for JSON. */
  readonly more?: Readonly<Record<string, unknown>>
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where the kinds of state of all systems meet
export type AnySystem = System<any, any, any>
