import { factionOf } from '../../systems/dropfleet/fleet/admirals.js'
import {
  addAdmiral,
  addBattlegroup,
  addGroup,
  type DropfleetDraft,
  type DropfleetFile,
  finishDropfleet,
  newDraft,
} from './dropfleet-draft.js'
import { votedFaction } from './dropfleet-vote.js'
import type { Ledger } from './ledger.js'
import type { Line } from './text.js'

/**
 * dflist.com: `name - 721pts`, `UCM - 7 launch assets`, then battlegroups (`SR12 Vanguard battlegroup (220pts)`) of groups
 * (`2 x New Orleans - 64pts - L`); `+ UCM Commodore (20pts, 3AV)` belongs to the group above. Players retype such lists by
 * hand: prices may be missing, numbers be words, and a title stand behind its ship (`1 x Heracles + Grand Director (6AV)`).
 */
export const isDflist = (text: string): boolean =>
  /\bSR ?\d+ (Flag|Vanguard|Line|Pathfinder) battle ?group/i.test(text) || /\d launch assets?\b/i.test(text) || /- ?SR ?\d+$/im.test(text)

export async function readDflist(lines: readonly Line[], book: Ledger): Promise<DropfleetFile> {
  const draft = newDraft(book)
  const faction = lines.map(({ text }) => launchLine.exec(text)?.[1]).find((name) => name !== undefined)
  draft.faction = factionOf(faction) ?? (await votedFaction(lines))
  for (const line of lines) await readLine(draft, line)
  return finishDropfleet(draft)
}

const launchLine = /^(.+?) - (\d+) launch assets?$/i
const battlegroupLine = /^SR ?(\d+) (Flag|Vanguard|Line|Pathfinder) battle ?group(?: ?\((\d+) ?pts\))?$/i
const proseBattlegroup = /^(Flag|Vanguard|Line|Pathfinder)(?: battle ?group)? ?(?:-|:) ?SR ?(\d+)$/i
const admiralLine = /^[•·.+* -]*\+ ?(.+?) ?\((?:(\d+) ?pts, ?)?(\d)AV\)$/i
const titleLine = /^(\d{1,2} ?x? .+?) \+ (.+?) ?\((?:(\d+) ?pts, ?)?(\d)AV\)$/i
const groupLine = /^(?:• ?)?(\d{1,2}) ?x? (.+?)(?: - (\d+) ?pts)?(?: - (L|L2|M|H|S|S2))?$/i
const wordLine = /^(one|two|three|four|five|six) (.+?)(?: \(.*\))?$/i
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']

async function readLine(draft: DropfleetDraft, line: Line): Promise<void> {
  const { text } = line
  if (/^[-=_ ]*(dflist\.com)?[-=_ ]*$/i.test(text) || /^https?:\/\/(www\.)?dflist\.com\//i.test(text) || /^!vassal\b/i.test(text)) return
  let found: RegExpExecArray | null
  // A list may be called anything, `Two` and `3 x Moscow` too: what ends in its total is the title until there is one.
  if (draft.name === undefined && !draft.battlegroups.length && /- ?\d+ ?pts$/i.test(text)) readTitle(draft, text)
  else if ((found = battlegroupLine.exec(text))) {
    const [, rating, name = '', points] = found
    addBattlegroup(draft, capital(name), { line: line.line, rating: Number(rating), points: numberOf(points) })
  } else if ((found = proseBattlegroup.exec(text))) {
    addBattlegroup(draft, capital(found[1] ?? ''), { line: line.line, rating: Number(found[2]), points: undefined })
  } else if ((found = launchLine.exec(text))) {
    draft.launch = Number(found[2])
  } else if ((found = titleLine.exec(text))) {
    const [, group = '', title = '', points, value] = found
    await readGroup(draft, line, group)
    addAdmiral(draft, line, title, Number(value), numberOf(points))
  } else if ((found = admiralLine.exec(text))) {
    const [, title = '', points, value] = found
    addAdmiral(draft, line, title, Number(value), numberOf(points))
  } else if (groupLine.test(text)) {
    await readGroup(draft, line, text)
  } else if ((found = wordLine.exec(text))) {
    await addGroup(draft, {
      line,
      text: found[2] ?? '',
      count: numberWords.indexOf((found[1] ?? '').toLowerCase()),
      points: undefined,
      tonnage: undefined,
    })
  } else if (draft.name === undefined && !draft.battlegroups.length) {
    readTitle(draft, text)
  } else draft.book.miss(line)
}

async function readGroup(draft: DropfleetDraft, line: Line, text: string): Promise<void> {
  const [, count, name = '', points, tonnage] = groupLine.exec(text) ?? []
  await addGroup(draft, { line, text: name, count: Number(count), points: numberOf(points), tonnage: tonnage?.toUpperCase() })
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** The first line: a name that may hold anything, and the total behind its last dash. */
function readTitle(draft: DropfleetDraft, text: string): void {
  const [, name, points] = /^(.*?) ?- ?(\d+) ?pts$/i.exec(text) ?? []
  draft.name = name ?? text
  if (points !== undefined) draft.total = Number(points)
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
