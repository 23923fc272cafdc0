import { describe, expect, test } from 'vitest'
import { Refused } from '../../src/core/question.js'
import { handLimit } from '../../src/systems/dropfleet/look.js'
import { ratingNow } from '../../src/systems/dropfleet/reveal.js'
import { next } from '../../src/systems/dropfleet/round.js'
import { type Segment, type State, segments } from '../../src/systems/dropfleet/state.js'
import { optionOf, seat } from './seat.js'

/** Public cases of the turn, its cards and the Strategy Rating. The number is the case, the source stands behind it. */
describe('turn, cards, Strategy Rating', () => {
  // Seed 000, Activation 2; FAQ, Activation phase. Another page of the rulebook says that the Admiral Value is added.
  test('Q1: equal ratings are rolled off with a plain D6 each; the Admiral Values 4 and 2 add nothing', async () => {
    const table = await seat({ A: ['small'], B: ['other'] })
    table.fix('rating@line', 11).fix('rating@pack', 11).until('roll-off')
    expect(handLimit(table.state, 'A')).toBe(4)
    table.answer('roll-off', ['3']).answer('roll-off', ['5'])
    expect(table.question).toMatchObject({ id: 'first-or-second', by: 'B' })
    expect(table.of('rolled-off')).toEqual([{ type: 'rolled-off', A: 3, B: 5 }])
  })
  test('Q1: equal rolls are rolled again', async () => {
    const table = (await seat({ A: ['small'], B: ['other'] })).until('roll-off')
    table.answer('roll-off', ['4']).answer('roll-off', ['4'])
    expect(table.question).toMatchObject({ id: 'roll-off', by: 'A' })
    table.answer('roll-off', ['5']).answer('roll-off', ['1'])
    expect(table.question).toMatchObject({ id: 'first-or-second', by: 'A' })
  })
  // Seed 000, Activation 2.
  test('Q2: the lower rating chooses, and may choose to go second', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('first-or-second')
    expect(table.question.by).toBe('A')
    table.answer('first-or-second', 'second')
    expect(table.of('goes-first')).toEqual([{ type: 'goes-first', side: 'B', alone: false }])
  })
  // Seed 000 has no pass; passes are of the second edition.
  test('Q4: a pass is refused, and the reason is said, wherever somebody could want one', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('first-or-second')
    for (const question of ['first-or-second', 'group', 'order']) {
      table.until(question)
      expect(() => table.answer(question, 'pass')).toThrow(Refused)
      expect(optionOf(table, 'pass')?.disabled?.key).toBe('bar.no-pass')
    }
  })
  // 1.7, Battlegroup Cards, losing battlegroups.
  test('Q5: a card without ships is put aside for the game, and the next one counts', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'], turns: 2 })).until('reveal@B').answer('reveal', 'left')
    table.until('hits@line-kite').answer('hits', ['crab-1']).answer('hull-lost@crab-1', 4)
    table.until('ready')
    expect(table.of('card-put-aside')).toEqual([{ type: 'card-put-aside', battlegroup: 'right' }])
    expect(table.state.battlegroups.right!.standing).toBe('gone')
    table.until('order')
    expect(table.of('card-revealed').map(({ battlegroup }) => battlegroup)).toEqual(['line', 'left', 'line', 'left'])
  })
  test('Q5: the next card is compared in its place when the card is lost before the reveal', async () => {
    const table = (await seat({ A: ['kite'], B: ['pair'] })).fix('destroyed@ray-1', 'yes').until('first-or-second')
    expect(table.of('ratings-compared')).toEqual([{ type: 'ratings-compared', A: 5, B: 41 }])
  })
  // FAQ, Fleet Organisation.
  test('Q7: losses never lower a Strategy Rating', async () => {
    const table = await seat({ A: ['small'], B: ['shark'] })
    const before = ratingNow(table.state, 'line')
    table.fix('destroyed@wren-1', 'yes').fix('destroyed@wren-2', 'yes')
    expect(ratingNow(table.state, 'line')).toBe(before)
  })
  // 1.7, Building Your Fleet: L 1, L2 2, M 5, H 10, S 15, S2 30.
  test('Q8: the rating is the sum of the tonnage values', async () => {
    const { state } = await seat({ A: ['four'], B: ['roc'] })
    const ratings = Object.fromEntries(Object.values(state.battlegroups).map(({ id, rating }) => [id, rating]))
    expect(ratings).toEqual({ light: 1, middle: 5, heavy: 10, super: 15, flag: 30 })
    expect((await seat({ A: ['two'], B: ['small'] })).state.battlegroups).toMatchObject({ scouts: { rating: 3 }, line: { rating: 7 } })
  })
  // FAQ.
  test('Q10: a deck that was typed in is not changed later: no correction reorders it, and its cards come up in its order', async () => {
    const table = await seat({ A: ['two'], B: ['pair'], options: { decks: 'typed' } })
    table.answer('deck@A', ['scouts', 'van']).answer('deck@B', ['right', 'left'])
    expect(table.match.fixes.map(({ id }) => id)).not.toContain('deck')
    table.jump('draw').until('first-or-second')
    expect(table.state.revealed).toEqual({ A: 'scouts', B: 'right' })
  })
  // Seed 000, Planning 1.
  test('Q11: a battlegroup that may not arrive is not in the deck', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'], standing: { scouts: 'held' }, options: { decks: 'typed' } })).until('deck@B')
    expect(table.state.secret.A).toEqual(['van'])
    table.until('first-or-second')
    expect(table.state.revealed.A).toBe('van')
  })
  // FAQ, Fleet Organisation; seed 000: the most senior admiral on the table.
  test('Q13: an admiral who has not arrived counts as 1: one card', async () => {
    const table = (await seat({ A: ['two'], B: ['pair'], standing: { van: 'held' } })).until('first-or-second')
    expect(table.of('drawn')).toMatchObject([
      { side: 'A', count: 1, hand: 1 },
      { side: 'B', count: 2, hand: 2 },
    ])
  })
  // 1.7, Admirals.
  test('Q14: the hand falls to one card at once when the admiral is lost, and the value is 1 from then on', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('first-or-second').answer('first-or-second', 'second')
    expect(table.state.sides.A.hand).toBe(4)
    table.until('hits@pack-shark').answer('hits', ['kite-1']).answer('hull-lost', 10)
    expect(table.state.sides.A.hand).toBe(1)
    expect(handLimit(table.state, 'A')).toBe(1)
  })
  // Seed 000, End phase.
  test('Q16: the end phase is always in its order', () => {
    const order: (Segment | 'over')[] = []
    let s = { segment: 'ground', turn: 1, turns: 1, ending: '' } as State
    while (s.segment !== 'over') {
      order.push(s.segment)
      s = { ...s, segment: next(s) }
    }
    expect(order).toEqual(['ground', 'launch', 'damage-control', 'decay', 'points', 'tidy'])
    expect(segments.slice(0, 4)).toEqual(['decks', 'discard', 'draw', 'cleanup'])
  })
  // FAQ and 1.7, Game Components.
  test('Q25: ships of one class in one battlegroup are one group, in however many slots they were bought', async () => {
    const table = await seat({ A: ['eight'], B: ['shark'] })
    expect(Object.keys(table.state.groups).filter((id) => id.startsWith('scouts'))).toEqual(['scouts-wren'])
    table.until('order@scouts-wren').answer('order', 'active-scan')
    expect(table.question).toMatchObject({ id: 'scanner', kind: 'choose' })
    expect('options' in table.question && table.question.options).toHaveLength(8)
  })
})

describe('command cards', () => {
  // FAQ, Command Cards: who may play first, and one card of a side on a group in a turn.
  test('Q76, Q77: a card is never held up by the tool, and who may play first is said with it', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'] })).until('first-or-second')
    const card = table.match.fixes.find(({ id, about }) => id === 'card' && about === 'B')!
    table.match.fix(card, 1, 'Espionage')
    const again = table.match.fixes.find(({ id, about }) => id === 'card' && about === 'A')!
    table.match.fix(again, 1, 'Espionage')
    expect(table.of('card-played').map(({ side, again: twice }) => [side, twice])).toEqual([
      ['B', false],
      ['A', false],
    ])
    expect(table.question.id).toBe('first-or-second')
  })
  test('a second card of one side on one group in one turn is pointed out; next turn it counts anew', async () => {
    const table = (await seat({ A: ['small'], B: ['shark'], turns: 3 })).until('first-or-second')
    const play = () => table.match.fix(table.match.fixes.find(({ id, about }) => id === 'card' && about === 'A')!, 1, 'Crew on wren-1')
    play()
    play()
    table.until('ready').until('first-or-second')
    play()
    expect(table.of('card-played').map(({ again }) => again)).toEqual([false, true, false])
  })
})
