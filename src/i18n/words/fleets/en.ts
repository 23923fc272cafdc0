import type { Words } from '../../../core/words.js'
import type { FleetKey } from '../../../kit/fleet-words.js'
import type { FileKey } from '../../../store/files.js'
import type { FleetFileKey } from '../../../store/fleet-files.js'
import type { YamlKey } from '../../../store/yaml.js'

type Key = FleetKey | FileKey | FleetFileKey | YamlKey

/** What is said about fleets, in English: the catalogue that the other languages are checked against. */
export const en = {
  'file.missing': 'There is no file "{file}".',
  'file.directory': '"{file}" is a folder; name a file in it.',
  'file.forbidden': '"{file}" may not be read by you.',
  'file.unreadable': '"{file}" cannot be read ({code}).',
  'file.too-big': '"{file}" is bigger than {limit} KB, the most that is read.',
  'file.not-text': '"{file}" is not text in UTF-8; save it as UTF-8 and try again.',

  'yaml.tabs': '{file}, line {line}: a tab stands where the line is indented; use spaces.',
  'yaml.twice': '{file}, line {line}: the same field stands twice.',
  'yaml.half': '{file}, line {line}: a bracket or quote is never closed; is this only half of the file?',
  'yaml.several': '{file}, line {line}: a second document begins; one file holds one fleet.',
  'yaml.broken': '{file}, line {line}: this is not YAML or JSON ({code}).',
  'yaml.aliases': '{file}: it repeats itself through aliases; write the fleet out.',
  'yaml.deep': '{file}: it is nested too deeply for a fleet.',

  'fleet-file.empty': '"{file}" is empty. See an example: fleetref help fleets',
  'fleet-file.no-system': '"{file}" does not say which game it is for; it needs a line "system:" with one of: {allowed}.',
  'fleet-file.fault': '{file}, line {line}: {what}',
  'fleet-file.fault-in-field': '{file}, line {line}, {field}: {what}',
  'fleet-file.two-lines': '{first}\n{rest}',
  'fleet-file.more': '… and {count} more.',

  'fleet.text': 'text of 1 to {longest} characters is needed (numbers in quotes).',
  'fleet.whole': 'a whole number from {min} to {max} is needed.',
  'fleet.inches': 'inches are needed, a whole number from 0 to {max}.',
  'fleet.save': 'a save or lock from 2+ to 7+ is needed.',
  'fleet.dice': 'a whole number or dice such as d3 or d6+1 are needed.',
  'fleet.arc': 'arcs are F, F(N), S, S(L), S(R) and R, joined by /.',
  'fleet.pool': 'dice are written like 2r1b3k (red, blue, black) or as numbers by colour.',
  'fleet.upgrade': 'an upgrade is a name, or a name with slot and points.',
  'fleet.commander': 'a commander is a name, or a name with points and ship.',
  'fleet.yes-or-no': 'true or false is needed.',
  'fleet.id': 'an id is small letters, digits and -, and starts with a letter.',
  'fleet.reserved-id': 'none, roll, each, rest and done are answers and cannot be ids.',
  'fleet.one-of': 'one of these is needed: {allowed}.',
  'fleet.list': 'a list with at least one entry is needed.',
  'fleet.mapping': 'fields are needed here: {allowed}.',
  'fleet.fields': 'these fields are allowed: {allowed}.',
  'fleet.unknown-field': 'there is no field "{field}"; allowed are: {allowed}.',
  'fleet.missing-field': 'the field "{field}" is missing.',
  'fleet.not-understood': 'this is not understood.',
  'fleet.unknown': 'the catalogue has no "{name}". Did you mean: {close}? One of your own needs {needed}.',
  'fleet.unknown-no-idea': 'the catalogue has no "{name}". One of your own needs {needed}.',
  'fleet.several': '"{name}" could be any of these: {close}.',
  'fleet.unknown-ship': 'this fleet has no ship "{name}". Some that it has: {close}.',
  'fleet.duplicate': 'the id "{name}" stands twice.',
  'fleet.too-many-entries': 'at most {longest} entries are allowed here.',
  'fleet.admiral-value': '"{name}" is no rank that we know, so a value from 1 to 7 is needed.',
  'fleet.figures-guessed': '"{name}" is in no catalogue; taken for it: {figures}.',
} as const satisfies Words<Key>
