import { describe, expect, test } from 'vitest'
import type { Line } from '../../src/core/journal.js'
import { Match } from '../../src/core/match.js'
import { Refused } from '../../src/core/question.js'
import type { Event } from '../../src/systems/dropfleet/events.js'
import { system } from '../../src/systems/dropfleet/playable.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { face, view } from '../../src/systems/dropfleet/view.js'
import { optionOf, quietly, type Seat, seat, seated } from './seat.js'

/** Faults that people met in other tools, tried here without a process. The number is that of the list of faults. */

const json = (table: Seat) => JSON.stringify(table.match.state)
const waits = (table: Seat) => `${table.question.id}@${table.question.about ?? ''}`
/** The same lines read again by a new match. */
const reopened = (table: Seat): Match =>
  new Match({ system, header: table.match.place.header, append: () => {} }, JSON.parse(JSON.stringify(table.lines)) as Line[])

describe('undo', () => {
  test('bug 1: after an undo an old answer is refused or means the question that is shown', async () => {
    const table = (await seat({ A: ['two'], B: ['shark'] })).until('order')
    table.match.undo()
    expect(table.question.id).toBe('first-or-second')
    expect(() => table.answer('first-or-second', 'weapons-free')).toThrow(Refused)
    expect(() => table.answer('order', 'weapons-free')).toThrow('waits')
  })
  test('bug 2: undoing the end of an activation restores who is active and what was counted, mixed with a correction', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'weapons-free').answer('move', 'done')
    const before = json(table)
    table.answer('hits', [])
    expect(table.state.segment).toBe('second-activates')
    table.fix('hull@shark-1', 7)
    table.match.undo()
    table.match.undo()
    expect(json(table)).toBe(before)
    expect(table.state).toMatchObject({ segment: 'first-activates', open: { group: 'line-kite' } })
  })
  test('bug 4: what one line hit, with the hull of several ships, is one step of undo, and no more', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).until('hits')
    const before = json(table)
    table.match.answer(['ray-1', 'ray-2'])
    table.match.answer(1, 'line')
    table.match.answer(1, 'line')
    expect([table.ship('ray-1').hull, table.ship('ray-2').hull]).toEqual([3, 3])
    table.match.undo()
    expect(json(table)).toBe(before)
  })
  test('bug 5: a jump that was undone does not jump again', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').jump('ground')
    expect(table.state.turn).toBe(2)
    table.match.undo()
    table.match.undo()
    expect(waits(table)).toBe('first-or-second@')
    table.until('order').until('order@pack-shark')
    expect(table.state).toMatchObject({ turn: 1, segment: 'second-activates' })
  })
  test('bug 7: undo to the beginning and redo to the end give byte-equal states', async () => {
    const table = (await seat({ A: ['small'], B: ['other'] })).until('hits@line-kite').answer('hits', ['shark-1']).answer('hull-lost', 5)
    table.until('ready')
    const states = [json(table)]
    while (table.match.undo() !== undefined) states.push(json(table))
    expect(states.length).toBeGreaterThan(10)
    for (const state of states.slice(0, -1).reverse()) {
      table.match.redo()
      expect(json(table)).toBe(state)
    }
    expect(table.match.redo()).toBeUndefined()
  })
})

