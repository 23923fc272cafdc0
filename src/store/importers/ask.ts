import { type Imported, importList } from './index.js'
import { type Unclear, unclearKey } from './ledger.js'

/** Asks a person which of the candidates a name is; nothing leaves it open. */
export type Chooser = (unclear: Unclear) => Promise<string | undefined>

/** Reads a list and, where somebody can be asked, asks about every name that could be several things, then reads it again. */
export async function importAsking(bytes: Uint8Array, file: string, choose?: Chooser): Promise<readonly Imported[]> {
  const lists = await importList(bytes, file)
  const answers = new Map<string, string>()
  for (const unclear of choose ? lists.flatMap((list) => list.unclear) : []) {
    const answer = await choose?.(unclear)
    if (answer !== undefined) answers.set(unclearKey(unclear), answer)
  }
  return answers.size ? importList(bytes, file, answers) : lists
}
