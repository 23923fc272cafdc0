import type { Table } from '../../core/flow.js'
import type { Event } from './events.js'
import type { State } from './state.js'

/** The table of a game of Armada, as its rules see it. */
export type T = Table<State, Event>
