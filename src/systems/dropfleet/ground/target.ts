import { blank } from '../fleet/figures.js'
import { shipName } from '../look.js'
import { other, type Ship, type Side, type State, untouched } from '../state.js'
import { sectorFacts } from './sectors.js'

const inGround = 'sector'
export const isSector = (target: Ship): boolean => target.group === inGround

/** A ship, or a sector as something to fire at: it counts as being in Atmosphere and has saves like a ship (1.7, Firing). */
export function targetOf(s: State, id: string): Ship {
  const ship = s.ships[id]
  if (ship) return ship
  const { kind, hull } = s.sectors![id]!
  const { station, save, hull: start } = sectorFacts[kind]
  return {
    id,
    side: 'A',
    battlegroup: '',
    group: station ? '' : inGround,
    name: id,
    mark: '',
    figures: { ...blank(1), armour: save, hull: start, ...station },
    hull,
    layer: station ? 'low' : 'atmosphere',
    ...untouched,
    silent: !station,
  }
}

export const targetName = (s: State, id: string): string => shipName(targetOf(s, id))

/** Who saves for a target: its owner; for a sector the side that does not fire. */
export const saver = (s: State, id: string, firing: Side): Side => s.ships[id]?.side ?? other(firing)
