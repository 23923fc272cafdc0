import type { Choose } from '../../core/question.js'
import { listGames } from '../../store/games.js'
import { gameName } from '../../store/paths.js'
import { systems } from '../../systems/index.js'
import { answer } from '../ask/input.js'
import { lineSource, type Source } from '../ask/source.js'
import { labelled } from '../json.js'
import { questionLines } from '../show/question.js'
import type { Terminal } from '../terminal.js'
import { newGame } from './new.js'
import { play } from './play.js'

/**
 * Bare `fleetref`: the menu, by numbered lines where no prompt can be. When the input ends before the first answer, or
 * only stdout is redirected, a short help and the last game. Gives the exit code.
 */
export async function menu(terminal: Terminal, help: () => string): Promise<number> {
  if (process.stdin.isTTY && !terminal.interactive) return shortHelp(terminal, help)
  const source = lineSource({ input: process.stdin, output: process.stdout, interactive: terminal.interactive })
  try {
    // Nothing is drawn into a pipe before it is known that somebody answers.
    let first = terminal.interactive ? undefined : await source.next('', false)
    if (!terminal.interactive && !first) return shortHelp(terminal, help)
    for (;;) {
      const question = menuQuestion()
      if (!first) for (const line of questionLines(terminal, question, { A: 'A', B: 'B' }).slice(0)) terminal.out(line)
      const line = first ?? (await source.next('> ', false))
      first = undefined
      if (!line) return 0
      const input = answer(line.text.trim(), question, {}, (label) => labelled(terminal, label))
      if (input.kind === 'refused') terminal.err(terminal.say(input.why))
      if (input.kind !== 'answer') continue
      const code = await chosen(terminal, String(input.value), source)
      if (code !== undefined) return code
    }
  } finally {
    source.close()
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
      { id: 'help', label: { key: 'menu.help' } },
      { id: 'quit', label: { key: 'menu.quit' } },
    ],
  }
}

async function chosen(terminal: Terminal, id: string, source: Source): Promise<number | undefined> {
  switch (id) {
    case 'resume':
      return play(terminal, listGames()[0]!.path, {}, source)
    case 'roll': {
      const line = await source.next(`${terminal.say({ key: 'menu.pool' })} `, false)
      if (line) (await import('./roll.js')).roll(terminal, line.text.split(/\s+/), {})
      return undefined
    }
    case 'help':
      terminal.out(terminal.say({ key: 'menu.help-text' }))
      return undefined
    case 'quit':
      return 0
    default:
      return play(terminal, await newGame(terminal, id.replace(/^new-/, ''), {}), {}, source)
  }
}

function shortHelp(terminal: Terminal, help: () => string): number {
  terminal.out(help())
  const last = listGames()[0]
  if (last) terminal.out(terminal.say({ key: 'menu.last', args: { name: gameName(last.path) } }))
  return 0
}
