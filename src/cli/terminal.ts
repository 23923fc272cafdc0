import { Chalk, type ChalkInstance } from 'chalk'
import type { AnySystem } from '../core/system.js'
import type { Message } from '../core/words.js'
import type { Language } from '../i18n/locale.js'
import { besideEnglish, type Speaker, speaker } from '../i18n/speaker.js'
import { toolWords } from '../i18n/words/index.js'
import { wrapped } from './show/wrap.js'

/** The one object that knows streams, colour, width and language. Commands write through it and nowhere else. */
export interface Terminal {
  readonly language: Language
  /** Columns to fit into; 80 where nobody can tell. */
  readonly width: number
  /** Rows of the screen. */
  readonly height: number
  /** Plain numbered lines and words instead of drawings: pipes, screen readers, dumb terminals, `--plain`. */
  readonly plain: boolean
  /** A person sits at both ends: stdin and stdout are terminals. */
  readonly interactive: boolean
  /** Only questions and results. */
  readonly quiet: boolean
  /** Never ask: fail and name the answer that is missing. */
  readonly noInput: boolean
  /** Colours by our own rule (`NO_COLOR`, `--color`, a pipe): level 0 leaves text as it is. */
  readonly paint: ChalkInstance
  /** A line of data for stdout. */
  out(line: string): void
  /** A hint, warning or error for stderr. */
  err(line: string): void
  say(message: Message): string
  /** The same terminal, speaking with the words of a game's system as well, or in another language. */
  speaking(language: Language, system: Pick<AnySystem, 'words' | 'terms'>): Promise<Terminal>
}

export interface TerminalFlags {
  readonly color?: boolean | undefined
  readonly plain?: boolean | undefined
  readonly quiet?: boolean | undefined
  readonly input?: boolean | undefined
  /** The English term behind each translated one. */
  readonly bothTerms?: boolean | undefined
}

type Env = Readonly<Record<string, string | undefined>>

interface Streams {
  readonly stdin: { readonly isTTY?: boolean }
  readonly stdout: { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number; write(text: string): unknown }
  readonly stderr: { readonly isTTY?: boolean; write(text: string): unknown }
}

/** Sentences broken between words, where a person reads them. */
const folded = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapped(line, width))
    .join('\n')

/** Whether to paint: a flag decides, then `NO_COLOR` and `FORCE_COLOR`, then whether a capable terminal is there. */
function colourful(flag: boolean | undefined, env: Env, tty: boolean): boolean {
  if (flag !== undefined) return flag
  if (env.NO_COLOR) return false
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return tty && env.TERM !== 'dumb'
}

/** The last gate: letters that JSON leaves as they are, but that a terminal obeys, are written as JSON would escape them. */
const shown = (line: string): string =>
  line.replace(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Builds the terminal from flags, environment and streams. */
export async function makeTerminal(
  flags: TerminalFlags,
  language: Language,
  env: Env,
  { stdin, stdout, stderr }: Streams,
): Promise<Terminal> {
  const interactive = Boolean(stdin.isTTY && stdout.isTTY)
  const tty = Boolean(stdout.isTTY)
  const columns = Number(env.COLUMNS)
  const piped = Number.isInteger(columns) && columns > 0 ? columns : 80
  const width = () => Math.max(20, tty ? stdout.columns || 80 : piped)
  const make = (spoken: Speaker): Terminal => ({
    language: spoken.language,
    // A terminal may be made wider or narrower at any time.
    get width() {
      return width()
    },
    get height() {
      return tty ? stdout.rows || 24 : 24
    },
    plain:
      Boolean(flags.plain) || !interactive || env.TERM === 'dumb' || (env.ACCESSIBLE !== undefined && !['', '0'].includes(env.ACCESSIBLE)),
    interactive,
    quiet: Boolean(flags.quiet),
    noInput: flags.input === false,
    paint: new Chalk({ level: colourful(flags.color, env, tty) ? 1 : 0 }),
    out: (line) => void stdout.write(`${shown(line)}\n`),
    err: (line) => void stderr.write(`${stderr.isTTY ? folded(shown(line), width()) : shown(line)}\n`),
    say: spoken.say,
    async speaking(other, system) {
      const words = await system.words(other)
      const said = flags.bothTerms && other !== 'en' ? besideEnglish(words, await system.words('en'), system.terms ?? []) : words
      return make(speaker(other, await toolWords(other), said))
    },
  })
  return make(speaker(language, await toolWords(language)))
}
