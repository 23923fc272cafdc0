import { UserError } from '../../core/errors.js'
import { Refused, type Reply, refusal } from '../../core/question.js'
import type { Fix } from '../../core/system.js'
import { sayer } from '../show/label.js'
import type { Sitting } from '../sitting.js'
import { answer, fold, keyedAnswer } from './input.js'

type AnyFix = Fix<{ readonly type: string }>

interface Correction {
  readonly fix: AnyFix
  readonly value: Reply
  readonly text?: string
}

const trouble = (key: string, args: Record<string, string>) => new UserError({ key, args }, 2)

/**
 * Corrects by hand: `hull@toulon-1 = 3, spike@red = minor`, all of it or nothing, as one decision. Throws UserError
 * (exit 2) for what is no correction, `Refused` for a value that it does not allow.
 */
export function correct(sitting: Sitting, text: string): void {
  const { match } = sitting.game
  const parts = separated(text)
  if (!parts.length) throw trouble('error.fix-form', { text })
  const read = parts.map((part) => {
    const keyed = keyedAnswer(part)
    if (!keyed) throw trouble('error.fix-form', { text: part })
    return correction(sitting, keyed.id, keyed.about, keyed.text)
  })
  for (const { fix, value } of read) {
    const why = fix.disabled ?? refusal(fix, value, sitting.system.dice)
    if (why) throw new Refused(why)
  }
  const before = match.line
  try {
    for (const [at, { fix, value, text: free }] of read.entries()) {
      // A correction may change what the next one says: it is looked up again in the present.
      const now = at === 0 ? fix : match.fixes.find(({ id, about }) => id === fix.id && about === fix.about)
      if (now) match.fix(now, value, free, at === 0 ? undefined : 'line')
    }
  } catch (refused) {
    if (refused instanceof Refused && match.line > before) {
      match.rewind(before)
      sitting.narrator.forget()
    }
    throw refused
  }
}

/** Commas separate corrections where a new one begins after them: `effects@toulon-1 = fire, energy-surges` is one. */
const separated = (text: string): string[] =>
  text
    .split(/,(?=\s*[a-z][\w-]*(?:@\S+)?\s*=)/i)
    .map((part) => part.trim())
    .filter(Boolean)

/** A correction by its own colon command: `:card A 2`, `:card B Evasive Manoeuvres on toulon-1`. */
export function shortCorrection(sitting: Sitting, id: string, rest: string): void {
  const [about, ...words] = rest.split(/\s+/).filter(Boolean)
  if (!about) throw trouble('error.short-form', { name: id })
  // A correction of the game itself is about nothing: what follows is its value.
  const ofGame = sitting.game.match.fixes.every((fix) => fix.id !== id || fix.about === undefined)
  const { fix, value, text } = ofGame ? correction(sitting, id, undefined, rest) : correction(sitting, id, about, words.join(' '))
  sitting.game.match.fix(fix, value, text)
}

/** Whether a system has corrections of this name, so that it is a colon command. */
export const isCorrection = ({ game }: Sitting, id: string): boolean => game.match.fixes.some((fix) => fix.id === id)

function correction(sitting: Sitting, id: string, about: string | undefined, text: string): Correction {
  const { system, game, terminal } = sitting
  const named = game.match.fixes.filter((fix) => fix.id === id)
  if (!named.length) throw trouble('error.no-such-fix', { name: id })
  const fix = fixAbout(sitting, named, about)
  if (!fix) throw trouble(about === undefined ? 'error.fix-about-what' : 'error.fix-about', { name: id, about: about ?? '' })
  // A correction that takes only words (a mark) takes digits as words as well.
  if (fix.free && fix.kind === 'count' && fix.max === 0) return { fix, value: 0, text }
  const input = answer(text, fix, system.dice, sayer(terminal))
  if (input.kind === 'answer') return { fix, value: input.value }
  // What is no value is free text, where the correction takes one: the name of a card.
  if (fix.free && fix.kind === 'count') return { fix, value: fix.default ?? fix.min, text }
  throw new UserError(input.kind === 'refused' ? input.why : { key: 'error.fix-form', args: { text } }, 2)
}

function fixAbout({ system, game }: Sitting, named: readonly AnyFix[], about: string | undefined): AnyFix | undefined {
  if (about === undefined) return named.find((fix) => fix.about === undefined) ?? (named.length === 1 ? named[0] : undefined)
  const direct = named.find((fix) => fix.about !== undefined && fold(fix.about) === fold(about))
  if (direct) return direct
  const meant = named.filter((fix) => fix.about !== undefined && system.find(game.match.state, about.replace(/^#/, '')).includes(fix.about))
  return meant.length === 1 ? meant[0] : undefined
}
