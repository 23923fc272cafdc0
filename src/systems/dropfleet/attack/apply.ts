import type { Event } from '../events.js'
import { withoutAssets } from '../launch/apply.js'
import { without, withShip } from '../look.js'
import type { Firing, State } from '../state.js'
import { withSquadrons } from './batches.js'
import { nothingFired } from './weapons.js'

type FireEvent = Extract<
  Event,
  {
    type:
      | 'debris-set'
      | 'weapons-unlinked'
      | 'allocated'
      | 'fire-done'
      | 'allocation-ended'
      | 'attack-resolved'
      | 'dice-lost'
      | 'ions-counted'
      | 'crippling-owed'
      | 'rule-due'
      | 'weapons-lost'
      | 'strain-rolled'
  }
>

/** The reducer's part for fire that is resolved step by step. */
export function applyFire(s: State, e: FireEvent): State {
  switch (e.type) {
    case 'debris-set':
      return firing(s, () => ({ debris: e.debris }))
    case 'weapons-unlinked':
      return firing(s, ({ unlinked }) => ({ unlinked: [...unlinked, ...e.ships.map((id) => `${id}/${e.system}`)] }))
    case 'allocated':
      return firing(s, ({ shots, fired }) => ({
        shots: [...shots, ...e.shots],
        fired: [...fired, ...e.shots.map(({ ship, weapon }) => `${ship}/${weapon}`)],
        debris: 'none',
      }))
    case 'fire-done':
      return firing(s, ({ done: before }) => ({ done: [...before, e.ship] }))
    case 'allocation-ended':
      return allocationEnded(s)
    case 'attack-resolved':
      return withoutAssets(
        firing(s, ({ shots }) => ({
          shots: shots.filter(({ ship, weapon, target }) => target !== e.target || !e.sources.includes(`${ship}/${weapon}`)),
        })),
        ({ id }) => e.sources.includes(id),
      )
    case 'dice-lost':
      return firing(s, ({ shots }) => ({ shots: shots.filter(({ target }) => target !== e.target) }))
    case 'ions-counted':
      return firing(s, ({ ions }) => ({ ions: { ...ions, [e.ship]: (ions[e.ship] ?? 0) + e.hits } }))
    case 'crippling-owed':
      return withShip(s, e.ship, ({ due }) => ({ due: [...due, 'extra-crippling'] }))
    case 'rule-due':
      return s
    case 'weapons-lost':
      return withShip(s, e.ship, ({ lost: before = [], due }) => ({ lost: [...before, ...e.weapons], due: without(due, 'weapon') }))
    case 'strain-rolled':
      return withShip(s, e.ship, ({ due }) => ({ due: without(due, 'strain') }))
  }
}

/** The fire of the open group changed; nothing where no group is open. */
export const firing = (s: State, change: (firing: Firing) => Partial<Firing>): State => {
  if (!s.open) return s
  const before = s.open.firing ?? nothingFired
  return { ...s, open: { ...s.open, firing: { ...before, ...change(before) } } }
}

/** Nothing more is allocated: squadrons get their dice, and Limited weapons have been used once more. */
function allocationEnded(s: State): State {
  const after = firing(s, ({ shots }) => ({ shots: withSquadrons(s, shots), rolling: true }))
  return (s.open?.firing?.shots ?? []).reduce((before, { ship, weapon }) => {
    const used = before.ships[ship]!.figures.weapons[weapon]!
    if (!used.special.some((rule) => rule.startsWith('limited-'))) return before
    return withShip(before, ship, ({ spent = {} }) => ({ spent: { ...spent, [`w${weapon}`]: (spent[`w${weapon}`] ?? 0) + 1 } }))
  }, after)
}
