import type { CheckCommandKey } from '../../../cli/commands/check.js'
import type { ImportCommandKey } from '../../../cli/commands/import.js'
import type { ShipsCommandKey } from '../../../cli/commands/ships.js'
import type { ArmadaCardKey } from '../../../cli/show/armada-cards.js'
import type { DropfleetCardKey } from '../../../cli/show/dropfleet-cards.js'
import type { FleetLineKey } from '../../../cli/show/fleet-lines.js'
import type { Words } from '../../../core/words.js'
import type { ImportFileKey } from '../../../store/importers/index.js'
import type { ImportKey } from '../../../store/importers/ledger.js'
import type { RosterKey } from '../../../store/importers/roster-tree.js'
import type { OpenKey } from '../../../store/open-fleet.js'
import type { CheckKey as ArmadaCheckKey } from '../../../systems/armada/fleet/check-words.js'
import type { ObjectiveKind } from '../../../systems/armada/fleet/profile.js'
import type { CheckKey as DropfleetCheckKey } from '../../../systems/dropfleet/fleet/check-words.js'

type Key =
  | ArmadaCardKey
  | ArmadaCheckKey
  | DropfleetCheckKey
  | CheckCommandKey
  | DropfleetCardKey
  | FleetLineKey
  | ImportCommandKey
  | ImportFileKey
  | ImportKey
  | OpenKey
  | RosterKey
  | ShipsCommandKey
  | `list-objective.${ObjectiveKind}`

