import { describe, expect, test } from 'vitest'
import { hullEvents } from '../../src/systems/dropfleet/losses/losses.js'
import { face } from '../../src/systems/dropfleet/view.js'
import { type Seat, seat } from './seat.js'

/** More questions that come up about damage, wrecks and the end phase. The source stands behind each. */

const shown = (table: Seat, id: string) => (face(table.state).ships as Record<string, Record<string, unknown>>)[id]
const ids = ({ question }: Seat) => ('options' in question ? question.options.map(({ id }) => id) : [])
const hit = async (points: number, B = 'sharks', ship = 'shark-1', more: object = {}) =>
  (await seat({ A: ['kite'], B: [B], ...more })).until('hits').answer('hits', [ship]).answer('hull-lost', points)

describe('crippling damage (1.7, Damage)', () => {
  test.each([
    [4, 2],
    [5, 3],
    [7, 4],
    [9, 5],
    [11, 6],
    [13, 7],
  ])('starting hull %i: crippled when %i are lost, not before', async (start, points) => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    const shark = state.ships['shark-1']!
    const s = { ...state, ships: { ...state.ships, 'shark-1': { ...shark, hull: start, figures: { ...shark.figures, hull: start } } } }
    const types = (lost: number) => hullEvents(s, 'shark-1', lost, 'fire-taken').map(({ type }) => type)
    expect([types(points - 1), types(points)]).toEqual([['hull-lost'], ['hull-lost', 'became-crippled']])
  })
  test('four points in two volleys of two groups: rolled after the second group', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('group').answer('group', 'line-kite').until('hits')
    table.answer('hits', ['shark-1']).answer('hull-lost', 4).until('hits').answer('hits', ['shark-1']).answer('hull-lost', 1)
    expect(table.question).toMatchObject({ id: 'crippling', about: 'shark-1', by: 'B', dice: ['d6', 'd6'] })
  })
  test('Reactor Overload: three points, decay, and the table again', async () => {
    const table = (await hit(5)).answer('crippling', ['5', '5'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 2, effects: ['orbital-decay'] })
    expect(table.question.id).toBe('crippling')
    table.answer('crippling', ['1', '3'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 2, effects: ['orbital-decay', 'fire'], crippled: true })
  })
  test('Reactor Overload kills: no second roll, the wreck follows', async () => {
    const table = (await hit(8)).answer('crippling', ['6', '6'])
    expect(table.question).toMatchObject({ id: 'wreck', about: 'shark-1' })
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 0, destroyed: true, effects: [] })
    expect(table.of('crippling-rolled')).toHaveLength(1)
  })
  test('Weapons Offline before its own activation: it fires nothing and launches nothing this turn, and both again the next', async () => {
    const table = (await hit(5, 'gull9', 'gull-1', { turns: 2 })).answer('crippling', ['5', '3'])
    expect(shown(table, 'gull-1')).toMatchObject({ hull: 2, effects: ['weapons-offline', 'launch-lost'] })
    table.until('order@deck-gull').answer('order', 'weapons-free').answer('move', 'done')
    expect(table.question.id).toBe('ready')
    expect(shown(table, 'gull-1')).toMatchObject({ effects: [], spike: 'major' })
    table.answer('ready', 'ready').until('hits@deck-gull').until('launch')
    expect(ids(table)).toEqual(['gull-1'])
  })
  test('Weapons Offline and Armour Cracked get no die of damage control', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).fix('effects@shark-1', ['weapons-offline', 'armour-cracked'])
    table.jump('damage-control')
    expect(table.question.id).toBe('ready')
    expect(shown(table, 'shark-1')).toMatchObject({ effects: ['armour-cracked', 'weapons-offline'] })
  })
  test('a Dreadnought falls from 19 to 10 at one blow: two rolls on its own table', async () => {
    const table = (await seat({ A: ['kite'], B: ['roc'] })).fix('hull@roc-1', 19).until('hits').answer('hits', ['roc-1'])
    table.answer('hull-lost', 9).answer('crippling', ['1', '1'])
    expect(table.question.id).toBe('crippling')
    table.answer('crippling', ['3', '3'])
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 9, spike: 'minor', crippled: true })
    expect(table.question.id).not.toBe('crippling')
  })
  test('Scanners Offline is in the figures that are shown, and Engines Disabled as well', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('effects@shark-1', [
      'scanners-offline',
      'engines-disabled',
      'armour-cracked',
    ])
    expect(shown(table, 'shark-1')).toMatchObject({ scan: 1, thrust: 4, armour: 5 })
  })
})

