import { type Command, Option } from 'commander'
import { type Builder, type Flags, isJson, several, withJson } from './builder.js'

/** The commands about dice outside a game. Each loads when it runs. */
export function diceCommands(b: Builder): void {
  const dice = (command: Command): Command =>
    withJson(b, command).option('--seed <text>', b.say('flag.seed')).option('--faces <faces>', b.say('flag.faces'))

  dice(b.command('roll [pool...]'))
    .option('--history', b.say('flag.history'))
    .action(async (words: readonly string[], flags: Flags) => {
      const { roll, rollHistory } = await import('../commands/roll.js')
      const { lastRolls, rememberRoll } = await import('../../store/roll-history.js')
      if (flags.history === true) rollHistory(b.terminal, lastRolls(), isJson(flags))
      else roll(b.terminal, words, { ...flags, remember: rememberRoll })
    })

  withJson(b, b.command('odds <pool...>'))
    .option('--at-least <n>', b.say('flag.at-least'))
    .action(async (words: readonly string[], flags: Flags) => (await import('../commands/odds.js')).odds(b.terminal, words, flags))

  const attack = dice(b.command('attack <system>')).option('--odds', b.say('flag.odds')).option('--at-least <n>', b.say('flag.at-least'))
  for (const flag of attackFlags) {
    const text = b.say(`flag.attack-${/--([a-z-]+)/.exec(flag)![1]}`)
    if (flag.startsWith('--rule') || flag.startsWith('--reroll')) attack.option(flag, text, several)
    else attack.option(flag, text)
  }
  attack.addOption(new Option('--armor <n+>').hideHelp())
  attack.action(async (system: string, { armor, ...flags }: Flags) =>
    (await import('../commands/attack-asking.js')).attackAsking(
      b.terminal,
      system,
      armor === undefined ? flags : { armour: armor, ...flags },
    ),
  )
}

/** The parts of an attack, of both systems. */
const attackFlags = [
  '--dice <n>',
  '--lock <n+>',
  '--damage <n|d3|d6>',
  '--armour <n+>',
  '--passive <n+>',
  '--pd <n>',
  '--fighters <n>',
  '--close-action',
  '--layers <n>',
  '--atmosphere',
  '--burnthrough <n>',
  '--rule <name>',
  '--hull <n>',
  '--pool <dice>',
  '--range <close|medium|long>',
  '--versus <ship|squadron>',
  '--attacker <ship|squadron>',
  '--bomber',
  '--obstructed',
  '--reroll <set>',
  '--concentrate-fire <colour>',
  '--tokens <tokens>',
  '--shields <n>',
  '--redirect <n>',
  '--cards <n>',
  '--bigger-attacker',
]
