import { UserError } from '../../core/errors.js'
import { listGames } from '../../store/games.js'
import { readJournal } from '../../store/journal-file.js'
import { gameName } from '../../store/paths.js'
import type { Terminal } from '../terminal.js'

/** Lists the saved games, the one last written first; one that cannot be read is listed with the reason. */
export function games(terminal: Terminal, json: boolean): void {
  const list = listGames()
  if (!list.length && !json) terminal.err(terminal.say({ key: 'games.none' }))
  for (const { path, written } of list) {
    const facts = factsOf(terminal, path)
    const name = gameName(path)
    const at = written.toISOString()
    if (json) terminal.out(JSON.stringify({ type: 'game', name, path, written: at, ...facts }))
    else terminal.out(`${name.padEnd(28)} ${at.slice(0, 16).replace('T', ' ')}  ${facts.trouble ?? `${facts.system} ${facts.lines}`}`)
  }
}

function factsOf(terminal: Terminal, path: string): { readonly system?: string; readonly lines?: number; readonly trouble?: string } {
  try {
    const { header, lines } = readJournal(path)
    return { system: header.system, lines: lines.length + 1 }
  } catch (trouble) {
    if (trouble instanceof UserError) return { trouble: terminal.say(trouble.text) }
    throw trouble
  }
}
