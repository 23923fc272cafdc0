/** How often each face of a die came, and how often a fair die would show it. */
export interface FaceCount {
  readonly face: string
  readonly count: number
}

export interface Fairness {
  /** Dice rolled. */
  readonly n: number
  readonly faces: readonly FaceCount[]
}

/** Fewer dice than this say nothing about fairness. */
export const fewest = 30

/** Counts the faces of rolled dice of one kind; `all` are the faces of the die, those that are on it twice twice. */
export function fairness(all: readonly string[], rolled: readonly string[]): Fairness {
  const faces = [...new Set(all)].map((face) => ({ face, count: rolled.filter((one) => one === face).length }))
  return { n: rolled.length, faces }
}

/**
 * The counts between which a face of chance `p` (0 to 1) lies in 95 of 100 series of `n` fair dice: mean and two
 * deviations (1.96) of the binomial distribution, cut to what is possible.
 */
export function expected(n: number, p: number): { readonly mean: number; readonly low: number; readonly high: number } {
  const mean = n * p
  const reach = 1.96 * Math.sqrt(n * p * (1 - p))
  return { mean, low: Math.max(0, Math.ceil(mean - reach)), high: Math.min(n, Math.floor(mean + reach)) }
}
