import { parseLines, wordsOf } from '../cards/parse.js'
import { parseDice } from '../dice.js'
import { type Battery, type Faction, type ShipCard, type Size, type Slot, type SquadronCard, zones } from '../fleet/profile.js'

/**
 * Ships: class | points size traits | hull command squadron engineering | shields | tokens | clicks of yaw by speed |
 * anti-squadron dice | armament | slots. Shields and armament stand in the order front, left, right, rear, then the
 * auxiliary zones of huge ships, then `special` and its dice.
 */
export const parseShips = (text: string, faction: Faction): readonly ShipCard[] =>
  parseLines(text).map(({ columns, aliases }) => {
    const [name = '', cost = '', values = '', shields = '', tokens, chart = '', antiSquadron = '', armament = '', slots] = columns
    const [points, size, ...traits] = cost.split(' ')
    const [hull = 0, command = 0, squadron = 0, engineering = 0] = values.split(' ').map(Number)
    return {
      class: name,
      faction,
      points: Number(points),
      size: size as Size,
      traits,
      command,
      squadron,
      engineering,
      hull,
      shields: Object.fromEntries(shields.split(' ').map((shield, index) => [zones[index]!, Number(shield)])),
      tokens: wordsOf(tokens),
      chart: chart.split(', ').map((speed) => speed.split(' ').map(Number)),
      armament: parseArmament(armament),
      antiSquadron: parseDice(antiSquadron),
      slots: wordsOf<Slot>(slots),
      aliases,
    }
  })

function parseArmament(text: string): ShipCard['armament'] {
  const [ordinary = '', special] = text.split(' special ')
  const dice = ordinary.split(' ').map((pool, index) => [zones[index] as Battery, parseDice(pool)] as const)
  return Object.fromEntries(special ? [...dice, ['special', parseDice(special)]] : dice)
}

/** Squadrons: name | class of an ace | points speed hull | anti-squadron dice, battery dice | keywords | tokens. */
export const parseSquadrons = (text: string, faction: Faction): readonly SquadronCard[] =>
  parseLines(text).map(({ columns, aliases }) => {
    const [name = '', kind = '', values = '', dice = '', keywords, tokens] = columns
    const [points = 0, speed = 0, hull = 0] = values.split(' ').map(Number)
    const [antiSquadron = '', battery = ''] = dice.split(' ')
    return {
      class: kind || name,
      name,
      faction,
      unique: kind !== '',
      points,
      speed,
      hull,
      antiSquadron: parseDice(antiSquadron),
      battery: parseDice(battery),
      tokens: wordsOf(tokens),
      keywords: wordsOf(keywords),
      aliases,
    }
  })
