import { type Fleet, readFleet } from '../../src/systems/armada/fleet/fleet.js'
import type { Setup } from '../../src/systems/armada/setup.js'

const read = async (data: unknown): Promise<Fleet> => {
  const fleet = await readFleet(data)
  if (!fleet.ok) throw new Error(JSON.stringify(fleet.failures))
  return fleet.value
}

/** The fleets of the learning scenario (Learn to Play p.5), with one ace each. */
export const learning = {
  A: await read({
    system: 'armada',
    name: 'Rebels',
    faction: 'rebel',
    ships: [
      { class: 'CR90 Corvette A', id: 'cr90' },
      { class: 'Nebulon-B Escort Frigate', id: 'nebulon' },
    ],
    squadrons: [
      { class: 'Luke Skywalker', id: 'luke' },
      { class: 'X-wing Squadron', count: 3 },
    ],
  }),
  B: await read({
    system: 'armada',
    name: 'Empire',
    faction: 'empire',
    ships: [{ class: 'Victory II-class Star Destroyer', id: 'victory' }],
    squadrons: [
      { class: 'Howlrunner', id: 'howlrunner' },
      { class: 'TIE Fighter Squadron', count: 4 },
    ],
  }),
}

/** Fleets with every size, flotillas, upgrades, objectives and many keywords. */
export const battle = {
  A: await read({
    system: 'armada',
    name: 'Dawn',
    faction: 'rebel',
    commander: 'General Dodonna',
    objectives: { assault: 'Precision Strike', defence: 'Contested Outpost', navigation: 'Superior Positions' },
    ships: [
      { class: 'MC80 Command Cruiser', id: 'home-one', upgrades: ['General Dodonna', 'Gunnery Team'] },
      { class: 'CR90 Corvette A', id: 'cr90' },
      { class: 'MC30c Torpedo Frigate', id: 'mc30' },
      { class: 'GR-75 Medium Transports', id: 'gr75' },
    ],
    squadrons: [
      { class: 'A-wing Squadron', count: 2 },
      { class: 'E-wing Squadron', count: 1 },
      { class: 'YT-2400', count: 1 },
      { class: 'Jan Ors', id: 'jan' },
    ],
  }),
  B: await read({
    system: 'armada',
    name: 'Line',
    faction: 'empire',
    commander: 'Admiral Motti',
    objectives: { assault: 'Most Wanted', defence: 'Fire Lanes', navigation: 'Minefields' },
    ships: [
      { class: 'Imperial II-class Star Destroyer', id: 'imperial', upgrades: ['Admiral Motti'] },
      { class: 'Gladiator I-class Star Destroyer', id: 'gladiator' },
      { class: 'Gozanti-class Cruisers', id: 'gozanti' },
    ],
    squadrons: [
      { class: 'TIE Interceptor Squadron', count: 2 },
      { class: 'TIE Phantom Squadron', count: 1 },
      { class: 'Soontir Fel', id: 'soontir' },
      { class: 'Lambda-class Shuttle', count: 1 },
    ],
  }),
}

/** Upgrades that are to be remembered at a moment. */
export const reminded = await read({
  system: 'armada',
  name: 'Reminded',
  faction: 'rebel',
  ships: [
    { class: 'Assault Frigate Mark II B', upgrades: [{ name: 'Gunnery Team', remind: 'attack' }] },
    { class: 'CR90 Corvette A', id: 'cr90' },
  ],
})

/** A squadron with Dodge and an Evade. */
export const dodgers = await read({
  system: 'armada',
  name: 'Dodgers',
  faction: 'rebel',
  ships: [{ class: 'CR90 Corvette A', id: 'cr90' }],
  squadrons: [
    {
      ...{ class: 'Dodger', id: 'dodger', unique: true, points: 10, speed: 3, hull: 5 },
      ...{ antiSquadron: '2b', battery: '1b', tokens: ['evade'], keywords: ['dodge-1'] },
    },
  ],
})

/** A ship with a Salvo token, and one beside it. */
export const salvo = await read({
  system: 'armada',
  name: 'Salvo',
  ships: [
    {
      ...{ class: 'Answer', id: 'answer', points: 40, size: 'small', traits: [], command: 1, squadron: 1, engineering: 2, hull: 2 },
      ...{ shields: { front: 0, left: 0, right: 0, rear: 0 }, chart: [[1], [1, 1]], antiSquadron: '1b', tokens: ['salvo'], upgrades: [] },
      armament: { front: '1r', left: '1r', right: '1r', rear: '2r1b1k' },
    },
    { class: 'CR90 Corvette A' },
  ],
})

/** A set-up of a game; with a round it begins there, with set-up left out and every ship at speed 2. */
export function setup(fleets: { readonly A: Fleet; readonly B: Fleet }, more: Partial<Setup> = {}): Setup {
  const speed = Object.fromEntries([...fleets.A.ships, ...fleets.B.ships].map(({ id }) => [id, 2]))
  return {
    names: { A: 'Ana', B: 'Bruno' },
    fleets: { A: [fleets.A], B: [fleets.B] },
    rounds: 6,
    level: 'full',
    options: {},
    speed,
    ...more,
  }
}
