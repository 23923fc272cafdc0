import { ask, during, type Flow } from '../../../core/flow.js'
import type { Choose, Option, Roll } from '../../../core/question.js'
import { decide } from '../decide.js'
import { tokensLeft } from '../launch/loads.js'
import { spike, spikeRuling } from '../launch/placing.js'
import { onTable, shipName, ships } from '../look.js'
import { launchBar } from '../losses/losses.js'
import { asks, type T } from '../question.js'
import { other, type Sector, type Ship, type Side, type State, type TroopKind } from '../state.js'
import { m } from '../words.js'
import { isStation, sectors, sectorsOf } from './sectors.js'

/** What one drop craft brings: a dropship one token, a bulk lander three infantry or a battery (1.7, Launch Assets). */
const cargo = { dropships: { infantry: 1, armour: 1 }, 'bulk-landers': { infantry: 3, battery: 1 } } as const
type Craft = keyof typeof cargo

/** Where craft come down: dropships from the Atmosphere on the ground, from Low Orbit on stations; bulk landers from either on both. */
const landable = (s: State, one: Ship, craft: Craft): readonly Sector[] =>
  one.layer === 'high'
    ? []
    : sectors(s).filter((sector) =>
        isStation(sector)
          ? sector.hull > 0 && (craft !== 'dropships' || one.layer === 'low')
          : craft !== 'dropships' || one.layer === 'atmosphere',
      )

/** Which craft a load holds, and whether they can come down from the layer that the ship is on. */
const craftOf = (s: State, one: Ship, place: number): Craft | undefined => {
  const { kind } = one.figures.launch[place]!
  if (kind === 'dropships') return landable(s, one, 'dropships').length ? 'dropships' : undefined
  return kind.startsWith('bulk-landers') && landable(s, one, 'bulk-landers').length ? 'bulk-landers' : undefined
}

interface Load {
  readonly ship: string
  readonly place: number
  readonly craft: Craft
}

const waiting = (s: State, side: Side): readonly Load[] =>
  ships(s)
    .filter((one) => one.side === side && onTable(s, one) && !launchBar(one) && !s.done.includes(`landed-${one.id}`))
    .flatMap((one) =>
      one.figures.launch.flatMap((_, place) => {
        const craft = craftOf(s, one, place)
        return craft && tokensLeft(s, one, place) > 0 ? [{ ship: one.id, place, craft }] : []
      }),
    )

export const lands = (s: State, side: Side): boolean => sectors(s).length > 0 && waiting(s, side).length > 0

const groupOf = (s: State, { ship }: Load): string => s.ships[ship]!.group

/** Who lands next: the group that has begun; else the lower initiative first, then the sides in turn, group by group (1.7, Launch Assets). */
export function nextLanding(s: State): Load | undefined {
  if (!sectors(s).length) return undefined
  const begun = s.done.findLast((what) => what.startsWith('lands-'))?.slice('lands-'.length)
  const side = begun === undefined ? undefined : s.groups[begun]!.side
  const going = side && waiting(s, side).find((load) => groupOf(s, load) === begun)
  const first = other(side ?? s.initiative ?? 'B')
  return going ?? waiting(s, first)[0] ?? waiting(s, other(first))[0]
}

/** Drop craft come down on sectors, ship by ship; enemy batteries of the cluster fire at each (1.7, Ground Combat). */
export function* land(t: T): Flow {
  for (let next: Load | undefined; (next = nextLanding(t.state)); ) {
    const { ship, place, craft } = next
    const { side, group } = t.state.ships[ship]!
    if (!t.state.done.includes(`lands-${group}`)) t.emit({ type: 'told', what: `lands-${group}` })
    const holds = () => waiting(t.state, side).some((one) => one.ship === ship && one.place === place)
    yield* during(holds, landOne(t, side, ship, place, craft))
  }
}

const landingId = (kind: TroopKind, sector: string): string => `${kind}:${sector}`

function* landOne(t: T, side: Side, ship: string, place: number, craft: Craft): Flow {
  const choices = (s: State) =>
    (Object.entries(cargo[craft]) as [TroopKind, number][]).flatMap(([kind, count]) =>
      landable(s, s.ships[ship]!, craft).map(({ id }) => ({ kind, count, sector: id })),
    )
  const chosen = yield* ask((): Choose | undefined => {
    const options: Option[] = choices(t.state).map(({ kind, count, sector }) => ({
      id: landingId(kind, sector),
      label: m('landing.option', { troops: m(`troop.${kind}`, { count }), sector }),
    }))
    return options.length
      ? {
          kind: 'choose',
          ...asks('landing', 'launch-drops', { ship: shipName(t.state.ships[ship]!), craft: m(`craft.${craft}`) }),
          by: side,
          about: ship,
          default: 'done',
          options: [...options, { id: 'done', label: m('landing.done') }],
        }
      : undefined
  })
  const landing = choices(t.state).find(({ kind, sector }) => landingId(kind, sector) === chosen)
  if (!landing) return t.emit({ type: 'told', what: `landed-${ship}` })
  const { sector, kind, count } = landing
  spike(t, ship, 'drops', yield* spikeRuling(t, [ship], 'drops'))
  const shot =
    (guarded(t.state, side, sector)
      ? yield* during(() => guarded(t.state, side, sector), batteries(t, side, ship, sector, craft, count))
      : undefined) ?? 0
  t.emit({ type: 'landed', ship, load: place })
  if (shot > 0) t.emit({ type: 'lander-shot', ship, sector, ...(shot < count && { tokens: shot }) })
  if (shot < count) t.emit({ type: 'troops-landed', side, kind, sector, count: count - shot })
}

/** Whether an enemy battery stands in the cluster. */
const guarded = (s: State, side: Side, sector: string): boolean =>
  sectorsOf(s, s.sectors![sector]!.cluster).some(({ troops }) => troops[other(side)].battery > 0)

/**
 * One die an asset, however many batteries: a bulk lander is shot down on 3+, a dropship on 5+ (FAQ). Whether a lander
 * with several tokens rolls as a whole is an option. Gives how many of its tokens are lost.
 */
function* batteries(t: T, side: Side, ship: string, sector: string, craft: Craft, count: number): Flow<number> {
  const whole = count === 1 || (yield* decide(t, 'bulk-lander')) === 'lander'
  const faces = yield* ask(
    (): Roll => ({
      kind: 'roll',
      ...asks('battery', 'battery', { sector, craft: m(`craft.${craft}`) }),
      by: other(side),
      about: ship,
      dice: Array.from({ length: whole ? 1 : count }, () => 'd6'),
    }),
  )
  const down = faces.filter((face) => Number(face) >= (craft === 'dropships' ? 5 : 3)).length
  return whole ? down * count : down
}
