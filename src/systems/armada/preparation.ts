import { ask, during, type Flow } from '../../core/flow.js'
import { kebab } from '../../core/names.js'
import type { Choose, Count, Pick, Roll } from '../../core/question.js'
import { objectiveKinds } from './fleet/profile.js'
import { namesOf } from './names.js'
import { objectiveTokens } from './objectives.js'
import { ships, squadrons } from './query.js'
import { deployReminders } from './reminders.js'
import { asked, done, m, option, said } from './say.js'
import { shipPoints } from './scoring.js'
import type { SetUp, State } from './state.js'
import type { T } from './table.js'
import { type ObstacleKind, obstacleKinds, other, type Side, sides } from './terms.js'

/** The six obstacles of a game (Rules Reference 1.5 p.16). */
export const deployedObstacles: readonly ObstacleKind[] = ['asteroid', 'asteroid', 'asteroid', 'debris', 'debris', 'station']

const stages: Readonly<Record<Exclude<SetUp['stage'], 'done'>, (t: T) => Flow>> = {
  initiative: whoChooses,
  choice: chooseFirst,
  objective: chooseObjective,
  obstacles: placeObstacles,
  deployment: deploy,
}
const order = ['initiative', 'choice', 'objective', 'obstacles', 'deployment', 'done'] as const

/** The steps before the first round, in order (Rules Reference 1.5 p.16). */
export function* setUp(t: T): Flow {
  for (let stage: SetUp['stage']; (stage = t.state.setUp.stage) !== 'done'; ) {
    const now = stage
    yield* stages[now](t)
    const next = order[order.indexOf(now) + 1]!
    if (next === 'deployment') givePassTokens(t)
    t.emit({ type: 'stage-begun', stage: next, turn: next === 'obstacles' ? other(t.state.first) : t.state.first })
  }
}

/** Points of a fleet: ships with upgrades, and squadrons. */
export const fleetPoints = (s: State, side: Side): number =>
  ships(s, side).reduce((sum, ship) => sum + shipPoints(ship), 0) + squadrons(s, side).reduce((sum, { card }) => sum + card.points, 0)

/** The cheaper fleet chooses the first player; a coin decides between equals. */
function* whoChooses(t: T): Flow {
  const [a, b] = [fleetPoints(t.state, 'A'), fleetPoints(t.state, 'B')]
  if (a !== b) return t.emit({ type: 'chooser-named', side: a < b ? 'A' : 'B', coin: false })
  const [face] = yield* ask((): Roll => ({ kind: 'roll', ...asked('coin', 'both'), dice: ['d6'] }))
  t.emit({ type: 'chooser-named', side: Number(face) <= 3 ? 'A' : 'B', coin: true })
}

function* chooseFirst(t: T): Flow {
  const choice = yield* ask((): Choose<'first' | 'second'> => {
    const side = t.state.setUp.chooser || 'A'
    return {
      kind: 'choose',
      ...asked('first-player', side),
      options: [option('first', m('option.first')), option('second', m('option.second'))],
    }
  })
  const chooser = t.state.setUp.chooser || 'A'
  t.emit({ type: 'first-player-chosen', side: choice === 'first' ? chooser : other(chooser) })
}

/** The first player takes one of the three objectives of the other. */
function* chooseObjective(t: T): Flow {
  const offered = () => t.state.sides[other(t.state.first)].objectives
  if (!Object.keys(offered()).length) return
  const kind = yield* ask((): Choose => {
    const options = objectiveKinds.flatMap((one) => {
      const name = offered()[one]
      return name ? [option(one, m('option.objective', { kind: m(`objective-kind.${one}`), name }), { names: [kebab(name)] })] : []
    })
    return { kind: 'choose', ...asked('objective', t.state.first), options: [...options, done(m('option.no-objective'), 'none')] }
  })
  const name = kind === 'none' ? '' : (offered()[kind as (typeof objectiveKinds)[number]] ?? '')
  if (name) t.emit({ type: 'objective-chosen', name, tokenValue: objectiveTokens(name) })
}

const obstaclesLeft = (s: State, kind: ObstacleKind): number => {
  const count = (list: readonly ObstacleKind[]) => list.filter((one) => one === kind).length
  return count(deployedObstacles) - count(s.setUp.obstacles)
}

