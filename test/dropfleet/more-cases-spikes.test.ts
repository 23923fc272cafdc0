import { describe, expect, test } from 'vitest'
import { launchBar } from '../../src/systems/dropfleet/losses/losses.js'
import type { Order, Spike } from '../../src/systems/dropfleet/state.js'
import { face } from '../../src/systems/dropfleet/view.js'
import { optionOf, type Seat, seat } from './seat.js'

/** More questions that come up about spikes, Silent Running, scans and cloaks. The source stands behind each. */

const shown = (table: Seat, id: string) => (face(table.state).ships as Record<string, Record<string, unknown>>)[id]
const ids = ({ question }: Seat) => ('options' in question ? question.options.map(({ id }) => id) : [])

describe('spikes of orders (seed 001)', () => {
  test.each<[Order, Spike, Spike]>([
    ['standard', 'none', 'none'],
    ['standard', 'minor', 'none'],
    ['standard', 'major', 'minor'],
    ['weapons-free', 'none', 'major'],
    ['weapons-free', 'minor', 'major'],
    ['station-keeping', 'none', 'minor'],
    ['station-keeping', 'minor', 'major'],
    ['course-change', 'major', 'major'],
    ['max-thrust', 'minor', 'major'],
    ['silent-running', 'major', 'none'],
    ['active-scan', 'minor', 'major'],
  ])('%s with %s ends with %s', async (order, before, after) => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('spike@kite-1', before).until('order').answer('order', order)
    table.until('order@pack-shark')
    expect(shown(table, 'kite-1')).toMatchObject({ spike: after, order, activated: true, silent: order === 'silent-running' })
  })
  test('a spike stays through the end phase and into the next turn; the order does not', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).until('order').answer('order', 'weapons-free').until('ready')
    expect(shown(table, 'kite-1')).toMatchObject({ spike: 'major', signature: 18, order: null, activated: false })
  })
  // 1.7, Special Rules: all of a Major, or a Minor.
  test('an Elite Bridge Crew on Standard Orders has no spike left', async () => {
    for (const spike of ['minor', 'major'] as const) {
      const table = (await seat({ A: ['loon'], B: ['shark'] })).fix('spike@loon-1', spike).until('order').answer('order', 'standard')
      expect(shown(table, 'loon-1')).toMatchObject({ spike: 'none', signature: 6 })
    }
  })
  test('a ship that dies in its own activation takes no spike; its mate does', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'] })).until('order').answer('order', 'weapons-free').until('hits')
    table.fix('destroyed@wren-1', 'yes').answer('hits', [])
    expect([shown(table, 'wren-1'), shown(table, 'wren-2')]).toMatchObject([
      { spike: 'none', destroyed: true },
      { spike: 'major', destroyed: false },
    ])
  })
})

