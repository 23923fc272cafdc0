import { describe, expect, test } from 'vitest'
import { handLimit } from '../../src/systems/dropfleet/look.js'
import { option, scores } from '../../src/systems/dropfleet/options.js'
import { killPoints, result } from '../../src/systems/dropfleet/result.js'
import { ratingNow } from '../../src/systems/dropfleet/reveal.js'
import type { State } from '../../src/systems/dropfleet/state.js'
import { optionOf, type Seat, seat } from './seat.js'

/** More questions that come up about the turn, its cards, arrivals and admirals. The source stands behind each. */

const hands = (table: Seat) => [table.state.sides.A.hand, table.state.sides.B.hand]
const standings = ({ state }: Seat, side: 'A' | 'B') =>
  Object.values(state.battlegroups).flatMap((one) => (one.side === side ? [one.standing] : []))
const ids = ({ question }: Seat) => ('options' in question ? question.options.map(({ id }) => id) : [])
const round = (table: Seat) => table.of('goes-first').length

describe('cards', () => {
  // Seed 000, Activation 6: the phase ends when both sides have no card left.
  test('I have two cards and they have one: I go on alone, nothing is compared or chosen', async () => {
    const table = (await seat({ A: ['two'], B: ['shark'] })).until('launch').until('ready', { points: [] })
    expect(table.of('goes-first')).toEqual([
      { type: 'goes-first', side: expect.any(String), alone: false },
      { type: 'goes-first', side: 'A', alone: true },
    ])
    expect(table.of('ratings-compared')).toHaveLength(1)
    expect(table.of('group-ended')).toHaveLength(4)
  })
  // Seed 000, Planning 1 and Activation 6.
  test('they have no card at all this turn: I activate everything alone', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'], standing: { left: 'held', right: 'held' } })).until('ready').until('order')
    expect(table.of('goes-first')).toEqual([{ type: 'goes-first', side: 'A', alone: true }])
    expect(table.of('ratings-compared')).toEqual([])
  })
  test('nobody has a card this turn: the end phase follows at once', async () => {
    const table = await seat({ A: ['kite'], B: ['shark'], turns: 2, standing: { line: 'held', pack: 'held' } })
    table.until('ready').answer('ready', 'ready').until('ready')
    expect([table.state.turn, table.of('card-revealed').length]).toEqual([2, 0])
  })
  // A ruling of 2016: the activation ends, no card replaces it; both reveal the next.
  test('my battlegroup dies after the reveal and before its turn: no other card, and the next cards are compared', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'] })).until('reveal@A').answer('reveal', 'van').answer('reveal', 'left')
    table.until('hits@van-eagle').answer('hits', ['ray-1']).answer('hull-lost', 4).until('first-or-second')
    expect(table.of('turn-lost')).toEqual([{ type: 'turn-lost', side: 'B', battlegroup: 'left' }])
    expect(table.of('card-revealed').map(({ battlegroup }) => battlegroup)).toEqual(['van', 'left', 'scouts', 'right'])
    expect(table.state.revealed).toEqual({ A: 'scouts', B: 'right' })
  })
  // 1.7, Battlegroup Cards: the card of a lost battlegroup is out for the rest of the game.
  test('the deck of the next turn is one card shorter, and stays so', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'], turns: 3 })).until('hits@line-kite')
    table.answer('hits', ['crab-1']).answer('hull-lost', 4)
    for (const turn of [2, 3]) {
      table.until('ready')
      expect([table.state.turn, table.state.battlegroups.right!.standing]).toEqual([turn, 'gone'])
      table.answer('ready', 'ready')
    }
  })
  // A correction: the ship was struck off by mistake.
  test('the last ship of a battlegroup was not dead after all: its card is in the deck again', async () => {
    for (const correction of ['destroyed', 'off-table'] as const) {
      const table = (await seat({ A: ['kite'], B: ['pair'], turns: 3 })).fix(`${correction}@crab-1`, 'yes').until('first-or-second')
      expect(table.state.battlegroups.right!.standing).toBe('gone')
      table.fix(`${correction}@crab-1`, 'no')
      expect(table.state.battlegroups.right!.standing).toBe('table')
      table.until('ready')
      expect(table.of('card-revealed').map(({ battlegroup }) => battlegroup)).toContain('right')
    }
  })
  // Seed 000, Planning 1: each available battlegroup is in the deck, once.
  test('a deck that leaves a battlegroup out, or has it twice, is refused', async () => {
    const table = await seat({ A: ['two'], B: ['pair'], options: { decks: 'typed' } })
    expect(() => table.answer('deck@A', ['van'])).toThrow()
    expect(() => table.answer('deck@A', ['van', 'van'])).toThrow()
    expect(() => table.answer('deck@A', ['van', 'left'])).toThrow()
  })
  // 1.7, Game Components: +1 for each group that is out; the lower rating chooses then.
  test('a group 20" from its battlegroup: 7 counts as 8 and ties with an 8', async () => {
    const table = (await seat({ A: ['small'], B: ['other'] })).fix('rating@pack', 8).until('split-groups')
    table.answer('split-groups', ['line-wren'])
    expect(table.of('ratings-compared')).toEqual([{ type: 'ratings-compared', A: 8, B: 8 }])
    expect(table.question).toMatchObject({ id: 'roll-off', by: 'A' })
  })
  test('both groups of a battlegroup are out: +2; it is asked anew at the next reveal', async () => {
    const table = (await seat({ A: ['small'], B: ['other'], turns: 2 })).fix('rating@pack', 8).until('split-groups')
    table.answer('split-groups', ['line-wren', 'line-kite'])
    expect(ratingNow(table.state, 'line')).toBe(9)
    expect(table.question).toMatchObject({ id: 'first-or-second', by: 'B' })
    table.until('ready')
    expect(ratingNow(table.state, 'line')).toBe(7)
  })
  // 1.7, Special Rules: Open ships never cause the penalty.
  test('an Open group far away costs nothing: it cannot be named', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'] })).fix('rating@left', 3).until('reveal@A').answer('reveal', 'scouts')
    table.until('split-groups')
    expect(ids(table)).toEqual(['scouts-wren'])
  })
  // Seed 000, Activation 2: with a tie the better roll chooses, it does not have to go first.
  test('the winner of a roll-off may go second', async () => {
    const table = (await seat({ A: ['small'], B: ['other'] })).until('roll-off').answer('roll-off', ['1']).answer('roll-off', ['2'])
    table.answer('first-or-second', 'second')
    expect(table.state.first).toBe('A')
  })
  // Seed 000, Activation 3: a battlegroup finishes before the other begins.
  test('the second side does not begin before all groups of the first are done', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('order@pack-shark')
    expect(['kite-1', 'wren-1', 'wren-2'].map((id) => table.ship(id).activated)).toEqual([true, true, true])
    expect(table.ship('shark-1').activated).toBe(false)
    expect(round(table)).toBe(1)
  })
})

