import { UserError } from '../../core/errors.js'
import type { Choose } from '../../core/question.js'
import { listGames } from '../../store/games.js'
import { gameName } from '../../store/paths.js'
import { systems } from '../../systems/index.js'
import type { Asker } from '../ask/asker.js'
import { alone, chosen } from '../ask/choice.js'
import { askerFor } from '../ask/choose-asker.js'
import type { Terminal } from '../terminal.js'
import { newGame } from './new.js'
import { type PlayFlags, play } from './play.js'

/**
 * Bare `fleetref`: the menu, by numbered lines where no prompt can be. When the input ends before the first answer, or
 * only stdout is redirected, a short help and the last game. Gives the exit code.
 */
export async function menu(terminal: Terminal, help: () => string, languageGiven: boolean): Promise<number> {
  if ((process.stdin.isTTY && !terminal.interactive) || terminal.noInput) return shortHelp(terminal, help)
  const asker = await askerFor(terminal)
  try {
    for (let first = true; ; first = false) {
      const question = menuQuestion()
      // Nothing is drawn into a pipe before it is known that somebody answers.
      const line = await asker.ask(alone(terminal, question, { shown: first && !terminal.interactive }))
      if (!line) return first && !terminal.interactive ? shortHelp(terminal, help) : 0
      const id = chosen(terminal, question, asker, line.text)
      const code = id === undefined ? undefined : await go(terminal, id, asker, help, { languageGiven })
      if (code !== undefined) return code
    }
  } finally {
    asker.close()
  }
}

function menuQuestion(): Choose {
  const last = listGames()[0]
  return {
    kind: 'choose',
    id: 'menu',
    by: 'both',
    text: { key: 'menu.what' },
    options: [
      ...(last ? [{ id: 'resume', label: { key: 'menu.resume', args: { name: gameName(last.path) } } }] : []),
      ...Object.keys(systems).map((id) => ({ id: `new-${id}`, label: { key: 'menu.new', args: { system: { key: `system.${id}` } } } })),
      { id: 'roll', label: { key: 'menu.roll' } },
      { id: 'odds', label: { key: 'menu.odds' } },
      { id: 'checklist', label: { key: 'menu.checklist' } },
      { id: 'help', label: { key: 'menu.help' } },
      { id: 'quit', label: { key: 'menu.quit' } },
    ],
  }
}

/** Does what was chosen; gives the exit code, or nothing where the menu is put again. */
async function go(terminal: Terminal, id: string, asker: Asker, help: () => string, flags: PlayFlags): Promise<number | undefined> {
  switch (id) {
    case 'resume':
      return play(terminal, listGames()[0]!.path, flags, asker)
    case 'roll':
    case 'odds': {
      const text = await asker.text(terminal, terminal.say({ key: 'menu.pool' }))
      if (text?.trim()) await dice(terminal, id, text.trim().split(/\s+/))
      return undefined
    }
    case 'checklist':
      await (await import('./checklist.js')).checklist(terminal, undefined, {})
      return undefined
    case 'help':
      terminal.out(help())
      terminal.out(terminal.say({ key: 'menu.help-text' }))
      return undefined
    case 'quit':
      return 0
    default: {
      const system = id.replace(/^new-/, '')
      if (!terminal.interactive) return play(terminal, await newGame(terminal, system, {}), flags, asker)
      const made = await newGame(terminal, system, {}, asker)
      return made === 0 ? undefined : made === 4 ? 0 : play(terminal, made, flags, asker)
    }
  }
}

/** Rolls or counts a pool; a pool that is wrong is said, and the menu stays. */
async function dice(terminal: Terminal, what: 'roll' | 'odds', words: readonly string[]): Promise<void> {
  try {
    if (what === 'roll') (await import('./roll.js')).roll(terminal, words, {})
    else (await import('./odds.js')).odds(terminal, words, {})
  } catch (trouble) {
    if (!(trouble instanceof UserError)) throw trouble
    terminal.err(terminal.say(trouble.text))
  }
}

function shortHelp(terminal: Terminal, help: () => string): number {
  terminal.out(help())
  const last = listGames()[0]
  if (last) terminal.out(terminal.say({ key: 'menu.last', args: { name: gameName(last.path) } }))
  return 0
}
