import { type Colour, colours, type Face, facesOf, iconsOf } from '../../core/dice/faces.js'
import { faceChances } from '../faces.js'
import { type ArmadaAttack, critsCount, damageOf } from './attack.js'

/** A die that does damage, as far as Evade is concerned: its colour, its face and what that counts. */
export interface Kind {
  readonly die: Colour
  readonly face: Face
  readonly damage: number
  readonly crit: boolean
}

const kindOf = (attack: ArmadaAttack, die: Colour, face: Face): Kind => ({
  die,
  face,
  damage: damageOf(attack, face),
  crit: critsCount(attack) && iconsOf(face).crits > 0,
})

/** The kinds of dice that a defender may want to evade; dice without damage are never worth it. */
export const kindsOf = (attack: ArmadaAttack): readonly Kind[] =>
  colours
    .filter((die) => attack.armament[die] > 0)
    .flatMap((die) => [...new Set(facesOf(die))].map((face) => kindOf(attack, die, face)))
    .filter(({ damage }) => damage > 0)

/**
 * How many dice an Evade affects: none without the token, one with it, and one more for a ship that a larger ship attacks
 * (Rules Reference 1.5 p.5).
 */
export function evadable(attack: ArmadaAttack): number {
  if (!attack.tokens.includes('evade')) return 0
  return attack.biggerAttacker && attack.versus === 'ship' && attack.attacker === 'ship' ? 2 : 1
}

/** What an Evade may do to a roll: the changes of its damage and of its criticals. */
export interface Change {
  readonly damage: number
  readonly crits: number
  readonly p: number
}

/** One use of an Evade: its dice, how many of each kind they are, and what comes of it. */
export interface Evasion {
  readonly dice: readonly Kind[]
  readonly needs: readonly number[]
  readonly changes: readonly Change[]
}

/** Two independent changes in one, alike results put together. */
function both(a: readonly Change[], b: readonly Change[]): readonly Change[] {
  const sums = new Map<string, Change>()
  for (const one of a) {
    for (const other of b) {
      const damage = one.damage + other.damage
      const crits = one.crits + other.crits
      const key = `${damage} ${crits}`
      sums.set(key, { damage, crits, p: (sums.get(key)?.p ?? 0) + one.p * other.p })
    }
  }
  return [...sums.values()]
}

const nothing: readonly Change[] = [{ damage: 0, crits: 0, p: 1 }]

/** At long range an evaded die is cancelled, at medium and close range it is rolled again (Rules Reference 1.5 p.5). */
function changesOf(attack: ArmadaAttack, { die, damage, crit }: Kind): readonly Change[] {
  const gone = [{ damage: -damage, crits: crit ? -1 : 0, p: 1 }]
  if (attack.range === 'long') return gone
  const again = [...faceChances(die)].map(([face, p]) => {
    const fresh = kindOf(attack, die, face)
    return { damage: fresh.damage, crits: fresh.crit ? 1 : 0, p }
  })
  return both(gone, again)
}

/** Every use of an Evade on up to as many dice as it may affect, on none first. */
export function evasions(attack: ArmadaAttack, kinds: readonly Kind[]): readonly Evasion[] {
  const most = evadable(attack)
  const found: Evasion[] = [{ dice: [], needs: kinds.map(() => 0), changes: nothing }]
  let last = found.map((evasion) => ({ evasion, from: 0 }))
  for (let dice = 1; dice <= most; dice++) {
    last = last.flatMap(({ evasion, from }) =>
      kinds.slice(from).map((kind, i) => {
        const needs = evasion.needs.map((n, at) => (at === from + i ? n + 1 : n))
        const changes = both(evasion.changes, changesOf(attack, kind))
        return { evasion: { dice: [...evasion.dice, kind], needs, changes }, from: from + i }
      }),
    )
    found.push(...last.map(({ evasion }) => evasion))
  }
  return found
}
