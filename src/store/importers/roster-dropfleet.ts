import { idOf } from '../../core/names.js'
import { factionOf } from '../../systems/dropfleet/fleet/admirals.js'
import {
  addAdmiral,
  addBattlegroup,
  type DropfleetDraft,
  type DropfleetFile,
  finishDropfleet,
  newDraft,
  pushGroup,
} from './dropfleet-draft.js'
import type { Account, OpenLedger } from './ledger.js'
import { shipFrom, unreadParts } from './roster-ship.js'
import type { Roster, Selection } from './roster-tree.js'
import { all, entriesOf, isSetting } from './roster-walk.js'
import type { Line } from './text.js'

/** The game systems that rosters of Dropfleet's first and second edition name. */
export const dropfleetSystems = { first: 'bb34-1413-3527-b957', second: 'sys-5fec-a8da-5dec-0ae6' } as const

const isShip = ({ profiles }: Selection): boolean => profiles.some(({ type }) => type === 'Ship')

/** A roster of the Dropfleet catalogues. Figures are the file's; what equals the catalogue's is left to the catalogue. */
export async function readDropfleetRoster(roster: Roster, open: OpenLedger): Promise<Account & { readonly fleet: DropfleetFile }> {
  const entries = entriesOf(roster)
  const book = open([...entries.values()])
  const draft = newDraft(book)
  draft.name = roster.name || undefined
  draft.total = roster.points
  if (roster.gameSystem === dropfleetSystems.second) book.warn('import.second-edition')
  draft.faction = roster.forces.map(({ catalogue }) => factionOf(catalogue)).find((faction) => faction !== undefined)
  const admirals: Selection[] = []
  for (const { selections } of roster.forces) {
    for (const top of selections) {
      const models = all([top]).filter(isShip)
      const aboard = new Set(models.flatMap((model) => all([model])))
      for (const selection of all([top])) {
        if (isAdmiral(selection)) admirals.push(selection)
        else if (!aboard.has(selection) && !isSetting(selection)) book.miss(entries.get(selection)!)
      }
      if (models.length) await addModels(draft, top, models, entries)
    }
  }
  for (const admiral of admirals) readAdmiral(draft, admiral, entries.get(admiral)!)
  return { fleet: withFlagship(finishDropfleet(draft), draft, flagshipClass(roster)), ...book.account() }
}

async function addModels(
  draft: DropfleetDraft,
  top: Selection,
  models: readonly Selection[],
  entries: ReadonlyMap<Selection, Line>,
): Promise<void> {
  const titles = [...top.categories, top.name].map((name) => /^(.*?) ?battlegroups?$/i.exec(name)?.[1])
  const kind = titles.find((title) => title)
  if (kind || !draft.battlegroups.length) addBattlegroup(draft, kind || 'Battlegroup')
  for (const model of models) {
    const ship = model.number <= 60 ? await shipFrom(model, draft) : undefined
    if (ship) pushGroup(draft, ship.file, ship.profile, ship.points)
    else draft.book.miss(entries.get(model)!)
    for (const part of unreadParts(model)) draft.book.miss(entries.get(part)!)
  }
}

const isAdmiral = ({ name, group }: Selection): boolean => group === 'Admiral' || /^AV\d /.test(name)

function readAdmiral(draft: DropfleetDraft, { name, points }: Selection, line: Line): void {
  const [, value, title = name] = /^AV(\d) (.+)$/.exec(name) ?? []
  if (!/^no admiral$/i.test(title)) addAdmiral(draft, line, title, value === undefined ? undefined : Number(value), points)
}

/** The class of the model that is marked as the flagship. */
function flagshipClass(roster: Roster): string | undefined {
  const models = all(roster.forces.flatMap(({ selections }) => selections)).filter(isShip)
  const marked = models.find((model) => model.selections.some(({ name }) => /^flagship\b/i.test(name)))
  return marked?.profiles.find(({ type }) => type === 'Ship')?.name
}

/** A roster keeps the admiral apart from the ships: aboard the flagship that it marks, else aboard none that we know. */
function withFlagship(fleet: DropfleetFile, draft: DropfleetDraft, flagship: string | undefined): DropfleetFile {
  const group = draft.battlegroups.flatMap(({ groups }) => groups).find(({ file }) => file.class === flagship)
  const ship = group && flagship ? `${idOf(flagship, 'ship')}-1` : undefined
  return { ...fleet, admirals: fleet.admirals.map(({ name, value }) => ({ name, value, ...(ship && { ship }) })) }
}
