import {
  type Cluster,
  type ClusterSize,
  clusterSizes,
  type Sector,
  type SectorKind,
  type Side,
  type State,
  type StationWeapon,
  sectorKinds,
  sides,
  stationKinds,
  stationWeapons,
  type TroopKind,
} from '../state.js'

/** What a sector is worth, its hull points and the save of its buildings; its guns, where it has any (1.7, Objectives). */
interface SectorFacts {
  readonly value: number
  readonly hull: number
  readonly save: number
  /** A space station: Signature in inches, dice of Point Defence. */
  readonly station?: { readonly signature: number; readonly pd: number }
  readonly gun?: { readonly lock: number; readonly dice: number; readonly damage: number }
}
export const sectorFacts: Readonly<Record<SectorKind, SectorFacts>> = {
  commercial: { value: 1, hull: 8, save: 4 },
  industrial: { value: 2, hull: 4, save: 4 },
  military: { value: 1, hull: 4, save: 3, gun: { lock: 3, dice: 2, damage: 1 } },
  'orbital-defence': { value: 1, hull: 6, save: 3, gun: { lock: 2, dice: 1, damage: 2 } },
  'power-plant': { value: 4, hull: 6, save: 4 },
  'comms-station': { value: 1, hull: 4, save: 5 },
  'small-station': { value: 0, hull: 8, save: 3, station: { signature: 4, pd: 5 } },
  'medium-station': { value: 0, hull: 12, save: 3, station: { signature: 6, pd: 8 } },
  'large-station': { value: 0, hull: 16, save: 3, station: { signature: 8, pd: 12 } },
}

/** Victory points for holding and for contesting a cluster; both are not added (1.7, Objectives; FAQ). */
const clusterPoints: Readonly<Record<ClusterSize, { readonly hold: number; readonly contest: number }>> = {
  small: { hold: 2, contest: 0 },
  medium: { hold: 3, contest: 1 },
  large: { hold: 4, contest: 2 },
}

/** What a ground token saves on in ground combat, and its attack dice (1.7, Ground Combat). */
export const troopFacts: Readonly<Record<TroopKind, { readonly save: number; readonly dice: number }>> = {
  infantry: { save: 5, dice: 1 },
  armour: { save: 3, dice: 3 },
  battery: { save: 3, dice: 0 },
}

export const sectors = (s: State): readonly Sector[] => Object.values(s.sectors ?? {})
export const clusters = (s: State): readonly Cluster[] => Object.values(s.clusters ?? {})
export const sectorsOf = (s: State, cluster: string): readonly Sector[] => sectors(s).filter((one) => one.cluster === cluster)

/** Infantry and armour of a side: what moves, fights and holds. */
export const fighting = ({ troops }: Sector, side: Side): number => troops[side].infantry + troops[side].armour
export const tokensOf = ({ troops }: Sector, side: Side): number => fighting({ troops } as Sector, side) + troops[side].battery

/** Who holds a sector: more infantry and armour there than the other side. Ruins can be held, but are worth nothing. */
export function holder(one: Sector): Side | undefined {
  const [a, b] = [fighting(one, 'A'), fighting(one, 'B')]
  return a === b ? undefined : a > b ? 'A' : 'B'
}

/** Victory points that clusters give a side now: for more sector value than the other, or for holding any sector at all. */
export function clusterScore(s: State, side: Side): number {
  return clusters(s).reduce((sum, { id, size }) => {
    const worth = (of: Side) =>
      sectorsOf(s, id).reduce((value, one) => value + (holder(one) === of && one.hull > 0 ? sectorFacts[one.kind].value : 0), 0)
    const holdsOne = sectorsOf(s, id).some((one) => holder(one) === side && one.hull > 0)
    const [own, theirs] = [worth(side), worth(side === 'A' ? 'B' : 'A')]
    return sum + (own > theirs ? clusterPoints[size].hold : holdsOne ? clusterPoints[size].contest : 0)
  }, 0)
}

/** Inches that comms stations add to the Scan of their holder's ships (1.7, Objectives). */
export const commsInches = (s: State, side: Side): number =>
  3 * sectors(s).filter((one) => one.kind === 'comms-station' && one.hull > 0 && holder(one) === side).length

/** What a line puts on the table: a cluster, or a station with its weapons as a cluster of its own. */
export interface ClusterLine {
  readonly size: ClusterSize
  readonly kinds: readonly SectorKind[]
  readonly weapons?: readonly StationWeapon[]
}

export const isStation = ({ kind }: Pick<Sector, 'kind'>): boolean => sectorFacts[kind].station !== undefined

/** `station: medium, laser, missile`. */
function readStation(text: string): ClusterLine | undefined {
  const [, rest = ''] = /^\s*station\s*[: ]\s*(.+)$/i.exec(text) ?? []
  const [first = '', ...more] = rest
    .toLowerCase()
    .split(/[,;]+/)
    .map((word) => word.trim().replace(/\s+/g, '-'))
  const kind = stationKinds.find((one) => one === `${first}-station`)
  const weapons = more.map((word) => stationWeapons.find((one) => one === word))
  return kind && weapons.every((one) => one !== undefined) ? { size: 'small', kinds: [kind], weapons } : undefined
}

/** `medium: military, commercial, industrial`, or a station: nothing where it is not understood. */
export function readCluster(text: string): ClusterLine | undefined {
  const station = readStation(text)
  if (station) return station
  const [, first = '', rest = ''] = /^\s*(\w+)\s*[: ]\s*(.+)$/.exec(text) ?? []
  const size = clusterSizes.find((one) => one === first.toLowerCase())
  const kinds = rest
    .toLowerCase()
    .split(/[,;]+/)
    .map((word) => sectorKinds.find((kind) => kind === word.trim().replace(/\s+/g, '-') && !isStation({ kind })))
  return size && kinds.length && kinds.every((kind) => kind !== undefined) ? { size, kinds } : undefined
}

/** A cluster put on the table, without troops. */
export function withCluster(s: State, size: ClusterSize, kinds: readonly SectorKind[], weapons?: readonly StationWeapon[]): State {
  const id = `c${clusters(s).length + 1}`
  const none = { infantry: 0, armour: 0, battery: 0 }
  const added = Object.fromEntries(
    kinds.map((kind, at) => {
      const before = kinds.slice(0, at).filter((one) => one === kind).length
      const sector = `${id}-${kind}${before ? `-${before + 1}` : ''}`
      return [
        sector,
        {
          id: sector,
          cluster: id,
          kind,
          hull: sectorFacts[kind].hull,
          troops: { A: none, B: none },
          ...(weapons && { weapons }),
        } satisfies Sector,
      ]
    }),
  )
  return { ...s, clusters: { ...s.clusters, [id]: { id, size } }, sectors: { ...s.sectors, ...added } }
}

export const bothThere = (one: Sector): boolean => sides.every((side) => tokensOf(one, side) > 0)
