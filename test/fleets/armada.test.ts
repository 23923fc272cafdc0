import { describe, expect, test } from 'vitest'
import { findUpgrade, objectiveCards, upgradeCards } from '../../src/systems/armada/cards/find.js'
import { writeDice } from '../../src/systems/armada/dice.js'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { fleetPoints, squadronPoints } from '../../src/systems/armada/fleet/fleet-shape.js'
import { samples } from '../../src/systems/armada/fleet/samples.js'
import { cardsOf, findShip, findSquadron } from '../../src/systems/armada/ships/find.js'

const { ships, squadrons } = await cardsOf()
const upgrades = (await upgradeCards()).cards
const objectives = (await objectiveCards()).cards

const read = async (data: object) => {
  const outcome = await readFleet({ system: 'armada', ...data })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failures))
  return outcome.value
}
const failures = async (data: object): Promise<string[]> => {
  const outcome = await readFleet({ system: 'armada', ...data })
  return outcome.ok ? [] : outcome.failures.map(({ path, text }) => `${path.join('.')}: ${text.key} ${text.args?.close ?? ''}`.trim())
}

test('66 ships, 107 squadrons, 295 upgrades and 52 objectives', () => {
  expect([ships.length, squadrons.length, upgrades.length, objectives.length]).toEqual([66, 107, 295, 52])
})

test.each([...ships.map((ship) => ['ships', ship] as const), ...squadrons.map((squadron) => ['squadrons', squadron] as const)])(
  'every card is a fleet of its own, and survives being written and read: %s %o.class',
  async (kind, card) => {
    const name = 'name' in card && card.unique ? { class: card.class, name: card.name } : { class: card.class }
    const once = await read({ faction: card.faction, [kind]: [name] })
    expect(once[kind]).toMatchObject([{ class: card.class, points: card.points, hull: card.hull }])
    expect(await readFleet(JSON.parse(JSON.stringify(once)))).toEqual({ ok: true, value: once, warnings: [] })
  },
)

describe('figures as on the cards', () => {
  const ship = (name: string) => ships.find((each) => each.class === name)!
  test('a corvette: command values, shields, tokens, yaw by joint, dice by zone', () => {
    expect(ship('CR90 Corvette A')).toMatchObject({
      ...{ points: 44, size: 'small', hull: 4, command: 1, squadron: 1, engineering: 2 },
      shields: { front: 2, left: 2, right: 2, rear: 1 },
      tokens: ['evade', 'evade', 'redirect'],
      chart: [[2], [1, 2], [0, 1, 2], [0, 1, 1, 2]],
      armament: { front: { red: 2, blue: 1, black: 0 }, rear: { red: 1, blue: 0, black: 0 } },
    })
  })
  test('the Imperial I has the side dice of its card, Hammerheads five hull, huge ships six zones, the Onager an ignition arc', () => {
    const { left, rear } = ship('Imperial I-class Star Destroyer').armament
    expect([left, rear].map((dice) => writeDice(dice!))).toEqual(['2r2k', '1r2b'])
    expect(ship('Hammerhead Scout Corvette').hull).toBe(5)
    expect(Object.keys(ship('Executor I-class Star Dreadnought').shields)).toHaveLength(6)
    expect(writeDice(ship('Onager-class Testbed').armament.special!)).toBe('4r3k')
  })
  test('an ace has a class, a name and tokens', () => {
    const luke = squadrons.find(({ name }) => name === 'Luke Skywalker')
    expect(luke).toMatchObject({
      class: 'X-wing Squadron',
      unique: true,
      points: 20,
      tokens: ['brace', 'brace'],
      keywords: ['bomber', 'escort'],
    })
  })
})

describe('names', () => {
  test('every other spelling that we keep finds its card, and no other', async () => {
    const lost: string[] = []
    expect([...ships, ...squadrons, ...upgrades].flatMap(({ aliases }) => aliases).length).toBeGreaterThan(100)
    for (const card of [...ships, ...squadrons]) {
      const find = 'speed' in card ? findSquadron : findShip
      for (const alias of card.aliases) {
        const match = await find(alias, card.faction)
        if (match.kind !== 'exact' || match.value !== card) lost.push(`${alias} -> ${match.kind}`)
      }
    }
    const { find } = await upgradeCards()
    for (const card of upgrades) for (const alias of card.aliases) if (find(alias).kind === 'none') lost.push(alias)
    expect(lost).toEqual([])
  })
  test('one name of several cards is told apart by slot, by price, by faction', async () => {
    const slot = async (hint: object) => {
      const match = await findUpgrade('Darth Vader', hint)
      return match.kind === 'exact' ? match.value.slot : match.kind
    }
    expect(await slot({})).toBe('several')
    expect([await slot({ slot: 'commander' }), await slot({ points: 4 }), await slot({ points: 3 })]).toEqual([
      'commander',
      'officer',
      'weapons-team-offensive-retro',
    ])
    expect(await findUpgrade('Ahsoka Tano', { faction: 'republic' })).toMatchObject({ kind: 'exact', value: { points: 6 } })
    expect(await findSquadron('Darth Vader', 'empire')).toMatchObject({ kind: 'several' })
    expect(await findShip('Victory I', 'republic')).toMatchObject({ value: { faction: 'republic' } })
  })
})

