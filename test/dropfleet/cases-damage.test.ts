import { describe, expect, test } from 'vitest'
import { repairs } from '../../src/systems/dropfleet/damage-control.js'
import { cripplingResult, cripplingResults } from '../../src/systems/dropfleet/losses/crippling.js'
import { canRepair, hullEvents, small } from '../../src/systems/dropfleet/losses/losses.js'
import { wreckResult } from '../../src/systems/dropfleet/losses/wreck.js'
import { killPoints } from '../../src/systems/dropfleet/result.js'
import { type Effect, effects } from '../../src/systems/dropfleet/state.js'
import { seat } from './seat.js'

/** Public cases of damage and the end phase. The number is the case, the source stands behind it. */

describe('the tables', () => {
  // 1.7, Damage: two dice, nine results of one ninth each.
  test('crippling damage: 36 pairs of faces, four of each result, in the order of the table', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const all = faces.flatMap((area) => faces.map((result) => cripplingResult(area, result)))
    expect(Object.keys(cripplingResults).map((id) => all.filter((one) => one === id).length)).toEqual(Array(9).fill(4))
    expect([1, 3, 5].flatMap((area) => [1, 3, 5].map((result) => cripplingResult(area, result)))).toEqual([
      'bright-flash',
      'fire',
      'energy-surges',
      'scanners-offline',
      'armour-cracked',
      'hull-breach',
      'engines-disabled',
      'weapons-offline',
      'reactor-overload',
    ])
  })
  test('crippling damage: hull lost without saves, and the results that bring orbital decay', () => {
    const rows = Object.entries(cripplingResults)
    expect(rows.map(([, { hull }]) => hull)).toEqual([0, 0, 2, 0, 2, 2, 2, 3, 3])
    expect(rows.flatMap(([id, { decay }]) => (decay ? [id] : []))).toEqual([
      'energy-surges',
      'hull-breach',
      'engines-disabled',
      'reactor-overload',
    ])
  })
  // 1.7, Damage: errata of 1.5 had no line for 6.
  test('wrecks: a line for every roll from 1 to 7', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(wreckResult)).toEqual([
      'burn-up',
      'burn-up',
      'blazing-wreck',
      'shredded',
      'explosion',
      'radiation-burst',
      'distortion-bubble',
    ])
  })
  // 1.7, Damage.
  test('what damage control can repair', () => {
    const kept: readonly Effect[] = ['armour-cracked', 'weapons-offline', 'launch-lost', 'engine-destroyed', 'core-leak']
    expect(effects.filter((effect) => !canRepair(effect))).toEqual(kept)
  })
})

describe('crippled', () => {
  // 1.7, Damage: half of the starting hull or more lost; hull 4 at 2, hull 7 at 4.
  test('at half the starting hull, from starting hull 4 up', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    const crippledAt = (start: number) => {
      const one = { ...state.ships['shark-1']!, hull: start, figures: { ...state.ships['shark-1']!.figures, hull: start } }
      const s = { ...state, ships: { ...state.ships, 'shark-1': one } }
      const lost = Array.from({ length: start - 1 }, (_, at) => at + 1)
      return lost.find((points) => hullEvents(s, 'shark-1', points, 'fire-taken').some(({ type }) => type === 'became-crippled'))
    }
    expect([1, 2, 3, 4, 7, 10, 12].map(crippledAt)).toEqual([undefined, undefined, undefined, 2, 4, 5, 6])
  })
  test('starting hull 3 or less leaves no wreck either', async () => {
    const table = (await seat({ A: ['kite'], B: ['shrimps'] })).fix('hit@shrimp-1', 2)
    expect(small(table.ship('shrimp-1'))).toBe(true)
    expect(table.ship('shrimp-1')).toMatchObject({ hull: 0, due: [] })
  })
  // FAQ; 1.7, Damage.
  test('Q59: rolled at the end of the firing group, and only for its wreck if it is dead by then', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('order').answer('order', 'active-scan').until('hits')
    table.answer('hits', ['shark-1']).answer('hull-lost', 5)
    // The scan came before the roll.
    expect(table.question.id).toBe('crippling')
    expect(table.ship('shark-1')).toMatchObject({ crippled: true, spike: 'minor' })
    const dead = (await seat({ A: ['kite'], B: ['sharks'] })).until('hits').fix('hit@shark-1', 5).answer('hits', ['shark-1'])
    dead.answer('hull-lost', 5)
    expect(dead.question.id).toBe('wreck')
    expect(dead.of('crippling-rolled')).toEqual([])
  })
  // FAQ; 1.7, Damage.
  test('Q61: once in a game, also after the hull came back', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).until('hits').answer('hits', ['shark-1']).answer('hull-lost', 5)
    table.answer('crippling', ['1', '1']).fix('hull@shark-1', 9).until('ready').until('hits@line-kite').answer('hits', ['shark-1'])
    table.answer('hull-lost', 7)
    expect(table.question.id).toBe('order')
    expect(table.of('became-crippled')).toHaveLength(1)
  })
})

