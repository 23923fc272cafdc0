import { UserError } from '../../core/errors.js'
import { messages } from '../../core/words.js'

/** What BattleScribe and New Recruit write: the same tree as XML, as XML in a zip, or as JSON. */
export interface Selection {
  readonly name: string
  readonly type: string
  readonly group: string
  readonly number: number
  /** Points of this selection in all, its children not included. */
  readonly points: number
  readonly selections: readonly Selection[]
  readonly profiles: readonly Profile[]
  readonly categories: readonly string[]
}

export interface Profile {
  readonly name: string
  readonly type: string
  readonly values: Readonly<Record<string, string>>
}

export interface Roster {
  readonly name: string
  readonly gameSystem: string
  readonly points: number | undefined
  readonly forces: readonly { readonly catalogue: string; readonly selections: readonly Selection[] }[]
}

export type RosterKey =
  | 'roster.broken'
  | 'roster.entities'
  | 'roster.catalogue'
  | 'roster.no-roster'
  | 'roster.zip'
  | 'roster.zip-too-big'
  | 'roster.deep'
export const say = messages<RosterKey>()

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Children of a kind: `{ selections: [...] }` in JSON, `{ selections: { selection: [...] } }` from XML. */
function children(node: Json, many: string, one: string): readonly Json[] {
  const list = node[many]
  const found = Array.isArray(list) ? list : isObject(list) ? list[one] : undefined
  return (Array.isArray(found) ? found : []).filter(isObject)
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A roster from JSON or from parsed XML. */
export function rosterOf(data: unknown, file: string): Roster {
  const root = isObject(data) && isObject(data.roster) ? data.roster : undefined
  if (!root) throw new UserError(say('roster.no-roster', { file }), 2)
  const [points] = children(root, 'costs', 'cost').filter(isPoints)
  return {
    name: text(root.name),
    gameSystem: text(root.gameSystemId),
    points: points && Number(points.value),
    forces: forcesIn(root).map((force) => ({
      catalogue: text(force.catalogueName),
      selections: children(force, 'selections', 'selection').map((selection) => selectionOf(selection, file, 0)),
    })),
  }
}

const forcesIn = (node: Json): readonly Json[] => children(node, 'forces', 'force').flatMap((force) => [force, ...forcesIn(force)])

const isPoints = (cost: Json): boolean => /^(pts|points)$/i.test(text(cost.name).trim())

const deepest = 40

function selectionOf(node: Json, file: string, depth: number): Selection {
  if (depth > deepest) throw new UserError(say('roster.deep', { file }), 2)
  return {
    name: text(node.name),
    type: text(node.type),
    group: text(node.group),
    number: Math.max(1, Math.trunc(Number(node.number)) || 1),
    points: children(node, 'costs', 'cost')
      .filter(isPoints)
      .reduce((sum, cost) => sum + (Number(cost.value) || 0), 0),
    selections: children(node, 'selections', 'selection').map((child) => selectionOf(child, file, depth + 1)),
    profiles: children(node, 'profiles', 'profile').map(profileOf),
    categories: children(node, 'categories', 'category').map((category) => text(category.name)),
  }
}

const profileOf = (node: Json): Profile => ({
  name: text(node.name),
  type: text(node.typeName),
  values: Object.fromEntries(
    children(node, 'characteristics', 'characteristic').map((characteristic) => [text(characteristic.name), text(characteristic.$text)]),
  ),
})
