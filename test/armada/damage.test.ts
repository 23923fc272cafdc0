import { describe, expect, test } from 'vitest'
import { Game } from '../../src/core/game.js'
import { deck, deckSize, drawn, titles, unseen } from '../../src/systems/armada/damage/damage-deck.js'
import { readFleet } from '../../src/systems/armada/fleet/fleet.js'
import { system } from '../../src/systems/armada/playable.js'
import { cardsOf } from '../../src/systems/armada/query.js'
import { begin } from '../../src/systems/armada/setup.js'
import { type Driver, shoot, start } from './driver.js'
import { learning, setup } from './fleets.js'

const fleetOf = async (ships: readonly object[]) => {
  const read = await readFleet({ system: 'armada', name: 'Test', ships })
  if (!read.ok) throw new Error(JSON.stringify(read.failures))
  return read.value
}
const figures = {
  ...{ points: 50, size: 'small', traits: [], command: 1, squadron: 1, engineering: 2, hull: 5 },
  ...{ chart: [[1], [1, 1]], antiSquadron: '1b', tokens: [], upgrades: [] },
  ...{ shields: { front: 2, left: 2, right: 2, rear: 2 }, armament: { front: '7r', left: '7r', right: '7r', rear: '2r1b' } },
}
const shooter = await fleetOf([{ ...figures, class: 'Shooter', id: 'shooter' }])
const target = (hull: number, tokens: readonly string[], zone: number, adjacent: number) =>
  fleetOf([{ ...figures, class: 'Target', id: 'target', hull, tokens, shields: { front: zone, left: adjacent, right: 2, rear: 2 } }])

/** The faces of seven red dice that make a total, with a critical among them or not. */
const faces = (total: number, critical: boolean) =>
  Array.from({ length: 7 }, (_, at) => (at >= total ? 'blank' : at === 0 && critical ? 'crit' : 'hit'))

interface Vector {
  readonly total: number
  readonly tokens: readonly string[]
  readonly redirect?: number
  readonly zone: number
  readonly adjacent: number
  readonly hull: number
  readonly cards: number
  readonly crit?: true
}

async function resolve({ total, tokens, redirect, zone, adjacent, hull, cards, crit }: Vector): Promise<Driver> {
  const game = start({ A: shooter, B: await target(hull, tokens, zone, adjacent) })
  if (cards) game.fix('hull', 'target', hull - cards)
  shoot(game, 'shooter', 'front-target-front', 'medium', faces(total, crit ?? false))
  for (const token of tokens) game.answer(token, ...(token === 'redirect' ? ['left'] : []))
  const wanted = { 'damage-card': 'power-failure', ...(redirect !== undefined && { redirect }) }
  while (game.match.question && !['attack', 'ship', 'ends', 'navigate'].includes(game.question.id)) {
    const { id } = game.question
    game.answer(id in wanted ? wanted[id as 'redirect']! : id === 'critical' ? 'standard' : id === 'defence-token' ? 'done' : 0)
  }
  return game
}

const after = (game: Driver) => {
  const { facedown, faceup, shields, card } = game.ship('target')
  return {
    zone: shields.front,
    adjacent: shields.left,
    cards: facedown + faceup.length,
    faceup: faceup.length,
    dead: facedown + faceup.length >= card.hull,
  }
}

