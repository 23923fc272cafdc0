import { ordersDone } from './activation/spikes.js'
import { applyFire, firing } from './attack/apply.js'
import type { Event, ShipChange } from './events.js'
import { applyGround } from './ground/apply.js'
import { applyLaunch, released, stranded } from './launch/apply.js'
import { alive, waiting, without, withShip, withShips } from './look.js'
import { strains } from './losses/dreadnought.js'
import { small } from './losses/losses.js'
import { begun } from './segment-begun.js'
import type { Ship, State } from './state.js'

/** The pure reducer of Dropfleet: the only place where state changes. */
export function apply(s: State, e: Event): State {
  switch (e.type) {
    case 'segment-begun':
      return begun(s, e.segment)
    case 'standing-changed':
      return standing(s, e)
    case 'arrivals-settled':
      return done(s, `arrivals-${e.side}`)
    case 'deck-stacked':
      return { ...s, secret: { ...s.secret, [e.side]: e.cards } }
    case 'decks-ready':
      return done(s, 'ready')
    case 'discarded':
      return done(hand(s, e.side, s.sides[e.side].hand - e.count), `discard-${e.side}`)
    case 'drawn':
      return done(hand(s, e.side, e.hand), `draw-${e.side}`)
    case 'cleaned-up':
      return done(s, 'cleanup')
    case 'card-played': {
      const played = hand(s, e.side, s.sides[e.side].hand - e.count)
      return e.on ? { ...played, carded: [...played.carded, `${e.side}:${e.on}`] } : played
    }
    case 'card-put-aside':
      return battlegroup(s, e.battlegroup, { standing: 'gone' })
    case 'card-revealed':
      return { ...s, revealed: { ...s.revealed, [e.side]: e.battlegroup } }
    case 'split-told':
      return done({ ...s, split: e.groups }, 'split')
    case 'ruled':
      return e.always ? { ...s, options: { ...s.options, [e.option]: e.value } } : s
    case 'ratings-compared':
    case 'rolled-off':
    case 'left-out':
    case 'closed-by-jump':
      return s
    case 'goes-first':
      return { ...s, first: e.side }
    case 'turn-lost':
      return done(s, `lost-${e.battlegroup}`)
    case 'cards-discarded':
      // A battlegroup that a jump left out is not used up: its card can come up again.
      return Object.values(s.revealed).reduce((after, id) => (waiting(s, id).length ? after : battlegroup(after, id, { played: true })), {
        ...s,
        revealed: {},
      })
    case 'battlegroup-begun':
      return done({ ...s, special: '', given: '', rest: false }, `begun-${e.battlegroup}`)
    case 'shields-set':
      return done(
        withShips(s, (one) => (one.battlegroup === e.battlegroup ? { shields: e.up.includes(one.id) } : undefined)),
        `shields-${e.battlegroup}`,
      )
    case 'group-begun':
      return { ...s, open: { group: e.group, each: false, eachMove: false, moved: [], fired: false, scanners: [] } }
    case 'ship-by-ship':
      if (e.what === 'fire') return firing(s, () => ({ each: true }))
      return s.open ? { ...s, open: { ...s.open, ...(e.what === 'orders' ? { each: true } : { eachMove: true }) } } : s
    case 'coherency-set':
      return withShips(s, (one) => (e.ships.includes(one.id) ? { out: e.out } : undefined))
    case 'rest-ordered':
      return { ...s, given: e.order, rest: true }
    case 'rest-dropped':
      return { ...s, rest: false }
    case 'order-given':
      return { ...s, given: e.order }
    case 'ordered':
      return ordered(s, e)
    case 'silence-ended':
      return withShip(s, e.ship, () => ({ silent: false }))
    case 'spike-removed':
    case 'spike-gained':
      return withShip(s, e.ship, () => ({ spike: e.spike }))
    case 'spike-refused':
      return s
    case 'moved':
      return s.open ? { ...s, open: { ...s.open, moved: [...s.open.moved, ...e.ships] } } : s
    case 'layer-changed':
      return stranded(withShip(s, e.ship, () => ({ layer: e.layer })))
    case 'debris-met':
      return withShip(s, e.ship, () => ({ crossing: e.debris === 'none' ? '' : e.debris }))
    case 'fired':
      return s.open ? { ...s, open: { ...s.open, fired: true } } : s
    case 'debris-set':
    case 'weapons-unlinked':
    case 'allocated':
    case 'fire-done':
    case 'allocation-ended':
    case 'attack-resolved':
    case 'dice-lost':
    case 'ions-counted':
    case 'crippling-owed':
    case 'rule-due':
    case 'weapons-lost':
    case 'strain-rolled':
      return applyFire(s, e)
    case 'initiative-rolled':
      return e.winner ? { ...s, initiative: e.winner } : s
    case 'faction-set':
      return withShips(s, (one) => (one.side === e.side && !one.faction ? { faction: e.faction } : undefined))
    case 'launch-group-begun':
    case 'launch-debris-set':
    case 'launch-kind-ended':
    case 'launch-group-ended':
    case 'assets-placed':
    case 'assets-due':
    case 'assets-shaken':
    case 'fighters-fought':
    case 'assets-set':
    case 'assets-used':
      return applyLaunch(s, e)
    case 'scanned':
    case 'scan-failed':
      return s.open ? { ...s, open: { ...s.open, scanners: s.open.scanners.filter((id) => id !== e.ship) } } : s
    case 'went-silent':
      return withShip(s, e.ship, () => ({ silent: true, spike: 'none' }))
    case 'group-ended':
      return ended(s, e.group)
    case 'hull-lost':
      return withShip(s, e.ship, ({ hull }) => ({ hull: Math.max(0, hull - e.points) }))
    case 'hull-regained':
      return withShip(s, e.ship, ({ hull, figures }) => ({ hull: Math.min(figures.hull, hull + e.points) }))
    case 'became-crippled': {
      // A dreadnought has two marks, and may pass both at one blow.
      const twice = s.ships[e.ship]?.figures.special.includes('dreadnought')
      return withShip(s, e.ship, ({ due }) => ({
        crippled: true,
        due: e.owes && (twice || !due.includes('crippling')) ? [...due, 'crippling'] : due,
      }))
    }
    case 'crippling-rolled':
      // Another roll is owed after a Reactor Overload.
      if (e.result === 'reactor-overload') return s
      return withShip(s, e.ship, ({ due }) => ({
        due: [
          ...without(due, e.extra ? 'extra-crippling' : 'crippling'),
          ...(e.result === 'weapon-destroyed' ? (['weapon'] as const) : []),
        ],
      }))
    case 'effect-gained': {
      const after = withShip(s, e.ship, ({ effects }) => ({ effects: [...effects, e.effect] }))
      // What is lost in the middle of its own activation, or of the launch, is lost the next time.
      const now =
        e.effect === 'weapons-offline' ? s.open?.group === s.ships[e.ship]?.group : e.effect === 'launch-lost' && s.segment === 'launch'
      return now ? done(after, `${e.effect}-${e.ship}`) : after
    }
    case 'effect-ended':
      return withShip(s, e.ship, ({ effects }) => ({ effects: without(effects, e.effect) }))
    case 'not-repaired':
      return s
    case 'ship-lost':
      return stranded(lost(s, e.ship, e.how))
    case 'wreck-rolled':
    case 'wreck-settled':
      return withShip(s, e.ship, ({ due }) => ({ due: e.type === 'wreck-settled' ? due.filter((one) => one !== 'wreck') : due }))
    case 'admiral-lost': {
      const admiral = s.admirals[e.admiral]!
      return hand({ ...s, admirals: { ...s.admirals, [admiral.id]: { ...admiral, lost: true } } }, admiral.side, e.hand)
    }
    case 'told':
      return done(s, e.what)
    case 'launched':
      return done(s, `launched-${e.ship}`)
    case 'points-scored':
      return done(side(s, e.side, { points: s.sides[e.side].points + e.points }), `points-${e.side}`)
    case 'ending-set':
      return { ...s, ending: e.ending, turns: e.turns, ...(e.ending !== '' && e.ending !== 'turns' ? { segment: 'over' as const } : {}) }
    case 'ship-set':
      return stranded(corrected(s, e.ship, e.change))
    case 'battlegroup-set':
      return {
        ...battlegroup(s, e.battlegroup, e.played === undefined ? {} : { played: e.played }),
        ...(e.rating !== undefined && { ratings: { ...s.ratings, [e.battlegroup]: e.rating } }),
      }
    case 'side-set':
      return side(s, e.side, {
        ...(e.hand !== undefined && { hand: e.hand }),
        ...(e.points !== undefined && { points: e.points }),
        ...(e.name !== undefined && { name: e.name }),
      })
    case 'admiral-set': {
      const admiral = s.admirals[e.admiral]!
      const change = { ...(e.value !== undefined && { value: e.value }), ...(e.ship !== undefined && { ship: e.ship, lost: false }) }
      return { ...s, admirals: { ...s.admirals, [admiral.id]: { ...admiral, ...change } } }
    }
    case 'cluster-added':
    case 'troops-moved':
    case 'troops-landed':
    case 'troops-lost':
    case 'landed':
    case 'sector-hit':
    case 'surveyed':
    case 'sector-set':
    case 'troops-set':
      return applyGround(s, e)
    case 'cluster-misread':
    case 'lander-shot':
      return s
    case 'level-set':
      return { ...s, level: e.level }
    case 'turn-set':
      return { ...s, turn: e.turn ?? s.turn, turns: Math.max(e.turns ?? s.turns, e.turn ?? s.turn) }
    case 'pinned':
      return { ...s, pins: [...s.pins, { id: e.id, about: e.about, moment: e.moment, text: e.text }] }
    case 'unpinned':
      return { ...s, pins: s.pins.filter(({ id }) => id !== e.id) }
    case 'reminded':
      return done(s, `pin-${e.id}`)
  }
}

