import { UserError } from '../../core/errors.js'
import type { Terminal } from '../terminal.js'
import { type AttackFlags, attack } from './attack.js'

/** `fleetref attack` as it is typed: at a terminal, parts that are missing are asked, one after the other. */
export async function attackAsking(terminal: Terminal, system: string, flags: AttackFlags): Promise<void> {
  for (let given = flags; ; ) {
    try {
      attack(terminal, [system], given)
      return
    } catch (trouble) {
      const flag = missing(trouble)
      if (!flag || !terminal.interactive || terminal.noInput || flags.json) throw trouble
      const { askerFor } = await import('../ask/choose-asker.js')
      const asker = await askerFor(terminal)
      const text = await asker.text(terminal, `${terminal.say({ key: `flag.attack-${flag}` })}:`)
      asker.close()
      if (!text?.trim()) throw trouble
      given = { ...given, [camel(flag)]: text.trim() }
    }
  }
}

/** The name of the flag that was missed, without its dashes. */
function missing(trouble: unknown): string | undefined {
  if (!(trouble instanceof UserError) || trouble.text.key !== 'flag-value.missing') return undefined
  return String(trouble.text.args?.flag).replace(/^--/, '')
}

const camel = (flag: string): string => flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
