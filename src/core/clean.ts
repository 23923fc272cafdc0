/** Controls, escape sequences, and the marks that turn the reading direction: none of them may reach a terminal from outside. */
const harmful = /\u001b\[[0-9;?]*[ -/]*[@-~]|[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Text from outside (names, notes, files) made harmless for a terminal or a table: what could move the cursor, colour or hide text becomes a space. */
export const clean = (text: string): string => text.replace(harmful, ' ')

/** Letters of a typed word that a sentence repeats; more would bury what it says. */
const repeated = 120

/** Text that a person typed, as an error repeats it: the beginning of what is very long. */
export const brief = (text: string): string => (text.length > repeated ? `${text.slice(0, repeated)}…` : text)
