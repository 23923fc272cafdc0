import { readFileSync } from 'node:fs'
import { UserError } from '../core/errors.js'
import { settingsFile } from '../store/paths.js'

/** Settings that a person keeps: the long flags, by name. */
export const settingNames = ['lang', 'terms', 'plain', 'color', 'quiet', 'dice', 'level'] as const
export type Settings = Readonly<Partial<Record<(typeof settingNames)[number], string | boolean>>>

/** Reads the settings file; nothing where there is none. Throws UserError (exit 2) when it is not what it should be. */
export async function readSettings(): Promise<Settings> {
  const path = settingsFile()
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return {}
  }
  const { parse } = await import('yaml')
  let value: unknown
  try {
    value = parse(text)
  } catch (trouble) {
    throw new UserError({ key: 'error.settings', args: { path, why: String((trouble as Error).message).split('\n')[0]! } }, 2)
  }
  if (value === null || value === undefined) return {}
  const unknown = typeof value === 'object' ? Object.keys(value).find((key) => !(settingNames as readonly string[]).includes(key)) : ''
  if (unknown !== undefined) {
    throw new UserError({ key: 'error.setting', args: { path, name: unknown, allowed: settingNames.join(', ') } }, 2)
  }
  return value as Settings
}
