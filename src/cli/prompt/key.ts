/** What one key says. */
export type Key =
  | { readonly kind: 'text'; readonly text: string }
  /** Text that came in one piece: each line of it is a typed line. */
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: (typeof controls)[keyof typeof controls] | (typeof sequences)[string] }
  /** The terminal is gone. */
  | { readonly kind: 'hang-up' }

const controls = {
  '\r': 'enter',
  '\n': 'enter',
  '\u007f': 'backspace',
  '\b': 'backspace',
  '\u0015': 'delete-line',
  '\u0017': 'delete-word',
  '\u0003': 'interrupt',
  '\u0004': 'end',
  '\u001a': 'suspend',
  '\u000c': 'repaint',
} as const

const sequences: Readonly<Record<string, 'up' | 'down' | 'page-up' | 'page-down' | 'escape'>> = {
  '\u001b[A': 'up',
  '\u001bOA': 'up',
  '\u001b[B': 'down',
  '\u001bOB': 'down',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
}

const pasteBegins = '\u001b[200~'
const pasteEnds = '\u001b[201~'
const whole = /^\u001b(?:\[[0-9;?]*[ -/]*[@-~]|O[A-Z])/
const begun = /^\u001b(?:\[[0-9;?]*[ -/]*|O)?$/

/** Reads keys from what a terminal sent; `rest` is a sequence that has not come to its end yet. */
export function readKeys(sent: string): { readonly keys: readonly Key[]; readonly rest: string } {
  const keys: Key[] = []
  let rest = sent
  while (rest) {
    if (rest.startsWith(pasteBegins)) {
      const end = rest.indexOf(pasteEnds)
      if (end < 0) return { keys, rest }
      keys.push({ kind: 'paste', text: rest.slice(pasteBegins.length, end) })
      rest = rest.slice(end + pasteEnds.length)
      continue
    }
    if (begun.test(rest)) return { keys, rest }
    const [sequence] = whole.exec(rest) ?? []
    if (sequence) {
      const kind = sequences[sequence]
      if (kind) keys.push({ kind })
      rest = rest.slice(sequence.length)
      continue
    }
    const letter = String.fromCodePoint(rest.codePointAt(0)!)
    const kind = controls[letter as keyof typeof controls]
    if (kind) keys.push({ kind })
    else if (letter === '\u001b') keys.push({ kind: 'escape' })
    else if (letter >= ' ') keys.push({ kind: 'text', text: letter })
    rest = rest.slice(rest.startsWith('\r\n') ? 2 : letter.length)
  }
  return { keys, rest }
}
