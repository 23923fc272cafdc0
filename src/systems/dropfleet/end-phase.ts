import { ask, during, type Flow } from '../../core/flow.js'
import type { Choose, Count, Pick } from '../../core/question.js'
import { hits } from './activation/fire.js'
import { spikeEvents } from './activation/spikes.js'
import { settle } from './debts.js'
import { groundFull } from './ground/combat.js'
import { clusterScore, fighting, sectors } from './ground/sectors.js'
import { criticalLocations, surveyAll, surveying } from './ground/surveys.js'
import { launchFull } from './launch/launch.js'
import { has, namesFor, onTable, shipName, ships, suffers } from './look.js'
import { hullEvents, launchBar, lossEvents } from './losses/losses.js'
import { scores } from './options.js'
import { asks, emitAll, shipOptions, type T } from './question.js'
import { beforeLaunch, beforePoints } from './reminders.js'
import { other, type Ship, type Side, type State, sides } from './state.js'
import { m } from './words.js'

const here = (s: State): readonly Ship[] => ships(s).filter((one) => onTable(s, one))
const carries = (one: Ship, ...kinds: readonly string[]): boolean =>
  one.figures.launch.some(({ kind }) => kinds.some((start) => kind.includes(start)))

/** Whether anybody in this game can put troops on the ground; without them ground combat is only told. */
const landers = (s: State): boolean => ships(s).some((one) => carries(one, 'dropships', 'bulk-landers', 'gates'))

/** End phase 1 (seed 000): refereed at level full where clusters are known; else fought on the table, and what the sector guns hit is typed in. */
export function* ground(t: T): Flow {
  if (t.state.level === 'full' && t.state.sectors) {
    yield* during(() => t.state.level === 'full', groundFull(t))
    yield* settle(t)
    return told(t, 'ground-fought')
  }
  if (!landers(t.state)) return told(t, 'no-ground')
  if (t.state.level === 'full') return told(t, 'no-cluster')
  yield* during(() => !t.state.done.includes('ground-fought') && here(t.state).length > 0, hits(t, 'both', 'ground', here, 'fire-taken'))
  told(t, 'ground-fought')
  yield* settle(t)
}

const told = (t: T, what: string): void => {
  if (!t.state.done.includes(what)) t.emit({ type: 'told', what })
}

/** Ships of a side that carry launch assets and may launch this turn. */
const launchers = (s: State, side: Side): readonly Ship[] =>
  here(s).filter((one) => one.side === side && one.figures.launch.length > 0 && !launchBar(one))

/** Assets that can hit something this turn were launched: torpedoes, and what flies further than its thrust, strike next turn. */
const strike = (s: State): boolean =>
  ships(s).some((one) => s.done.includes(`launched-${one.id}`) && carries(one, 'fighters', 'bombers', 'fire-ships'))

/** End phase 2 (seed 000): resolved step by step at level full, typed in at level tracker (1.7, Launch Assets). */
export function* launch(t: T): Flow {
  for (let before = ''; before !== t.state.level; ) {
    before = t.state.level
    yield* during(() => t.state.level === before, before === 'full' ? launchFull(t) : launchTyped(t))
  }
  yield* settle(t)
  for (const one of ships(t.state))
    if (suffers(one, 'launch-lost') && !t.state.done.includes(`launch-lost-${one.id}`))
      t.emit({ type: 'effect-ended', ship: one.id, effect: 'launch-lost', why: 'over' })
}

/** Who launches gets a Minor Spike; what the assets hit is typed in. */
function* launchTyped(t: T): Flow {
  const carriers = here(t.state).filter((one) => one.figures.launch.length > 0)
  if (!carriers.length) told(t, 'no-launch')
  else if (!t.state.done.length && !sides.some((side) => launchers(t.state, side).length)) told(t, 'nobody-launches')
  for (const side of sides)
    yield* during(() => !t.state.done.includes(`launch-${side}`) && launchers(t.state, side).length > 0, launchOf(t, side))
  yield* during(
    () => !t.state.done.includes('assets-resolved') && strike(t.state) && here(t.state).length > 0,
    hits(t, 'both', 'launch', here, 'fire-taken'),
  )
  told(t, 'assets-resolved')
}

