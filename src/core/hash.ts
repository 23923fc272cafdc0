const known = new WeakMap<object, string>()

/**
 * A short text for plain data, the same for data that mean the same: keys sorted, and what is empty (undefined, null,
 * false, 0, '', [], {}) left out, so that a new field that starts empty changes nothing. A list or a record is the
 * checksum of what it holds, and is remembered: state is never changed in place, so parts that stayed are not read again.
 */
function digest(value: unknown): string {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return ''
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object') return String(value)
  const before = known.get(value)
  if (before !== undefined) return before
  const inside = Array.isArray(value) ? ofList(value) : ofRecord(value as Readonly<Record<string, unknown>>)
  const text = inside && checksum(inside)
  known.set(value, text)
  return text
}

const ofList = (list: readonly unknown[]): string => (list.length ? `[${list.map((item) => digest(item) || '_').join(',')}]` : '')

function ofRecord(record: Readonly<Record<string, unknown>>): string {
  let inside = ''
  for (const key of Object.keys(record).sort()) {
    const text = digest(record[key])
    if (text) inside += `${key}:${text},`
  }
  return inside && `{${inside}}`
}

/** FNV-1a of 32 bits as eight hexadecimal digits: tells damage and difference, keeps no secret. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** A short hash of a state: the same for states that mean the same. */
export const stateHash = (state: unknown): string => digest(state) || checksum('')
