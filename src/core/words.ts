/**
 * Texts to be said later. Rules, events and commands make these; only `i18n` turns them into sentences, so that
 * every language says everything and no rule knows a language.
 */

/** What can stand in a placeholder of a text: a name as it is, a number, another text, or a list of them. */
export type Arg = string | number | Message | readonly (string | Message)[]

export interface Message<Key extends string = string> {
  readonly key: Key
  readonly args?: Readonly<Record<string, Arg>>
}

/** The texts of one language, in ICU message format (`{count, plural, one {# die} other {# dice}}`). */
export type Words<Key extends string = string> = Readonly<Record<Key, string>>

/** A maker of messages that accepts only the keys of one catalogue: a text that is missing does not compile. */
export type Say<Key extends string> = (key: Key, args?: Readonly<Record<string, Arg>>) => Message<Key>

/** Gives the message maker of a catalogue: `const m = messages<keyof typeof en>()`. */
export const messages =
  <Key extends string>(): Say<Key> =>
  (key, args) =>
    args ? { key, args } : { key }
