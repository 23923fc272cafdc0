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
  const { parseYaml } = await import('../store/yaml.js')
  const value = parseYaml(text, path).data
  if (value === null || value === undefined) return {}
  const wrong = (name: string) => new UserError({ key: 'error.setting', args: { path, name, allowed: settingNames.join(', ') } }, 2)
  if (typeof value !== 'object' || Array.isArray(value)) throw wrong(String(value))
  for (const [name, given] of Object.entries(value)) {
    if (!(settingNames as readonly string[]).includes(name) || (typeof given !== 'string' && typeof given !== 'boolean')) throw wrong(name)
  }
  return value as Settings
}
