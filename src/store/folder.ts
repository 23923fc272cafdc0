import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those it lies in. Node's own recursive way never ends where a file system says of a folder that is
 * there that it is not (`/proc`); this one throws what the system said.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    const above = dirname(path)
    if (code !== 'ENOENT' || above === path) throw trouble
    makeFolder(above)
    mkdirSync(path)
  }
}
