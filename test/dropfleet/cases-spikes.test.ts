import { describe, expect, test } from 'vitest'
import { weaponsOf } from '../../src/systems/dropfleet/activation/orders.js'
import { scanNow, signature, spikeEvents, spikeOff } from '../../src/systems/dropfleet/activation/spikes.js'
import { apply } from '../../src/systems/dropfleet/apply.js'
import { type Ship, type Spike, type State, spikes } from '../../src/systems/dropfleet/state.js'
import { optionOf, seat } from './seat.js'

/** Public cases of spikes and Silent Running. The number is the case, the source stands behind it. */

const withShark = async (more: Partial<Ship>): Promise<State> => {
  const { state } = await seat({ A: ['kite'], B: ['shark'] })
  return { ...state, ships: { ...state.ships, 'shark-1': { ...state.ships['shark-1']!, ...more } } }
}
/** The shark after a spike, or several. */
const spiked = (state: State, ...more: ('minor' | 'major')[]): Ship =>
  more.reduce((s, spike) => spikeEvents(s, 'shark-1', spike).reduce(apply, s), state).ships['shark-1']!

describe('spikes', () => {
  // 1.7, Firing: one marker, at most a Major.
  test('one marker: every spike on every spike', async () => {
    const becomes = async (spike: Spike, more: 'minor' | 'major') => spiked(await withShark({ spike }), more).spike
    const table = await Promise.all(spikes.map(async (spike) => [await becomes(spike, 'minor'), await becomes(spike, 'major')]))
    expect(table).toEqual([
      ['minor', 'major'],
      ['major', 'major'],
      ['major', 'major'],
    ])
  })
  // Seed 001; 1.7, Firing; Elite Bridge Crew.
  test('Q40: Standard Orders take one step off a Major; an Elite Bridge Crew all of it', async () => {
    const table = (await seat({ A: ['kite', 'loon'], B: ['shark'] })).fix('spike@kite-1', 'major').fix('spike@loon-1', 'major')
    expect(spikeOff(table.ship('kite-1'))).toBe('minor')
    expect(spikeOff(table.ship('loon-1'))).toBe('none')
    table.until('reveal').answer('reveal', 'line').until('order@line-kite').answer('order', 'standard')
    expect(table.ship('kite-1').spike).toBe('minor')
    expect(signature(table.ship('kite-1'))).toBe(12)
  })
  // Seed 001.
  test('Q41: the spike of an order comes at the end: while it moves and fires the ship has the old one', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('spike@kite-1', 'minor').until('order').answer('order', 'course-change')
    expect([table.question.id, table.ship('kite-1').spike]).toEqual(['move', 'minor'])
    table.answer('move', 'done')
    expect([table.question.id, table.ship('kite-1').spike]).toEqual(['hits', 'minor'])
    table.answer('hits', [])
    expect(table.ship('kite-1').spike).toBe('major')
  })
  // Seed 001; FAQ.
  test('Q43: a scan of a silent ship: a 3 does nothing, a 4 finds it, and there is no spike either way', async () => {
    for (const [face, silent] of [
      ['3', true],
      ['4', false],
    ] as const) {
      const table = (await seat({ A: ['kite'], B: ['shark'] })).fix('silent@shark-1', 'yes').until('order').answer('order', 'active-scan')
      table.until('reveal-scan').answer('reveal-scan', [face])
      expect(table.ship('shark-1')).toMatchObject({ silent, spike: 'none' })
      expect(table.ship('kite-1').spike).toBe('major')
    }
  })
  test('Q43: a spike of its own is not taken by the scanner before its target is named', async () => {
    const table = (await seat({ A: ['kite'], B: ['sharks'] })).until('order').answer('order', 'active-scan').until('scan-target')
    expect(table.ship('kite-1').spike).toBe('none')
  })
  // FAQ, the ladder from Silent Running to normal, Minor, Major.
  test('Q44: Flash ends Silent Running instead of giving a spike; its second spike is a Minor', async () => {
    const silent = await withShark({ silent: true })
    expect(spiked(silent, 'minor')).toMatchObject({ silent: false, spike: 'none' })
    expect(spiked(silent, 'minor', 'minor')).toMatchObject({ silent: false, spike: 'minor' })
    expect(spiked(silent, 'major')).toMatchObject({ silent: false, spike: 'none' })
  })
  // Seed 001; 1.7, Firing.
  test('Q46: Silent Running holds from the end of the activation to the start of the next one; Signature 0 between', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'], turns: 2 })).fix('spike@kite-1', 'major').until('order')
    table.answer('order', 'silent-running')
    expect(signature(table.ship('kite-1'))).toBe(18)
    table.answer('move', 'done')
    expect(signature(table.ship('kite-1'))).toBe(0)
    table.until('ready').until('order@line-kite')
    expect(signature(table.ship('kite-1'))).toBe(0)
    table.answer('order', 'weapons-free')
    expect(signature(table.ship('kite-1'))).toBe(6)
    expect(table.of('silence-ended')).toEqual([{ type: 'silence-ended', ship: 'kite-1', why: 'activation' }])
  })
  // FAQ: launch ranges use the thrust of the asset, not the Signature.
  test('Q47: a silent ship can be named as hit by launched assets', async () => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).fix('silent@shark-1', 'yes').jump('launch').answer('launch', ['gull-1'])
    expect(table.question).toMatchObject({ id: 'hits', about: 'launch' })
    expect(optionOf(table, 'shark-1')).toBeDefined()
    table.answer('hits', ['shark-1']).answer('hull-lost', 2)
    expect(table.ship('shark-1')).toMatchObject({ hull: 8, silent: true })
  })
  // 1.7, Special Rules; FAQ.
  test('Q49: Stealth fires one weapon on Silent Running, not once it is crippled', async () => {
    const nightjar = (await seat({ A: ['nightjar'], B: ['shark'] })).ship('nightjar-1')
    expect(weaponsOf(nightjar, 'silent-running')).toBe(1)
    expect(weaponsOf({ ...nightjar, crippled: true }, 'silent-running')).toBe(0)
    expect(weaponsOf(nightjar, 'max-thrust')).toBe(0)
  })
  // 1.7, Launch Assets and Firing.
  test('Q50: launching gives a Minor, makes a Minor a Major, and leaves a Major', async () => {
    for (const [before, after] of [
      ['none', 'minor'],
      ['minor', 'major'],
      ['major', 'major'],
    ] as const) {
      const table = (await seat({ A: ['gull'], B: ['shark'] })).fix('spike@gull-1', before).jump('launch').answer('launch', ['gull-1'])
      expect(table.ship('gull-1').spike, before).toBe(after)
    }
  })
  // 1.7, Special Rules.
  test('cloaks hold until the ship is crippled; Silent Running of a cloaked ship still ends', async () => {
    const { state } = await seat({ A: ['kite'], B: ['bats'] })
    const bat = (more: Partial<Ship>, id = 'bat-1'): State => ({
      ...state,
      ships: { ...state.ships, [id]: { ...state.ships[id]!, ...more } },
    })
    expect(spikeEvents(bat({}), 'bat-1', 'major')).toEqual([{ type: 'spike-refused', ship: 'bat-1' }])
    expect(spikeEvents(bat({ crippled: true }), 'bat-1', 'major')).toMatchObject([{ type: 'spike-gained', spike: 'major' }])
    expect(spikeEvents(bat({ silent: true }), 'bat-1', 'minor')).toMatchObject([{ type: 'silence-ended' }])
    expect(spikeEvents(bat({}, 'moth-1'), 'moth-1', 'major')).toMatchObject([{ type: 'spike-gained', spike: 'minor' }])
    expect(spikeEvents(bat({ spike: 'minor' }, 'moth-1'), 'moth-1', 'minor')).toMatchObject([{ type: 'spike-refused' }])
    expect(spikeEvents(bat({ spike: 'minor', crippled: true }, 'moth-1'), 'moth-1', 'minor')).toMatchObject([{ spike: 'major' }])
  })
  test('the dead and the departed take no spike', async () => {
    expect(spikeEvents(await withShark({ hull: 0 }), 'shark-1', 'minor')).toEqual([])
    expect(spikeEvents(await withShark({ left: true }), 'shark-1', 'minor')).toEqual([])
  })
})

describe('range', () => {
  // 1.7, Firing: Scan of the firer and Signature of the target.
  test('Q52: Scan 6 and Signature 3 with a Major Spike reach 21"', async () => {
    const table = (await seat({ A: ['kite'], B: ['rays'] })).fix('spike@ray-1', 'major')
    expect(scanNow(table.ship('kite-1')) + signature(table.ship('ray-1'))).toBe(21)
  })
  test('Shaltari with shields up show the larger Signature, plus the spike; Scanners Offline leave 1" of Scan', async () => {
    const jay = (await seat({ A: ['jays'], B: ['shark'] })).ship('jay-1')
    expect([signature(jay), signature({ ...jay, shields: true }), signature({ ...jay, shields: true, spike: 'minor' })]).toEqual([
      6, 12, 18,
    ])
    expect(scanNow({ ...jay, effects: ['scanners-offline'] })).toBe(1)
  })
})
