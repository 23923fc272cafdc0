import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import envPaths from 'env-paths'
import { UserError } from '../core/errors.js'

type Env = Readonly<Record<string, string | undefined>>

const folders = () => envPaths('fleetref', { suffix: '' })

/** Where games without a path of their own are kept: `$FLEETREF_HOME/games`, else the platform's data folder. */
export const gamesFolder = (env: Env = process.env): string => join(env.FLEETREF_HOME || folders().data, 'games')

/** The settings file: `$FLEETREF_HOME/config.yaml`, else in the platform's config folder. */
export const settingsFile = (env: Env = process.env): string => join(env.FLEETREF_HOME || folders().config, 'config.yaml')

/** A path, not a name: it has a slash or a backslash, or ends in `.jsonl`. */
export const isPath = (game: string): boolean => /[/\\]/.test(game) || game.endsWith('.jsonl')

/** Names that some file system keeps for itself, and characters that none of them all allows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const unusable = /[<>:"|?*\u0000-\u001f\u007f]|^[.\s-]|[.\s]$/

/**
 * The file of a game given by name or by path (`~/` is the home folder). Throws UserError (exit 2) for a name that
 * cannot be a file name on every platform.
 */
export function gameFile(game: string, env: Env = process.env): string {
  if (isPath(game)) return resolve(game.replace(/^~(?=[/\\])/, homedir()))
  if (!game || game.length > 100 || reserved.test(game) || unusable.test(game))
    throw new UserError({ key: 'error.game-name', args: { name: game } }, 2)
  return join(gamesFolder(env), `${game}.jsonl`)
}

/** The name by which a game is called: that of its file. */
export const gameName = (file: string): string => basename(file).replace(/\.jsonl$/, '')