describe('order, ties, deaths', () => {
  test('bug 8: tied ratings are not coupled: both battlegroups activate, each in its turn', async () => {
    const table = (await seat({ A: ['small'], B: ['other'] })).until('roll-off').answer('roll-off', ['2']).answer('roll-off', ['2'])
    table.until('ready')
    expect(table.of('battlegroup-begun').map(({ battlegroup }) => battlegroup)).toEqual(['line', 'pack'])
    expect(Object.values(table.state.ships).length).toBe(6)
  })
  test('bug 10: an explosion in its own activation that kills the active group, the next one and the last: the turn goes on', async () => {
    const table = (await seat({ A: ['small'], B: ['rays'] })).until('group').answer('group', 'line-wren').until('hits@line-wren')
    for (const id of ['wren-1', 'wren-2', 'kite-1']) table.fix(`hull@${id}`, 1)
    table.answer('hits', ['ray-1']).answer('hull-lost', 4).answer('wreck', ['6']).answer('wreck-radius', ['3'])
    table.answer('caught', ['wren-1', 'wren-2', 'kite-1', 'ray-2']).until('order@pack-ray')
    expect(table.of('group-ended').map(({ group }) => group)).toEqual(['line-wren'])
    expect(Object.values(table.state.ships).filter(({ hull }) => hull > 0)).toMatchObject([{ id: 'ray-2', hull: 2 }])
    table.until('ready')
    expect(table.state.turn).toBe(2)
  })
  test('bug 10: corrections that kill the active ship, the next and all: nobody dead is asked', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('group').answer('group', 'line-wren').answer('order', 'each')
    table.answer('order@wren-1', 'standard').fix('destroyed@wren-2', 'yes')
    expect(waits(table)).toBe('move@line-wren')
    table.fix('destroyed@wren-1', 'yes')
    expect(waits(table)).toBe('order@line-kite')
    table.fix('destroyed@kite-1', 'yes')
    expect(waits(table)).toBe('order@pack-shark')
  })
  test('bug 11: a last battlegroup without ships and a side without any: the other goes on, and the game ends', async () => {
    const table = await seat({ A: ['two'], B: ['shark'], turns: 1 })
    for (const id of ['wren-1', 'wren-2', 'swift-1', 'shark-1']) table.fix(`destroyed@${id}`, 'yes')
    table.until('order')
    expect(waits(table)).toBe('order@van-eagle')
    table.until('points@A').answer('points', 1).answer('points', 0)
    expect(table.match.question).toBeUndefined()
    expect(system.result(table.state)).toMatchObject({ winner: 'A' })
  })
  test('bug 11: all ships of both sides are gone: the game still ends', async () => {
    const table = await seat({ A: ['kite'], B: ['shark'], turns: 1 })
    table.fix('destroyed@kite-1', 'yes').fix('destroyed@shark-1', 'yes').answer('ready', 'ready').until('points@A')
    table.answer('points', 0).answer('points', 0)
    // A lost its admiral as well.
    expect(system.result(table.state)).toMatchObject({ winner: 'B', more: { killPoints: { A: 100, B: 120 } } })
  })
  test('bug 13: what ends a phase or chooses between sides has no default for Enter', async () => {
    const table = await seat({ A: ['two'], B: ['pair'] })
    for (const id of ['ready', 'reveal', 'first-or-second', 'group']) {
      table.until(id)
      expect('default' in table.question, id).toBe(false)
    }
  })
})

describe('dead ends and stale displays', () => {
  test('bug 19: nothing, none or the default at every question of two turns ends nowhere', async () => {
    const table = await seat({
      A: ['owls', 'gulls'],
      B: ['bats', 'jays'],
      turns: 2,
      options: { scoring: 'every', 'damage-control': 'chosen' },
    })
    table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'bat-1')!, ['fire', 'orbital-decay'])
    const seen = new Set<string>()
    for (let step = 0; table.match.question; step++) {
      if (step > 400) throw new Error(`still waiting for ${waits(table)}`)
      const { question } = table
      seen.add(question.id)
      const nothing = question.kind === 'pick' && question.min === 0 ? [] : quietly(question)
      table.answer(question.id, nothing)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['ready', 'group', 'order', 'move', 'hits', 'launch', 'repairs', 'points']))
  })
  test('bug 22: tables and JSON show the same state right after each change', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('hits').answer('hits', ['shark-1']).answer('hull-lost', 3)
    const shown = (s: State) => view(s).sheets.find(({ id }) => id === 'fleet-B')!.rows[0]!
    const told = (s: State) => (face(s).ships as Record<string, { hull: number; signature: number }>)['shark-1']!
    expect(JSON.stringify(shown(table.state))).toContain('"hull":7')
    expect(told(table.state)).toMatchObject({ hull: 7, signature: 6 })
    table.fix('spike@shark-1', 'major').fix('hull@shark-1', 2)
    expect(JSON.stringify(shown(table.state))).toContain('"hull":2')
    expect(JSON.stringify(shown(table.state))).toContain('"inches":18')
    expect(told(table.state)).toMatchObject({ hull: 2, signature: 18 })
  })
  test('bug 23: who is destroyed stays destroyed when the game is read again, and stands in nobody’s way', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).until('hits').answer('hits', ['ray-1']).answer('hull-lost', 4).until('order')
    const again = reopened(table)
    expect(JSON.stringify(again.state)).toBe(json(table))
    const events: Event[] = []
    const next = seated(again, [], events)
    expect(next.ship('ray-1').hull).toBe(0)
    expect(JSON.stringify(next.question)).not.toContain('Ray 1')
    expect(optionOf(next.until('hits'), 'ray-1')).toBeUndefined()
  })
  test('bug 23: a wreck that is still to be rolled for is still owed after reading the game again', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).until('hits').answer('hits', ['ray-1']).answer('hull-lost', 4)
    const again = reopened(table)
    expect(again.question).toEqual(table.question)
    expect(again.question?.id).toBe('wreck')
  })
})
