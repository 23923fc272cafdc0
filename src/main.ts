import { UserError } from './core/errors.js'

/** argv and terminal in, exit code out: the only file that ends the process. */
async function main(): Promise<void> {
  process.stdout.on('error', (trouble: NodeJS.ErrnoException) => {
    // Nobody reads any more (`fleetref log | head`): the game is saved, and that is all there was to do.
    if (trouble.code === 'EPIPE') process.exit(0)
    // The terminal itself is gone: as good as a hang-up.
    if (trouble.code === 'EIO') process.exit(129)
    throw trouble
  })
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.on(signal, () => process.exit(code))
  const argv = process.argv.slice(2)
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${(await import('./cli/app.js')).version}\n`)
    return
  }
  const { run } = await import('./cli/program.js')
  const { code, terminal, trouble } = await run(argv, process.env)
  process.exitCode = code
  if (trouble === undefined) return
  const { currentJournal, currentVoice } = await import('./cli/journal-at-hand.js')
  if (trouble instanceof UserError) terminal.err((currentVoice() ?? terminal).say(trouble.text))
  else {
    const journal = currentJournal()
    terminal.err(
      terminal.say({
        key: journal ? 'error.bug-in-game' : 'error.bug',
        args: { path: journal ?? '', what: String((trouble as Error)?.message ?? trouble) },
      }),
    )
    if (process.env.FLEETREF_DEBUG) terminal.err(String((trouble as Error)?.stack))
  }
}

await main()