const done = (s: State, what: string): State => (s.done.includes(what) ? s : { ...s, done: [...s.done, what] })
const battlegroup = (s: State, id: string, change: Partial<State['battlegroups'][string]>): State => ({
  ...s,
  battlegroups: { ...s.battlegroups, [id]: { ...s.battlegroups[id]!, ...change } },
})
const side = (s: State, id: 'A' | 'B', change: Partial<State['sides']['A']>): State => ({
  ...s,
  sides: { ...s.sides, [id]: { ...s.sides[id], ...change } },
})
/** Who arrives comes in High Orbit (1.7, Preparing for Battle). */
function standing(s: State, e: Extract<Event, { type: 'standing-changed' }>): State {
  const after = battlegroup(s, e.battlegroup, { standing: e.standing })
  if (e.standing !== 'table') return after
  const here = withAdmirals(after, (ship) => after.ships[ship]?.battlegroup === e.battlegroup && alive(after.ships[ship]))
  return e.why === 'arrives' ? withShips(here, (one) => (one.battlegroup === e.battlegroup ? { layer: 'high' } : undefined)) : here
}
const hand = (s: State, id: 'A' | 'B', count: number): State => side(s, id, { hand: Math.max(0, count) })

/** The order holds from now on. A Detector's scan leaves the battlegroup's one special order open (1.7, Detector). */
function ordered(s: State, e: Extract<Event, { type: 'ordered' }>): State {
  const detects = e.order === 'active-scan' && s.ships[e.ship]!.figures.special.includes('detector')
  const after = withScanner(
    withShip(s, e.ship, (one) => {
      const strained = strains({ ...one, order: e.order }) > 0 && !one.due.includes('strain')
      return { order: e.order, ...(strained && { due: [...one.due, 'strain' as const] }) }
    }),
    e.ship,
    e.order,
  )
  return { ...after, special: e.order === 'standard' || detects ? s.special : e.order }
}

