import type { RollEntry } from '../core/journal.js'
import type { Question } from '../core/question.js'
import type { AnySystem } from '../core/system.js'
import { eventJson, rollJson, rollStory } from './json.js'
import { wrapped } from './show/wrap.js'
import type { Terminal } from './terminal.js'

/** Collects what happens while the rules run, and tells it once it is written down. */
export interface Narrator {
  /** The question goes with it where the roll did not wait, so that nobody has read it. */
  rolled(roll: RollEntry, question?: Question): void
  tell(state: unknown, event: { readonly type: string }): void
  flush(line: number): void
  /** What was heard did not come about after all. */
  forget(): void
}

/** Terminal and system are asked for anew with each telling: the language may have changed. */
export function narrator(terminal: () => Terminal, system: () => AnySystem, json: boolean): Narrator {
  let heard: { readonly json: (line: number) => object; readonly text: string | undefined }[] = []
  return {
    rolled(roll, question) {
      heard.push({ json: (line) => rollJson(roll, line), text: terminal().say(rollStory(roll, question)) })
    },
    tell(state, event) {
      const message = system().story(state, event)
      const text = message && terminal().say(message)
      heard.push({ json: (line) => eventJson(event, line, text), text })
    },
    forget() {
      heard = []
    },
    flush(line) {
      const said = heard
      heard = []
      const { out, quiet, width } = terminal()
      for (const { json: value, text } of said) {
        if (json) out(JSON.stringify(value(line)))
        else if (text && !quiet) for (const row of wrapped(`- ${text}`, width, 2)) out(row)
      }
    },
  }
}
