import type { Label } from '../../core/question.js'
import type { Message } from '../../core/words.js'

/** How a label is said, so that it can be shown, and typed as well. */
export type Sayer = (label: Label) => string

interface Speaking {
  say(message: Message): string
}

/** A label as people read it. */
export const labelled = ({ say }: Speaking, label: Label): string =>
  say(typeof label === 'string' ? { key: 'name', args: { name: label } } : label)

export const sayer =
  (speaking: Speaking): Sayer =>
  (label) =>
    labelled(speaking, label)

/** An option as it stands in a list: its label, and why it cannot be chosen. */
export const optionText = (speaking: Speaking, { label, disabled }: { readonly label: Label; readonly disabled?: Message }): string =>
  disabled ? `${labelled(speaking, label)}: ${speaking.say({ key: 'option.not', args: { why: disabled } })}` : labelled(speaking, label)