describe('damage (Rules Reference 1.5 p.2-5)', () => {
  test.each<[string, Vector, ReturnType<typeof after>]>([
    [
      'H1',
      { total: 5, tokens: ['brace'], zone: 1, adjacent: 3, hull: 8, cards: 0, crit: true },
      { zone: 0, adjacent: 3, cards: 2, faceup: 1, dead: false },
    ],
    [
      'H2',
      { total: 4, tokens: ['redirect'], redirect: 2, zone: 1, adjacent: 2, hull: 5, cards: 0 },
      { zone: 0, adjacent: 0, cards: 1, faceup: 0, dead: false },
    ],
    [
      'H4',
      { total: 2, tokens: [], zone: 2, adjacent: 2, hull: 5, cards: 0, crit: true },
      { zone: 0, adjacent: 2, cards: 0, faceup: 0, dead: false },
    ],
    [
      'H5',
      { total: 7, tokens: ['brace', 'redirect'], redirect: 3, zone: 0, adjacent: 3, hull: 8, cards: 4, crit: true },
      { zone: 0, adjacent: 0, cards: 5, faceup: 1, dead: false },
    ],
    ['H6', { total: 6, tokens: [], zone: 1, adjacent: 2, hull: 4, cards: 1 }, { zone: 0, adjacent: 2, cards: 4, faceup: 0, dead: true }],
    [
      'H7',
      { total: 1, tokens: ['brace'], zone: 0, adjacent: 2, hull: 5, cards: 0, crit: true },
      { zone: 0, adjacent: 2, cards: 1, faceup: 1, dead: false },
    ],
    [
      'H8',
      { total: 3, tokens: ['contain'], zone: 2, adjacent: 2, hull: 5, cards: 0, crit: true },
      { zone: 0, adjacent: 2, cards: 1, faceup: 0, dead: false },
    ],
    [
      'H9',
      { total: 5, tokens: ['scatter'], zone: 2, adjacent: 2, hull: 3, cards: 0 },
      { zone: 2, adjacent: 2, cards: 0, faceup: 0, dead: false },
    ],
  ])('%s', async (_, vector, out) => {
    expect(after(await resolve(vector))).toEqual(out)
  })
  test('H3: redirecting more than the shields of the chosen zone is refused', async () => {
    const game = start({ A: shooter, B: await target(5, ['redirect'], 1, 2) })
    shoot(game, 'shooter', 'front-target-front', 'medium', faces(4, false)).answer('redirect', 'left')
    expect(() => game.until('redirect').answer(3)).toThrow('refused.number')
  })
  test('V7 and section 4.8: the worked example of Learn to Play p.16', () => {
    const game = start(learning)
    shoot(game, 'cr90', 'front-victory-rear', 'medium', ['hit-hit', 'hit-hit', 'accuracy'], 'concentrate-fire')
    game.answer('concentrate-fire-dial', 'blue').answer(['crit'], ['redirect'])
    game.answer('brace', 'done')
    expect(game.question).toMatchObject({ id: 'critical', default: 'standard' })
    game.answer('standard')
    expect(game.question).toMatchObject({ id: 'damage-card', about: 'victory' })
    game.answer('power-failure')
    expect(game.ship('victory')).toMatchObject({ shields: { rear: 0 }, faceup: ['power-failure'], facedown: 1 })
    expect(game.last('damage-totalled')).toMatchObject({ total: 5, suffered: 3, critical: 'standard' })
  })
  test('Q55: the shields took everything, so nothing is turned up and nobody is asked', async () => {
    const game = await resolve({ total: 2, tokens: [], zone: 2, adjacent: 2, hull: 5, cards: 0, crit: true })
    expect(game.last('damage-totalled')).toMatchObject({ critical: 'none' })
  })
  test('Q56: the only critical was cancelled by Evade, so there is no critical effect', async () => {
    const game = start({ A: shooter, B: await target(5, ['evade'], 0, 0) })
    shoot(game, 'shooter', 'front-target-front', 'long', faces(3, true)).answer('evade', ['red-crit'])
    game.until('attack', 'shooter')
    expect(game.ship('target')).toMatchObject({ facedown: 2, faceup: [] })
  })
  test('Q58: Structural Damage as the third card of four destroys the ship, and the rest is moot', async () => {
    const game = start({ A: shooter, B: await target(4, [], 0, 0) }).fix('hull', 'target', 2)
    shoot(game, 'shooter', 'front-target-front', 'medium', faces(2, true)).answer('standard', 'structural-damage')
    expect(cardsOf(game.ship('target'))).toBe(4)
    expect(game.types()).toContain('ship-destroyed')
    expect(game.state.due).toEqual([])
  })
  test('Q94: one damage of Crew Panic goes to the shields of a zone of the owner’s choice', () => {
    const game = start(learning).fix('faceup', 'cr90', ['crew-panic']).until('crew-panic', 'cr90').answer('damage')
    expect(game.question).toMatchObject({ id: 'damage-zone', by: 'A' })
    expect(game.answer('left').ship('cr90')).toMatchObject({ shields: { left: 1 }, facedown: 0 })
    expect(game.question.id).toBe('dial')
  })
  test('Q95: a repaired card brings no lost token back', () => {
    const game = start(learning)
      .fix('evade', 'cr90', 'gone')
      .fix('hull', 'cr90', 3)
      .until('dial', 'cr90')
      .answer('repair', 'token', 'repair-token')
    expect(game.ship('cr90').tokens[0]!.state).toBe('gone')
  })
})

