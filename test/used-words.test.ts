import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { colonNames } from '../src/cli/ask/command-names.js'
import { reminderLevels } from '../src/cli/ask/reminders.js'
import { builder } from '../src/cli/command-line/builder.js'
import { diceCommands } from '../src/cli/command-line/dice.js'
import { fleetCommands } from '../src/cli/command-line/fleets.js'
import { gameCommands } from '../src/cli/command-line/games.js'
import { topics } from '../src/cli/commands/help.js'
import { makeTerminal } from '../src/cli/terminal.js'
import { colours, dice } from '../src/core/dice/faces.js'
import { levels } from '../src/core/system.js'
import { en } from '../src/i18n/words/en.js'
import { defenceTokens, ranges } from '../src/odds/armada/attack.js'
import { objectiveKinds } from '../src/systems/armada/fleet/profile.js'
import { systems } from '../src/systems/index.js'

const src = resolve(import.meta.dirname, '../src')
/** The code, without catalogues and without the types that only list their keys. */
const code = (readdirSync(src, { recursive: true }) as string[])
  .filter((name) => name.endsWith('.ts') && !name.includes('words/'))
  .map((name) => readFileSync(join(src, name), 'utf8').replace(/^(export )?type \w+ =\s+('|\| ')[^=]*?(?=\n\n|\n$)/gm, ''))
  .join('\n')

const terminal = await makeTerminal({}, 'en', {}, { stdin: {}, stdout: { write() {} }, stderr: { write() {} } })
const b = builder(terminal, {}, false, () => {})
for (const commands of [gameCommands, diceCommands, fleetCommands]) commands(b)
const named = b.program.commands.map((command) => command.name())
const attackFlags = b.program.commands.find((command) => command.name() === 'attack')!.options.map(({ long }) => long!.slice(2))
const corrections = ['card', 'mark', 'name', 'pin']

/** The keys that are put together from a beginning and one of a list. */
const families: Readonly<Record<string, readonly string[]>> = {
  'system.': Object.keys(systems),
  'command.': [...named, 'help'],
  'flag.attack-': attackFlags.filter((flag) => `flag.attack-${flag}` in en),
  'usage.': ['unknownOption', 'unknownCommand', 'missingArgument', 'optionMissingArgument', 'excessArguments'],
  'topic.': topics,
  'colon.': [...colonNames, ...corrections],
  'reminders.': reminderLevels,
  'explain.': ['choose', 'pick', 'count', 'roll'],
  'page.dice-': ['app', 'table'],
  'page.level-': levels,
  'page.ask-': ['turns', 'turn'],
  'list-objective.': objectiveKinds,
  'of.': ['sum', 'hits', 'unsaved', 'damage', 'cards'],
  'odds.': ['crit', 'accuracy', 'cripple', 'destroy', 'faceup'],
  'odds-face.': [...new Set(colours.flatMap((colour) => dice[colour]))],
  'odds-colour.': colours,
  'odds-range.': Object.keys(ranges),
  'odds-token.': defenceTokens,
}
const made = Object.entries(families).flatMap(([beginning, ends]) => ends.map((end) => beginning + end))

test('every text of the tool is said somewhere', () => {
  const whole = new Set([...code.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key!))
  expect(Object.keys(en).filter((key) => !whole.has(key) && !made.includes(key))).toEqual([])
})

test('every key that is put together has its text', () => {
  expect(made.filter((key) => !(key in en))).toEqual([])
})
