/** Flags that take the word behind them as their value. */
const valued = ['-g', '--game', '--lang', '--terms']

/** Flags of single commands that may stand before the command as well: `fleetref -g friday next`. */
const movable = /^(-g|--game(=.*)?|--json)$/

/** The command line with `-g` and `--json` that stand before the command moved behind it, where its own flags are read. */
export function afterCommand(argv: readonly string[]): readonly string[] {
  const stay: string[] = []
  const move: string[] = []
  let at = 0
  while (at < argv.length && argv[at]!.startsWith('-')) {
    const length = valued.includes(argv[at]!) ? 2 : 1
    ;(movable.test(argv[at]!) ? move : stay).push(...argv.slice(at, at + length))
    at += length
  }
  const [command, ...rest] = argv.slice(at)
  return command === undefined ? argv : [...stay, command, ...move, ...rest]
}