describe('wrecks (1.7, Damage)', () => {
  test('a ship lost in the Atmosphere leaves no wreck', async () => {
    const table = (await seat({ A: ['kite'], B: ['swift'], layer: { lift: 'atmosphere' } }))
      .until('hits@line-kite')
      .answer('hits', ['swift-1'])
    table.answer('hull-lost', 4)
    expect([shown(table, 'swift-1')!.destroyed, table.of('wreck-rolled')]).toEqual([true, []])
  })
  test('Shredded: at most one point, after a save; Explosion: at most two', async () => {
    const table = (await hit(4, 'rays', 'ray-1')).answer('wreck', ['4']).answer('wreck-radius', ['3']).answer('caught', ['ray-2'])
    expect(table.question).toMatchObject({ id: 'wreck-damage', about: 'ray-2', min: 0, max: 1, by: 'B' })
    const more = (await hit(4, 'rays', 'ray-1')).answer('wreck', ['5']).answer('wreck-radius', ['3']).answer('caught', ['ray-2'])
    expect(more.question).toMatchObject({ id: 'wreck-damage', max: 2 })
  })
  test('Radiation Burst: two points for each, nothing is saved, and who is at half rolls at once', async () => {
    const table = (await hit(4, 'rays', 'ray-1')).answer('wreck', ['6']).answer('wreck-radius', ['3']).answer('caught', ['kite-1', 'ray-2'])
    expect([shown(table, 'kite-1')!.hull, shown(table, 'ray-2')!.hull]).toEqual([8, 2])
    expect(table.question).toMatchObject({ id: 'crippling', about: 'ray-2' })
  })
  test('a chain: the second wreck rolls as well, and kills the group that is activating', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'], turns: 2 })).fix('hull@ray-2', 2).fix('hull@kite-1', 2)
    table.until('order').answer('order', 'weapons-free').until('hits').answer('hits', ['ray-1']).answer('hull-lost', 4)
    table.answer('wreck@ray-1', ['6']).answer('wreck-radius', ['3']).answer('caught', ['ray-2'])
    table.answer('wreck@ray-2', ['6']).answer('wreck-radius', ['3'])
    // The only ship that is left.
    expect(table.question).toMatchObject({ id: 'caught', about: 'ray-2' })
    table.answer('caught', ['kite-1'])
    expect(shown(table, 'kite-1')).toMatchObject({ hull: 0, destroyed: true, spike: 'none' })
    // Both fleets are gone; the turn goes on to its end all the same.
    expect([table.of('turn-lost').length, table.of('spike-gained').length, table.state.turn]).toEqual([1, 0, 2])
  })
  test('a wreck kills the group that would be next: it is not asked for', async () => {
    const table = (await seat({ A: ['eagles'], B: ['rays'] })).fix('hull@wren-1', 2).until('group').answer('group', 'van-eagle')
    table.until('hits').answer('hits', ['ray-1']).answer('hull-lost', 4).answer('wreck', ['6']).answer('wreck-radius', ['1'])
    table.answer('caught', ['wren-1']).answer('wreck@wren-1', ['2'])
    expect(table.question).toMatchObject({ id: 'order', about: 'pack-ray' })
  })
  test('nobody on its layer: nothing is rolled', async () => {
    const table = await hit(10, 'shark', 'shark-1', { layer: { line: 'low' } })
    expect(table.of('wreck-rolled')).toMatchObject([{ result: 'nobody' }])
  })
})

