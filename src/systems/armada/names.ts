import { kebab } from '../../core/names.js'
import { model } from './query.js'
import type { State } from './state.js'

/** Other words for a ship or squadron: its mark, its own name, the first words of its class, alone or with its number (`victory-1`). */
export function namesOf(s: State, id: string): readonly string[] {
  const found = model(s, id)
  if (!found) return []
  const { mark, name, class: kind } = found.card
  const number = /-(\d+)$/.exec(id)?.[1]
  const [first = '', second] = kebab(kind).split('-')
  const words = [mark, kebab(name), first, second && `${first}-${second}`, number && `${first}-${number}`]
  return [...new Set(words.filter((word): word is string => Boolean(word) && word !== id))]
}

/** The ids of what a person may mean by a word: an id, a mark, a name. */
export function find(s: State, word: string): readonly string[] {
  const asked = kebab(word)
  const all = [...Object.keys(s.ships), ...Object.keys(s.squadrons)]
  if (all.includes(asked)) return [asked]
  return all.filter((id) => namesOf(s, id).some((name) => kebab(name) === asked))
}
