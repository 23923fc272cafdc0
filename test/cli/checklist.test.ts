import { expect, test } from 'vitest'
import { fleetref, folder, lines } from './fleetref.js'

test('the checklist of a turn: every segment in its order, as text, Markdown and JSON, in three languages', async () => {
  const home = folder()
  const run = (...args: string[]) => fleetref(['checklist', ...args], { home, env: { COLUMNS: '60' } })
  const { json } = await run('dropfleet', '--json')
  expect(json.map(({ type, phase, id }) => [type, phase, id])).toEqual([
    ...['decks', 'discard', 'draw', 'cleanup'].map((id) => ['segment', 'planning', id]),
    ...['reveal', 'first-or-second', 'first-activates', 'second-activates', 'discard-cards'].map((id) => ['segment', 'activation', id]),
    ...['ground', 'launch', 'damage-control', 'decay', 'points', 'tidy'].map((id) => ['segment', 'final', id]),
  ])
  for (const { steps, reminders, title } of json as unknown as { steps: string[]; reminders: string[]; title: string }[]) {
    expect([title, steps.length > 0, Array.isArray(reminders)]).toEqual([title, true, true])
  }
  const text = await run()
  expect(lines(text.out)[0]).toBe('PLANNING')
  expect(text.out.match(/\[ \]/g)!.length).toBe((json as unknown as { steps: string[] }[]).flatMap(({ steps }) => steps).length)
  for (const line of lines(text.out)) expect(line.length).toBeLessThanOrEqual(60)
  const phase = await run('dropfleet', '--phase', 'final', '--format', 'md')
  expect(lines(phase.out)[0]).toBe('## End phase')
  expect(phase.out).toContain('- [ ] ')
  expect(phase.out).not.toContain('Planning')
  expect((await run('--lang', 'es')).out).toContain('PLANIFICACIÓN')
  expect((await run('--lang', 'pt', '--phase', 'planning')).out).toContain('PLANEJAMENTO')
  for (const [args, why] of [
    [['--phase', 'nonsense'], 'planning, activation, final'],
    [['--format', 'pdf'], 'text, md'],
    [['chess'], 'There is no system "chess"'],
  ] as const) {
    const { code, err } = await run(...args)
    expect([code, err]).toEqual([2, expect.stringContaining(why)])
  }
})