describe('Active Scan (seed 001)', () => {
  test('it comes after the fire: a target that the fire destroys cannot be named', async () => {
    const table = (await seat({ A: ['kite'], B: ['sharks'] })).until('order').answer('order', 'active-scan').until('hits')
    table.answer('hits', ['shark-1']).answer('hull-lost', 10)
    expect(table.of('scanned')).toEqual([{ type: 'scanned', ship: 'kite-1', target: 'shark-2' }])
  })
  test('friends cannot be named', async () => {
    const table = (await seat({ A: ['small'], B: ['sharks'] })).until('group').answer('group', 'line-kite').answer('order', 'active-scan')
    table.until('scan-target')
    expect(ids(table)).toEqual(['shark-1', 'shark-2'])
  })
  test('nobody is left to be named: the scanner has its Major Spike all the same', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'], standing: { left: 'held', right: 'held' }, turns: 2 })).until('order')
    table.answer('order', 'active-scan').until('ready')
    expect(shown(table, 'kite-1')).toMatchObject({ spike: 'major' })
    expect(table.of('scanned')).toEqual([{ type: 'scanned', ship: 'kite-1', target: '' }])
  })
  test.each<[Spike, Spike]>([
    ['none', 'minor'],
    ['minor', 'major'],
    ['major', 'major'],
  ])('a target with %s has %s then', async (before, after) => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('spike@shark-1', before).until('order').answer('order', 'active-scan')
    table.until('order@pack-shark')
    expect(shown(table, 'shark-1')).toMatchObject({ spike: after })
  })
  // FAQ: found once, later scans work as on anybody.
  test('two Detectors scan one silent ship: the first finds it, the second gives it a Minor Spike', async () => {
    const table = (await seat({ A: ['owls'], B: ['sharks'] })).fix('silent@shark-1', 'yes').until('group').answer('group', 'watch-owl')
    table.answer('order', 'active-scan').answer('scanners', ['owl-1', 'owl-2']).until('scan-target')
    table.answer('scan-target@owl-1', 'shark-1').answer('reveal-scan', ['4'])
    expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike: 'none', signature: 6 })
    table.answer('scan-target@owl-2', 'shark-1')
    expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike: 'minor', signature: 12 })
    expect([shown(table, 'owl-1'), shown(table, 'owl-2')]).toMatchObject([{ spike: 'major' }, { spike: 'major' }])
  })
  test('two Detectors, the first fails on a 3: the second rolls as well', async () => {
    const table = (await seat({ A: ['owls'], B: ['sharks'] })).fix('silent@shark-1', 'yes').until('group').answer('group', 'watch-owl')
    table.answer('order', 'active-scan').answer('scanners', ['owl-1', 'owl-2']).until('scan-target')
    table.answer('scan-target@owl-1', 'shark-1').answer('reveal-scan', ['3']).answer('scan-target@owl-2', 'shark-1')
    expect(table.question.id).toBe('reveal-scan')
    table.answer('reveal-scan', ['6'])
    expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike: 'none' })
  })
  // 1.7, Special Rules; FAQ.
  test('a ship with a Full Cloak takes no spike from a scan; silent it can be found', async () => {
    const table = (await seat({ A: ['kite'], B: ['bats'] })).until('order').answer('order', 'active-scan').until('scan-target')
    table.answer('scan-target', 'bat-1')
    expect(shown(table, 'bat-1')).toMatchObject({ spike: 'none' })
    const silent = (await seat({ A: ['kite'], B: ['bats'] })).fix('silent@bat-1', 'yes').until('order').answer('order', 'active-scan')
    silent.until('scan-target').answer('scan-target', 'bat-1').answer('reveal-scan', ['5'])
    expect(shown(silent, 'bat-1')).toMatchObject({ silent: false, spike: 'none', signature: 6 })
  })
  // Seed 001: the spike is there at the end of the scanner's activation; the target has its own at once.
  test('the target has its spike before the scanner has', async () => {
    const table = (await seat({ A: ['kite'], B: ['sharks'] })).until('order').answer('order', 'active-scan').until('scan-target')
    table.answer('scan-target', 'shark-2')
    const gained = table.of('spike-gained').map(({ ship, spike }) => [ship, spike])
    expect(gained).toEqual([
      ['shark-2', 'minor'],
      ['kite-1', 'major'],
    ])
  })
})

