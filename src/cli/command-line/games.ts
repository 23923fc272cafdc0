import type { Settings } from '../settings.js'
import { type Builder, type Flags, isJson, several, withGame, withJson } from './builder.js'

/** The file of the game that a command is about. */
const path = async (flags: Flags, given?: string): Promise<string> =>
  (await import('../commands/which.js')).whichGame(given ?? (flags.game as string | undefined))

/** What a person keeps in the settings file for every new game. */
const kept = ({ dice, level }: Settings): Flags => ({
  ...(typeof dice === 'string' && { dice: [dice] }),
  ...(typeof level === 'string' && { level }),
})

/** The commands about games. Each loads when it runs. */
export function gameCommands(b: Builder): void {
  withJson(b, b.command('new [system]'))
    .option('--fleet <file>', b.say('flag.fleet'), several)
    .option('--name <name>', b.say('flag.name'))
    .option('--file <path>', b.say('flag.file'))
    .option('--player <side=name>', b.say('flag.player'), several)
    .option('--turns <n>', b.say('flag.turns'))
    .option('--turn <n>', b.say('flag.turn'))
    .option('--seed <text>', b.say('flag.seed'))
    .option('--word <side=text>', b.say('flag.word'), several)
    .option('--dice <app|table>', b.say('flag.dice'), several)
    .option('--level <level>', b.say('flag.level'))
    .option('--option <key=value>', b.say('flag.option'), several)
    .option('--standing <battlegroup=value>', b.say('flag.standing'), several)
    .option('--layer <battlegroup=value>', b.say('flag.layer'), several)
    .option('--scenario <file>', b.say('flag.scenario'))
    .option('--answers <file>', b.say('flag.answers'))
    .option('--no-play', b.say('flag.no-play'))
    .action(async (system: string | undefined, flags: Flags) => {
      const { newAndPlay } = await import('../commands/new-and-play.js')
      b.done(await newAndPlay(b.terminal, system, { ...kept(b.settings), ...flags, languageGiven: b.languageGiven }))
    })

  withGame(b, withJson(b, b.command('play [game]')))
    .option('--answers <file>', b.say('flag.answers'))
    .option('--until <line>', b.say('flag.until'))
    .option('--name <name>', b.say('flag.name'))
    .option('--file <path>', b.say('flag.file'))
    .action(async (given: string | undefined, flags: Flags) => {
      const { play, branch } = await import('../commands/play.js')
      let file = await path(flags, given)
      if (typeof flags.until === 'string') file = await branch(b.terminal, file, flags.until, flags)
      b.done(
        await play(b.terminal, file, {
          json: isJson(flags),
          languageGiven: b.languageGiven,
          ...(typeof flags.answers === 'string' && { answers: flags.answers }),
        }),
      )
    })

  withGame(b, withJson(b, b.command('show [game]')))
    .option('--at <line>', b.say('flag.at'))
    .option('--side <A|B>', b.say('flag.side'))
    .option('--labels', b.say('flag.labels'))
    .action(async (given: string | undefined, flags: Flags) =>
      (await import('../commands/look.js')).show(b.terminal, await path(flags, given), flags),
    )

  withGame(b, withJson(b, b.command('next [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('../commands/look.js')).next(b.terminal, await path(flags, given), isJson(flags)),
  )

  withGame(b, withJson(b, b.command('answer <value...>')))
    .option('--to <question>', b.say('flag.to'))
    .allowUnknownOption()
    .action(async (words: readonly string[], flags: Flags) =>
      (await import('../commands/answer.js')).answerOnce(b.terminal, await path(flags), words, {
        ...flags,
        languageGiven: b.languageGiven,
      }),
    )

  withGame(b, withJson(b, b.command('log [game]')))
    .option('--dice', b.say('flag.log-dice'))
    .action(async (given: string | undefined, flags: Flags) =>
      (await import('../commands/look.js')).log(b.terminal, await path(flags, given), { json: isJson(flags), dice: flags.dice === true }),
    )

  withGame(b, withJson(b, b.command('verify [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('../commands/verify.js')).verify(b.terminal, await path(flags, given), isJson(flags)),
  )

  withGame(b, withJson(b, b.command('undo [game]')))
    .option('--to <line>', b.say('flag.undo-to'))
    .action(async (given: string | undefined, flags: Flags) =>
      (await import('../commands/back.js')).undo(b.terminal, await path(flags, given), flags),
    )

  withGame(b, withJson(b, b.command('redo [game]'))).action(async (given: string | undefined, flags: Flags) =>
    (await import('../commands/back.js')).redo(b.terminal, await path(flags, given), flags),
  )

  withGame(b, withJson(b, b.command('fix [fix...]'))).action(async (words: readonly string[], flags: Flags) =>
    (await import('../commands/change.js')).fix(b.terminal, await path(flags), words, isJson(flags)),
  )

  withGame(b, withJson(b, b.command('jump [segment]'))).action(async (segment: string | undefined, flags: Flags) =>
    (await import('../commands/change.js')).jump(b.terminal, await path(flags), segment, isJson(flags)),
  )

  withGame(b, b.command('note <text...>')).action(async (words: readonly string[], flags: Flags) =>
    (await import('../commands/change.js')).note(b.terminal, await path(flags), words.join(' ')),
  )

  withJson(b, b.command('checklist [system]'))
    .option('--phase <id>', b.say('flag.phase'))
    .option('--format <text|md>', b.say('flag.format'))
    .action(async (system: string | undefined, flags: Flags) =>
      (await import('../commands/checklist.js')).checklist(b.terminal, system, flags),
    )

  withJson(b, b.command('games')).action(async (flags: Flags) => (await import('../commands/games.js')).games(b.terminal, isJson(flags)))
}
