import { fold, type Match } from '../../../core/names.js'
import type { Finding, Notes } from '../../../kit/fleet-checks.js'
import { say, unknown } from '../../../kit/fleet-words.js'
import { parseDice } from '../dice.js'
import { findShip, findSquadron } from '../ships/find.js'
import { resolveUpgrade } from './card-resolve.js'
import type { ShipFile, SquadronFile } from './fleet-schema.js'
import type { Ship, Squadron } from './fleet-shape.js'
import type { Faction, ShipCard, ShipFigures, SquadronCard, SquadronFigures } from './profile.js'

export interface Context {
  readonly faction: Faction | undefined
  /** The commander whom the top of the file names. */
  readonly commander?: string | undefined
  readonly path: Finding['path']
  readonly notes: Notes
}

const noShip: Omit<ShipFigures, 'hull' | 'command' | 'squadron' | 'engineering' | 'shields' | 'armament' | 'chart'> = {
  points: 0,
  size: 'small',
  traits: [],
  tokens: [],
  antiSquadron: parseDice(''),
}
const shipKeys = ['hull', 'command', 'squadron', 'engineering', 'shields', 'armament', 'chart'] as const

/** The models of an entry, with every number; ids are given later, by their number in the fleet. */
export async function resolveShip(file: ShipFile, context: Context): Promise<readonly Ship[]> {
  const { class: asked, count = 1, id = '', name, mark, marks, upgrades: cards = [], ...own } = file
  const complete = shipKeys.every((key) => own[key] !== undefined)
  const all = complete && (Object.keys(noShip) as (keyof typeof noShip)[]).every((key) => own[key] !== undefined)
  const card = all ? undefined : await lookUp(findShip, [asked], complete, shipKeys, context)
  const upgrades = []
  for (const [index, upgrade] of cards.entries()) {
    const title = typeof upgrade === 'string' ? upgrade : upgrade.name
    const leads = context.commander !== undefined && fold(title) === fold(context.commander)
    const slot = leads ? { slot: 'commander' as const } : {}
    upgrades.push(
      ...(await resolveUpgrade(upgrade, { faction: context.faction, ...slot }, [...context.path, 'upgrades', index], context.notes)),
    )
  }
  const figures = { ...noShip, ...(card ? shipFigures(card) : nothing), ...own }
  return copies(count, id, mark, marks, context, { id, class: card?.class ?? asked, ...(name && { name }), ...figures, upgrades })
}

const nothing = { hull: 1, command: 1, squadron: 1, engineering: 1, shields: {}, armament: {}, chart: [] }
const shipFigures = ({ class: _, faction, slots, aliases, ...figures }: ShipCard): ShipFigures => figures

const noSquadron = { unique: false, points: 0, antiSquadron: parseDice(''), battery: parseDice(''), tokens: [], keywords: [] }
const squadronKeys = ['hull', 'speed'] as const

export async function resolveSquadron(file: SquadronFile, context: Context): Promise<readonly Squadron[]> {
  const { class: asked, count = 1, id = '', name, mark, marks, ...own } = file
  const complete = squadronKeys.every((key) => own[key] !== undefined)
  const all = complete && (Object.keys(noSquadron) as (keyof typeof noSquadron)[]).every((key) => own[key] !== undefined)
  const card = all ? undefined : await lookUp(findSquadron, name ? [`${name} ${asked}`, asked] : [asked], complete, squadronKeys, context)
  const figures = { ...noSquadron, hull: 1, speed: 1, ...(card && squadronFigures(card)), ...own }
  const kind = card?.class ?? asked
  return copies(count, id, mark, marks, context, { id, class: kind, name: name ?? card?.name ?? kind, ...figures })
}

const squadronFigures = ({ class: _, name, faction, aliases, ...figures }: SquadronCard): SquadronFigures => figures

/** The card by the first of these names that is one; without it all the figures that cannot be guessed are needed. */
async function lookUp<T>(
  find: (name: string, faction?: Faction) => Promise<Match<T>>,
  names: readonly string[],
  byHand: boolean,
  needed: readonly string[],
  { faction, path, notes }: Context,
): Promise<T | undefined> {
  let last: Exclude<Match<T>, { kind: 'exact' }> = { kind: 'none', close: [] }
  for (const name of names) {
    const match = await find(name, faction)
    if (match.kind === 'exact') return match.value
    last = match
  }
  if (!byHand) notes.failures.push({ path: [...path, 'class'], text: unknown(names.at(-1) ?? '', last, needed.join(', ')) })
  return undefined
}

function copies<T extends { readonly id: string }>(
  count: number,
  id: string,
  mark: string | undefined,
  marks: readonly string[] | undefined,
  { path, notes }: Context,
  model: T,
): readonly (T & { readonly mark?: string })[] {
  if (id && count > 1) notes.failures.push({ path: [...path, 'id'], text: say('fleet.duplicate', { name: id }) })
  if (marks && marks.length > count)
    notes.failures.push({ path: [...path, 'marks'], text: say('fleet.too-many-entries', { longest: count }) })
  return Array.from({ length: count }, (_, index) => {
    const own = marks?.[index] ?? mark
    return own ? { ...model, mark: own } : model
  })
}
