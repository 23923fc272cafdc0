import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Roll } from '../../../core/question.js'
import { tonnageValues } from '../fleet/profile.js'
import { namesFor, onTable, shipName, ships } from '../look.js'
import { asks, type T } from '../question.js'
import { type Side, type State, sides } from '../state.js'
import { m } from '../words.js'
import { clusters, isStation, sectorsOf } from './sectors.js'

interface Survey {
  readonly ship: string
  readonly cluster: string
}
const surveyId = ({ ship, cluster }: Survey): string => `${ship}:${cluster}`

/** Tonnage Value that a ship needs to survey (1.7, Objectives). */
const least = 5

/** Whether surveys are refereed: with clusters on the table, unless the scenario goes without. */
export const surveying = (s: State): boolean => s.level === 'full' && clusters(s).length > 0 && (s.scenario?.surveys ?? true)

/** What a side may survey now: not on turn 1, one ship a battlegroup, on Standard Orders in Low Orbit; each cluster once a side (1.7, Objectives). */
export function surveys(s: State, side: Side): readonly Survey[] {
  if (!surveying(s) || s.turn < 2 || s.done.includes(`surveyed-${side}`)) return []
  const left = clusters(s).filter(({ id }) => !sectorsOf(s, id).some(isStation) && !s.surveyed?.includes(`${side}:${id}`))
  return ships(s)
    .filter((one) => one.side === side && onTable(s, one) && one.layer === 'low' && one.order === 'standard')
    .filter((one) => tonnageValues[one.figures.tonnage] >= least && !s.done.includes(`survey-${one.battlegroup}`))
    .flatMap(({ id }) => left.map((cluster) => ({ ship: id, cluster: cluster.id })))
}

/** End phase 5 (seed 000): surveys come before the count; only the table sees which ship is within 6" of a cluster. */
export function* surveyAll(t: T): Flow {
  for (const side of sides) while (surveys(t.state, side).length) yield* during(() => surveys(t.state, side).length > 0, survey(t, side))
}

function* survey(t: T, side: Side): Flow {
  const chosen = yield* ask((): Choose => {
    const list = surveys(t.state, side)
    const able = ships(t.state).filter(({ id }) => list.some(({ ship }) => ship === id))
    const options = list.map((one) => ({
      id: surveyId(one),
      label: m('survey.option', { ship: shipName(t.state.ships[one.ship]!), cluster: one.cluster }),
      names: namesFor(t.state.ships[one.ship]!, able).map((name) => `${name} ${one.cluster}`),
    }))
    return {
      kind: 'choose',
      ...asks('survey', 'survey'),
      by: side,
      about: side,
      default: 'done',
      options: [...options, { id: 'done', label: m('survey.done') }],
    }
  })
  const made = surveys(t.state, side).find((one) => surveyId(one) === chosen)
  if (!made) return t.emit({ type: 'told', what: `surveyed-${side}` })
  const { ship, cluster } = made
  const holds = () => surveys(t.state, side).some((one) => surveyId(one) === chosen)
  yield* during(holds, roll(t, side, ship, cluster))
}

/** A victory point, and on 5+ the cluster is a critical location from now on. */
function* roll(t: T, side: Side, ship: string, cluster: string): Flow {
  const [face] = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('survey-dice', 'survey', { ship: shipName(t.state.ships[ship]!), cluster }),
      by: side,
      about: ship,
      dice: ['d6'],
    }),
  )
  t.emit({ type: 'surveyed', side, ship, cluster, found: Number(face) >= 5 })
}

/** Critical locations by name: those of the scenario, then the clusters that surveys made into one. */
export const criticalLocations = (s: State): readonly string[] => [...(s.scenario?.critical ?? []), ...(s.located ?? [])]
