import { describe, expect, test } from 'vitest'
import { critFrom, lockOf, savesOf } from '../../../src/odds/dropfleet/attack.js'
import { bestStop } from '../../../src/odds/dropfleet/point-defence.js'
import { apply } from '../../../src/systems/dropfleet/apply.js'
import { type Batch, nextBatch } from '../../../src/systems/dropfleet/attack/batches.js'
import { bestCriticals, type Pool, stop } from '../../../src/systems/dropfleet/attack/point-defence.js'
import { armourNow, inchesNeeded, targetBar } from '../../../src/systems/dropfleet/attack/reach.js'
import { resolve } from '../../../src/systems/dropfleet/attack/resolve.js'
import { saveDice } from '../../../src/systems/dropfleet/attack/saves.js'
import { attackOf, sourceOf } from '../../../src/systems/dropfleet/attack/shot.js'
import type { Event } from '../../../src/systems/dropfleet/events.js'
import type { Figures, Weapon } from '../../../src/systems/dropfleet/fleet/profile.js'
import type { Ship, Shot, State } from '../../../src/systems/dropfleet/state.js'
import { put, type Ran, range, run, script, shot, weapon } from './range.js'

/** Fires shots at `mark-1` with these answers, batch after batch. */
function fire(from: State, shots: readonly Shot[], answers: Parameters<typeof script>[0]): Ran {
  const state = ([{ type: 'allocated', shots }, { type: 'allocation-ended' }] as Event[]).reduce(apply, from)
  const answer = script(answers)
  return run(
    state,
    function* (t) {
      for (let batch: Batch | undefined; (batch = nextBatch(t.state)); )
        yield* resolve(t, 'A', batch.target, batch.sources, batch.closeAction)
    },
    answer,
  )
}
const hull = ({ state }: Ran): number => state.ships['mark-1']!.hull
const asked = ({ asked: questions }: Ran, id: string) => questions.filter((question) => question.id === id)
const dice = (ran: Ran, id: string) => asked(ran, id).map((question) => (question.kind === 'roll' ? question.dice.length : 0))

describe('range (1.7, Firing; Orbital Layers)', () => {
  const inches = async (
    target: Partial<Ship>,
    special: readonly string[] = [],
    firer: Partial<Ship> = {},
    figures: Partial<Figures> = {},
  ) => {
    const state = put(put(await range({ weapons: [weapon({ special })], target: figures }), 'mark-1', target), 'gunner-1', firer)
    const [one, other] = [state.ships['gunner-1']!, state.ships['mark-1']!]
    return [
      inchesNeeded(one, one.figures.weapons[0]!, other),
      lockOf(attackOf(state, shot())),
      targetBar(one, one.figures.weapons[0]!, other),
    ]
  }
  test('Q52: Scan 6, Signature 3 and a Major Spike reach 21"', async () =>
    expect(await inches({ spike: 'major' }, [], {}, { signature: 3 })).toEqual([21, 4, undefined]))
  test('Q53: into the Atmosphere only Scan counts, Lock 6+, no Close Action', async () => {
    expect(await inches({ spike: 'major', layer: 'atmosphere' }, [], { layer: 'low' })).toEqual([6, 6, undefined])
    expect((await inches({ layer: 'atmosphere' }, ['close-action'], { layer: 'low' }))[2]).toBe('target-bar.close-action')
  })
  test('Silent Running: Signature 0', async () => expect((await inches({ silent: true }))[0]).toBe(6))
  test('Close Action: Scan only', async () => expect(await inches({ spike: 'minor' }, ['close-action'])).toEqual([6, 4, undefined]))
  test('High and Low Orbit: Lock +1, the same range', async () => expect(await inches({ layer: 'low' })).toEqual([12, 5, undefined]))
  test('Scanners Offline: Scan 1"', async () => expect((await inches({}, [], { effects: ['scanners-offline'] }))[0]).toBe(7))
  test('Escape Velocity: only upwards, without penalty', async () => {
    expect(await inches({ layer: 'high' }, ['escape-velocity'], { layer: 'atmosphere' })).toEqual([12, 4, undefined])
    expect((await inches({ layer: 'low' }, ['escape-velocity'], { layer: 'low' }))[2]).toBe('target-bar.escape-velocity')
  })
  test('Re-Entry: from Low Orbit into the Atmosphere without penalty', async () =>
    expect(await inches({ layer: 'atmosphere' }, ['re-entry'], { layer: 'low' })).toEqual([12, 4, undefined]))
  test('Low Level: out of the Atmosphere without the penalty to the Lock', async () =>
    expect(await inches({ layer: 'low' }, ['low-level'], { layer: 'atmosphere' })).toEqual([6, 4, undefined]))
  test('Air-to-Air: Lock 1 better with both in Atmosphere', async () =>
    expect(await inches({ layer: 'atmosphere' }, ['air-to-air', 'close-action'], { layer: 'atmosphere' })).toEqual([6, 3, undefined]))
})

