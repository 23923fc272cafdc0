import { messages } from '../../core/words.js'
import type { Launch, Profile, Weapon } from '../../systems/dropfleet/fleet/profile.js'
import type { CatalogueCard } from './card.js'

export type DropfleetCardKey =
  | 'card.dropfleet.short'
  | 'card.dropfleet.figures'
  | 'card.dropfleet.weapon'
  | 'card.dropfleet.launch'
  | 'card.dropfleet.systems'
  | 'card.rules'

const say = messages<DropfleetCardKey>()

/** All ships of the Dropfleet catalogue. */
export async function dropfleetCards(): Promise<readonly CatalogueCard[]> {
  const { allShips } = await import('../../systems/dropfleet/ships/find.js')
  return (await allShips()).map((ship) => ({
    names: [ship.class, ship.name],
    short: shortOf(ship),
    full: [
      shortOf(ship),
      figuresOf(ship),
      ...rulesOf(ship.special),
      ...ship.weapons.map(weaponLine),
      ...ship.launch.map(launchLine),
      ...systemsOf(ship),
    ],
    json: { system: 'dropfleet', kind: 'ship', ...ship },
  }))
}

const shortOf = ({ name, faction, tonnage, points, group: [from, to] }: Profile) =>
  say('card.dropfleet.short', { name, faction, tonnage, points, group: from === to ? `${from}` : `${from}-${to}` })

const figuresOf = ({ scan, signature, shieldedSignature, thrust, hull, armour, passive, pd }: Profile) =>
  say('card.dropfleet.figures', {
    scan: `${scan}"`,
    signature: shieldedSignature === undefined ? `${signature}"` : `${signature}"/${shieldedSignature}"`,
    thrust: `${thrust}"`,
    hull,
    armour: passive === undefined ? `${armour}+` : `${armour}+/${passive}+`,
    pd,
  })

const rulesOf = (rules: readonly string[]) => (rules.length ? [say('card.rules', { rules: rules.join(', ') })] : [])

const systemsOf = ({ systems }: Profile) =>
  systems ? [say('card.dropfleet.systems', { names: systems.map(({ name }) => name).join(', ') })] : []

const weaponLine = ({ name, lock, attack, damage, arc, special }: Weapon) =>
  say('card.dropfleet.weapon', {
    name,
    lock: lock === '*' ? '*' : `${lock}+`,
    attack: `${attack}`,
    damage: `${damage}`,
    arc,
    rules: special.join(', ') || '-',
  })

const launchLine = ({ name, launch, special }: Launch) => say('card.dropfleet.launch', { name, launch, rules: special.join(', ') || '-' })
