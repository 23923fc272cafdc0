import { checksum } from '../core/hash.js'
import type { Header, Line } from '../core/journal.js'

/** The last field of every line is a checksum of the line and of the checksum before it: it tells damage, and a lost line. */
const sealed = /^(.*),"sum":"([0-9a-f]{8})"\}\s*$/s

/** Adds the checksum to a line. `at` is the time of writing (UTC); rules never read it. */
export function seal(line: Header | (Line & { readonly at: string }), before: string): { readonly text: string; readonly sum: string } {
  const body = JSON.stringify(hidden(line)).slice(0, -1)
  const sum = checksum(before + body)
  return { text: `${body},"sum":"${sum}"}\n`, sum }
}

/** Reads one line; nothing when it is damaged or does not follow the line before it. */
export function unseal(text: string, before: string): { readonly value: unknown; readonly sum: string } | undefined {
  const [, body, sum] = sealed.exec(text) ?? []
  if (body === undefined || sum === undefined || checksum(before + body) !== sum) return undefined
  try {
    return { value: shown(JSON.parse(`${body}}`)), sum }
  } catch {
    return undefined
  }
}

/** A glance at the file gives nothing away; it is no lock. */
export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')
export const decode = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64').toString())

const hidden = (line: Header | Line): unknown => ('secret' in line && line.secret ? { ...line, value: encode(line.value) } : line)

function shown(line: unknown): unknown {
  if (typeof line !== 'object' || line === null || !('secret' in line) || !line.secret) return line
  return { ...line, value: decode((line as unknown as { value: string }).value) }
}
