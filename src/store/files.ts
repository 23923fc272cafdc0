import { open } from 'node:fs/promises'
import { UserError } from '../core/errors.js'
import { messages } from '../core/words.js'

export type FileKey = 'file.missing' | 'file.directory' | 'file.forbidden' | 'file.unreadable' | 'file.too-big' | 'file.not-text'

const say = messages<FileKey>()

/** The bytes of a file that a person named, at most `limit` of them; a `UserError` says what is in the way. */
export async function readBytes(path: string, limit: number): Promise<Buffer> {
  try {
    const file = await open(path, 'r')
    try {
      // One byte more than allowed tells a file that is too big, and a device that never ends, from one that fits.
      const chunks: Buffer[] = []
      for (let size = 0; size <= limit; ) {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(64 * 1024, limit + 1 - size)))
        if (bytesRead === 0) return Buffer.concat(chunks)
        chunks.push(buffer.subarray(0, bytesRead))
        size += bytesRead
      }
      throw new UserError(say('file.too-big', { file: path, limit: Math.round(limit / 1024) }), 2)
    } finally {
      await file.close()
    }
  } catch (trouble) {
    throw trouble instanceof UserError ? trouble : new UserError(inTheWay(path, (trouble as NodeJS.ErrnoException).code), 2)
  }
}

/** What is in the way of reading a file, by the code of the system. */
export function inTheWay(file: string, code = '') {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return say('file.missing', { file })
    case 'EISDIR':
      return say('file.directory', { file })
    case 'EACCES':
    case 'EPERM':
      return say('file.forbidden', { file })
    default:
      return say('file.unreadable', { file, code })
  }
}

/** UTF-8, with or without its mark; anything else is refused, so that no name is ever garbled in silence. */
export function decode(bytes: Uint8Array, file: string): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below: it is no text that we can trust.
  }
  throw new UserError(say('file.not-text', { file }), 2)
}