describe('Silent Running', () => {
  // Seed 001.
  test('turn after turn: the Signature is there again during its own activation, and 0 from its end', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).until('order').answer('order', 'silent-running').until('ready')
    expect(shown(table, 'kite-1')).toMatchObject({ silent: true, signature: 0, order: null })
    table.until('order@line-kite').answer('order', 'silent-running')
    expect(shown(table, 'kite-1')).toMatchObject({ silent: false, signature: 6, order: 'silent-running' })
    table.until('order@pack-shark')
    expect(shown(table, 'kite-1')).toMatchObject({ silent: true, signature: 0, activated: true })
  })
  // FAQ: damage is no spike.
  test('hull lost, also half of it, does not end it', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('silent@shark-1', 'yes').until('hits').answer('hits', ['shark-1'])
    table.answer('hull-lost', 5)
    expect(shown(table, 'shark-1')).toMatchObject({ silent: true, signature: 0, crippled: true })
    // Hull, Armour Cracked.
    table.answer('crippling', ['3', '3'])
    expect(shown(table, 'shark-1')).toMatchObject({ silent: true, hull: 3, effects: ['armour-cracked'] })
  })
  // FAQ, the ladder.
  test('a Bright Flash ends it and gives no spike; without it the flash is a Minor', async () => {
    for (const [silent, spike] of [
      ['yes', 'none'],
      ['no', 'minor'],
    ] as const) {
      const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('silent@shark-1', silent).until('hits').answer('hits', ['shark-1'])
      table.answer('hull-lost', 5).answer('crippling', ['2', '2'])
      expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike, effects: [] })
    }
  })
  test('a Blazing Wreck ends it and gives no spike', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).fix('silent@ray-2', 'yes').until('hits').answer('hits', ['ray-1'])
    table.answer('hull-lost', 4).answer('wreck', ['3']).answer('wreck-radius', ['2']).answer('caught', ['kite-1', 'ray-2'])
    expect([shown(table, 'ray-2'), shown(table, 'kite-1')]).toMatchObject([
      { silent: false, spike: 'none' },
      { silent: false, spike: 'minor' },
    ])
  })
  // FAQ: a Stealth ship may launch, which ends it.
  test('a Stealth ship that launches loses it; another silent ship cannot launch', async () => {
    const table = (await seat({ A: ['gulls'], B: ['shark'] })).until('group').answer('group', 'deck-gull').answer('order', 'silent-running')
    table.until('order@deck-nightjar').answer('order', 'silent-running').until('launch')
    expect(optionOf(table, 'gull-1')?.disabled?.key).toBe('launch.order')
    table.answer('launch', ['nightjar-1'])
    expect([shown(table, 'nightjar-1'), shown(table, 'gull-1')]).toMatchObject([
      { silent: false, spike: 'none', signature: 6 },
      { silent: true, spike: 'none', signature: 0 },
    ])
  })
  test('a Stealth ship that is crippled after it went silent does not launch', async () => {
    const { state } = await seat({ A: ['gulls'], B: ['shark'] })
    const nightjar = { ...state.ships['nightjar-1']!, order: 'silent-running' as const, silent: true }
    expect([launchBar(nightjar), launchBar({ ...nightjar, crippled: true })]).toEqual([undefined, 'launch.order'])
  })
  // Seed 001: it may not launch as long as it runs silent.
  test('a silent ship whose activation was left out this turn still does not launch', async () => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).fix('silent@gull-1', 'yes').jump('launch')
    expect(launchBar({ ...table.ship('gull-1'), order: '', silent: true })).toBe('launch.silent')
    expect(table.of('told').map(({ what }) => what)).toContain('nobody-launches')
  })
  // Seed 001; FAQ: ended by a scan, it is over; the order of the turn stays, and so does its ban.
  test('found by a scan later in the turn: it may still not launch this turn', async () => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).until('order').answer('order', 'silent-running')
    table.until('order@pack-shark').answer('order', 'active-scan').until('reveal-scan').answer('reveal-scan', ['4'])
    expect(table.of('silence-ended')).toEqual([{ type: 'silence-ended', ship: 'gull-1', why: 'scan' }])
    expect(table.of('told').map(({ what }) => what)).toContain('nobody-launches')
    expect(table.of('launched')).toEqual([])
  })
  test('after Silent Running, Weapons Free: the silence ends at the start, the Major comes at the end', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('silent@kite-1', 'yes').until('order').answer('order', 'weapons-free')
    expect(shown(table, 'kite-1')).toMatchObject({ silent: false, spike: 'none', signature: 6 })
    table.until('order@pack-shark')
    expect(shown(table, 'kite-1')).toMatchObject({ silent: false, spike: 'major', signature: 18 })
  })
  test('a destroyed ship is not silent and has no spike', async () => {
    const table = (await seat({ A: ['kite'], B: ['sharks'] })).fix('silent@shark-1', 'yes').until('hits').answer('hits', ['shark-1'])
    table.answer('hull-lost', 10)
    expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike: 'none', hull: 0, startingHull: 10, destroyed: true, effects: [] })
  })
})

