/** Chances of the values 0, 1, 2, …: the value is the index, the chance a probability 0..1. They add up to 1. */
export type Distribution = Float64Array

export const certain = (value: number): Distribution => {
  const result = new Float64Array(value + 1)
  result[value] = 1
  return result
}

export function mean(chances: Distribution): number {
  return chances.reduce((sum, p, value) => sum + p * value, 0)
}

/** The standard deviation. */
export function deviation(chances: Distribution): number {
  const middle = mean(chances)
  return Math.sqrt(chances.reduce((sum, p, value) => sum + p * (value - middle) ** 2, 0))
}

/** The chance of a value or more. Added from the small end, so that tails keep their digits. */
export function atLeast(chances: Distribution, value: number): number {
  if (value <= 0) return 1
  return chances.reduceRight((sum, p, i) => (i >= value ? sum + p : sum), 0)
}

/** The sum of two independent values. */
export function plus(a: Distribution, b: Distribution): Distribution {
  const result = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++) {
    if (a[i] === 0) continue
    for (let j = 0; j < b.length; j++) result[i + j]! += a[i]! * b[j]!
  }
  return result
}

/** The sum of `n` independent values of one kind. */
export function times(one: Distribution, n: number): Distribution {
  let result = certain(0)
  for (let i = 0; i < n; i++) result = plus(result, one)
  return result
}

/** How many of `n` succeed, each with chance `p`. */
export const binomial = (n: number, p: number): Distribution => times(Float64Array.of(1 - p, p), n)

/** The distribution without the impossible values at its upper end. */
export function trimmed(chances: Distribution): Distribution {
  let length = chances.length
  while (length > 1 && chances[length - 1] === 0) length--
  return chances.subarray(0, length)
}
