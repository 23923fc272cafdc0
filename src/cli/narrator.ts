import type { AnySystem } from '../core/system.js'
import { eventJson } from './json.js'
import { wrapped } from './show/wrap.js'
import type { Terminal } from './terminal.js'

/** Collects what happens while the rules run, and tells it once it is written down. */
export interface Narrator {
  tell(state: unknown, event: { readonly type: string }): void
  flush(line: number): void
}

export function narrator(terminal: () => Terminal, system: () => AnySystem, json: boolean): Narrator {
  let heard: { readonly event: { readonly type: string }; readonly text: string | undefined }[] = []
  return {
    tell(state, event) {
      const message = system().story(state, event)
      heard.push({ event, text: message && terminal().say(message) })
    },
    flush(line) {
      const said = heard
      heard = []
      const { out, quiet, width } = terminal()
      for (const { event, text } of said) {
        if (json) out(JSON.stringify(eventJson(event, line, text)))
        else if (text && !quiet) for (const row of wrapped(`- ${text}`, width, 2)) out(row)
      }
    },
  }
}
