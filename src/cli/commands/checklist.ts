import { UserError } from '../../core/errors.js'
import type { ChecklistSegment } from '../../core/system.js'
import { listGames } from '../../store/games.js'
import { readJournal } from '../../store/journal-file.js'
import { playableOf } from '../playables.js'
import { wrapped } from '../show/wrap.js'
import type { Terminal } from '../terminal.js'

export interface ChecklistFlags {
  readonly phase?: string
  readonly format?: string
  readonly json?: boolean
}

const formats = ['text', 'md'] as const

/**
 * `fleetref checklist [SYSTEM]`: the turn as a list to print, with what players forget; without a system that of the last
 * game. Throws UserError (exit 2) for a system, phase or format that there is not.
 */
export async function checklist(
  terminal: Terminal,
  system: string | undefined,
  { phase, format = 'text', json }: ChecklistFlags,
): Promise<void> {
  const id = system ?? lastSystem()
  const playable = await playableOf(id)
  if (!formats.some((one) => one === format)) throw wrong('error.format', { name: format, allowed: formats.join(', ') })
  const all = await playable.checklist?.()
  if (!all) throw wrong('error.no-checklist', { name: id })
  const phases = [...new Set(all.map((segment) => segment.phase.id))]
  const chosen = phase === undefined ? all : all.filter((segment) => segment.phase.id === phase)
  if (!chosen.length) throw wrong('error.no-such-phase', { name: phase ?? '', allowed: phases.join(', ') })
  const speaking = await terminal.speaking(terminal.language, playable.system)
  for (const line of json ? jsonLines(speaking, id, chosen) : format === 'md' ? markdown(speaking, chosen) : text(speaking, chosen))
    speaking.out(line)
}

const wrong = (key: string, args: Record<string, string>) => new UserError({ key, args }, 2)

/** The system of the last game, where there is one that can be read. */
function lastSystem(): string {
  const [last] = listGames()
  try {
    if (last) return readJournal(last.path, 1).header.system
  } catch (trouble) {
    if (!(trouble instanceof UserError)) throw trouble
  }
  return 'dropfleet'
}

const jsonLines = ({ say }: Terminal, system: string, list: readonly ChecklistSegment[]): string[] =>
  list.map(({ id, phase, title, steps, reminders }) =>
    JSON.stringify({
      type: 'segment',
      system,
      phase: phase.id,
      id,
      title: say(title),
      steps: steps.map(say),
      reminders: reminders.map(say),
    }),
  )

/** Whether a segment is the first of its phase. */
const begins = (list: readonly ChecklistSegment[], at: number): boolean => list[at]!.phase.id !== list[at - 1]?.phase.id

function text({ say, paint, width }: Terminal, list: readonly ChecklistSegment[]): string[] {
  return list.flatMap(({ phase, title, steps, reminders }, at) => [
    ...(begins(list, at) ? [...(at ? [''] : []), paint.bold(say(phase.title).toUpperCase())] : []),
    paint.bold(say(title)),
    ...steps.flatMap((step) => wrapped(`[ ] ${say(step)}`, width, 4)),
    ...reminders.flatMap((reminder) => wrapped(`  ! ${say(reminder)}`, width, 4)),
  ])
}

function markdown({ say }: Terminal, list: readonly ChecklistSegment[]): string[] {
  return list.flatMap(({ phase, title, steps, reminders }, at) => [
    ...(begins(list, at) ? [...(at ? [''] : []), `## ${say(phase.title)}`] : []),
    '',
    `### ${say(title)}`,
    '',
    ...steps.map((step) => `- [ ] ${say(step)}`),
    ...(reminders.length ? ['', ...reminders.map((reminder) => `> ${say(reminder)}  `)] : []),
  ])
}