describe('damage control and decay (1.7, Damage; seed 000, End phase)', () => {
  const burning = async (hull: number, effects: readonly string[], B = 'sharks') => {
    const table = await seat({ A: ['kite'], B: [B], turns: 2 })
    const id = B === 'sharks' ? 'shark-1' : 'whale-1'
    return table.fix(`hull@${id}`, hull).fix(`effects@${id}`, effects).jump('damage-control')
  }
  test('a fire kills before the dice: none is rolled for the dead', async () => {
    const table = await burning(1, ['fire', 'scanners-offline'])
    expect(table.question).toMatchObject({ id: 'wreck', about: 'shark-1' })
    table.answer('wreck', ['1']).until('ready')
    expect(table.of('not-repaired')).toEqual([])
  })
  test('a 1 on the dice cripples: the table is rolled at once, and what it gives decays this turn', async () => {
    const table = (await burning(6, ['scanners-offline'])).answer('damage-control', ['1'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 5, crippled: true })
    // Hull Breach.
    table.answer('crippling', ['4', '6']).until('ready')
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 3, layer: 'low', effects: ['scanners-offline', 'orbital-decay'] })
  })
  test('a 1 kills: the rest of its dice is lost, the wreck is rolled', async () => {
    const table = (await burning(1, ['scanners-offline', 'engines-disabled'])).answer('damage-control', ['1', '6'])
    expect(table.question).toMatchObject({ id: 'wreck', about: 'shark-1' })
    expect(table.of('effect-ended')).toEqual([])
  })
  test('two 1s cost two points', async () => {
    const table = (await burning(10, ['scanners-offline', 'engines-disabled'])).answer('damage-control', ['1', '1'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 8, effects: ['scanners-offline', 'engines-disabled'] })
  })
  test('a fire burns again each turn until it is repaired; repaired it has burned once more', async () => {
    const table = (await burning(10, ['fire'])).answer('damage-control', ['3'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 9, effects: ['fire'] })
    table.until('damage-control').answer('damage-control', ['4'])
    expect(shown(table, 'shark-1')).toMatchObject({ hull: 8, effects: [] })
  })
  test('an Atmospheric ship sinks into the Atmosphere and lives, also the turn after', async () => {
    const table = await seat({ A: ['kite'], B: ['swift'], turns: 3, layer: { lift: 'low' } })
    table.fix('effects@swift-1', ['orbital-decay']).jump('damage-control').answer('damage-control', ['2'])
    expect(shown(table, 'swift-1')).toMatchObject({ hull: 4, layer: 'atmosphere' })
    table.jump('damage-control').answer('damage-control', ['2'])
    expect(shown(table, 'swift-1')).toMatchObject({ hull: 4, layer: 'atmosphere', destroyed: false })
  })
  test('the flagship falls into the Atmosphere: the admiral is lost with it', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'], turns: 2, layer: { line: 'low' } })).until('order')
    table.fix('effects@kite-1', ['orbital-decay']).jump('damage-control').answer('damage-control', ['1'])
    expect([shown(table, 'kite-1')!.destroyed, table.state.sides.A.hand]).toEqual([true, 1])
    expect(table.of('ship-lost')).toEqual([{ type: 'ship-lost', ship: 'kite-1', how: 'decay' }])
  })
  test('a Dreadnought that has left the table leaks no more', async () => {
    const table = (await seat({ A: ['kite'], B: ['roc'], turns: 2 })).fix('effects@roc-1', ['core-leak']).fix('off-table@roc-1', 'yes')
    table.jump('tidy').until('ready')
    expect(shown(table, 'roc-1')).toMatchObject({ hull: 26, left: true })
  })
  test('a Dreadnought with a leak loses three points at the end of each turn', async () => {
    const table = (await seat({ A: ['kite'], B: ['roc'], turns: 3 })).fix('effects@roc-1', ['core-leak']).jump('tidy')
    expect([table.state.turn, shown(table, 'roc-1')!.hull]).toEqual([2, 23])
    table.jump('tidy')
    expect(shown(table, 'roc-1')!.hull).toBe(20)
  })
})

describe('levels', () => {
  test('from tracker to full and back in the middle of an activation: the orders stay, and the spike comes once', async () => {
    const table = (await seat({ A: ['guns'], B: ['marks'] })).until('group').answer('group', 'line-kite').answer('order', 'course-change')
    table.answer('move', 'done')
    expect(table.question.id).toBe('hits')
    table.fix('level', 'full')
    expect(table.question.id).toBe('weapon')
    table.fix('level', 'tracker')
    expect(table.question.id).toBe('hits')
    table.answer('hits', [])
    expect(table.of('spike-gained')).toEqual([{ type: 'spike-gained', ship: 'kite-1', spike: 'minor' }])
  })
})