/** A ship of the open group scans, or does not. */
function withScanner(s: State, ship: string, order: Ship['order']): State {
  if (!s.open || s.open.group !== s.ships[ship]?.group) return s
  const others = s.open.scanners.filter((id) => id !== ship)
  return { ...s, open: { ...s.open, scanners: order === 'active-scan' ? [...others, ship] : others } }
}

function ended({ open: _, ...s }: State, group: string): State {
  const closed = { ...s, done: s.done.filter((what) => what !== ordersDone(group)) }
  return released(
    withShips(closed, (one) => (one.group === group ? { activated: true } : undefined)),
    group,
  )
}

/** A ship destroyed in orbit with four or more starting hull leaves a wreck to roll for; one in Atmosphere or lost to it does not. */
function lost(s: State, id: string, how: Extract<Event, { type: 'ship-lost' }>['how']): State {
  const after = withShip(s, id, (one) => {
    if (how === 'left') return { left: true, due: [], crossing: '' }
    const wreck = how === 'hull' && !small(one) && one.layer !== 'atmosphere'
    return { hull: 0, spike: 'none', silent: false, effects: [], due: wreck ? ['wreck'] : [] }
  })
  const { open } = after
  return open ? { ...after, open: { ...open, scanners: open.scanners.filter((one) => one !== id) } } : after
}

/** A ship corrected by hand: what hangs on it follows. An admiral whose ship comes back is back as well, and so is the card. */
function corrected(s: State, id: string, change: ShipChange): State {
  const before = s.ships[id]!
  const after = withShip(s, id, (one) => changed(one, change))
  const now = after.ships[id]!
  const gone = now.hull === 0 || now.left
  const scans = gone ? withScanner(after, id, '') : change.order === undefined ? after : withScanner(after, id, change.order)
  if (gone || alive(before)) return scans
  // Its card was put aside for want of ships: it is in the deck again.
  const back = scans.battlegroups[now.battlegroup]!.standing === 'gone' ? battlegroup(scans, now.battlegroup, { standing: 'table' }) : scans
  return withAdmirals(back, (ship) => ship === id)
}

/** Admirals whose ships are there again are there as well. */
const withAdmirals = (s: State, back: (ship: string) => boolean): State => ({
  ...s,
  admirals: Object.fromEntries(Object.entries(s.admirals).map(([id, one]) => [id, back(one.ship) ? { ...one, lost: false } : one])),
})

function changed(one: Ship, change: ShipChange): Partial<Ship> {
  const hull = change.hull ?? one.hull
  // A correction owes nothing: what it takes away is no longer due either.
  const due =
    hull === one.hull
      ? one.due
      : hull === 0
        ? []
        : one.due.filter((what) => what !== 'wreck' && !(what === 'crippling' && hull * 2 > one.figures.hull))
  return { ...change, due, ...(hull > 0 && one.hull === 0 && { left: false }) }
}
