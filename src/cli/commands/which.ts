import { existsSync } from 'node:fs'
import { UserError } from '../../core/errors.js'
import { listGames } from '../../store/games.js'
import { gameFile, isPath } from '../../store/paths.js'

/** The file of the game that a command is about: by name, by path, or the one last written. Throws UserError (exit 2) when there is none. */
export function whichGame(given: string | undefined): string {
  if (given !== undefined) {
    const file = gameFile(given)
    if (!existsSync(file)) throw new UserError({ key: 'error.no-such-game', args: { path: file } }, 2)
    return file
  }
  const [last] = listGames()
  if (!last) throw new UserError({ key: 'error.no-games' }, 2)
  return last.path
}

/** Where a new game is to be: `--file PATH` or `--name NAME`. */
export interface WantedFile {
  readonly file?: string
  readonly name?: string
}

/** The file that the flags ask for; nothing where they ask for none. */
export function wantedFile({ file, name }: WantedFile): string | undefined {
  if (file !== undefined) return gameFile(isPath(file) ? file : `./${file}`)
  return name === undefined ? undefined : gameFile(name)
}
