import { describe, expect, test } from 'vitest'
import { option, switches } from '../../src/systems/dropfleet/options.js'
import { optionOf, seat } from './seat.js'

/** Public cases that no text decides: an option with its sources, or a question; nothing is guessed. */
describe('what no text decides', () => {
  const values = (id: string) => switches.find((one) => one.id === id)?.values
  test('every option has a default among its values and says what it decides', () => {
    for (const { id, values: all, default: value, text } of switches) {
      expect(all as readonly string[], id).toContain(value)
      expect(text.key).toBe(`switch.${id}`)
    }
  })
  test('U1: a ship that leaves the table: only gone, or destroyed', async () => {
    expect(values('leaving')).toEqual(['gone', 'destroyed'])
    for (const [leaving, hull, left] of [
      ['gone', 10, true],
      ['destroyed', 0, false],
    ] as const) {
      const table = (await seat({ A: ['kite'], B: ['shark'], options: { leaving } })).until('move').answer('move', 'left')
      expect(table.ship('kite-1')).toMatchObject({ hull, left, due: [] })
      expect(table.of('admiral-lost')).toHaveLength(1)
    }
  })
  test('U2: one spike a ship for a launch, whatever it launches: it is named once', async () => {
    const table = (await seat({ A: ['gull'], B: ['shark'] })).jump('launch').answer('launch', ['gull-1'])
    expect(table.of('spike-gained')).toHaveLength(1)
  })
  test('U3: a Flash that was saved: the table says whether there is a spike', async () => {
    const table = (await seat({ A: ['kite'], B: ['shark'] })).until('hits')
    expect(optionOf(table, 'spike-shark-1')).toBeDefined()
    expect(table.answer('hits', []).ship('shark-1').spike).toBe('none')
  })
  test('U4: the initiative of the end phase is rolled on the table: no value is guessed', async () => {
    const table = (await seat({ A: ['swift'], B: ['gull9'] })).jump('ground').until('ready')
    expect(table.lines.some(({ type }) => type === 'roll')).toBe(false)
  })
  test('U5: damage control is compulsory, or chosen effect by effect', async () => {
    expect(values('damage-control')).toEqual(['compulsory', 'chosen'])
    for (const [setting, question] of [
      ['compulsory', 'damage-control'],
      ['chosen', 'repairs'],
    ] as const) {
      const table = await seat({ A: ['kite'], B: ['shark'], options: { 'damage-control': setting } })
      table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'shark-1')!, ['energy-surges'])
      expect(table.jump('damage-control').question.id).toBe(question)
    }
  })
  test('U6: the same crippling effect a second time counts once, or each time', async () => {
    expect(values('same-effect')).toEqual(['once', 'each'])
    for (const [setting, fires] of [
      ['once', 1],
      ['each', 2],
    ] as const) {
      const table = await seat({ A: ['kite'], B: ['shark'], options: { 'same-effect': setting } })
      table.match.fix(table.match.fixes.find(({ id, about }) => id === 'effects' && about === 'shark-1')!, ['fire'])
      table.until('hits').answer('hits', ['shark-1']).answer('hull-lost', 5).answer('crippling', ['1', '4'])
      expect(table.ship('shark-1').effects.filter((one) => one === 'fire')).toHaveLength(fires)
    }
  })
  test('U7: coherency, across layers too, is what the table says: ships on two layers are not out by themselves', async () => {
    const table = (await seat({ A: ['wrens'], B: ['shark'] })).fix('layer@wren-1', 'low').until('order')
    expect(optionOf(table, 'max-thrust')?.disabled).toBeUndefined()
    expect(table.answer('order', 'coherency').ship('wren-1').out).toBe(true)
  })
  test('the options that texts contradict: rating ties, drawing, crippling damage, a battlegroup wiped out', async () => {
    const { state } = await seat({ A: ['kite'], B: ['shark'] })
    expect([option(state, 'sr-tie'), option(state, 'draw'), option(state, 'crippling'), option(state, 'wiped-out')]).toEqual([
      'plain',
      'fill',
      'group',
      'turn-lost',
    ])
  })
})
