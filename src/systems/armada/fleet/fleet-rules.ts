import type { Message } from '../../../core/words.js'
import { objectiveCards, upgradeCards } from '../cards/find.js'
import { factionOf, findShip, findSquadron } from '../ships/find.js'
import { say } from './check-words.js'
import { type Fleet, fleetPoints, type Ship, squadronPoints } from './fleet-shape.js'
import { objectiveKinds } from './profile.js'

/** The fleet-building rules that this fleet does not keep (Rules Reference 1.5 p.6 and 20). */
export async function checkFleet(fleet: Fleet): Promise<readonly Message[]> {
  const { limit, squadrons } = fleet
  const points = fleetPoints(fleet)
  const third = Math.ceil(limit / 3)
  const aces = squadrons.filter(({ unique, tokens }) => unique && tokens.length).length
  const most = Math.floor(limit / 100)
  return [
    ...(points > limit ? [say('check.armada.points', { points, limit })] : []),
    ...(squadronPoints(fleet) > third ? [say('check.armada.squadrons', { points: squadronPoints(fleet), third, limit })] : []),
    ...(aces > most ? [say('check.armada.aces', { count: aces, most })] : []),
    ...checkCommander(fleet),
    ...(await Promise.all(fleet.ships.map(checkShip))).flat(),
    ...checkUnique(fleet),
    ...(await checkFactions(fleet)),
    ...(await checkObjectives(fleet)),
  ]
}

function checkCommander({ commander, ships }: Fleet): readonly Message[] {
  const aboard = ships.flatMap(({ upgrades }) => upgrades).filter(({ slot }) => slot === 'commander')
  if (!commander) return [say('check.armada.no-commander')]
  const flagship = ships.find(({ id }) => id === commander.ship)
  return [
    ...(aboard.length > 1 ? [say('check.armada.commanders', { names: aboard.map(({ name }) => name).join(', ') })] : []),
    ...(flagship ? [] : [say('check.armada.no-flagship', { name: commander.name })]),
    ...(flagship?.traits.includes('flotilla') ? [say('check.armada.flotilla', { name: commander.name, ship: flagship.id })] : []),
  ]
}

async function checkShip({ id, upgrades }: Ship): Promise<readonly Message[]> {
  const { cards } = await upgradeCards()
  const modifications = upgrades.filter(({ name, slot }) =>
    cards.some((card) => card.name === name && card.slot === slot && card.modification),
  )
  const titles = upgrades.filter(({ slot }) => slot === 'title')
  const twice = upgrades.filter(({ name }, index) => upgrades.findIndex((other) => other.name === name) < index)
  return [
    ...twice.map(({ name }) => say('check.armada.twice-aboard', { name, ship: id })),
    ...(titles.length > 1 ? [say('check.armada.titles', { ship: id, names: titles.map(({ name }) => name).join(', ') })] : []),
    ...(modifications.length > 1
      ? [say('check.armada.modifications', { ship: id, names: modifications.map(({ name }) => name).join(', ') })]
      : []),
  ]
}

/** Unique names stand once in a fleet, whether on a card or on a squadron. */
function checkUnique({ ships, squadrons }: Fleet): readonly Message[] {
  const names = [
    ...ships.flatMap(({ upgrades }) => upgrades.filter(({ unique }) => unique).map(({ name }) => name)),
    ...squadrons.filter(({ unique }) => unique).map(({ name }) => name),
  ]
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index))
  return [...twice].map((name) => say('check.armada.unique', { name }))
}

async function checkFactions({ faction, ships, squadrons }: Fleet): Promise<readonly Message[]> {
  const home = factionOf(faction)
  if (!home) return []
  const names = squadrons.map(({ name, class: kind }) => (name === kind ? kind : `${name} ${kind}`))
  const matches = await Promise.all([
    ...ships.map(async ({ class: name }) => ({ name, match: await findShip(name, home) })),
    ...names.map(async (name) => ({ name, match: await findSquadron(name, home) })),
  ])
  const found = new Map<string, Message>()
  for (const { name, match } of matches) {
    if (match.kind === 'exact' && match.value.faction !== home)
      found.set(name, say('check.armada.faction', { name, faction: match.value.faction }))
  }
  return [...found.values()]
}

async function checkObjectives({ objectives }: Fleet): Promise<readonly Message[]> {
  const { find } = await objectiveCards()
  return objectiveKinds.flatMap((kind) => {
    const name = objectives[kind]
    if (name === undefined) return [say('check.armada.objective-missing', { kind: { key: `list-objective.${kind}` } })]
    const match = find(name)
    const other = match.kind === 'exact' && match.value.kind !== kind
    return other ? [say('check.armada.objective-kind', { name, kind: { key: `list-objective.${kind}` } })] : []
  })
}
