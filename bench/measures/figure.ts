import type { Figure } from '../figures.ts'
import { summarize } from '../statistics.ts'

/** The median of the rounds, with their spread. */
export function figureOf(name: string, unit: string, values: readonly number[], goal?: number): Figure {
  const rounds = summarize(values)
  return { name, value: rounds.median, unit, rounds, ...(goal === undefined ? {} : { goal }) }
}

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
