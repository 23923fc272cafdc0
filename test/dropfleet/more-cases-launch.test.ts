import { describe, expect, test } from 'vitest'
import { apply } from '../../src/systems/dropfleet/apply.js'
import { resolveAssets } from '../../src/systems/dropfleet/launch/strikes.js'
import type { Asset } from '../../src/systems/dropfleet/state.js'
import { face } from '../../src/systems/dropfleet/view.js'
import { put, range, run, script } from './full/range.js'
import { type Seat, seat } from './seat.js'

/** More questions that come up about launch assets and the ground, at level full. The source stands behind each. */

const shown = (table: Seat, id: string) => (face(table.state).ships as Record<string, Record<string, unknown>>)[id]
const ids = ({ question }: Seat) => ('options' in question ? question.options.map(({ id }) => id) : [])
const full = async (A: string, B: string, more: object = {}) =>
  (await seat({ A: [A], B: [B], turns: 3, ...more })).until('ready').fix('level', 'full')
const cluster = (table: Seat, line: string) => {
  table.match.fix(table.match.fixes.find(({ id }) => id === 'cluster')!, 0, line)
  return table
}
/** Side B wins the initiative. */
const bWins = { initiative: ['2', '5'] }

describe('the ground (1.7, Ground Combat; Launch Assets)', () => {
  const landing = async (faces: readonly string[]) => {
    const table = cluster(
      await full('lifters', 'lifters', { layer: { lift: 'low', 'b-lift': 'low' }, options: { 'bulk-lander': 'lander' } }),
      'medium: military, commercial',
    )
    return table.jump('launch').until('landing', { initiative: faces })
  }
  test('bulk landers of both sides: the lower initiative comes down first, then in turn', async () => {
    expect((await landing(['2', '5'])).question).toMatchObject({ id: 'landing', by: 'A' })
    const table = await landing(['5', '2'])
    expect(table.question).toMatchObject({ id: 'landing', by: 'B', about: 'b-barge-1' })
    table.answer('landing', 'battery:c1-military').answer('landing', 'done')
    expect(table.question).toMatchObject({ id: 'landing', by: 'A', about: 'barge-1' })
    // The battery that has just come down fires at the lander: down on 3+.
    table.answer('landing', 'infantry:c1-commercial').answer('battery', ['3'])
    expect(table.state.sectors!['c1-commercial']!.troops.A.infantry).toBe(0)
    table.answer('landing', 'infantry:c1-commercial').answer('battery', ['2'])
    expect(table.state.sectors!['c1-commercial']!.troops.A.infantry).toBe(3)
    expect([shown(table, 'barge-1'), shown(table, 'b-barge-1')]).toMatchObject([{ spike: 'minor' }, { spike: 'minor' }])
  })
  test('two killed infantry strike back: both sides lose theirs', async () => {
    const table = cluster(await full('kite', 'shark'), 'medium: commercial, industrial')
    table.fix('infantry@A:c1-commercial', 1).fix('infantry@B:c1-commercial', 1).jump('ground').until('ground-attack', bWins)
    table.answer('ground-attack', ['4']).answer('ground-attack', ['6']).answer('ground-saves', ['4']).answer('ground-saves', ['1'])
    expect(table.of('troops-lost').map(({ side, count }) => [side, count])).toEqual([
      ['A', 1],
      ['B', 1],
    ])
  })
  test('a lone battery with enemy infantry in its sector is gone at the end of the phase', async () => {
    const table = cluster(await full('kite', 'shark'), 'medium: commercial, industrial')
    table.fix('battery@A:c1-commercial', 1).fix('infantry@B:c1-commercial', 1).fix('battery@A:c1-industrial', 1).jump('tidy')
    expect(table.state.sectors!['c1-commercial']!.troops.A.battery).toBe(0)
    expect(table.state.sectors!['c1-industrial']!.troops.A.battery).toBe(1)
  })
  test('sector guns reach both orbits, not the Atmosphere', async () => {
    const table = cluster(await full('kite', 'swift'), 'medium: military, commercial').fix('infantry@A:c1-military', 1)
    table.fix('layer@swift-1', 'atmosphere').fix('layer@swift-2', 'low').jump('ground')
    expect(table.question.id).toBe('sector-gun')
    expect(ids(table)).toEqual(['swift-2', 'done'])
  })
})

describe('launch assets (1.7, Launch Assets)', () => {
  const bombers = (side: 'A' | 'B', from: string, on: string): Asset => ({
    id: `asset-${side}`,
    side,
    kind: 'bombers',
    from,
    on,
    count: 1,
    due: 'now',
  })
  const flying = async () => {
    const state = apply(await range({}), { type: 'segment-begun', segment: 'launch' })
    const ships = put(put(state, 'gunner-1', { faction: 'UCM' }), 'mark-1', { faction: 'UCM', hull: 6 })
    return { ...ships, initiative: 'A' as const, assets: [bombers('A', 'gunner-1', 'mark-1'), bombers('B', 'mark-1', 'gunner-1')] }
  }
  test('bombers cripple a ship: the table is rolled before the other side resolves its own', async () => {
    const answers = { strike: ['mark-1', 'gunner-1'], 'to-hit': ['31', '11'], saves: ['1'], crippling: ['11'] }
    const ran = run(await flying(), resolveAssets, script(answers))
    expect(ran.asked.map(({ id }) => id)).toEqual(['strike', 'to-hit', 'saves', 'crippling', 'strike', 'to-hit'])
    expect(ran.state.ships['mark-1']).toMatchObject({ hull: 5, crippled: true, spike: 'minor' })
  })
  // FAQ: assets that fly are not harmed by what happens to their carrier.
  test('the carrier dies before its bombers are resolved: they strike all the same', async () => {
    const dying = put(await flying(), 'mark-1', { hull: 1 })
    const answers = { strike: ['mark-1', 'gunner-1'], 'to-hit': ['31', '31'], saves: ['1', '1'], wreck: ['1'] }
    const ran = run(dying, resolveAssets, script(answers))
    expect([ran.state.ships['mark-1']!.hull, ran.state.ships['gunner-1']!.hull]).toEqual([0, 9])
  })
})