/** What `import`, `check` and `ships` say, in English: the catalogue that the other languages are checked against. */
export const en = {
  'import.empty': '"{file}" is empty.',
  'import.link': '"{file}" holds only a link. This program works offline: paste the text of the list instead.',
  'import.vassal': '"{file}" is a saved game of VASSAL, not a fleet list.',
  'import.second-edition-text': '"{file}" is a list for the second edition of Dropfleet Commander; this referee plays 1.7.',
  'import.unknown-roster': '"{file}" is a roster of a game that this referee does not know.',
  'import.unknown-json': '"{file}" is JSON, but no list of a builder that we know.',
  'import.nothing': 'No ship was found in "{file}". Lists that can be read: fleetref help fleets',
  'import.several-fleets': '"{file}" holds several fleets; keep the one you want in a file of its own.',
  'import.fleet-file': '"{file}" is a fleet file already. To see what it holds: fleetref check',
  'import.other-system': '"{file}" is a fleet for {system}.',
  'import.cannot-write': '"{file}" cannot be written ({code}).',
  'import.written': 'Written to {file}.',
  'import.read':
    '{format}: {read, plural, one {# line} other {# lines}} read, {used} used, {left} not understood, {guessed, plural, one {# name} other {# names}} guessed.',
  'import.line': 'Line {line} was not understood: {text}',
  'import.line-candidates': 'Line {line} was not understood: {text}. It could be: {close}.',
  'import.guessed': 'Line {line}: "{text}" was taken for {taken}.',
  'import.price': '{name} {list} (now {card})',
  'import.prices': 'Prices of the list are kept where the catalogue has others: {prices}.',
  'import.sum': 'Line {line}: the list says {list} points, its parts make {sum}.',
  'import.total': 'The list says {list} points in all, its parts make {sum}.',
  'import.rating': '{name}: the list says a Strategy Rating of {list}, its ships make {sum}.',
  'import.launch': 'The list says {list} launch assets, its ships make {sum}.',
  'import.tonnage': '{name} is a ship of tonnage {card}, the list says {list}.',
  'import.faction': '{name} belongs to {faction}, the fleet to {fleet}.',
  'import.card-faction': '{name} belongs to another faction: {faction}.',
  'import.no-ships': 'No ship was found.',
  'import.second-edition':
    'This list is for the second edition: its figures are kept, armour is its kinetic save, and Point Defence is missing.',

  'roster.broken': '{file}, line {line}: the XML is broken; is this only half of the file?',
  'roster.entities': '"{file}" declares a DOCTYPE or entities, which no roster needs; it is not read.',
  'roster.catalogue': '"{file}" is a catalogue or game system, not a list.',
  'roster.no-roster': '"{file}" holds no roster.',
  'roster.zip': '"{file}" is no zip with a roster (.ros) in it that can be opened.',
  'roster.zip-too-big': 'The roster in "{file}" is bigger than {limit} MB, the most that is unpacked.',
  'roster.deep': '"{file}" is nested too deeply for a roster.',

  'check.done': '{count, plural, =0 {The fleet keeps the rules.} one {# remark.} other {# remarks.}}',

  'check.dropfleet.size': '{points} points fit no size of game: Skirmish is 500 to 999, Clash to 1999, Battle to 3000.',
  'check.dropfleet.shape': '{name}: these groups make no Pathfinder, Line, Vanguard or Flag battlegroup.',
  'check.dropfleet.counts': '{size}: the numbers of battlegroups do not fit ({limits}).',
  'check.dropfleet.battlegroups': '{count} battlegroups; a {size} has at most {most}.',
  'check.dropfleet.share': '{name} costs {points} points, more than {share} % of {total}.',
  'check.dropfleet.launch': '{launch} launch assets; a {size} has at most {most}.',
  'check.dropfleet.group': '{class}: a group of {count}; it is bought in groups of {from} to {to}.',
  'check.dropfleet.rare': '{class} is rare: {count} groups, at most {most}.',
  'check.dropfleet.dreadnought': '{name}: a dreadnought is alone in its battlegroup.',
  'check.dropfleet.faction': '{class} is a ship of another faction: {faction}.',
  'check.dropfleet.admirals': '{count} admirals; a fleet has one (an alliance one a side).',
  'check.dropfleet.admiral-value': '{name}: a value of {value}; in a {size} at most {most}.',
  'check.dropfleet.admiral-ship': '{name}: an admiral flies in a ship of tonnage M, H or S, not in {ship}.',
  'check.dropfleet.admiral-dreadnought': '{name}: where there is a dreadnought, the admiral is aboard.',
  'check.dropfleet.joined': '{name}: {class} is bought twice; in play they are one group.',

  'check.armada.points': '{points} points, more than the agreed {limit}.',
  'check.armada.squadrons': '{points} points of squadrons, more than a third of {limit} ({third}).',
  'check.armada.aces': '{count} unique squadrons with defence tokens, at most {most}.',
  'check.armada.no-commander': 'The fleet has no commander.',
  'check.armada.commanders': 'More than one commander: {names}.',
  'check.armada.no-flagship': 'No ship carries {name}: name the flagship.',
  'check.armada.flotilla': '{name} is aboard a flotilla ({ship}), which cannot be the flagship.',
  'check.armada.twice-aboard': '{ship} carries {name} twice.',
  'check.armada.titles': '{ship} has more than one title: {names}.',
  'check.armada.modifications': '{ship} has more than one modification: {names}.',
  'check.armada.unique': '{name} is unique and stands more than once.',
  'check.armada.faction': '{name} belongs to another faction: {faction}.',
  'check.armada.objective-missing': 'No objective is chosen: {kind}.',
  'check.armada.objective-kind': '{name} is no objective of this kind: {kind}.',

  'list-objective.assault': 'assault',
  'list-objective.defence': 'defence',
  'list-objective.navigation': 'navigation',

  'ships.none': 'The catalogues have nothing called "{text}".',
  'ships.more': '{count} found. More words show one in full.',

  'card.rules': '  {rules}',

  'card.dropfleet.short': '{name} · {faction} · {tonnage} · {points} points · group {group}',
  'card.dropfleet.figures': '  Scan {scan} · Signature {signature} · Thrust {thrust} · Hull {hull} · Armour {armour} · PD {pd}',
  'card.dropfleet.weapon': '  {name}: lock {lock}, attack {attack}, damage {damage}, arc {arc}, {rules}',
  'card.dropfleet.launch': '  {name}: launch {launch}, {rules}',
  'card.dropfleet.systems': '  Systems to choose: {names}',

  'card.armada.ship': '{name} · {faction} · {size} · {points} points',
  'card.armada.figures':
    '  Hull {hull} · command {command} · squadron {squadron} · engineering {engineering} · tokens {tokens} · anti-squadron {antiSquadron}',
  'card.armada.zones': '  Dice/shields: {zones}',
  'card.armada.chart': '  Yaw by speed: {chart}',
  'card.armada.slots': '  Upgrades: {slots}',
  'card.armada.squadron': '{name} · {class} · {faction} · {points} points',
  'card.armada.squadron-plain': '{name} · {faction} · {points} points',
  'card.armada.squadron-figures':
    '  Speed {speed} · hull {hull} · anti-squadron {antiSquadron} · battery {battery} · {keywords} · tokens {tokens}',
  'card.armada.upgrade': '{name} · upgrade: {slot} · {factions} · {points} points',

  'fleet-line.head': '{name} · {faction} · {points} points',
  'fleet-line.admiral': '  Admiral {name}, value {value}, aboard {ship}',
  'fleet-line.battlegroup': '  {name} · Strategy Rating {rating} · {points} points',
  'fleet-line.group': '    {count} x {class} · {tonnage} · {points} points',
  'fleet-line.commander': '  Commander {name}, aboard {ship}',
  'fleet-line.objective': '  Objective ({kind}): {name}',
  'fleet-line.ship': '  {class} · {points} points',
  'fleet-line.upgrades': '    {names}',
  'fleet-line.squadron': '  {count} x {name} · {points} points',
} as const satisfies Words<Key>
