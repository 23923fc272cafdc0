import { messages } from '../../core/words.js'
import type { en } from './words/en.js'

/** The keys of everything that this system says; the English catalogue is the master. */
export type DropfleetKey = keyof typeof en

/** Makes a message of this system. A key without a text does not compile. */
export const m = messages<DropfleetKey>()

/** The ids of this system's questions: each has a text of its own. */
export type QuestionId = DropfleetKey extends infer Key ? (Key extends `question.${infer Id}` ? Id : never) : never
