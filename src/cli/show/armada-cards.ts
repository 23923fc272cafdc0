import { messages } from '../../core/words.js'
import { writeDice } from '../../systems/armada/dice.js'
import type { ShipCard, SquadronCard, UpgradeCard } from '../../systems/armada/fleet/profile.js'
import type { CatalogueCard } from './card.js'

export type ArmadaCardKey =
  | 'card.armada.ship'
  | 'card.armada.figures'
  | 'card.armada.zones'
  | 'card.armada.chart'
  | 'card.armada.slots'
  | 'card.armada.squadron'
  | 'card.armada.squadron-plain'
  | 'card.armada.squadron-figures'
  | 'card.armada.upgrade'

const say = messages<ArmadaCardKey>()

/** All ships, squadrons and upgrades of the Armada catalogue. */
export async function armadaCards(): Promise<readonly CatalogueCard[]> {
  const [{ cardsOf }, { upgradeCards }] = await Promise.all([
    import('../../systems/armada/ships/find.js'),
    import('../../systems/armada/cards/find.js'),
  ])
  const { ships, squadrons } = await cardsOf()
  return [...ships.map(shipCard), ...squadrons.map(squadronCard), ...(await upgradeCards()).cards.map(upgradeCard)]
}

function shipCard({ aliases, ...ship }: ShipCard): CatalogueCard {
  const { class: name, faction, size, points, slots } = ship
  const short = say('card.armada.ship', { name, faction, size, points })
  const { hull, command, squadron, engineering, tokens, antiSquadron } = ship
  const zones = Object.entries(ship.armament).map(
    ([zone, dice]) => `${zone} ${writeDice(dice)}/${ship.shields[zone as keyof typeof ship.shields] ?? '-'}`,
  )
  return {
    names: [name, ...aliases],
    short,
    full: [
      short,
      say('card.armada.figures', {
        hull,
        command,
        squadron,
        engineering,
        tokens: tokens.join(', '),
        antiSquadron: writeDice(antiSquadron),
      }),
      say('card.armada.zones', { zones: zones.join(', ') }),
      say('card.armada.chart', { chart: ship.chart.map((clicks, index) => `${index + 1}: ${clicks.join(' ')}`).join(', ') }),
      say('card.armada.slots', { slots: slots.join(', ') }),
    ],
    json: { system: 'armada', kind: 'ship', ...ship },
  }
}

function squadronCard({ aliases, ...squadron }: SquadronCard): CatalogueCard {
  const { name, class: kind, faction, points, speed, hull, antiSquadron, battery, tokens, keywords } = squadron
  const short =
    name === kind
      ? say('card.armada.squadron-plain', { name, faction, points })
      : say('card.armada.squadron', { name, class: kind, faction, points })
  const dice = { antiSquadron: writeDice(antiSquadron), battery: writeDice(battery) }
  const lists = { keywords: keywords.join(', ') || '-', tokens: tokens.join(', ') || '-' }
  return {
    names: name === kind ? [name, ...aliases] : [name, `${name} ${kind}`, ...aliases],
    short,
    full: [short, say('card.armada.squadron-figures', { speed, hull, ...dice, ...lists })],
    json: { system: 'armada', kind: 'squadron', ...squadron },
  }
}

function upgradeCard({ aliases, ...upgrade }: UpgradeCard): CatalogueCard {
  const { name, slot, points, factions } = upgrade
  const short = say('card.armada.upgrade', { name, slot, points, factions: factions.join(', ') || '-' })
  return { names: [name, ...aliases], short, full: [short], json: { system: 'armada', kind: 'upgrade', ...upgrade } }
}
