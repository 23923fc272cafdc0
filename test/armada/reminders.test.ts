import { describe, expect, test } from 'vitest'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { pilots } from '../../src/systems/armada/fleet/pilots.js'
import { deployReminders, flightReminders, launchReminders, modifyReminders } from '../../src/systems/armada/reminders.js'
import { begin } from '../../src/systems/armada/setup.js'
import type { State } from '../../src/systems/armada/state.js'
import { learning, setup } from './fleets.js'

/** A fleet of one squadron with these keywords, or of a name, against the learning empire. */
async function with1(squadron: object): Promise<State> {
  const figures = { unique: false, points: 10, speed: 3, hull: 4, antiSquadron: '2b', battery: '1b', tokens: [], keywords: [] }
  const one = { class: 'Tested', id: 'tested', ...figures, ...squadron }
  const read = await readFleet({ system: 'armada', name: 'T', ships: [{ class: 'CR90 Corvette A' }], squadrons: [one] })
  if (!read.ok) throw new Error(JSON.stringify(read.failures))
  return begin(setup({ A: read.value, B: learning.B }, { round: 1 }))
}
const keys = (lines: readonly { readonly key: string }[]) => lines.map(({ key }) => key)

describe('keywords that people apply themselves are told at their moment (Rules Reference 1.5 p.19-20)', () => {
  test.each(['grit', 'heavy', 'bomber', 'strategic', 'assault', 'snipe-3'])('%s, when the squadron activates', async (keyword) => {
    const s = await with1({ keywords: [keyword] })
    expect(keys(flightReminders(s, 'tested'))).toContain(`keyword-rule.${keyword.replace(/-\d$/, '')}`)
  })
  test('Relay, when squadrons are commanded; Scout, when they deploy', async () => {
    expect(keys(launchReminders(await with1({ keywords: ['relay-2'] }), 'A'))).toContain('keyword-rule.relay')
    const scout = await with1({ keywords: ['scout'] })
    const undeployed = { ...scout, squadrons: { tested: { ...scout.squadrons.tested!, placed: false } } }
    expect(keys(deployReminders(undeployed, 'A'))).toContain('keyword-rule.scout')
  })
  test('Intel gives Grit, or by the older text makes enemies Heavy', async () => {
    const s = await with1({ keywords: ['intel'] })
    expect(keys(flightReminders(s, 'tested'))).toContain('tell.intel')
    const friend = { ...s.squadrons.tested!, id: 'friend', card: { ...s.squadrons.tested!.card, keywords: [] } }
    const old: State = { ...s, options: { ...s.options, intel: 'old' }, squadrons: { ...s.squadrons, friend } }
    expect(keys(flightReminders(old, 'friend'))).toContain('tell.intel-old')
  })
})

describe('aces', () => {
  test.each(pilots)('%s is remembered when activating', async (name) => {
    const s = await with1({ unique: true, name })
    expect(flightReminders(s, 'tested').find(({ key }) => key === 'tell.pilot')).toMatchObject({
      args: { name, rule: { key: `pilot.${name}` } },
    })
  })
  test('Howlrunner, when another Swarm squadron attacks a squadron', () => {
    const s = begin(setup(learning, { round: 1 }))
    const attack = {
      ...{ kind: 'squadron' as const, attacker: 'tie-fighter-squadron-1', zone: '' as const, target: 'luke', targetZone: '' as const },
      ...{ step: 'modify' as const, range: 'distance' as const, obstructed: false, pool: [], dice: [], used: [], locked: [], spent: [] },
      redirect: '' as const,
    }
    expect(keys(modifyReminders({ ...s, attack }))).toContain('tell.pilot')
    expect(keys(modifyReminders({ ...s, attack: { ...attack, attacker: 'howlrunner' } }))).not.toContain('tell.pilot')
  })
})