describe('wrecks', () => {
  // 1.7, Damage; FAQ.
  test('Q62: starting hull 10 or more adds 1; a 6 is a Distortion Bubble, a D6 for each ship, friend and foe, no saves', async () => {
    const table = (await seat({ A: ['kite'], B: ['sharks'] })).until('hits').answer('hits', ['shark-1']).answer('hull-lost', 10)
    table.answer('wreck', ['6'])
    expect(table.question).toMatchObject({ id: 'wreck-radius', dice: ['d6'] })
    table.answer('wreck-radius', ['4'])
    expect('options' in table.question && table.question.options.map(({ id }) => id)).toEqual(['kite-1', 'shark-2'])
    table.answer('caught', ['kite-1', 'shark-2']).answer('bubble@kite-1', ['3']).answer('bubble@shark-2', ['1'])
    expect([table.ship('kite-1').hull, table.ship('shark-2').hull]).toEqual([7, 9])
  })
  test('starting hull 4 to 6 has a D3 of radius, and nothing is added', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).until('hits').answer('hits', ['ray-1']).answer('hull-lost', 4)
    table.answer('wreck', ['6'])
    expect(table.question).toMatchObject({ id: 'wreck-radius', dice: ['d3'] })
    expect(table.answer('wreck-radius', ['2']).of('wreck-rolled')).toMatchObject([{ result: 'radiation-burst', radius: 2 }])
  })
  test('only ships of the same layer can be inside', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'], layer: { line: 'low' } })).until('hits').answer('hits', ['ray-1'])
    table.answer('hull-lost', 4).answer('wreck', ['5']).answer('wreck-radius', ['3'])
    expect('options' in table.question && table.question.options.map(({ id }) => id)).toEqual(['ray-2'])
  })
})

describe('fire', () => {
  // 1.7, Firing; FAQ.
  test('Q56: the fire of a group is one question, after all its ships have moved', async () => {
    const table = (await seat({ A: ['wrens'], B: ['rays'] })).until('move').answer('move', 'each').answer('move@wren-1', 'done')
    expect(table.question).toMatchObject({ id: 'move', about: 'wren-2' })
    table.answer('move', 'done')
    expect(table.question).toMatchObject({ id: 'hits', about: 'scouts-wren' })
    expect(JSON.stringify(table.question.remind)).toContain('remind.allocate')
  })
  // 1.7, Firing; FAQ.
  test('Q64: no fire at friends: only enemy ships on the table can be named', async () => {
    const table = (await seat({ A: ['small'], B: ['pair'], standing: { right: 'held' } })).until('hits')
    const ids = 'options' in table.question ? table.question.options.map(({ id }) => id) : []
    expect(ids).toEqual(['ray-1', 'spike-ray-1'])
  })
  // 1.7, Game Components: bases may share a spot.
  test('Q65: nothing is asked about collisions', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('move').answer('move', 'done')
    expect(table.question.id).toBe('hits')
  })
  test('a line names several ships; the hull comes off one by one, a spike without hull as well', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).until('hits').answer('hits', ['ray-2', 'spike-ray-1'])
    table.answer('hull-lost@ray-2', 1)
    expect([table.ship('ray-2').hull, table.ship('ray-1').spike, table.ship('ray-1').hull]).toEqual([3, 'minor', 4])
  })
})

describe('end phase', () => {
  // 1.7, Damage.
  test('Q67: Fire, Energy Surges and Orbital Decay are three dice', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).jump('cleanup')
    table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'shark-1')!, [
      'fire',
      'energy-surges',
      'orbital-decay',
      'armour-cracked',
    ])
    expect(repairs(table.state, 'B').map(({ effect }) => effect)).toEqual(['fire', 'energy-surges', 'orbital-decay'])
    table.jump('damage-control')
    // The fire has burned before the dice.
    expect(table.ship('shark-1').hull).toBe(9)
    expect(table.question).toMatchObject({ id: 'damage-control', dice: ['d6', 'd6', 'd6'], by: 'B' })
    table.answer('damage-control', ['4', '1', '3'])
    // Two decks later: one repaired, one point lost for the 1, and the orbit decays.
    expect(table.ship('shark-1')).toMatchObject({ hull: 8, layer: 'low', effects: ['energy-surges', 'armour-cracked', 'orbital-decay'] })
  })
  // Seed 000, End phase; 1.7, Damage.
  test('Q68: decay comes after damage control: repaired on a 5 the ship survives, else it is destroyed without a wreck', async () => {
    for (const [face, hull] of [
      ['5', 10],
      ['3', 0],
    ] as const) {
      const table = await seat({ A: ['kite'], B: ['sharks'], layer: { pack: 'low' } })
      table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'shark-1')!, ['orbital-decay'])
      table.jump('damage-control').answer('damage-control', [face])
      expect(table.ship('shark-1').hull, face).toBe(hull)
      expect(table.of('wreck-rolled')).toEqual([])
      expect(table.question.id).toBe('ready')
    }
  })
  test('Q68: in High Orbit a failure only drops it to Low Orbit', async () => {
    const table = await seat({ A: ['kite'], B: ['shark'] })
    table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'shark-1')!, ['orbital-decay'])
    table.jump('decay')
    expect(table.ship('shark-1')).toMatchObject({ hull: 10, layer: 'low', effects: ['orbital-decay'] })
  })
  // 1.7, Launch Assets and Ground Combat: fought on the table; the order and the one initiative are said.
  test('Q58, Q70, Q71: what is fought on the table is said where it is done, and nothing of it is rolled here', async () => {
    const table = (await seat({ A: ['swift'], B: ['gull9'] })).jump('ground')
    expect(JSON.stringify(table.question.remind)).toMatch(/remind.end-phase.*remind.initiative/)
    table.until('launch')
    expect(JSON.stringify(table.question.remind)).toMatch(/remind.launch-spike.*remind.late-assets/)
    expect(table.lines.some(({ type }) => type === 'roll')).toBe(false)
  })
  // 1.7, Objectives.
  test('kill points are the points of destroyed ships and of their admirals', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('destroyed@kite-1', 'yes')
    expect([killPoints(table.state, 'A'), killPoints(table.state, 'B')]).toEqual([0, 120])
  })
})