describe('hits and damage', () => {
  const one = async (parts: Partial<Weapon>, target: Partial<Figures> = {}, options = {}) =>
    range({ weapons: [weapon(parts)], target, options })

  test('Q55: Damage 2 hits twice, Armour 3+: four save dice', async () => {
    const ran = fire(await one({ damage: 2 }), [shot()], { 'to-hit': ['45'], saves: ['1211'] })
    expect(dice(ran, 'saves')).toEqual([4])
    expect(hull(ran)).toBe(6)
  })
  test('a ship of 3+/4+ with 3 normal and 2 critical points saves three dice on 3+ and two on 4+', async () => {
    const ran = fire(await one({}, { passive: 4 }), [shot({ dice: 5 })], { 'to-hit': ['45566'], saves: ['33244'] })
    expect(hull(ran)).toBe(9)
    expect(ran.events).toContainEqual(expect.objectContaining({ type: 'attack-resolved', hits: 5, crits: 2, saved: 4, lost: 1 }))
  })
  test('Lock 4+ is critical on 6, Lock 3+ on 5 and more: criticals ignore armour', async () => {
    expect(hull(fire(await one({}), [shot()], { 'to-hit': ['56'], saves: ['6'] }))).toBe(9)
    expect(hull(fire(await one({ lock: 3 }), [shot()], { 'to-hit': ['56'] }))).toBe(8)
  })
  test('counts are taken where faces do not matter', async () =>
    expect(hull(fire(await one({}), [shot({ dice: 4 })], { 'to-hit': [{ hits: 2, crits: 1 }], saves: [{ hits: 1, crits: 0 }] }))).toBe(8))
  test('Distortion: each hit does as many points as there are hits', async () =>
    expect(
      hull(fire(await one({ damage: '*', special: ['distortion'] }), [shot({ dice: 3 })], { 'to-hit': ['455'], saves: ['111111111'] })),
    ).toBe(1))
  test('Mauler: the Lock is the armour of the target', async () =>
    expect(lockOf(attackOf(await one({ lock: '*', special: ['mauler'] }), shot()))).toBe(3))
  test('Overcharge doubles the Damage', async () =>
    expect(hull(fire(await one({ special: ['overcharge'] }), [shot({ overcharged: true })], { 'to-hit': ['41'], saves: ['11'] }))).toBe(8))
  test('Calibre: Lock 1 better against its tonnage, H and S critical one above', async () => {
    const lock = async (special: string, tonnage: Figures['tonnage']) => {
      const attack = attackOf(await one({ special: [special] }, { tonnage }), shot())
      return [lockOf(attack), critFrom(attack)]
    }
    expect(await lock('calibre-m', 'M')).toEqual([3, 5])
    expect(await lock('calibre-m', 'H')).toEqual([4, 6])
    expect(await lock('calibre-h-s', 'M')).toEqual([4, 5])
    expect(await lock('calibre-h-s', 'S')).toEqual([3, 4])
  })
  test('Scald: saves 1 worse within Scan', async () => expect(savesOf(attackOf(await one({ special: ['scald'] }), shot())).normal).toBe(4))
  test('Armour Cracked and Ablative Armour', async () => {
    const state = await one({}, { special: ['ablative-armour'] })
    const armour = (change: Partial<Ship>) => armourNow(put(state, 'mark-1', change).ships['mark-1']!)
    expect([
      armour({}),
      armour({ effects: ['armour-cracked'] }),
      armour({ crippled: true }),
      armour({ crippled: true, effects: ['armour-cracked'] }),
    ]).toEqual([3, 5, 5, 6])
  })
})

describe('Burnthrough (1.7; FAQ)', () => {
  test('Burnthrough(6) with Damage 3: two hits suffice', async () => {
    const ran = fire(await range({ weapons: [weapon({ damage: 3, special: ['burnthrough-6'] })] }), [shot()], {
      'to-hit': ['44'],
      saves: ['111111'],
    })
    expect(asked(ran, 'burn-on')).toHaveLength(0)
    expect(hull(ran)).toBe(4)
  })
  test('after a wave with a critical every later hit is one', async () => {
    const state = await range({ weapons: [weapon({ attack: 4, special: ['burnthrough-14'] })], target: { hull: 20 } })
    const ran = fire(state, [shot({ dice: 4 })], { 'to-hit': ['4461'], 'burn-on': ['441', '11'], saves: ['66'] })
    expect(dice(ran, 'burn-on')).toEqual([3, 2])
    expect(ran.events).toContainEqual(expect.objectContaining({ type: 'attack-resolved', hits: 5, crits: 3, points: 5, lost: 3 }))
  })
  test('the cap is the hull points of one weapon before saves: Burnthrough(14) with Damage 2', async () => {
    const state = await range({ weapons: [weapon({ damage: 2, special: ['burnthrough-14'] })], target: { hull: 20 } })
    const ran = fire(state, [shot({ dice: 5 })], { 'to-hit': ['66666'], 'burn-on': ['44444'] })
    expect(ran.events).toContainEqual(expect.objectContaining({ type: 'attack-resolved', points: 14, lost: 14 }))
  })
})