describe('hands and admirals', () => {
  // Seed 000, Planning 2 and 3.
  test('I hold four cards with a value of 2: nothing is drawn, nothing has to go', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'] })).fix('hand@A', 4).until('first-or-second')
    expect(hands(table)[0]).toBe(4)
    expect(table.of('drawn')[0]).toMatchObject({ side: 'A', count: 0, hand: 4 })
  })
  test('cards thrown away make room: three of four go, three are drawn', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).fix('hand@A', 4).until('discard@A').answer('discard', 3).until('group')
    expect(table.of('drawn')[0]).toMatchObject({ side: 'A', count: 3, hand: 4 })
  })
  // FAQ, Fleet Organisation: off the table is off the table, also in the turn of the arrival.
  test('the admiral arrives this turn: one card now, the full hand at the next draw', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'], turns: 2, standing: { van: 'arriving' } })).until('reveal@A')
    expect(hands(table)[0]).toBe(1)
    table.until('ready').answer('ready', 'ready').until('reveal@A')
    expect(hands(table)[0]).toBe(2)
  })
  // FAQ: a ship that has left is away.
  test('the flagship leaves the table: the hand falls to one at once', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'], turns: 2 })).until('move@line-kite')
    expect(hands(table)[0]).toBe(4)
    table.answer('move', 'left')
    expect([hands(table)[0], handLimit(table.state, 'A')]).toEqual([1, 1])
    expect(killPoints(table.state, 'B')).toBe(0)
  })
  // 1.7, Admirals: at once, whatever killed the ship.
  test('the flagship burns in damage control: the hand falls then, not at the next draw', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'], turns: 2 })).until('order')
    table
      .fix('hull@kite-1', 1)
      .fix('effects@kite-1', ['fire'])
      .jump('damage-control')
      .until('ready', { wreck: ['1'] })
    expect([table.ship('kite-1').hull, hands(table)[0]]).toEqual([0, 1])
  })
  // Seed 000, Planning 3: the most senior admiral on the table.
  test('an alliance: the senior admiral dies, the other is on the table: the hand stays, the next draw counts the other', async () => {
    const table = (await seat({ A: ['first', 'second'], B: ['shark'], turns: 2 })).until('reveal@A')
    expect([hands(table)[0], handLimit(table.state, 'A')]).toEqual([3, 3])
    const flagship = Object.values(table.state.admirals).find(({ value }) => value === 3)!.ship
    table.fix(`destroyed@${flagship}`, 'yes')
    expect([hands(table)[0], handLimit(table.state, 'A')]).toEqual([3, 2])
    const last = Object.values(table.state.admirals).find(({ value }) => value === 2)!.ship
    table.fix(`destroyed@${last}`, 'yes')
    expect([hands(table)[0], handLimit(table.state, 'A')]).toEqual([1, 1])
  })
  test('the junior admiral of an alliance dies: nothing changes for the hand', async () => {
    const table = (await seat({ A: ['first', 'second'], B: ['shark'] })).until('reveal@A')
    const junior = Object.values(table.state.admirals).find(({ value }) => value === 2)!.ship
    table.fix(`destroyed@${junior}`, 'yes')
    expect([hands(table)[0], handLimit(table.state, 'A')]).toEqual([3, 3])
  })
})