describe('launch after an order (seed 001; 1.7, Launch Assets)', () => {
  test.each<[Order, Spike | 'barred']>([
    ['standard', 'minor'],
    ['weapons-free', 'major'],
    ['station-keeping', 'major'],
    ['course-change', 'major'],
    ['max-thrust', 'barred'],
    ['silent-running', 'barred'],
    ['active-scan', 'major'],
  ])('%s: %s', async (order, spike) => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).until('order').answer('order', order).until('order@pack-shark')
    if (spike === 'barred') {
      table.until('ready')
      expect(table.of('told').map(({ what }) => what)).toContain('nobody-launches')
    } else {
      table.until('launch').answer('launch', ['gull-1'])
      expect(shown(table, 'gull-1')).toMatchObject({ spike })
    }
  })
})

describe('launch assets that wait on a ship (1.7, Launch Assets)', () => {
  const torpedoed = async (order: Order) => {
    const table = (await seat({ A: ['nest'], B: ['shark'], turns: 2, options: { flash: 'hit' } }))
      .fix('level', 'full')
      .jump('launch')
      .until('faction', { initiative: ['5', '2'] })
    table.answer('faction', 'Shaltari').until('launch-group').answer('launch-group', 'line-nest').until('launch-target')
    table
      .answer('launch-target', 'shark-1')
      .answer('launch-count', 1)
      .until('launch-target')
      .answer('launch-target', 'done')
      .until('ready')
      .until('order@pack-shark')
      .answer('order', order)
    return table.until('to-hit').answer('to-hit', ['3', '1', '1'])
  }
  test('a torpedo with Flash strikes after the orders have ended: it ends the silence that has just begun', async () => {
    const table = await torpedoed('silent-running')
    expect(shown(table, 'shark-1')).toMatchObject({ silent: true, signature: 0, activated: false })
    table.answer('saves', ['6', '6'])
    expect(table.of('went-silent')).toHaveLength(1)
    expect(shown(table, 'shark-1')).toMatchObject({ silent: false, spike: 'none', signature: 6 })
  })
  test('on Station Keeping the two Minor Spikes make a Major; each comes once', async () => {
    const table = (await torpedoed('station-keeping')).answer('saves', ['6', '6'])
    expect(table.of('spike-gained').flatMap(({ ship, spike }) => (ship === 'shark-1' ? [spike] : []))).toEqual(['minor', 'major'])
    expect(table.state.done.some((what) => what.startsWith('orders-ended'))).toBe(false)
  })
})

describe('cloaks (1.7, Special Rules)', () => {
  test('Weapons Free: no spike for a Full Cloak, a Minor for a Partial one; crippled both have a Major', async () => {
    for (const [crippled, bat, moth] of [
      ['no', 'none', 'minor'],
      ['yes', 'major', 'major'],
    ] as const) {
      const table = await seat({ A: ['bats'], B: ['whale'] })
      table.fix('crippled@bat-1', crippled).fix('crippled@moth-1', crippled).until('group').answer('group', 'night-bat')
      table.answer('order', 'weapons-free').until('order@night-moth').answer('order', 'weapons-free').until('order@pack-whale')
      expect([shown(table, 'bat-1'), shown(table, 'moth-1')]).toMatchObject([{ spike: bat }, { spike: moth }])
    }
  })
})