describe('point defence (1.7, Damage; FAQ)', () => {
  const bays = weapon({ special: ['close-action'] })
  test('six dice showing 1 to 6 stop two hits or one critical', async () => {
    const state = await range({ weapons: [bays], target: { pd: 6 } })
    const ran = (critical: number) =>
      fire(state, [shot({ dice: 5 })], {
        'to-hit': ['44456'],
        'point-defence': ['123456'],
        'stop-criticals': [critical],
        saves: ['1111'.slice(0, critical ? 4 : 2)],
      })
    expect(ran(0).events).toContainEqual(expect.objectContaining({ type: 'attack-resolved', points: 5, stopped: 2, lost: 3 }))
    expect(ran(1).events).toContainEqual(expect.objectContaining({ type: 'attack-resolved', points: 5, stopped: 1, lost: 4 }))
  })
  test('one roll for all Close Action of a group on a ship', async () => {
    const state = await range({ weapons: [bays], gunners: 3, target: { pd: 3 } })
    const ran = fire(state, [shot(), shot({ ship: 'gunner-2' }), shot({ ship: 'gunner-3' })], {
      'to-hit': ['444411'],
      'point-defence': ['511'],
      saves: ['666'],
    })
    expect([dice(ran, 'to-hit'), dice(ran, 'point-defence'), dice(ran, 'saves')]).toEqual([[6], [3], [3]])
  })
  test('none against guns, none against Beam, one success more for Swarmer', async () => {
    expect(
      asked(
        fire(await range({ weapons: [weapon({})], target: { pd: 3 } }), [shot()], { 'to-hit': ['44'], saves: ['66'] }),
        'point-defence',
      ),
    ).toEqual([])
    const beam = await range({ weapons: [weapon({ special: ['close-action-beam'] })], target: { pd: 3 } })
    expect(asked(fire(beam, [shot()], { 'to-hit': ['44'], saves: ['66'] }), 'point-defence')).toEqual([])
    const swarm = await range({ weapons: [weapon({ special: ['close-action-swarmer'] })], target: { pd: 3 } })
    expect(fire(swarm, [shot()], { 'to-hit': ['44'], 'point-defence': ['551'], saves: ['6'] }).events).toContainEqual(
      expect.objectContaining({ type: 'attack-resolved', stopped: 1 }),
    )
  })
  test('Aegis adds its dice for a friend within 4" and for itself', async () => {
    const state = await range({ weapons: [bays], target: { pd: 2, special: ['aegis-4'] } })
    expect(dice(fire(state, [shot()], { 'to-hit': ['41'], 'point-defence': ['111111'], saves: ['6'] }), 'point-defence')).toEqual([6])
  })
  test('successes are spent by default as the odds spend them', async () => {
    const state = await range({ weapons: [bays], target: { pd: 9, passive: 5 } })
    const attack = attackOf(state, shot())
    const source = sourceOf(state, shot())
    for (let normal = 0; normal < 5; normal++)
      for (let critical = 0; critical < 5; critical++)
        for (let successes = 0; successes < 8; successes++) {
          const pool: Pool = {
            attack,
            fallen: { source, hits: 0, crits: 0, points: { normal, critical }, sizes: [], naturals: 0, sixes: 0 },
          }
          const [left] = stop([pool], successes, bestCriticals([pool], successes))
          const best = bestStop(attack)(normal, critical, successes)
          expect(left!.fallen.points).toEqual({ normal: normal - best.normal, critical: critical - best.critical })
          expect(saveDice([left!])).toHaveLength(normal - best.normal + critical - best.critical)
        }
  })
})