describe('arrivals (1.7, Preparing for Battle)', () => {
  const turnsOf = async (fleet: string, turns: number) => (await seat({ A: ['kite'], B: [fleet], turns })) as Seat
  test('Column: two on turn 1, two more on turn 2, the rest must come on turn 3', async () => {
    const table = await turnsOf('column', 4)
    expect(table.question).toMatchObject({ id: 'arrivals', min: 2, max: 2 })
    table.answer('arrivals', ['two', 'four'])
    expect(standings(table, 'B')).toEqual(['held', 'arriving', 'held', 'arriving', 'held'])
    table.answer('ready', 'ready').until('arrivals').answer('arrivals', ['one', 'five'])
    expect(standings(table, 'B')).toEqual(['arriving', 'table', 'held', 'table', 'arriving'])
    table.answer('ready', 'ready').until('ready')
    expect([table.state.turn, standings(table, 'B')]).toEqual([3, ['table', 'table', 'arriving', 'table', 'table']])
  })
  test('Distant: ratings of 1 to 9 on turn 1, 10 to 14 on turn 2, 15 and more on turn 3', async () => {
    const table = (await turnsOf('distant', 4)).until('ready')
    expect(standings(table, 'B')).toEqual(['arriving', 'arriving', 'held', 'held'])
    table.answer('ready', 'ready').until('ready')
    expect(standings(table, 'B')).toEqual(['table', 'table', 'arriving', 'held'])
    table.answer('ready', 'ready').until('ready')
    expect(standings(table, 'B')).toEqual(['table', 'table', 'table', 'arriving'])
  })
  test('Battleline: all may come on turn 1, in High Orbit, and none is a target before', async () => {
    const table = (await turnsOf('battleline', 2)).until('ready')
    expect(standings(table, 'B')).toEqual(['arriving', 'arriving', 'arriving', 'arriving'])
    table.until('reveal@B').answer('reveal', 'super').until('move@line-kite').answer('move', 'done')
    // Nobody is on the table yet to be fired at.
    expect(table.question).toMatchObject({ id: 'order', about: 'super-condor' })
    expect(table.ship('condor-1')).toMatchObject({ layer: 'high' })
    expect(standings(table, 'B')).toEqual(['arriving', 'arriving', 'arriving', 'table'])
  })
  test('Rapid Response: one on turn 1, 4+ on turn 2, 2+ on turn 3, all on turn 4', async () => {
    const table = await turnsOf('rapid-response', 5)
    expect(table.question).toMatchObject({ id: 'arrivals', min: 1, max: 1 })
    table.answer('arrivals', ['super']).answer('ready', 'ready').until('arrival-roll')
    expect(table.question).toMatchObject({ dice: ['d6', 'd6', 'd6'] })
    table.answer('arrival-roll', ['3', '4', '1'])
    expect(standings(table, 'B')).toEqual(['held', 'arriving', 'held', 'table'])
    table.answer('ready', 'ready').until('arrival-roll').answer('arrival-roll', ['1', '2'])
    expect(standings(table, 'B')).toEqual(['held', 'table', 'arriving', 'table'])
    table.answer('ready', 'ready').until('ready')
    expect([table.state.turn, standings(table, 'B')]).toEqual([4, ['arriving', 'table', 'table', 'table']])
  })
  // 1.7, Preparing for Battle: any order, and a layer may be changed on the way in.
  test('who arrives may take any order, and go down to Low Orbit', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], standing: { line: 'arriving' }, layer: { line: 'low' } })).until(
      'order@line-kite',
    )
    expect(table.ship('kite-1').layer).toBe('high')
    expect(ids(table).filter((id) => optionOf(table, id)?.disabled)).toEqual(['rest', 'pass'])
    table.answer('order', 'course-change').answer('move', 'down')
    expect(table.ship('kite-1').layer).toBe('low')
  })
  test('an Active Scan cannot name who has not arrived', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'], standing: { right: 'arriving' } })).until('order@line-kite')
    table.answer('order', 'active-scan').until('order@left-ray')
    // One ship is left to be named, so nobody is asked.
    expect(table.of('scanned')).toEqual([{ type: 'scanned', ship: 'kite-1', target: 'ray-1' }])
  })
})