describe('fleet files', () => {
  test('models are numbered by name, marks go to them in order, the ship with the commander is the flagship', async () => {
    const fleet = await read(samples.rebel)
    expect(fleet.commander).toEqual({ name: 'General Dodonna', points: 20, ship: 'assault-frigate-mark-ii-b-1' })
    expect(fleet.squadrons.map(({ id, mark }) => `${id} ${mark ?? ''}`)).toEqual([
      'luke-skywalker-1 ',
      ...['red', 'blue', 'green', 'white'].map((mark, index) => `x-wing-squadron-${index + 1} ${mark}`),
      ...['yellow', 'black'].map((mark, index) => `a-wing-squadron-${index + 1} ${mark}`),
    ])
    expect([fleetPoints(fleet), squadronPoints(fleet)]).toEqual([322, 94])
    expect(await read(JSON.parse(JSON.stringify(fleet)))).toEqual(fleet)
  })
  test('a commander at the top only counts once and needs no ship', async () => {
    const fleet = await read({ commander: 'Garm Bel Iblis', ships: [{ class: 'CR90 Corvette A', upgrades: ["Jaina's Light"] }] })
    expect([fleet.commander, fleetPoints(fleet)]).toEqual([{ name: 'Garm Bel Iblis', points: 25 }, 74])
  })
  test('the commander of the top tells which card of that name a ship carries', async () => {
    const fleet = await read({ commander: 'Leia Organa', ships: [{ class: 'CR90 Corvette A', upgrades: ['Leia Organa'] }] })
    expect(fleet.ships[0]?.upgrades).toEqual([{ name: 'Leia Organa', slot: 'commander', points: 28, unique: true }])
  })
  test('numbers of the file win; dice are pools or numbers', async () => {
    const own = { class: 'CR90 Corvette A', hull: 6, antiSquadron: '2b', armament: { front: '3r', rear: { black: 1 } } }
    expect((await read({ ships: [own] })).ships[0]).toMatchObject({
      hull: 6,
      antiSquadron: { red: 0, blue: 2, black: 0 },
      armament: { front: { red: 3 }, rear: { red: 0, blue: 0, black: 1 } },
    })
  })
  test('ships, squadrons and cards of one’s own need their figures', async () => {
    const barge = {
      class: 'Barge',
      hull: 4,
      command: 1,
      squadron: 1,
      engineering: 2,
      shields: { front: 2 },
      armament: { front: '1r' },
      chart: [[1]],
    }
    const fleet = await read({
      ships: [{ ...barge, upgrades: [{ name: 'Big Gun', slot: 'turbolaser', points: 5 }] }],
      squadrons: [{ class: 'Gnats', hull: 3, speed: 4 }],
    })
    expect(fleet).toMatchObject({ ships: [{ id: 'barge-1', size: 'small' }], squadrons: [{ id: 'gnats-1', name: 'Gnats' }] })
    expect(await failures({ ships: [{ class: 'Barge' }], squadrons: [{ class: 'Gnats' }] })).toEqual([
      'ships.0.class: fleet.unknown-no-idea',
      'squadrons.0.class: fleet.unknown-no-idea',
    ])
  })
  test('faults are told at their place, with what is near', async () => {
    expect(
      await failures({
        commander: 'General Dodona',
        ships: [
          { class: 'CR90 Corvete A', upgrades: ['Gunery Team', 'Darth Vader'] },
          { class: 'Raider I-class Corvette', size: 'tiny' },
        ],
      }),
    ).toEqual(['ships.1.size: fleet.one-of'])
    expect(
      await failures({ commander: 'General Dodona', ships: [{ class: 'CR90 Corvete A', upgrades: ['Gunery Team', 'Darth Vader'] }] }),
    ).toEqual(
      [
        'ships.0.upgrades.0: fleet.unknown Gunnery Team',
        'ships.0.upgrades.1: fleet.several Darth Vader (commander), Darth Vader (officer), Darth Vader (weapons-team-offensive-retro)',
        'ships.0.class: fleet.unknown CR90 Corvette A',
        'commander: fleet.unknown General Dodonna',
      ].toSorted((a, b) => (a.startsWith('ships.0.class') ? -1 : b.startsWith('ships.0.class') ? 1 : 0)),
    )
    expect(await failures({})).toEqual([': fleet.missing-field'])
    expect(
      await failures({
        ships: [
          { class: 'CR90 Corvette A', id: 'x' },
          { class: 'CR90 Corvette A', id: 'x' },
        ],
      }),
    ).toEqual([': fleet.duplicate'])
  })
})
