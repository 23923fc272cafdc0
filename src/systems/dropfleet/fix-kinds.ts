import type { Choose, Count, Option } from '../../core/question.js'
import type { Fix } from '../../core/system.js'
import type { Event } from './events.js'
import { type DropfleetKey, m } from './words.js'

export type AnyFix = Fix<Event>
type FixId = DropfleetKey extends infer Key ? (Key extends `fix.${infer Id}` ? Id : never) : never

export const head = (id: FixId, about?: string) => ({
  id,
  by: 'both' as const,
  text: m(`fix.${id}`),
  ...(about !== undefined && { about }),
})
export const plain = (ids: readonly string[]): readonly Option[] => ids.map((id) => ({ id, label: id }))
export const choose = (
  id: FixId,
  about: string | undefined,
  ids: readonly string[],
  now: string,
  events: (value: string, text?: string) => readonly Event[],
): AnyFix =>
  ({
    kind: 'choose',
    ...head(id, about),
    options: plain(ids),
    now,
    events: (value, text) => events(String(value), text),
  }) satisfies Choose & AnyFix
export const count = (
  id: FixId,
  about: string | undefined,
  min: number,
  max: number,
  now: number,
  events: (value: number) => readonly Event[],
): AnyFix =>
  ({ kind: 'count', ...head(id, about), min, max, now: String(now), events: (value) => events(Number(value)) }) satisfies Count & AnyFix
