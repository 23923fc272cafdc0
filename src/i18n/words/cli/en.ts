/** What the tool itself says, in English: the catalogue that the other languages are checked against. */
export const en = {
  'app.what': 'A referee at the table for Dropfleet Commander and Star Wars: Armada.',
  'error.unknown-command': 'There is no command "{name}". See: fleetref help',
} as const
