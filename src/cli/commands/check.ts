import { type Message, messages } from '../../core/words.js'
import type { AnyFleet } from '../../store/fleet-readers.js'
import { openFleet } from '../../store/open-fleet.js'
import { fleetLines } from '../show/fleet-lines.js'
import { jsonWarning } from '../show/json-warning.js'
import type { Terminal } from '../terminal.js'

export type CheckCommandKey = 'check.done'

const say = messages<CheckCommandKey>()

export interface CheckFlags {
  readonly json?: boolean
}

/**
 * `fleetref check FILE`: an unusable file is a `UserError` (exit 2) with every fault and its line; fleet-building rules
 * that the fleet does not keep are warnings on stderr, with `--json` lines on stdout.
 */
export async function checkCommand(terminal: Terminal, file: string, flags: CheckFlags = {}): Promise<0> {
  const { fleet, warnings } = await openFleet(file)
  const all = [...warnings, ...(await rulesOf(fleet))]
  if (flags.json) {
    terminal.out(JSON.stringify({ type: 'fleet', fleet }))
    for (const warning of all) terminal.out(jsonWarning(terminal, warning))
    return 0
  }
  for (const line of fleetLines(fleet)) terminal.out(terminal.say(line))
  for (const warning of all) terminal.err(terminal.say(warning))
  terminal.out(terminal.say(say('check.done', { count: all.length })))
  return 0
}

async function rulesOf(fleet: AnyFleet): Promise<readonly Message[]> {
  switch (fleet.system) {
    case 'dropfleet':
      return (await import('../../systems/dropfleet/fleet/fleet-rules.js')).checkFleet(fleet)
    case 'armada':
      return (await import('../../systems/armada/fleet/fleet-rules.js')).checkFleet(fleet)
  }
}
