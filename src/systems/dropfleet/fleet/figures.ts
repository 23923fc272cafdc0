import type { Figures, System, Tonnage } from './profile.js'

/** The figures without which a ship that no catalogue knows cannot be played. */
export const playable = (own: Partial<Figures>): own is Partial<Figures> & Pick<Figures, 'hull' | 'thrust' | 'scan' | 'signature'> =>
  own.hull !== undefined && own.thrust !== undefined && own.scan !== undefined && own.signature !== undefined

/** Nothing is left for a catalogue to say. */
export const complete = (own: Partial<Figures>): boolean =>
  playable(own) &&
  own.armour !== undefined &&
  own.pd !== undefined &&
  own.points !== undefined &&
  Boolean(own.tonnage && own.weapons && own.launch && own.special)

/** What a ship that nobody described is taken to have. */
export const blank = (hull: number): Figures => ({
  tonnage: tonnageByHull(hull),
  hull,
  thrust: 0,
  scan: 0,
  signature: 0,
  armour: 4,
  pd: 0,
  points: 0,
  special: [],
  weapons: [],
  launch: [],
})

/** The tonnage that hulls of this size usually have (1.7 profiles). */
function tonnageByHull(hull: number): Tonnage {
  if (hull <= 5) return 'L'
  if (hull <= 6) return 'L2'
  if (hull <= 11) return 'M'
  if (hull <= 16) return 'H'
  return hull <= 25 ? 'S' : 'S2'
}

/** A hull with the systems that its owner chose. */
export const withSystems = (hull: Figures, systems: readonly System[]): Figures => {
  const sum = (figure: 'scan' | 'thrust' | 'armour') => systems.reduce((total, system) => total + (system[figure] ?? 0), hull[figure])
  return {
    ...hull,
    scan: sum('scan'),
    thrust: sum('thrust'),
    armour: Math.max(2, sum('armour')),
    special: [...hull.special, ...systems.flatMap(({ special }) => special)],
    weapons: [...hull.weapons, ...systems.flatMap(({ weapons }) => weapons)],
    launch: [...hull.launch, ...systems.flatMap(({ launch }) => launch)],
  }
}