describe('what weapons do beside damage', () => {
  const effectsOf = async (
    parts: Partial<Weapon>,
    answers: Parameters<typeof script>[0],
    more: Partial<Parameters<typeof range>[0]> = {},
    dice = 2,
  ) => fire(await range({ weapons: [weapon(parts)], ...more }), [shot({ dice })], answers)

  test('Flash: a Minor Spike for a hit, another for three damage', async () => {
    expect((await effectsOf({ special: ['flash'] }, { 'to-hit': ['41'], saves: ['6'] })).state.ships['mark-1']!.spike).toBe('minor')
    expect((await effectsOf({ lock: 3, special: ['flash'] }, { 'to-hit': ['555'] }, {}, 3)).state.ships['mark-1']!.spike).toBe('major')
  })
  test('U3: by option a hit that was saved gives no spike', async () =>
    expect(
      (await effectsOf({ special: ['flash'] }, { 'to-hit': ['41'], saves: ['6'] }, { options: { flash: 'damage' } })).state.ships['mark-1']!
        .spike,
    ).toBe('none'))
  test('Q44: Flash ends Silent Running instead; with three damage the second spike is a Minor', async () => {
    const state = put(await range({ weapons: [weapon({ lock: 3, special: ['flash'] })] }), 'mark-1', { silent: true })
    expect(fire(state, [shot({ dice: 3 })], { 'to-hit': ['511'] }).state.ships['mark-1']).toMatchObject({ silent: false, spike: 'none' })
    expect(fire(state, [shot({ dice: 3 })], { 'to-hit': ['555'] }).state.ships['mark-1']).toMatchObject({ silent: false, spike: 'minor' })
  })
  test('Corruptor: a token for each critical that did damage', async () => {
    const ran = await effectsOf(
      { damage: 2, special: ['corruptor'] },
      { 'to-hit': ['666'], saves: ['456611'] },
      { target: { passive: 4 } },
      3,
    )
    expect(ran.state.ships['mark-1']!.effects).toEqual(['corruptor'])
  })
  test('Ion(3): three hits of one group make Energy Surges', async () => {
    const state = await range({ weapons: [weapon({ damage: 0, special: ['ion-3'] })], gunners: 2 })
    const ran = fire(state, [shot(), shot({ ship: 'gunner-2' })], { 'to-hit': ['4441'] })
    expect(ran.state.ships['mark-1']!.effects).toEqual(['energy-surges'])
  })
  test('Crippling: a critical and damage roll on the table at once', async () => {
    const ran = await effectsOf({ special: ['crippling'] }, { 'to-hit': ['61'], crippling: ['13'] })
    expect(ran.state.ships['mark-1']).toMatchObject({ effects: ['fire'], crippled: false, due: [] })
    expect(asked(await effectsOf({ special: ['crippling'] }, { 'to-hit': ['41'], saves: ['1'] }), 'crippling')).toEqual([])
  })
  test('Crippling with Particle needs the natural critical', async () => {
    expect(asked(await effectsOf({ lock: 3, special: ['crippling', 'particle'] }, { 'to-hit': ['34'] }), 'crippling')).toEqual([])
    expect(
      asked(await effectsOf({ lock: 3, special: ['crippling', 'particle'] }, { 'to-hit': ['35'], crippling: ['11'] }), 'crippling'),
    ).toHaveLength(1)
  })
  test('Unstable: on Weapons Free each six costs the firer the Damage', async () => {
    const ran = await effectsOf({ damage: 2, special: ['unstable'] }, { 'to-hit': ['611'] }, { order: 'weapons-free' }, 3)
    expect(ran.state.ships['gunner-1']!.hull).toBe(8)
    expect((await effectsOf({ damage: 2, special: ['unstable'] }, { 'to-hit': ['611'] }, {}, 3)).state.ships['gunner-1']!.hull).toBe(10)
  })
  test('Impel and Haywire are told', async () => {
    const ran = await effectsOf({ special: ['impel-1', 'haywire'] }, { 'to-hit': ['61'] })
    expect(ran.events.filter(({ type }) => type === 'rule-due')).toHaveLength(2)
  })
  test('Squadron(2): two of the same weapon on one target give one of them three dice', async () => {
    const state = await range({ weapons: [weapon({ special: ['squadron-2'] })], gunners: 2 })
    const ran = fire(state, [shot(), shot({ ship: 'gunner-2' })], { 'to-hit': ['1111111'] })
    expect(dice(ran, 'to-hit')).toEqual([7])
  })
})

test('Q59: crippling damage is owed, once, and a ship that dies before owes only its wreck', async () => {
  const state = await range({ weapons: [weapon({ lock: 2, damage: 3, special: ['particle'] })] })
  const crippled = fire(state, [shot()], { 'to-hit': ['22'] })
  expect(crippled.state.ships['mark-1']).toMatchObject({ hull: 4, crippled: true, due: ['crippling'] })
  const dead = fire(crippled.state, [shot({ weapon: 0 })], { 'to-hit': ['22'] })
  expect(dead.state.ships['mark-1']).toMatchObject({ hull: 0, due: ['wreck'] })
})
