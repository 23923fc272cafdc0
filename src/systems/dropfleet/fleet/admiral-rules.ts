import type { Message } from '../../../core/words.js'
import { factionOf, freeValue } from './admirals.js'
import { say } from './check-words.js'
import { shipIds } from './fleet-ids.js'
import type { Fleet } from './fleet-shape.js'
import type { GameSize } from './game-sizes.js'
import type { Tonnage } from './profile.js'

/** Values that a ship gives for nothing to the admiral aboard (1.7, Admirals). */
const freeLevels: Readonly<Record<Tonnage, number>> = { L: 0, L2: 0, M: 0, H: 1, S: 2, S2: 2 }

/** The highest value that can be bought in a game of this size, for a faction whose crews begin at 1. */
const highest: Readonly<Record<GameSize['name'], number>> = { Skirmish: 3, Clash: 5, Battle: 6 }

export function checkAdmirals({ admirals, battlegroups, faction }: Fleet, size: GameSize['name']): readonly Message[] {
  const models = shipIds(battlegroups)
  const dreadnought = models.some(({ group }) => group.tonnage === 'S2')
  return [
    ...(admirals.length > 1 ? [say('check.dropfleet.admirals', { count: admirals.length })] : []),
    ...admirals.flatMap(({ name, value, ship }) => {
      const model = models.find(({ id }) => id === ship)
      const tonnage = model && (model.group.ships?.[model.index]?.tonnage ?? model.group.tonnage)
      const most = highest[size] + freeValue(factionOf(faction)) - 1 + (tonnage ? freeLevels[tonnage] : 0)
      return [
        ...(value > most ? [say('check.dropfleet.admiral-value', { name, value, most, size })] : []),
        ...(tonnage && ['L', 'L2'].includes(tonnage) ? [say('check.dropfleet.admiral-ship', { name, ship: ship ?? '' })] : []),
        ...(dreadnought && tonnage && tonnage !== 'S2' ? [say('check.dropfleet.admiral-dreadnought', { name })] : []),
      ]
    }),
  ]
}
