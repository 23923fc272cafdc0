import type { Terminal } from '../terminal.js'
import type { Asker } from './asker.js'
import { linesAsker } from './lines.js'
import { lineSource } from './source.js'

/** The asker for this terminal: the prompt where one can be drawn (loaded only then), plain lines everywhere else. */
export async function askerFor(terminal: Terminal, json = false): Promise<Asker> {
  if (terminal.interactive && !terminal.plain && !json)
    return (await import('../prompt/asker.js')).promptAsker(process.stdin, process.stdout)
  return linesAsker(lineSource({ input: process.stdin, output: process.stdout, interactive: terminal.interactive && !json }))
}
