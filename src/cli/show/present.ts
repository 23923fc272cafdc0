import type { Putting } from '../ask/asker.js'
import { questionJson } from '../json.js'
import { questionLines } from './question.js'

/** Prints a question in lines, or as one line of JSON. */
export function present({ terminal, question, names, json }: Putting): void {
  if (json !== undefined) terminal.out(JSON.stringify(questionJson(terminal, question, json)))
  else for (const line of questionLines(terminal, question, names)) terminal.out(line)
}
