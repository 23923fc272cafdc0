let path: string | undefined

/** The journal that a command has open, so that a fault of ours can name it: the journal is the report. */
export const currentJournal = (): string | undefined => path
export const journalAtHand = (file: string): void => {
  path = file
}
