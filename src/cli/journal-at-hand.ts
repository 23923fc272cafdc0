import type { Terminal } from './terminal.js'

let path: string | undefined
let voice: Terminal | undefined

/** The journal that a command has open, so that a fault of ours can name it: the journal is the report. */
export const currentJournal = (): string | undefined => path
export const journalAtHand = (file: string): void => {
  path = file
}

/** The terminal that speaks the words of the game that is open: a reason of its rules is said with them. */
export const currentVoice = (): Terminal | undefined => voice
export const voiceAtHand = (terminal: Terminal): Terminal => {
  voice = terminal
  return terminal
}
