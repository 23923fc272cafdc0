/** The terminal while keys are read one by one, and the way back to how it was. */
export interface RawTerminal {
  /** Keys one by one, pastes marked as such. */
  enter(): void
  /** As it was: for leaving, for stopping, and for the end of the process, however it comes. */
  leave(): void
  /** A page of its own, of which nothing is left behind, neither on the screen nor above it. */
  ownPage(on: boolean): void
}

const pasteMarks = { on: '\u001b[?2004h', off: '\u001b[?2004l' }
const page = { on: '\u001b[?1049h\u001b[2J\u001b[H', off: '\u001b[2J\u001b[H\u001b[?1049l' }
const cursorShown = '\u001b[?25h'

/** Nothing is changed before `enter`. */
export function rawTerminal(input: NodeJS.ReadStream, output: NodeJS.WriteStream): RawTerminal {
  let entered = false
  let own = false
  const write = (text: string) => void output.write(text)
  return {
    enter() {
      entered = true
      // Off and on: a shell that brought us back may have changed the mode behind our back.
      if (input.isRaw) input.setRawMode(false)
      input.setRawMode(true)
      input.ref()
      input.resume()
      write(pasteMarks.on + (own ? page.on : ''))
    },
    leave() {
      if (!entered) return
      entered = false
      write((own ? page.off : '') + pasteMarks.off + cursorShown)
      input.setRawMode(false)
      input.pause()
      // A read that a stop has cut short must not keep the process alive.
      input.unref()
    },
    ownPage(on) {
      if (own === on) return
      own = on
      write(on ? page.on : page.off)
    },
  }
}
