/**
 * The 52 damage cards of the core set as counts and kinds. `immediate` ones act as they are dealt and are then turned
 * down; `lasting` ones hold while they are faceup; Life Support Failure does both.
 */
export const deck = {
  'structural-damage': { count: 8, trait: 'ship', immediate: true },
  'injured-crew': { count: 4, trait: 'crew', immediate: true },
  'shield-failure': { count: 2, trait: 'ship', immediate: true },
  'projector-misaligned': { count: 2, trait: 'ship', immediate: true },
  'comm-noise': { count: 2, trait: 'crew', immediate: true },
  'life-support-failure': { count: 2, trait: 'crew', immediate: false },
  'blinded-gunners': { count: 2, trait: 'crew', immediate: false },
  'targeter-disruption': { count: 2, trait: 'ship', immediate: false },
  'damaged-munitions': { count: 2, trait: 'ship', immediate: false },
  'point-defence-failure': { count: 2, trait: 'ship', immediate: false },
  'depowered-armament': { count: 2, trait: 'ship', immediate: false },
  'disengaged-fire-control': { count: 2, trait: 'ship', immediate: false },
  'coolant-discharge': { count: 2, trait: 'ship', immediate: false },
  'capacitor-failure': { count: 2, trait: 'ship', immediate: false },
  'compartment-fire': { count: 2, trait: 'crew', immediate: false },
  'faulty-countermeasures': { count: 2, trait: 'ship', immediate: false },
  'crew-panic': { count: 2, trait: 'crew', immediate: false },
  'power-failure': { count: 2, trait: 'ship', immediate: false },
  'ruptured-engine': { count: 2, trait: 'ship', immediate: false },
  'thruster-fissure': { count: 2, trait: 'ship', immediate: false },
  'thrust-control-malfunction': { count: 2, trait: 'ship', immediate: false },
  'damaged-controls': { count: 2, trait: 'crew', immediate: false },
} as const

export type Title = keyof typeof deck
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
