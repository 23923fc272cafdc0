import { UserError } from '../../core/errors.js'
import { say } from './roster-tree.js'

const lists = new Set(['force', 'selection', 'profile', 'cost', 'costLimit', 'category', 'rule', 'characteristic'])

/** Parses the XML of a roster. Declarations that could pull in or multiply text are refused before anything is parsed. */
export async function parseRosterXml(xml: string, file: string): Promise<unknown> {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UserError(say('roster.entities', { file }), 2)
  if (/^\s*(<\?[^>]*\?>\s*)*<(catalogue|gameSystem)\b/.test(xml)) throw new UserError(say('roster.catalogue', { file }), 2)
  const { XMLParser, XMLValidator } = await import('fast-xml-parser')
  const checked = XMLValidator.validate(xml)
  if (checked !== true) throw new UserError(say('roster.broken', { file, line: checked.err.line }), 2)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    textNodeName: '$text',
    parseAttributeValue: false,
    parseTagValue: false,
    isArray: (name) => lists.has(name),
  })
  try {
    return parser.parse(xml)
  } catch {
    throw new UserError(say('roster.deep', { file }), 2)
  }
}
