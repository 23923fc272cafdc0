import { orders } from '../state.js'

/** How the keys of game terms begin: beside these the English term can be shown. */
export const terms: readonly string[] = [
  'phase.',
  'segment.',
  ...orders.map((order) => `order.${order}`),
  'spike.',
  'layer-name.',
  'effect.',
]
