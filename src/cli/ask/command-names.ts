import type { Match } from '../../core/match.js'

/** The colon commands, in the order in which help lists them. A system's corrections are colon commands as well. */
export const colonNames = [
  'undo',
  'redo',
  'amend',
  'show',
  'log',
  'fix',
  'jump',
  'note',
  'odds',
  'dispute',
  'peek',
  'dice',
  'level',
  'reminders',
  'lang',
  'help',
  'quit',
] as const
export type ColonName = (typeof colonNames)[number]

/** All that can be typed now: the commands, and the corrections that take free words. */
export const commandNames = ({ fixes }: Pick<Match, 'fixes'>): readonly string[] => [
  ...colonNames,
  ...new Set(fixes.filter((fix) => fix.free).map(({ id }) => id)),
]
