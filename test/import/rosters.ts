import { strToU8, zipSync } from 'fflate'

/** A selection of a roster, in short. */
export interface Part {
  readonly name: string
  readonly type?: 'unit' | 'model' | 'upgrade'
  readonly number?: number
  readonly points?: number
  readonly group?: string
  readonly categories?: readonly string[]
  /** Type of profile, its name, and its values. */
  readonly profile?: readonly [type: string, name: string, values: Readonly<Record<string, string>>]
  readonly parts?: readonly Part[]
}

export interface RosterSketch {
  readonly name: string
  readonly system: string
  readonly catalogue: string
  readonly points: number
  readonly parts: readonly Part[]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The roster as BattleScribe writes it. */
export function rosterXml({ name, system, catalogue, points, parts }: RosterSketch): string {
  const selection = ({
    name: title,
    type = 'upgrade',
    number = 1,
    points: cost = 0,
    group,
    categories = [],
    profile,
    parts: children = [],
  }: Part): string =>
    `<selection name="${escaped(title)}" type="${type}" number="${number}"${group ? ` group="${group}"` : ''}>` +
    (profile
      ? `<profiles><profile name="${escaped(profile[1])}" typeName="${profile[0]}"><characteristics>${Object.entries(profile[2])
          .map(([key, value]) =>
            value ? `<characteristic name="${key}">${escaped(value)}</characteristic>` : `<characteristic name="${key}"/>`,
          )
          .join('')}</characteristics></profile></profiles>`
      : '') +
    (children.length ? `<selections>${children.map(selection).join('')}</selections>` : '') +
    `<costs><cost name="pts" value="${cost}.0"/></costs>` +
    `<categories>${categories.map((category) => `<category name="${category}" primary="true"/>`).join('')}</categories></selection>`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<roster name="${escaped(name)}" gameSystemId="${system}"><costs><cost name="pts" value="${points}.0"/></costs>` +
    `<forces><force name="Force" catalogueName="${catalogue}"><selections>${parts.map(selection).join('')}</selections></force></forces></roster>`
  )
}

/** The same as New Recruit writes it. */
export function rosterJson({ name, system, catalogue, points, parts }: RosterSketch): string {
  const costs = (value: number) => [{ name: 'pts', typeId: 'x', value }]
  const selection = ({
    name: title,
    type = 'upgrade',
    number = 1,
    points: cost = 0,
    group,
    categories = [],
    profile,
    parts: children = [],
  }: Part): object => ({
    name: title,
    type,
    number,
    ...(group && { group }),
    costs: costs(cost),
    categories: categories.map((category) => ({ name: category, primary: true })),
    ...(profile && {
      profiles: [
        {
          name: profile[1],
          typeName: profile[0],
          characteristics: Object.entries(profile[2]).map(([key, value]) => ({ name: key, ...(value && { $text: value }) })),
        },
      ],
    }),
    ...(children.length && { selections: children.map(selection) }),
  })
  return JSON.stringify({
    roster: { name, gameSystemId: system, costs: costs(points), forces: [{ catalogueName: catalogue, selections: parts.map(selection) }] },
  })
}

export const rosterZip = (roster: RosterSketch): Uint8Array => zipSync({ 'fleet.ros': strToU8(rosterXml(roster)) })