describe('the end of the game', () => {
  // 1.7, Objectives: turns 4 and 6.
  test('points are counted at the end of turns 4 and 6, and in no other', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    expect(option(state, 'scoring')).toBe('4-and-last')
    expect([1, 2, 3, 4, 5, 6].filter((turn) => scores({ ...state, turn, turns: 6 }))).toEqual([4, 6])
  })
  // 1.7, Objectives: kill points break a tie of victory points.
  test('equal points: more kill points win; equal kill points too: a draw', async () => {
    const { state } = await seat({ A: ['kite'], B: ['sharks'] })
    const over = (more: Partial<State>): State => ({ ...state, segment: 'over', ...more })
    const dead = (id: string) => ({ ...state.ships, [id]: { ...state.ships[id]!, hull: 0 } })
    expect(result(over({}))?.winner).toBeNull()
    expect(result(over({ ships: dead('shark-2') }))?.winner).toBe('A')
    expect(result(over({ ships: dead('kite-1') }))?.winner).toBe('B')
    const points = { ...state.sides, B: { ...state.sides.B, points: 1 } }
    expect(result(over({ ships: dead('shark-2'), sides: points }))?.winner).toBe('B')
  })
  test('a dead admiral counts, one whose ship only left does not', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).fix('off-table@kite-1', 'yes')
    expect(killPoints(table.state, 'B')).toBe(0)
    const dead = (await seat({ A: ['kite'], B: ['shark'] })).fix('destroyed@kite-1', 'yes')
    expect(killPoints(dead.state, 'B')).toBeGreaterThan(100)
  })
})
