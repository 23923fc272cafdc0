import type { DiceSource } from '../../core/journal.js'
import type { Level } from '../../core/system.js'
import type { Asker } from '../ask/asker.js'
import type { Terminal } from '../terminal.js'
import type { Draft } from './draft.js'
import { scenarioOf, wrong } from './flags.js'
import { switchValue } from './lines.js'
import type { Preview } from './preview.js'

/** One line of the set-up page changed: the next value of a few, or what is typed. Throws UserError for what does not fit. */
export async function changed(terminal: Terminal, draft: Draft, now: Preview, id: string, asker: Asker): Promise<Draft> {
  const side = id.endsWith('-a') ? 'A' : 'B'
  const typed = async (key: string) => (await asker.text(terminal, terminal.say({ key, args: { side } })))?.trim()
  const { playable, names, dice, options, parts } = draft
  switch (id) {
    case 'player-a':
    case 'player-b':
      return { ...draft, names: { ...names, [side]: (await typed('page.ask-player')) || undefined } }
    case 'fleet-a':
    case 'fleet-b':
      return fleet(draft, side, (await typed('page.ask-fleet')) ?? '')
    case 'scenario': {
      const path = await typed('page.ask-scenario')
      const { scenario: _, ...without } = draft
      return path ? { ...draft, scenario: await scenarioOf(path) } : without
    }
    case 'turns':
    case 'turn':
      return { ...draft, [id]: number(id, await typed(`page.ask-${id}`)) }
    case 'dice-a':
    case 'dice-b':
      return { ...draft, dice: { ...dice, [side]: (dice[side] === 'app' ? 'table' : 'app') satisfies DiceSource } }
    case 'level':
      return { ...draft, level: next(playable.levels, now.level as Level) }
  }
  const one = playable.switches.find((each) => `option-${each.id}` === id)
  if (one) return { ...draft, options: { ...options, [one.id]: next(one.values, switchValue(draft, one)) } }
  const part = now.parts.find((each) => `${each.setting}-${each.id}` === id)
  if (!part) return draft
  const value = next(
    part.values.map((each) => each.id),
    part.value,
  )
  return { ...draft, parts: { ...parts, [part.setting]: { ...parts[part.setting], [part.id]: value } } }
}

const next = <T>(list: readonly T[], now: T): T => list[(list.indexOf(now) + 1) % list.length]!

/** A fleet file, or nothing for the bundled fleet. */
async function fleet(draft: Draft, side: 'A' | 'B', path: string): Promise<Draft> {
  const parts = {}
  if (!path) return { ...draft, fleets: { ...draft.fleets, [side]: [] }, parts }
  const { openFleet } = await import('../../store/open-fleet.js')
  const loaded = await openFleet(path)
  const { id } = draft.playable.system
  if (loaded.fleet.system !== id) throw wrong('error.fleet-of-other-system', { system: id, other: loaded.fleet.system })
  return { ...draft, fleets: { ...draft.fleets, [side]: [loaded.fleet] }, warnings: loaded.warnings, parts }
}

function number(flag: string, typed: string | undefined): number | undefined {
  if (!typed) return undefined
  const value = Number(typed)
  if (!/^\d+$/.test(typed) || value < 1 || value > 99) throw wrong('error.number', { text: typed, min: 1, max: 99, flag })
  return value
}