/** The second player first, one each in turn. */
function* placeObstacles(t: T): Flow {
  if (t.state.options.deployment === 'placed') return
  while (t.state.setUp.obstacles.length < deployedObstacles.length) {
    const choice = yield* ask((): Choose<ObstacleKind | 'done'> => {
      const { setUp } = t.state
      const options = obstacleKinds.flatMap((kind) => {
        const left = obstaclesLeft(t.state, kind)
        return left ? [option<ObstacleKind | 'done'>(kind, m('option.place', { obstacle: m(`obstacle.${kind}`), left }))] : []
      })
      return {
        kind: 'choose',
        ...asked('place-obstacle', setUp.turn),
        options: [...options, done(m('option.obstacles-placed'))],
        waits: true,
      }
    })
    if (choice === 'done') return
    t.emit({ type: 'obstacle-placed', side: t.state.setUp.turn, obstacle: choice })
  }
}

/** The side with fewer ships gets the difference in pass tokens, one less if it is first (Rules Reference 1.5 p.14). */
export function passTokens(s: State): Readonly<Record<Side, number>> {
  const given = (side: Side) => {
    const fewer = ships(s, other(side)).length - ships(s, side).length
    return s.options['pass-tokens'] === 'on' ? Math.max(0, fewer - (side === s.first ? 1 : 0)) : 0
  }
  return { A: given('A'), B: given('B') }
}

function givePassTokens(t: T): void {
  t.emit({ type: 'pass-tokens-given', ...passTokens(t.state) })
}

const shipsLeft = (s: State, side: Side) => ships(s, side).filter(({ placed }) => !placed)
const squadronsLeft = (s: State, side: Side) => squadrons(s, side).filter(({ placed }) => !placed)
const left = (s: State, side: Side) => shipsLeft(s, side).length + squadronsLeft(s, side).length

/** One ship or two squadrons a turn, the first player first; a lone last squadron waits for the ships (Rules Reference 1.5 p.16). */
function* deploy(t: T): Flow {
  while (sides.some((side) => left(t.state, side) > 0)) {
    const { turn } = t.state.setUp
    const side = left(t.state, turn) ? turn : other(turn)
    if (t.state.options.deployment === 'placed') yield* placedAlready(t)
    else yield* during(() => left(t.state, side) > 0, deployOne(t, side))
  }
}

/** The models stand already: only the speeds of the ships are asked. */
function* placedAlready(t: T): Flow {
  for (const side of sides) {
    const waiting = squadronsLeft(t.state, side).map(({ id }) => id)
    if (waiting.length) t.emit({ type: 'squadrons-placed', side, squadrons: waiting })
    for (let ship: string | undefined; (ship = shipsLeft(t.state, side)[0]?.id); ) yield* setSpeed(t, ship)
  }
}

function* deployOne(t: T, side: Side): Flow {
  const choice = yield* ask((): Choose => {
    const s = t.state
    const flying = squadronsLeft(s, side)
    const waiting = shipsLeft(s, side)
    const placed = ships(s, side).length > waiting.length
    const why = !placed ? m('not.no-ship-yet') : flying.length === 1 && waiting.length ? m('not.lone-squadron') : undefined
    const two = flying.length
      ? [option('squadrons', m('option.two-squadrons', { left: flying.length }), { disabled: waiting.length ? why : undefined })]
      : []
    const each = waiting.map(({ id, card }) => option(id, card.name, { names: namesOf(s, id) }))
    const all = option('done', m('option.all-placed'), { names: ['all'] })
    return { kind: 'choose', ...asked('deploy', side), ...said(deployReminders(s, side)), options: [...each, ...two, all], waits: true }
  })
  if (choice === 'done') yield* placedAlready(t)
  else if (choice === 'squadrons') yield* deploySquadrons(t, side)
  else yield* setSpeed(t, choice)
}

function* deploySquadrons(t: T, side: Side): Flow {
  const squadrons = yield* ask((): Pick | undefined => {
    const flying = squadronsLeft(t.state, side)
    const count = Math.min(2, flying.length)
    if (!count) return undefined
    const options = flying.map(({ id, card }) => option(id, card.name, { names: namesOf(t.state, id) }))
    return { kind: 'pick', ...asked('deploy-squadrons', side, side, { count }), min: count, max: count, options }
  })
  t.emit({ type: 'squadrons-placed', side, squadrons })
}

/** A ship deploys at a speed of its chart, never 0 (Rules Reference 1.5 p.16, 33). */
function* setSpeed(t: T, id: string): Flow {
  const there = () => shipsLeft(t.state, t.state.ships[id]!.side).some((ship) => ship.id === id)
  yield* during(there, chooseSpeed(t, id))
}

function* chooseSpeed(t: T, id: string): Flow {
  const speed = yield* ask((): Count => {
    const { side, card } = t.state.ships[id]!
    const fastest = card.chart.length
    return { kind: 'count', ...asked('deploy-speed', side, id, { ship: card.name }), min: Math.min(1, fastest), max: fastest }
  })
  t.emit({ type: 'ship-placed', ship: id, speed })
}