describe('the damage deck', () => {
  test('has 52 cards, 16 of them crew', () => {
    expect(deckSize).toBe(52)
    expect(titles.reduce((sum, title) => sum + (deck[title].trait === 'crew' ? deck[title].count : 0), 0)).toBe(16)
  })
  test('three dice draw every card that nobody has seen with the same chance', () => {
    const cards = unseen({ 'structural-damage': 8, 'injured-crew': 3 })
    expect(cards).toHaveLength(41)
    const counts = new Map<string, number>()
    const six = ['1', '2', '3', '4', '5', '6']
    for (const a of six)
      for (const b of six)
        for (const c of six) {
          const title = drawn([a, b, c], cards)
          if (title) counts.set(title, (counts.get(title) ?? 0) + 1)
        }
    expect(counts.get('injured-crew')).toBe(5)
    expect(counts.get('comm-noise')).toBe(10)
    expect([...counts.values()].reduce((sum, n) => sum + n, 0)).toBe(205)
  })
  test('once it is dealt, the discarded cards are shuffled; what lies on ships stays out', () => {
    const s = begin(setup(learning, { round: 1 }))
    const victory = { ...s.ships.victory!, faceup: ['crew-panic' as const], facedown: 2 }
    const dealt = { ...s, deck: { dealt: 52, seen: {} }, ships: { ...s.ships, victory } }
    const due = [{ n: 1, kind: 'card' as const, ship: 'victory', faceup: true }]
    const game = new Game(system, { ...dealt, due, dues: 1 })
    expect(game.question?.id).toBe('damage-card')
    expect(game.state.deck).toEqual({ dealt: 3, seen: { 'crew-panic': 1 } })
  })
  test('Q92: a card that lies facedown has no title anywhere, even one that was faceup', () => {
    const game = start(learning).fix('shields-front', 'victory', 0)
    shoot(game, 'nebulon', 'front-victory-front', 'medium', ['crit', 'blank', 'blank'])
      .until('damage-card')
      .answer('injured-crew')
      .until('injured-crew')
      .answer('brace')
    expect(game.ship('victory')).toMatchObject({ facedown: 1, faceup: [] })
    expect(JSON.stringify(game.match.place.system.face(game.state))).not.toContain('"faceup":["injured-crew')
  })
})

describe('immediate cards', () => {
  /** Turns this card up on the Victory, with its front shields gone. */
  const reveal = (title: string) => {
    const game = start(learning).fix('shields-front', 'victory', 0)
    return shoot(game, 'nebulon', 'front-victory-front', 'medium', ['crit', 'blank', 'blank']).until('damage-card', 'victory').answer(title)
  }
  test('Injured Crew: the owner discards a token of its own', () => {
    const game = reveal('injured-crew')
    expect(game.question).toMatchObject({ id: 'injured-crew', by: 'B' })
    expect(
      game
        .answer('redirect')
        .ship('victory')
        .tokens.map(({ state }) => state),
    ).toEqual(['ready', 'gone', 'ready'])
  })
  test('Shield Failure: the opponent takes a shield from up to two zones', () => {
    const game = reveal('shield-failure')
    expect(game.question).toMatchObject({ id: 'shield-failure', by: 'A', min: 0, max: 2 })
    expect(game.answer(['left', 'rear']).ship('victory').shields).toMatchObject({ left: 2, rear: 0 })
  })
  test('Projector Misaligned: the strongest zone loses all; the owner decides between equals', () => {
    const game = reveal('projector-misaligned')
    expect(game.question).toMatchObject({ id: 'projector-misaligned', by: 'B' })
    expect(game.open()).toEqual(['left', 'right'])
    expect(game.answer('right').ship('victory').shields).toMatchObject({ left: 3, right: 0 })
  })
  test('Comm Noise: the opponent slows the ship', () => {
    const game = reveal('comm-noise')
    expect(game.question).toMatchObject({ id: 'comm-noise', by: 'A' })
    expect(game.answer('slow').ship('victory').speed).toBe(1)
  })
  test('Comm Noise: a hidden dial is set by the opponent, and nobody hears of it', () => {
    const game = start(learning, { round: 1, options: { dials: 'hidden' } }).fix('shields-front', 'victory', 0)
    game.until('dials', 'A').answer(['repair', 'repair', 'repair']).until('dials', 'B').answer(['squadron', 'squadron', 'squadron'])
    game.until('attack', 'cr90').answer('done').until('attack', 'nebulon', { ship: 'nebulon' })
    game.answer('front-victory-front', 'medium', 'clear')
    game.answer(['crit', 'blank', 'blank']).until('damage-card').answer('comm-noise', 'dial')
    expect(game.question).toMatchObject({ id: 'comm-noise-dial', by: 'A', secret: true })
    game.answer('navigate')
    expect(game.state.secret.B.dials.victory?.[0]).toBe('navigate')
    expect(JSON.stringify(game.match.place.system.face(game.state))).not.toContain('navigate')
  })
  test('Structural Damage: one more facedown card', () => {
    expect(reveal('structural-damage').ship('victory')).toMatchObject({ facedown: 2, faceup: [] })
  })
  test('Life Support Failure: all command tokens go, and the card stays', () => {
    const game = start(learning).fix('shields-front', 'victory', 0).fix('command-tokens', 'victory', ['repair', 'squadron'])
    shoot(game, 'nebulon', 'front-victory-front', 'medium', ['crit', 'blank', 'blank']).until('damage-card').answer('life-support-failure')
    expect(game.ship('victory')).toMatchObject({ commandTokens: [], faceup: ['life-support-failure'] })
  })
})