function* launchOf(t: T, side: Side): Flow {
  const launching = yield* ask((): Pick | undefined => {
    const list = launchers(t.state, side)
    const barred = here(t.state).filter((one) => one.side === side && one.figures.launch.length > 0 && launchBar(one))
    const options = [
      ...shipOptions(list, (one) =>
        m('launch.ship', { ship: shipName(one), assets: one.figures.launch.map(({ name, launch: count }) => `${name} ${count}`) }),
      ),
      ...barred.map((one) => ({ id: one.id, label: shipName(one), names: namesFor(one, barred), disabled: m(launchBar(one)!) })),
    ]
    return list.length
      ? {
          kind: 'pick',
          ...asks('launch', 'launch'),
          remind: beforeLaunch(),
          by: side,
          about: side,
          options,
          min: 0,
          max: list.length,
          default: [],
        }
      : undefined
  })
  for (const id of launching) {
    t.emit({ type: 'launched', ship: id })
    emitAll(t, spikeEvents(t.state, id, 'minor'))
  }
  t.emit({ type: 'told', what: `launch-${side}` })
}

/** End phase 4 (seed 000): a ship whose orbit still decays sinks a layer; without Atmospheric it does not survive the Atmosphere (1.7, Damage). */
export function* decay(t: T): Flow {
  const sinking = () => here(t.state).filter((one) => one.effects.includes('orbital-decay') && !t.state.done.includes(`sank-${one.id}`))
  if (!sinking().length && !t.state.done.length) return told(t, 'no-decay')
  for (let one: Ship | undefined; (one = sinking()[0]); ) {
    const { id, layer } = one
    t.emit({ type: 'told', what: `sank-${id}` })
    if (layer === 'high') t.emit({ type: 'layer-changed', ship: id, layer: 'low' })
    else if (layer === 'low' && has(one, 'atmospheric')) t.emit({ type: 'layer-changed', ship: id, layer: 'atmosphere' })
    else if (layer === 'low') emitAll(t, lossEvents(t.state, id, 'decay'))
  }
}

/** End phase 5 (seed 000): victory points, asked in scoring turns. */
export function* points(t: T): Flow {
  yield* surveyAll(t)
  if (!scores(t.state)) return told(t, 'no-points')
  for (let at = 0; at < criticalLocations(t.state).length; at++)
    yield* during(() => !t.state.done.some((what) => what.startsWith(`critical-${at}-`)), critical(t, at))
  for (const side of sides) yield* during(() => !t.state.done.includes(`points-${side}`), pointsOf(t, side))
}

/** A critical location goes to the side with more Tonnage Value within 6" in Low Orbit: the table says which (1.7, Objectives). */
function* critical(t: T, at: number): Flow {
  const holder = yield* ask(
    (): Choose<'a' | 'b' | 'none'> => ({
      kind: 'choose',
      ...asks('critical', 'critical', { name: criticalLocations(t.state)[at]! }),
      by: 'both',
      about: `critical-${at + 1}`,
      options: [
        ...sides.map((side) => ({ id: side === 'A' ? ('a' as const) : ('b' as const), label: t.state.sides[side].name })),
        { id: 'none', label: m('critical.nobody') },
      ],
    }),
  )
  t.emit({ type: 'told', what: `critical-${at}-${holder.toUpperCase()}` })
}

/** Victory points that the referee can count: clusters, and two for each critical location. Surveys were counted when they were made. */
const counted = (s: State, side: Side): number =>
  clusterScore(s, side) + 2 * s.done.filter((what) => what.startsWith('critical-') && what.endsWith(`-${side}`)).length

function* pointsOf(t: T, side: Side): Flow {
  const scored = yield* ask(
    (): Count => ({
      kind: 'count',
      ...asks('points', 'points', { who: t.state.sides[side].name, now: t.state.sides[side].points }),
      remind: beforePoints(),
      by: side,
      about: side,
      min: 0,
      max: 99,
      ...((t.state.sectors || t.state.scenario) && { default: counted(t.state, side) }),
      ...(t.state.scenario?.surveys && !surveying(t.state) && t.state.turn > 1 && { tell: [m('critical.surveys')] }),
    }),
  )
  t.emit({ type: 'points-scored', side, points: scored })
}

/** End phase 6 (seed 000): spent dice and markers go; a leaking core costs its dreadnought three points (1.7, Damage). */
export function* tidy(t: T): Flow {
  for (const { id, effects } of here(t.state)) {
    if (!effects.includes('core-leak') || t.state.done.includes(`leak-${id}`)) continue
    t.emit({ type: 'told', what: `leak-${id}` })
    emitAll(t, hullEvents(t.state, id, 3, 'leak'))
  }
  for (const { id, troops } of sectors(t.state)) {
    // Batteries that nobody defends fall to enemy infantry or armour in their sector (1.7, Ground Combat).
    for (const side of sides) {
      const alone =
        troops[side].battery > 0 && fighting(t.state.sectors![id]!, side) === 0 && fighting(t.state.sectors![id]!, other(side)) > 0
      if (alone) t.emit({ type: 'troops-lost', side, kind: 'battery', sector: id, count: troops[side].battery })
    }
  }
  yield* settle(t)
  told(t, 'tidied')
}
