import { type Builder, type Flags, isJson, withJson } from './builder.js'

/** The commands about fleets and ships. Each loads when it runs. */
export function fleetCommands(b: Builder): void {
  withJson(b, b.command('ships [words...]')).action(async (words: readonly string[], flags: Flags) =>
    b.done(await (await import('../commands/ships.js')).shipsCommand(b.terminal, words, { json: isJson(flags) })),
  )

  b.command('muster [system]')
    .option('-o, --output <file>', b.say('flag.output'))
    .option('--name <name>', b.say('flag.name'))
    .action(async (system: string | undefined, flags: Flags) =>
      b.done(await (await import('../commands/muster.js')).muster(b.terminal, system ?? 'dropfleet', flags)),
    )

  withJson(b, b.command('import <file>'))
    .option('-o, --output <file>', b.say('flag.output'))
    .option('--system <system>', b.say('flag.system'))
    .action(async (file: string, flags: Flags) => {
      const { importCommand } = await import('../commands/import.js')
      const { stdinBytes } = await import('../stdin.js')
      const choose = file === '-' || isJson(flags) ? undefined : (await import('../ask/which-card.js')).whichCard(b.terminal)
      const { output, system } = flags as { output?: string; system?: string }
      await importCommand(b.terminal, file, {
        json: isJson(flags),
        input: stdinBytes,
        ...(choose && { choose }),
        ...(output && { output }),
        ...(system && { system }),
      })
    })

  withJson(b, b.command('check [file]'))
    .option('--schema <system>', b.say('flag.schema'))
    .action(async (file: string | undefined, flags: Flags) => {
      if (typeof flags.schema === 'string') return (await import('../commands/schema.js')).schema(b.terminal, flags.schema)
      if (file === undefined) return (await import('../commands/schema.js')).noFile()
      await (await import('../commands/check.js')).checkCommand(b.terminal, file, { json: isJson(flags) })
    })
}
