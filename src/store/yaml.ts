import { isMap, isScalar, isSeq, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml'
import { UserError } from '../core/errors.js'
import { messages } from '../core/words.js'
import type { Finding } from '../kit/fleet-checks.js'

export type YamlKey = 'yaml.tabs' | 'yaml.twice' | 'yaml.half' | 'yaml.several' | 'yaml.broken' | 'yaml.aliases' | 'yaml.deep'

const say = messages<YamlKey>()

/** Data, and the line that each part of it stands on. */
export interface Located {
  lineOf(path: Finding['path']): number
}

/** Reads YAML or JSON (which is YAML too). What cannot be read is a `UserError` with its line. */
export function parseYaml(text: string, file: string): Located & { readonly data: unknown } {
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line)
  try {
    const document = parseDocument(text, { lineCounter, logLevel: 'error' })
    const [error] = document.errors
    if (error) {
      const code = error.pos[0] >= text.trimEnd().length ? 'MISSING_CHAR' : error.code
      throw new UserError(fault(code, file, lineAt(error.pos[0])), 2)
    }
    return {
      data: document.toJS({ maxAliasCount: 50 }),
      lineOf: (path) => lineAt(offsetOf(document.contents, path)),
    }
  } catch (trouble) {
    if (trouble instanceof RangeError) throw new UserError(say('yaml.deep', { file }), 2)
    if (trouble instanceof ReferenceError) throw new UserError(say('yaml.aliases', { file }), 2)
    throw trouble
  }
}

function fault(code: string, file: string, line: number) {
  switch (code) {
    case 'TAB_AS_INDENT':
      return say('yaml.tabs', { file, line })
    case 'DUPLICATE_KEY':
      return say('yaml.twice', { file, line })
    case 'MISSING_CHAR':
      return say('yaml.half', { file, line })
    case 'RESOURCE_EXHAUSTION':
      return say('yaml.deep', { file })
    case 'MULTIPLE_DOCS':
      return say('yaml.several', { file, line })
    default:
      return say('yaml.broken', { file, line, code: code.toLowerCase().replaceAll('_', ' ') })
  }
}

/** Where the value stands, or its key, or, for what is not there, what it is missing from. */
function offsetOf(top: ParsedNode | null, path: Finding['path']): number {
  let [node, offset]: [Node | null, number] = [top, top?.range[0] ?? 0]
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) return offset
      offset = (pair.key as Node).range?.[0] ?? offset
      node = pair.value as Node | null
    } else if (isSeq(node)) {
      node = (node.items[Number(step)] as Node | undefined) ?? null
      offset = node?.range?.[0] ?? offset
    } else return offset
  }
  return offset
}
