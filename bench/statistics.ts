/** The summary of several rounds of a measurement, in the unit of the values. */
export interface Summary {
  median: number
  min: number
  max: number
  /** The 95th percentile. */
  p95: number
  count: number
}

/** The median; for an even number of values the mean of the middle two. Throws a RangeError without values. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/**
 * Nearest rank: the smallest value that at least `share` (0 to 1) of the values do not exceed; always one of
 * them.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  return sorted[Math.min(rank, sorted.length) - 1] as number
}

export const p95 = (values: readonly number[]): number => percentile(values, 0.95)

export function summarize(values: readonly number[]): Summary {
  const sorted = ascending(values)
  return {
    median: median(values),
    min: sorted[0] as number,
    max: sorted.at(-1) as number,
    p95: p95(values),
    count: values.length,
  }
}

/** One quotient per round, because values of one round are measured under the same load. */
export function ratios(values: readonly number[], bases: readonly number[]): number[] {
  if (values.length !== bases.length) throw new RangeError('a ratio needs a base for every value')
  return values.map((value, round) => value / (bases[round] as number))
}

function ascending(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError('no values')
  return [...values].sort((a, b) => a - b)
}
