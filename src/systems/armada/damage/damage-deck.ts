/** The 52 damage cards of the core set as counts and traits. */
export const deck = {
  'structural-damage': { count: 8, trait: 'ship' },
  'injured-crew': { count: 4, trait: 'crew' },
  'shield-failure': { count: 2, trait: 'ship' },
  'projector-misaligned': { count: 2, trait: 'ship' },
  'comm-noise': { count: 2, trait: 'crew' },
  'life-support-failure': { count: 2, trait: 'crew' },
  'blinded-gunners': { count: 2, trait: 'crew' },
  'targeter-disruption': { count: 2, trait: 'ship' },
  'damaged-munitions': { count: 2, trait: 'ship' },
  'point-defence-failure': { count: 2, trait: 'ship' },
  'depowered-armament': { count: 2, trait: 'ship' },
  'disengaged-fire-control': { count: 2, trait: 'ship' },
  'coolant-discharge': { count: 2, trait: 'ship' },
  'capacitor-failure': { count: 2, trait: 'ship' },
  'compartment-fire': { count: 2, trait: 'crew' },
  'faulty-countermeasures': { count: 2, trait: 'ship' },
  'crew-panic': { count: 2, trait: 'crew' },
  'power-failure': { count: 2, trait: 'ship' },
  'ruptured-engine': { count: 2, trait: 'ship' },
  'thruster-fissure': { count: 2, trait: 'ship' },
  'thrust-control-malfunction': { count: 2, trait: 'ship' },
  'damaged-controls': { count: 2, trait: 'crew' },
} as const

export type Title = keyof typeof deck
/** Cards that act as they are dealt; all but Life Support Failure are then turned down. The others hold while they are faceup. */
export const acting = [
  'structural-damage',
  'injured-crew',
  'shield-failure',
  'projector-misaligned',
  'comm-noise',
  'life-support-failure',
] as const satisfies readonly Title[]
export type Acting = (typeof acting)[number]
export const acts = (title: Title): title is Acting => (acting as readonly Title[]).includes(title)

export const titles = Object.keys(deck) as readonly Title[]
/** Cards in the whole deck: 52. */
export const deckSize = titles.reduce((sum, title) => sum + deck[title].count, 0)

export type Seen = Readonly<Partial<Record<Title, number>>>

/** The cards that nobody has seen yet, one entry a card, in the order of the list. */
export const unseen = (seen: Seen): readonly Title[] =>
  titles.flatMap((title) => Array<Title>(Math.max(0, deck[title].count - (seen[title] ?? 0))).fill(title))

/**
 * The card that three D6 draw from the cards unseen, each with the same chance; nothing when the roll falls outside the
 * largest multiple of their number below 216, and has to be made again.
 */
export function drawn(faces: readonly string[], cards: readonly Title[]): Title | undefined {
  const value = faces.reduce((sum, face) => sum * 6 + Number(face) - 1, 0)
  const most = Math.floor(216 / cards.length) * cards.length
  return value < most ? cards[value % cards.length] : undefined
}
