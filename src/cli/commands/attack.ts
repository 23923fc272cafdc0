import { nameFlag } from '../read-flags.js'
import type { Terminal } from '../terminal.js'
import { type ArmadaFlags, attackArmada } from './attack-armada.js'
import { attackDropfleet, type DropfleetFlags } from './attack-dropfleet.js'

const attackers = { dropfleet: attackDropfleet, armada: attackArmada }
const systems = ['dropfleet', 'armada'] as const

/** The flags of both systems; each reads its own. */
export interface AttackFlags extends DropfleetFlags, ArmadaFlags {}

/** `fleetref attack SYSTEM`: one attack outside a game, rolled, or with `--odds` its exact odds. Bad flags are a UserError. */
export function attack(terminal: Terminal, words: readonly string[], flags: AttackFlags): void {
  const system = nameFlag('attack', words.join(' '), systems)
  attackers[system](terminal, flags)
}
