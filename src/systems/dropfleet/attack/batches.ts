import type { Shot, State } from '../state.js'
import { alike, attackOf, type Source, sourceOf, weaponOf } from './shot.js'
import { isCloseAction, ruleNumber } from './weapons.js'

/** What is rolled together: the group's whole Close Action on a ship (FAQ: one pool), or weapons that fall alike on one target. */
export interface Batch {
  readonly target: string
  readonly closeAction: boolean
  readonly sources: readonly Source[]
}

/** The next dice to roll, in the order in which they were allocated; plain data that may be kept. */
export function nextBatch(s: State): Batch | undefined {
  const shots = s.open?.firing?.shots ?? []
  const [first] = shots
  if (!first) return undefined
  const closeAction = isCloseAction(weaponOf(s, first))
  const same = shots.filter(
    (shot) => shot.target === first.target && (closeAction ? isCloseAction(weaponOf(s, shot)) : together(s, first, shot)),
  )
  return { target: first.target, closeAction, sources: same.map((shot) => sourceOf(s, shot)) }
}

const together = (s: State, a: Shot, b: Shot): boolean =>
  rulesKey(s, a) === rulesKey(s, b) && !isCloseAction(weaponOf(s, b)) && alike(attackOf(s, a), attackOf(s, b))
const rulesKey = (s: State, shot: Shot): string =>
  `${weaponOf(s, shot).damage} ${[...weaponOf(s, shot).special].filter((rule) => !rule.startsWith('linked-')).sort()}`

/** Squadron(X): X or more of the same weapon on one target give one of them three dice more (1.7, Special Rules). */
export function withSquadrons(s: State, shots: readonly Shot[]): readonly Shot[] {
  const key = (shot: Shot) => `${weaponOf(s, shot).name}>${shot.target}`
  const counts = new Map<string, number>()
  for (const shot of shots) counts.set(key(shot), (counts.get(key(shot)) ?? 0) + 1)
  const given = new Set<string>()
  return shots.map((shot) => {
    const x = ruleNumber(weaponOf(s, shot).special, 'squadron')
    if (x === undefined || counts.get(key(shot))! < x || given.has(key(shot))) return shot
    given.add(key(shot))
    return { ...shot, dice: shot.dice + 3 }
  })
}
