import type { Ship, ShipCard, Squadron, State, Upgrade } from '../state.js'
import { type Side, sides } from '../terms.js'
import type { Fleet, Ship as FleetShip, Squadron as FleetSquadron } from './fleet-shape.js'

/** The models of all fleets, by the ids that people type. */
export function mustered(
  fleets: Readonly<Record<Side, readonly Fleet[]>>,
  speed: Readonly<Record<string, number>>,
): Pick<State, 'ships' | 'squadrons'> {
  const ships: Record<string, Ship> = {}
  const squadrons: Record<string, Squadron> = {}
  const taken = new Map<string, Side>()
  for (const side of sides) {
    for (const fleet of fleets[side]) {
      for (const [at, ship] of fleet.ships.entries()) {
        const id = free(ship.id, side, taken)
        ships[id] = newShip(id, side, ship, severalOf(fleet.ships, ship.name ?? ship.class), commanderOf(fleet, ship, at), speed[id])
      }
      for (const squadron of fleet.squadrons) {
        const id = free(squadron.id, side, taken)
        squadrons[id] = newSquadron(id, side, squadron, severalOf(fleet.squadrons, squadron.name))
      }
    }
  }
  return { ships, squadrons }
}

/** An id that is free: side B's gets `b-` where side A has it; an allied fleet counts on. */
function free(id: string, side: Side, taken: Map<string, Side>): string {
  const stem = id.replace(/-\d+$/, '')
  const numbered = stem !== id
  for (let number = numbered ? Number(id.slice(stem.length + 1)) : 1; ; number++) {
    const plain = numbered ? `${stem}-${number}` : number > 1 ? `${id}-${number}` : id
    const name = taken.has(plain) && taken.get(plain) !== side ? `${side.toLowerCase()}-${plain}` : plain
    if (taken.has(name)) continue
    taken.set(name, side)
    return name
  }
}

/** A commander who is named for the fleet and not among the upgrades of a ship counts on the flagship. */
function commanderOf({ ships, commander }: Fleet, ship: FleetShip, at: number): readonly Upgrade[] {
  const aboard = ships.some(({ upgrades }) => upgrades.some(({ slot }) => slot === 'commander'))
  if (!commander || aboard) return []
  const isFlagship = commander.ship ? commander.ship === ship.id : at === 0
  return isFlagship ? [{ name: commander.name, points: commander.points }] : []
}

const noShields = { front: 0, left: 0, right: 0, rear: 0 } as const

/** What people call a model: its own name, or its class with its number where there are several, and its mark. */
const named = (name: string, id: string, several: boolean, mark: string | undefined): string => {
  const number = several ? /-(\d+)$/.exec(id)?.[1] : undefined
  const whole = number ? `${name} ${number}` : name
  return mark ? `${whole} (${mark})` : whole
}

const severalOf = (models: readonly { readonly class: string; readonly name?: string }[], name: string): boolean =>
  models.filter((model) => (model.name ?? model.class) === name).length > 1

function newShip(
  id: string,
  side: Side,
  ship: FleetShip,
  several: boolean,
  commander: readonly Upgrade[],
  speed: number | undefined,
): Ship {
  const { id: _, name, mark, upgrades, ...figures } = ship
  const shields = Object.keys(figures.shields).length ? figures.shields : noShields
  const card: ShipCard = {
    ...figures,
    shields,
    name: named(name ?? figures.class, id, several, mark),
    ...(mark && { mark }),
    upgrades: [...upgrades.map(cardOf), ...commander],
  }
  return {
    id,
    side,
    card,
    speed: speed ?? 0,
    placed: false,
    dials: 0,
    held: '',
    commandTokens: [],
    shields,
    facedown: 0,
    faceup: [],
    tokens: card.tokens.map((type) => ({ type, state: 'ready' })),
    activated: false,
    resolved: [],
    exhausted: [],
    left: false,
    removed: false,
  }
}

const cardOf = ({ name, points, remind }: FleetShip['upgrades'][number]): Upgrade => ({
  name,
  points,
  ...(remind && { remind }),
})

function newSquadron(id: string, side: Side, squadron: FleetSquadron, several: boolean): Squadron {
  const { id: _, mark, name, ...figures } = squadron
  return {
    id,
    side,
    card: { ...figures, name: named(name, id, several, mark), ...(mark && { mark }) },
    hull: figures.hull,
    placed: false,
    tokens: figures.tokens.map((type) => ({ type, state: 'ready' })),
    activated: false,
    removed: false,
  }
}
